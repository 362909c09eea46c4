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
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(lineSpacing)
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(baseWritingDirection)
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
  }
}

/// A paragraph style whose values can be changed before it is used in a text.
// Because only one thread uses it.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = max(0, newValue) }
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
