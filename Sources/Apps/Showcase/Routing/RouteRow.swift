import Routing
import UIKit

/// An example of the router: a title, and the code that is run.
struct RouteRow {
  let title: String
  let code: String
  /// Runs it. Text that is passed to the closure is shown below the code.
  let run: @MainActor (Router, @escaping @MainActor (String) -> Void) throws -> Void

  init(
    _ title: String, _ code: String,
    run: @escaping @MainActor (Router, @escaping @MainActor (String) -> Void) throws -> Void
  ) {
    self.title = title
    self.code = code
    self.run = run
  }
}

/// A row as a card that runs it.
final class RouteRowView: UIControl {
  let row: RouteRow
  private let title = UILabel()
  private let code = UILabel()
  private let outcome = UILabel()
  private let chevron = UILabel()

  init(_ row: RouteRow) {
    self.row = row
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    title.text = row.title
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    code.text = row.code
    code.font = .monospacedSystemFont(ofSize: 12.5, weight: .regular)
    code.textColor = .secondaryLabel
    outcome.font = .systemFont(ofSize: 14, weight: .medium)
    outcome.textColor = .systemGreen
    chevron.text = "›"
    chevron.font = .systemFont(ofSize: 22)
    chevron.textColor = .tertiaryLabel
    for label in [title, code, outcome, chevron] {
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The result as text.
  var outcomeText: String? {
    get { outcome.text }
    set {
      outcome.text = newValue
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : .secondarySystemBackground }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(in: bounds.width) { $0.frame = $1 }
    chevron.sizeToFit()
    chevron.center = CGPoint(x: bounds.width - 20, y: bounds.midY - 1)
  }

  /// The total height of all below each other.
  private func place(in width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
    let availableSize = CGSize(width: max(0, width - 16 - 40), height: 1000)
    var y: CGFloat = 14
    for (label, gap) in [(title, 4.0), (code, 6.0), (outcome, 0.0)] {
      guard label.text?.isEmpty == false else { continue }
      let height = label.sizeThatFits(availableSize).height.rounded(.up)
      put(label, CGRect(x: 16, y: y, width: availableSize.width, height: height))
      y += height + gap
    }
    return y + 10
  }
}
