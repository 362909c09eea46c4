import QuartzCore

extension UIButton {
  /// The content and appearance of a button.
  public struct Configuration {
    /// The radii of a button's background.
    public enum CornerStyle: Int, Sendable {
      /// Like `medium`: 6 points.
      case fixed = -1
      /// Like `medium`: 6 points. Unlike Apple's, it does not grow with the text size.
      case dynamic
      /// 4 points.
      case small
      /// 6 points.
      case medium
      /// 10 points.
      case large
      /// Half of the shorter side.
      case capsule
    }

    private enum Kind { case plain, gray, tinted, filled }

    private var kind: Kind
    /// The title; it takes the place of titles that are set for states.
    public var title: String?
    /// The image before the title; it takes the place of images that are set for states.
    public var image: UIImage?
    /// The size and weight of a symbol, as far as its own configuration leaves them open. The
    /// default is nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The distance between image and title, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distances between the content and the edges, in points. The default is 7 vertically and
    /// 12 horizontally.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of title and image. With nil it is the tint color, or white if the button is
    /// filled.
    public var baseForegroundColor: UIColor?
    /// The color of the background. With nil it depends on the kind of configuration.
    public var baseBackgroundColor: UIColor?
    /// The radii of the background. The default is `dynamic`.
    public var cornerStyle: CornerStyle = .dynamic

    private init(_ kind: Kind) { self.kind = kind }

    /// Creates a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Creates a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Creates a configuration with a background in a light shade of the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Creates a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }

    @MainActor func foreground(tint: UIColor) -> UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      return kind == .filled ? .white : tint
    }

    @MainActor func fill(tint: UIColor) -> UIColor? {
      switch kind {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func radius(for size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .capsule: min(size.width, size.height) / 2
      case .small: 4
      case .large: 10
      case .fixed, .dynamic, .medium: 6
      }
    }
  }
}
