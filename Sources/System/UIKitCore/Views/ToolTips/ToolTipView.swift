import HostInterface
import QuartzCore

/// The bubble with the text of a tool tip, over everything else in its window.
final class ToolTipView: UIView {
  private let label = UILabel()
  /// The distances of the text from the edges, in points.
  private static let padding = CGSize(width: 10, height: 6)
  /// The distance between the bubble and what it is about, and from the edges of the window.
  private static let gap: CGFloat = 6
  /// The greatest width of the text at the default text size, in points.
  private static let widestText: CGFloat = 280

  /// - Parameter view: The view that it is about, whose traits and direction it has.
  init(_ text: String, of view: UIView) {
    super.init(frame: .zero)
    let traits = view.traitCollection
    overrideUserInterfaceStyle = traits.userInterfaceStyle
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.23 : 0.985, alpha: 1)
    }
    layer.cornerRadius = 7
    layer.borderWidth = 0.5
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.text = text
    label.textColor = .label
    label.numberOfLines = 0
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 13), compatibleWith: traits)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.textAlignment = isMirrored ? .right : .left
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String { label.text ?? "" }

  /// Appears below a rectangle of a window, or above it where there is no room below.
  func show(beside source: CGRect, in window: UIWindow) {
    let room = window.bounds.insetBy(dx: Self.gap, dy: Self.gap)
    let padding = Self.padding
    let scale = label.font.pointSize / 13
    let widest = min(Self.widestText * scale, room.width - 2 * padding.width)
    let fitting = label.sizeThatFits(CGSize(width: widest, height: room.height))
    let size = CGSize(
      width: min(fitting.width.rounded(.up), widest) + 2 * padding.width,
      height: fitting.height.rounded(.up) + 2 * padding.height)
    let frame = HostPopupPlacement(
      anchor: source.insetBy(dx: 0, dy: -Self.gap), side: .below, alignment: .center, size: size
    ).frame(in: room)
    window.addSubview(self)
    self.frame = CGRect(
      origin: CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded()), size: frame.size)
    label.frame = bounds.insetBy(dx: padding.width, dy: padding.height)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    alpha = 0
    UIView.animate(withDuration: 0.12, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
  }
}
