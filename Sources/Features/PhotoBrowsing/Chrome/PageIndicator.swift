import UIKit
import UIKitCompat

/// Shows the current page and the number of pages. The browser puts it at its `pageIndicatorEdge`
/// in the size that it asks for, and hides it if there is only one page.
@MainActor public protocol PageIndicator: UIView {
  /// Shows a page, counted from 0, and the number of pages.
  func update(page: Int, count: Int)
}

/// Shows a text such as "3 / 12".
@MainActor open class NumberIndicator: UIView, PageIndicator {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0, alpha: 0.6)
    label.textColor = .white
    label.setScaledFont(.systemFont(ofSize: 17))
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// The text that is shown.
  public var text: String { label.text ?? "" }

  open func update(page: Int, count: Int) {
    label.text = String(localized: "\(page + 1) / \(count)", bundle: .photoBrowsing)
    label.accessibilityLabel = String(localized: "\(page + 1) of \(count)", bundle: .photoBrowsing)
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(width: text.width + 24, height: text.height + 8)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}

/// Shows a row of dots; if there are more pages than fit, only those around the current page.
@MainActor public final class DotIndicator: UIView, PageIndicator {
  private var dots: [UIView] = []
  private static let pitch: CGFloat = 18
  private static let maximumDotCount = 15
  /// Whether the dots are side by side, the default, or above each other.
  public var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet {
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public func update(page: Int, count: Int) {
    let shown = min(count, Self.maximumDotCount)
    while dots.count > shown { dots.removeLast().removeFromSuperview() }
    while dots.count < shown {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 7.6, height: 7.6))
      dot.layer.cornerRadius = 3.8
      dots.append(dot)
      addSubview(dot)
    }
    let first = min(max(0, page - Self.maximumDotCount / 2), max(0, count - shown))
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = UIColor(white: 1, alpha: index == page - first ? 1 : 0.45)
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let length = CGFloat(dots.count) * Self.pitch + 20
    return axis == .horizontal
      ? CGSize(width: length, height: 26) : CGSize(width: 26, height: length)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let first = CGFloat(max(0, dots.count - 1)) * Self.pitch / -2
    for (index, dot) in dots.enumerated() {
      let offset = first + CGFloat(index) * Self.pitch
      dot.center =
        axis == .horizontal
        ? CGPoint(x: bounds.midX + offset, y: bounds.midY)
        : CGPoint(x: bounds.midX, y: bounds.midY + offset)
    }
  }
}
