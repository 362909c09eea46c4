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
  private let outcome = UILabel("", size: 14, weight: .medium, color: .systemGreen)

  init(_ row: RouteRow) {
    self.row = row
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    let code = UILabel(row.code, size: 12.5, color: .detailText)
    code.setScaledFont(.monospacedSystemFont(ofSize: 12.5, weight: .regular))
    // Code runs from left to right in each language.
    code.textAlignment = .left
    outcome.isHidden = true
    let texts = UIStackView(
      .vertical, spacing: 5, [UILabel(row.title, size: 17, weight: .semibold), code, outcome])
    texts.isUserInteractionEnabled = false
    let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12)
    chevron.tintColor = .tertiaryLabel
    add(texts, chevron)
    NSLayoutConstraint.activate([
      texts.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
      chevron.centerXAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      chevron.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The result as text.
  var outcomeText: String? {
    get { outcome.isHidden ? nil : outcome.text }
    set {
      outcome.text = newValue
      outcome.isHidden = newValue?.isEmpty != false
    }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : .secondarySystemBackground }
  }
}
