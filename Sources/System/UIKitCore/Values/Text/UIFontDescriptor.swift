import HostInterface
import QuartzCore

/// The attributes that describe a font: its family, size, weight and slant.
open class UIFontDescriptor: NSObject {
  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters of the font have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let request: FontRequest

  init(request: FontRequest) {
    self.request = request
    super.init()
  }

  /// Creates a descriptor of the system font in 12 points; the coder isn't read.
  public required init?(coder: NSCoder) {
    request = FontRequest(size: 12)
    super.init()
  }

  /// Creates a descriptor of the font with a name, such as "DejaVuSans-Bold", in a size in points.
  /// A font that isn't installed is replaced by the most similar one.
  public convenience init(name fontName: String, size: CGFloat) {
    var request = FontName.request(for: fontName) ?? FontRequest(family: fontName, size: size)
    request.size = size
    self.init(request: request)
  }

  /// Returns the font descriptor of a text style, scaled by the desktop's text scale.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFontDescriptor(request: UIFont.preferredFont(forTextStyle: style).fontRequest)
  }

  /// Returns the font descriptor of a text style, scaled for the traits' text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    return UIFontDescriptor(request: font.fontRequest)
  }

  /// The size of the font in points.
  open var pointSize: CGFloat { request.size }
  /// The name of the font, such as "DejaVuSans-Bold".
  open var postscriptName: String { UIFont(request).fontName }

  /// The symbolic traits of the font; a weight of at least semibold counts as bold.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if request.weight >= 600 { traits.insert(.traitBold) }
    if request.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns a descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// Returns a descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  /// Returns a descriptor with exactly the specified traits. Unlike on Apple's systems it is never
  /// nil, because the most similar font is used.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor! {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
        $0.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
      }
      $0.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    }
  }

  private func changed(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var request = request
    change(&request)
    return UIFontDescriptor(request: request)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.request == request
  }

  open override var hash: Int { request.hashValue }
}

extension UIFont {
  /// Creates the font that is most similar to a descriptor. The size is in points; 0 stands for the
  /// descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if pointSize > 0 { request.size = pointSize }
    self.init(request)
  }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request: fontRequest) }
}
