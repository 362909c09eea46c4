import QuartzCore
import TextEditing

/// A drag that selects text.
struct TextDrag {
  enum Unit { case character, word, paragraph }
  var unit: Unit
  /// The range selected by the press, which remains selected.
  var start: Range<Int>
}

extension TextInputCore {
  func offset(at point: CGPoint) -> Int {
    owner.map { column.offset(closestTo: canvas.convert(point, from: $0)) } ?? 0
  }

  /// Returns the range of the unit at an offset that a press selects.
  private func range(of unit: TextDrag.Unit, at offset: Int) -> Range<Int> {
    switch unit {
    case .character: return offset..<offset
    case .word: return isSecure ? 0..<editor.count : editor.wordRange(at: offset)
    case .paragraph: return editor.paragraphRange(at: offset)
    }
  }

  /// Begins a selection with a pointer's button at a point of the owner.
  ///
  /// - Parameters:
  ///   - clicks: The number of clicks; 2 select words, 3 select paragraphs.
  ///   - extending: Whether the selection is extended to the point.
  func press(at point: CGPoint, clicks: Int, extending: Bool) {
    columnX = nil
    let offset = offset(at: point)
    let unit: TextDrag.Unit = [.paragraph, .character, .word][clicks % 3]
    if extending {
      let anchor = editor.selection.anchor
      drag = TextDrag(unit: .character, start: anchor..<anchor)
      select(TextSelection(anchor: anchor, focus: offset))
      return
    }
    let range = range(of: unit, at: offset)
    drag = TextDrag(unit: unit, start: range)
    select(TextSelection(range))
  }

  /// Extends the selection to a point of the owner, in the units that the press selected.
  func drag(to point: CGPoint) {
    guard let drag else { return }
    let reached = range(of: drag.unit, at: offset(at: point))
    let isBackward = reached.lowerBound < drag.start.lowerBound
    select(
      isBackward
        ? TextSelection(anchor: drag.start.upperBound, focus: reached.lowerBound)
        : TextSelection(
          anchor: drag.start.lowerBound, focus: max(reached.upperBound, drag.start.upperBound)))
  }

  /// Ends a drag. A press that selected nothing can activate an item such as a link.
  func release(at point: CGPoint) {
    let wasPress = drag?.unit == .character && editor.selection.isEmpty
    drag = nil
    if wasPress { _ = owner?.activate(at: offset(at: point), point) }
  }

  /// Moves the caret to a tap: to the nearer end of the word, because fingers are imprecise.
  func tap(at point: CGPoint, count: Int) {
    columnX = nil
    let offset = offset(at: point)
    if owner?.activate(at: offset, point) == true { return }
    guard count == 1 else {
      return select(TextSelection(range(of: count == 2 ? .word : .paragraph, at: offset)))
    }
    let word = editor.wordRange(at: offset)
    guard editor.isWord(word), !isSecure else {
      return select(TextSelection(caret: offset))
    }
    let isNearStart = offset - word.lowerBound < word.upperBound - offset
    select(TextSelection(caret: isNearStart ? word.lowerBound : word.upperBound))
  }
}
