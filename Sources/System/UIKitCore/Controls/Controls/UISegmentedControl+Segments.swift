import QuartzCore

extension UISegmentedControl {
  /// A segment and the views that show it.
  @MainActor final class Segment {
    var title: String?
    var image: UIImage?
    let action: UIAction?
    /// The width in points; with 0, the segment takes a share of the width that the others leave.
    var width: CGFloat = 0
    var isEnabled = true
    let label = UILabel()
    /// The accessibility element of the segment, created on first request.
    var part: AccessibilityPart?
    let imageView = UIImageView(frame: .zero)
    /// The line at the leading edge.
    let divider = UIView()

    /// The width of the title in a font. Readers ask for frames again and again, and measuring must not
    /// change what is drawn.
    private var measured: (title: String, font: UIFont, width: CGFloat)?

    private static let margin: CGFloat = 12
    private static let symbolSide: CGFloat = 18

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
      self.title = title
      self.image = image
      self.action = action
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = Self.fontSize / Self.largestFontSize
      imageView.contentMode = .scaleAspectFit
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = .separator
    }

    /// In points; the control's height is the same for all sizes of text.
    private static let (fontSize, largestFontSize): (CGFloat, CGFloat) = (13, 18)

    private static func font(_ weight: UIFont.Weight) -> UIFont {
      UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: fontSize, weight: weight), maximumPointSize: largestFontSize)
    }

    private var imageSize: CGSize {
      guard let image else { return .zero }
      return image.symbol == nil
        ? image.size : CGSize(width: Self.symbolSide, height: Self.symbolSide)
    }

    /// The width is the same for the selected and the normal font, so that selecting moves nothing.
    @MainActor var naturalWidth: CGFloat {
      guard image == nil else { return imageSize.width + 2 * Self.margin }
      let (title, font) = (title ?? "", Self.font(.semibold))
      if let measured, measured.title == title, measured.font == font {
        return measured.width + 2 * Self.margin
      }
      let width = title.size(withAttributes: [.font: font]).width.rounded(.up)
      measured = (title, font, width)
      return width + 2 * Self.margin
    }

    func layOut(in frame: CGRect, isSelected: Bool, isEnabled: Bool, isPressed: Bool) {
      let size = imageSize
      imageView.image = image
      imageView.isHidden = image == nil
      imageView.tintColor = .label
      imageView.frame = CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      label.isHidden = image != nil
      label.text = title
      label.font = Self.font(isSelected ? .semibold : .medium)
      let height = label.sizeThatFits(.zero).height
      label.frame = CGRect(
        x: frame.minX + 2, y: frame.midY - height / 2, width: max(0, frame.width - 4),
        height: height)
      let alpha: CGFloat = isEnabled && self.isEnabled ? (isPressed ? 0.4 : 1) : 0.3
      label.alpha = alpha
      imageView.alpha = alpha
    }

    func removeViews() {
      for view in [label, imageView, divider] { view.removeFromSuperview() }
    }
  }

  func change(animated: Bool, _ body: () -> Void) {
    body()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, animations: { self.layoutIfNeeded() })
  }
}
