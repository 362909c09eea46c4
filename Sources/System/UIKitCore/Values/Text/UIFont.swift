import HostInterface
import QuartzCore

/// A font of the desktop in a specific size and weight.
public final class UIFont: NSObject, Sendable {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number, where 0 is regular and 0.4 is bold.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Weight 100 on the scale that fonts use.
    public static let ultraLight = Weight(-0.8)
    /// Weight 200.
    public static let thin = Weight(-0.6)
    /// Weight 300.
    public static let light = Weight(-0.4)
    /// Weight 400.
    public static let regular = Weight(0)
    /// Weight 500.
    public static let medium = Weight(0.23)
    /// Weight 600.
    public static let semibold = Weight(0.3)
    /// Weight 700.
    public static let bold = Weight(0.4)
    /// Weight 800.
    public static let heavy = Weight(0.56)
    /// Weight 900.
    public static let black = Weight(0.62)

    /// The weight on the scale that fonts use, from 100 to 900.
    var number: Int {
      let table: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
        (0.56, 800), (0.62, 900),
      ]
      return table.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }
  }

  /// A text style, which determines a font; its size applies at the default text scale.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Large titles, in 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level, in 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level, in 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level, in 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings, in semibold 17 points.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Body text, in 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts, in 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Subheadings, in 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Footnotes, in 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions, in 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions, in 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  package let fontRequest: FontRequest
  /// The way in which the font scales with the text scale; nil for a font of fixed size.
  private let scaling: Scaling?

  /// A font at the default text scale, and the maximum size to which it scales, in points.
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

  /// Returns the factor of text sizes; if the traits don't specify it, the current one.
  package static func scale(for traits: UITraitCollection?) -> CGFloat {
    let scale = (traits ?? .current).textScale
    if scale > 0 { return scale }
    let usual = UITraitCollection.ofApp.textScale
    return usual > 0 ? usual : 1
  }

  /// Returns this font in a size that scales with the text scale.
  func scaled(
    upTo maximum: CGFloat?, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    precondition(
      scaling == nil, "UIFontMetrics.scaledFont(for:) was given a font that is scaled already")
    let scaling = Scaling(usual: fontRequest, maximum: maximum)
    return UIFont(scaling, scale: Self.scale(for: traits))
  }

  /// Returns the same font at the text scale of the traits; nil for a font of fixed size.
  func following(_ traits: UITraitCollection) -> UIFont? {
    scaling.map { UIFont($0, scale: Self.scale(for: traits)) }
  }

  /// The sizes in points at the default text scale.
  private static let usualSizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
    .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  /// The size of the font in points.
  public var pointSize: CGFloat { fontRequest.size }

  /// Returns the desktop's interface font in the specified size, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(size: fontSize))
  }

  /// Returns the desktop's interface font in the specified size, in points, and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRequest(size: fontSize, weight: weight.number))
  }

  /// Returns the desktop's interface font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the desktop's interface font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(size: fontSize, isItalic: true))
  }

  /// Returns the desktop's interface font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRequest(size: fontSize, weight: weight.number, hasMonospacedDigits: true))
  }

  /// Returns the desktop's monospaced font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRequest(size: fontSize, weight: weight.number, isMonospaced: true))
  }

  /// Returns the font for a text style, scaled by the desktop's text scale.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style, scale: scale(for: nil))
  }

  /// Returns the font for a text style, scaled for the traits' text size; if the traits don't
  /// specify it, for the desktop's.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { UIFont(style, scale: scale(for: traitCollection)) }

  /// Returns the same font in another size, which doesn't scale with the text scale.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = fontRequest
    request.size = fontSize
    return UIFont(request)
  }

  private var metrics: FontMetrics {
    MainThread.run { HostServices.current.text?.metrics(for: fontRequest) }
      ?? .estimated(size: pointSize)
  }

  /// The height of the font above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }
  /// The depth of the font below the baseline, in points, as a negative number.
  public var descender: CGFloat { metrics.descender }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x, in points.
  public var xHeight: CGFloat { metrics.xHeight }
  /// The leading of the font: the space that it requests between lines, in points; 0 for most
  /// fonts.
  public var leading: CGFloat { metrics.leading }
  /// The family of the font, such as "DejaVu Sans".
  public var familyName: String {
    let family = metrics.family
    return family.isEmpty ? fontRequest.family ?? "" : family
  }
  /// The name of the font, such as "DejaVuSans-Bold".
  public var fontName: String { FontName(family: familyName, request: fontRequest).text }
  /// The height of a line, from ascender to descender, in points.
  public var lineHeight: CGFloat { metrics.ascender - metrics.descender }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontRequest == fontRequest
  }

  public override var hash: Int { fontRequest.hashValue }
}
