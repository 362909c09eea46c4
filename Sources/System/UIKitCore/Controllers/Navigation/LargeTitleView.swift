import QuartzCore

/// The large title of a navigation bar, at the bottom of a view that clips it: the lower the view,
/// the less of the title is visible below the row of buttons.
final class LargeTitleView: UIView {
  private let label = UILabel()

  /// The distance of the title from the sides, like that of rows, in points.
  private static let margin: CGFloat = 16
  /// The distance of the title from the bottom, in points.
  private static let bottomMargin: CGFloat = 8
  /// The maximum scale of the text, so that a title of some length fits in a narrow window.
  private static let largestScale: CGFloat = 1.6
  /// The pull, in points, that would double the size of the title, and the title's maximum growth.
  private static let stretchForDouble: CGFloat = 900
  private static let largestGrowth: CGFloat = 0.1

  /// The distance by which the content is pulled down, in points.
  var stretch: CGFloat = 0 { didSet { if stretch != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.accessibilityTraits = .header
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  static func font(for traits: UITraitCollection?) -> UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold), maximumPointSize: 34 * largestScale,
      compatibleWith: traits)
  }

  /// Returns the height that the title takes up in the bar, in points.
  static func height(
    _ attributes: [NSAttributedString.Key: Any], for traits: UITraitCollection
  ) -> CGFloat {
    let font = attributes[.font] as? UIFont ?? Self.font(for: traits)
    return max(
      NavigationBarParts.largeTitleHeight, (font.lineHeight + bottomMargin + 2).rounded(.up))
  }

  private var title: String?
  private var attributes: [NSAttributedString.Key: Any] = [:]

  package override func traitsDidChange() {
    super.traitsDidChange()
    show(title, attributes)
  }

  func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
    (self.title, self.attributes) = (title, attributes)
    label.font = Self.font(for: traitCollection)
    if attributes.isEmpty {
      label.text = title
    } else {
      var all = attributes
      all[.font] = all[.font] ?? label.font
      all[.foregroundColor] = all[.foregroundColor] ?? UIColor.label
      label.attributedText = NSAttributedString(string: title ?? "", attributes: all)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let size = label.sizeThatFits(CGSize(width: max(0, bounds.width - 2 * margin), height: 0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = 1 + min(stretch / Self.stretchForDouble, Self.largestGrowth)
    let width = min(size.width, max(0, bounds.width - 2 * margin))
    // The title grows from the leading end of its baseline.
    let drawn = CGSize(width: width * scale, height: size.height * scale)
    label.bounds = CGRect(origin: .zero, size: CGSize(width: width, height: size.height))
    label.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    let x = isMirrored ? bounds.width - margin - drawn.width : margin
    label.center = CGPoint(
      x: x + drawn.width / 2, y: bounds.height - Self.bottomMargin - drawn.height / 2)
  }
}
