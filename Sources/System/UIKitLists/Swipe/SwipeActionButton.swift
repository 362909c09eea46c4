import QuartzCore

/// The button of an action beside a swiped row.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()
  /// The distance from the edge adjacent to the row to the center of the content, in points.
  var contentCenter: CGFloat = 0
  /// Whether the button is at the left of the row.
  var isAtLeft = false

  private static let margin: CGFloat = 15
  private static let minimumWidth: CGFloat = 74
  private static let gap: CGFloat = 4

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the content needs, in points.
  var naturalWidth: CGFloat {
    let text = label.text?.isEmpty == false ? label.sizeThatFits(.zero).width : 0
    let image = action.image?.size.width ?? 0
    return max(Self.minimumWidth, max(text, image).rounded(.up) + 2 * Self.margin)
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.7 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = action.image?.size ?? .zero
    let width = naturalWidth - 2 * Self.margin
    var text =
      label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: width, height: 0)) : .zero
    text.width = min(text.width, width)
    let gap = image.height > 0 && text.height > 0 ? Self.gap : 0
    let isTooTall = image.height + gap + text.height > bounds.height
    label.isHidden = isTooTall && image.height > 0
    let height = label.isHidden ? image.height : image.height + gap + text.height
    let top = ((bounds.height - height) / 2).rounded()
    let middle = isAtLeft ? bounds.width - contentCenter : contentCenter
    imageView.frame = CGRect(
      x: (middle - image.width / 2).rounded(), y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: (middle - text.width / 2).rounded(), y: top + image.height + gap, width: text.width,
      height: text.height)
  }
}
