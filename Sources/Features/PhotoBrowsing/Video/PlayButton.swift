import UIKit

/// A large round button with a symbol.
@MainActor final class PlayButton: UIControl {
  private let symbolView = UIImageView()
  private let action: @MainActor () -> Void

  /// The diameter, in points.
  static let side: CGFloat = 68

  enum Symbol: String { case play = "play.fill", pause = "pause.fill" }

  var symbol = Symbol.play {
    didSet { if symbol != oldValue { showSymbol() } }
  }

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    backgroundColor = UIColor(white: 0, alpha: 0.45)
    layer.cornerRadius = Self.side / 2
    symbolView.contentMode = .scaleAspectFit
    symbolView.tintColor = .white
    symbolView.isUserInteractionEnabled = false
    symbolView.frame = bounds.insetBy(dx: 19, dy: 19)
    addSubview(symbolView)
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    showSymbol()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func showSymbol() { symbolView.image = UIImage(systemName: symbol.rawValue) }

  override var isHighlighted: Bool {
    didSet { backgroundColor = UIColor(white: 0, alpha: isHighlighted ? 0.7 : 0.45) }
  }
}
