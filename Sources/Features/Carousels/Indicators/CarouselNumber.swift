import UIKit

/// Shows a text such as "1/9".
@MainActor public final class CarouselNumber: UIView, CarouselIndicator {
  /// The font of the label; by default it follows the text size.
  public var font = UIFontMetrics.default.scaledFont(
    for: .systemFont(ofSize: 11), maximumPointSize: 22)
  { didSet { show() } }
  /// The color of the label.
  public var textColor = UIColor.white { didSet { show() } }

  public var numberOfPages = 0 { didSet { if numberOfPages != oldValue { show() } } }
  public var currentPage = 0 { didSet { if currentPage != oldValue { show() } } }

  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0, alpha: 0.6)
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    show()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// The text that the label shows, such as "2/5".
  public var text: String { label.text ?? "" }

  private func text(for page: Int) -> String {
    String(localized: "\(page + 1)/\(numberOfPages)", bundle: .carousels)
  }

  private func show() {
    label.font = font
    label.textColor = textColor
    label.text = text(for: currentPage)
    superview?.setNeedsLayout()
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.setNeedsLayout()
  }

  /// Wide enough for the last number, so that the size stays the same.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = UILabel()
    widest.font = label.font
    widest.text = text(for: numberOfPages - 1)
    let text = widest.sizeThatFits(size)
    return CGSize(width: max(text.width + 14, text.height + 6), height: text.height + 6)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
