import QuartzCore

extension UIButton {
  public struct Configuration {
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

    private enum Kind { case plain, gray, tinted, filled }

    private var kind: Kind
    public var title: String?
    public var image: UIImage?
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: CornerStyle = .dynamic

    private init(_ kind: Kind) { self.kind = kind }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
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
