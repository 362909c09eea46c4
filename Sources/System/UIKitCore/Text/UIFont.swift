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
  /// Of which it is the preferred font, and so follows the text scale.
  let textStyle: TextStyle?

  package init(_ request: FontRequest) {
    fontRequest = request
    textStyle = nil
  }

  private init(_ style: TextStyle, scale: CGFloat) {
    let size = ((Self.usualSizes[style] ?? 17) * scale).rounded()
    let weight: Weight = style == .headline ? .semibold : .regular
    fontRequest = FontRequest(size: size, weight: weight.number)
    textStyle = style
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
    UIFont(style, scale: UIApplication.current?.host.desktop.textScale ?? 1)
  }

  /// Traits that say nothing of the size of text leave it to the desktop.
  @MainActor public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let scale = traitCollection?.textScale, scale > 0 else {
      return preferredFont(forTextStyle: style)
    }
    return UIFont(style, scale: scale)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = fontRequest
    request.size = fontSize
    return UIFont(request)
  }

  @MainActor private var metrics: FontMetrics {
    TextServices.shaping?.metrics(for: fontRequest) ?? .estimated(size: pointSize)
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

/// The text engine of the host that runs; set at launch.
@MainActor package enum TextServices {
  package static var shaping: (any TextShaping)?
}
