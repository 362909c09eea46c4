import HostInterface
import QuartzCore

public final class UIFont: NSObject, Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// 100…900, as fonts name their weights.
    var number: Int {
      let table: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
        (0.56, 800), (0.62, 900),
      ]
      return table.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  package let fontRequest: FontRequest
  /// What it follows the text scale from; nil for a font of a fixed size.
  private let scaling: Scaling?

  /// A font where text has its usual size, and the greatest size it takes in points.
  private struct Scaling {
    let usual: FontRequest
    let maximum: CGFloat?
  }

  package init(_ request: FontRequest) {
    fontRequest = request
    scaling = nil
  }

  private init(_ scaling: Scaling, scale: CGFloat) {
    var request = scaling.usual
    request.size = min((request.size * scale).rounded(), scaling.maximum ?? .infinity)
    fontRequest = request
    self.scaling = scaling
  }

  private convenience init(_ style: TextStyle, scale: CGFloat) {
    let weight: Weight = style == .headline ? .semibold : .regular
    let usual = FontRequest(size: Self.usualSizes[style] ?? 17, weight: weight.number)
    self.init(Scaling(usual: usual, maximum: nil), scale: scale)
  }

  /// What the size of text is multiplied by; traits that say nothing of it leave it to the desktop.
  @MainActor static func scale(for traits: UITraitCollection?) -> CGFloat {
    if let scale = traits?.textScale, scale > 0 { return scale }
    return UIApplication.current?.host.desktop.textScale ?? 1
  }

  /// This font, following the text scale from the size it has.
  @MainActor func scaled(
    upTo maximum: CGFloat?, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    precondition(
      scaling == nil, "UIFontMetrics.scaledFont(for:) was given a font that is scaled already")
    let scaling = Scaling(usual: fontRequest, maximum: maximum)
    return UIFont(scaling, scale: Self.scale(for: traits))
  }

  /// The same font at the traits' text scale; nil for one of a fixed size.
  @MainActor func following(_ traits: UITraitCollection) -> UIFont? {
    scaling.map { UIFont($0, scale: Self.scale(for: traits)) }
  }

  /// In points, where text has its usual size.
  private static let usualSizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
    .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  public var pointSize: CGFloat { fontRequest.size }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(size: fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRequest(size: fontSize, weight: weight.number))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(size: fontSize, isItalic: true))
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRequest(size: fontSize, weight: weight.number, hasMonospacedDigits: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRequest(size: fontSize, weight: weight.number, isMonospaced: true))
  }

  /// The size at the usual setting, times the desktop's text scale.
  @MainActor public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style, scale: scale(for: nil))
  }

  /// Traits that say nothing of the size of text leave it to the desktop.
  @MainActor public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { UIFont(style, scale: scale(for: traitCollection)) }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = fontRequest
    request.size = fontSize
    return UIFont(request)
  }

  @MainActor private var metrics: FontMetrics {
    HostServices.current.text?.metrics(for: fontRequest) ?? .estimated(size: pointSize)
  }

  @MainActor public var ascender: CGFloat { metrics.ascender }
  /// Negative.
  @MainActor public var descender: CGFloat { metrics.descender }
  @MainActor public var capHeight: CGFloat { metrics.capHeight }
  @MainActor public var xHeight: CGFloat { metrics.xHeight }
  @MainActor public var lineHeight: CGFloat { metrics.ascender - metrics.descender }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontRequest == fontRequest
  }

  public override var hash: Int { fontRequest.hashValue }
}
