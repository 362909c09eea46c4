import QuartzCore

/// A position in the text of a text input, which only that text input can interpret.
@MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A range in the text of a text input, which only that text input can interpret.
@MainActor open class UITextRange: NSObject {
  public override init() { super.init() }
  /// Whether the range is empty.
  open var isEmpty: Bool { start === end }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of selected text within a line.
@MainActor open class UITextSelectionRect: NSObject {
  public override init() { super.init() }
  /// The rectangle, in the coordinates of the text input.
  open var rect: CGRect { .zero }
  /// The writing direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}

/// A position in UIKit's own text inputs: an offset in UTF-16 code units.
final class TextOffset: UITextPosition {
  let value: Int

  init(_ value: Int) { self.value = value }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
  override var hash: Int { value }
}

/// A range in UIKit's own text inputs.
final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
}

/// A rectangle of selected text in UIKit's own text inputs.
final class TextSelectionArea: UITextSelectionRect {
  private let area: CGRect
  private let direction: NSWritingDirection
  private let isFirst: Bool
  private let isLast: Bool

  init(_ area: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    self.area = area
    self.direction = direction
    self.isFirst = isFirst
    self.isLast = isLast
  }

  override var rect: CGRect { area }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
