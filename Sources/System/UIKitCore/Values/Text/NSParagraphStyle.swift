import HostInterface
import QuartzCore

/// The paragraph style of a text. The style of a text's first character applies to the whole text.
open class NSParagraphStyle: NSObject, @unchecked Sendable {  // because it is immutable
  /// The distance between the bottom of a line and the top of the next one, in points; 0 by
  /// default.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The alignment of the lines; natural by default.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The line break mode; word wrapping by default.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The base writing direction; natural by default, which is that of the first letter.
  open fileprivate(set) var baseWritingDirection = NSWritingDirection.natural

  /// The factor of the height of lines; 0 by default, which is that of the font. What it adds lies
  /// half above and half below a line.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The minimum height of lines in points; 0 by default.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The maximum height of lines in points; 0 by default, which sets no limit.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0

  /// The style with the default values.
  open class var `default`: NSParagraphStyle { shared }

  private static let shared = NSParagraphStyle()

  public override init() { super.init() }

  /// Creates a style like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return lineSpacing == other.lineSpacing && alignment == other.alignment
      && lineBreakMode == other.lineBreakMode && baseWritingDirection == other.baseWritingDirection
      && lengths == other.lengths
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(lineSpacing)
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(baseWritingDirection)
    hasher.combine(lengths)
    return hasher.finalize()
  }

  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  fileprivate func take(_ other: NSParagraphStyle) {
    lineSpacing = other.lineSpacing
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    baseWritingDirection = other.baseWritingDirection
    lineHeightMultiple = other.lineHeightMultiple
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
  }

  private var lengths: [CGFloat] {
    [lineHeightMultiple, minimumLineHeight, maximumLineHeight]
  }

  /// Whether lines aren't as high as their font.
  var changesLineHeight: Bool {
    lineHeightMultiple > 0 || minimumLineHeight > 0 || maximumLineHeight > 0
  }

  /// Returns the height of a line with a font.
  func lineHeight(of font: UIFont) -> CGFloat {
    let height = font.lineHeight * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    let limited = maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    return max(limited, minimumLineHeight)
  }
}

extension TextRequest {
  /// Takes what a style says of paragraphs besides their alignment and line breaks.
  mutating func take(_ style: NSParagraphStyle?) {
    guard let style else { return }
    lineSpacing = style.lineSpacing
    direction = style.baseWritingDirection.request
  }
}

/// A paragraph style whose values can be changed before it is used in a text.
// Because only one thread uses it.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = max(0, newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = max(0, newValue) }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = max(0, newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = max(0, newValue) }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }

  /// Replaces all values with those of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}
