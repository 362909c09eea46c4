import QuartzCore

/// How the lines of a text stand. A text has one: that of its first character counts for all of it.
open class NSParagraphStyle: NSObject, @unchecked Sendable {  // because it never changes
  /// Points between the bottom of a line and the top of the next.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  public static let `default` = NSParagraphStyle()

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return lineSpacing == other.lineSpacing && alignment == other.alignment
      && lineBreakMode == other.lineBreakMode
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(lineSpacing)
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
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
  }
}

/// One that can be changed, until a text has it.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {  // because one thread has it
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

  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}
