import QuartzCore
import TextEditing

/// The implementation of `UITextInput`, with offsets as positions.
extension TextInputCore {
  func offset(of position: UITextPosition) -> Int {
    min(max(0, (position as? TextOffset)?.value ?? 0), editor.count)
  }

  func range(of range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return min(start, end)..<max(start, end)
  }

  func text(in range: UITextRange) -> String? { editor.storage.string(in: self.range(of: range)) }

  func replace(_ range: UITextRange, withText text: String) {
    let range = editor.rounded(self.range(of: range))
    let attributes = editor.attributes(forTypingAt: range.lowerBound)
    perform(byPerson: false) { editor.replace(range, with: TextFragment(text, attributes)) }
    editor.endTyping()
  }

  var selectedTextRange: UITextRange? {
    get { TextOffsetRange(editor.selection.range) }
    set {
      guard let newValue else { return }
      select(TextSelection(range(of: newValue)), byPerson: false)
    }
  }

  var markedTextRange: UITextRange? { editor.marked.map(TextOffsetRange.init) }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let location = max(0, selectedRange.location == NSNotFound ? 0 : selectedRange.location)
    let (end, overflows) = location.addingReportingOverflow(max(0, selectedRange.length))
    perform {
      editor.markedSpans = []
      editor.setMarked(markedText ?? "", selection: location..<(overflows ? location : end))
    }
  }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard start is TextOffset, end is TextOffset else { return nil }
    let (start, end) = (offset(of: start), offset(of: end))
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflows) = self.offset(of: position).addingReportingOverflow(offset)
    guard !overflows, target >= 0, target <= editor.count else { return nil }
    return TextOffset(target)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    var place = self.offset(of: position)
    let x = column.caretRect(at: place).minX
    for _ in 0..<min(max(0, offset), editor.count) {
      let next: Int?
      switch direction {
      case .left, .right: next = column.offset(movingFrom: place, toTheRight: direction == .right)
      case .up, .down:
        next = column.offset(from: place, linesDown: direction == .down ? 1 : -1, x: x)
      }
      guard let next else { return nil }
      place = next
    }
    return TextOffset(place)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: position), offset(of: other))
    return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    let range = self.range(of: range)
    return TextOffset(
      isForward(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let offset = offset(of: position)
    return TextOffsetRange(isForward(direction, at: offset) ? offset..<editor.count : 0..<offset)
  }

  private func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
    switch direction {
    case .up: false
    case .down: true
    case .left, .right: (direction == .right) != column.isRightToLeft(at: offset)
    }
  }

  func baseWritingDirection(at position: UITextPosition) -> NSWritingDirection {
    column.isRightToLeft(at: offset(of: position)) ? .rightToLeft : .leftToRight
  }

  /// Sets the writing direction of the paragraphs in a range, which can't be undone.
  func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    let range = self.range(of: range)
    let first = editor.paragraphRange(at: range.lowerBound)
    let all =
      first
      .lowerBound..<max(first.upperBound, editor.paragraphRange(at: range.upperBound).upperBound)
    func changed(_ old: SharedAttributes) -> SharedAttributes {
      let style = NSMutableParagraphStyle()
      if let old = old.values[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.baseWritingDirection = direction
      return SharedAttributes(old.values.merging([.paragraphStyle: style]) { $1 })
    }
    if all.isEmpty {
      editor.typingAttributes = changed(editor.attributes(forTypingAt: all.lowerBound))
    }
    perform(byPerson: false) { editor.setAttributes(in: all, changed) }
  }

  private func inOwner(_ rect: CGRect) -> CGRect {
    owner.map { canvas.convert(rect, to: $0) } ?? rect
  }

  func firstRect(for range: UITextRange) -> CGRect {
    let range = self.range(of: range)
    guard !range.isEmpty else { return caretRect(for: TextOffset(range.lowerBound)) }
    let line = column.lineRange(at: range.lowerBound)
    let end = max(min(range.upperBound, line.upperBound), range.lowerBound)
    let rects = column.selectionRects(
      for: range.lowerBound..<end, from: 0, to: .greatestFiniteMagnitude)
    return inOwner(rects.reduce(CGRect.null) { $0.union($1) })
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    var rect = column.caretRect(at: offset(of: position))
    rect.origin.x -= TextCanvas.caretWidth / 2
    rect.size.width = TextCanvas.caretWidth
    return inOwner(rect)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let range = self.range(of: range)
    let rects = column.selectionRects(for: range, from: 0, to: .greatestFiniteMagnitude)
    let direction =
      column.isRightToLeft(at: range.lowerBound)
      ? NSWritingDirection.rightToLeft : .leftToRight
    return rects.enumerated().map { index, rect in
      TextSelectionArea(
        inOwner(rect), direction, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    guard let owner else { return nil }
    return TextOffset(column.offset(closestTo: canvas.convert(point, from: owner)))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = self.range(of: range)
    return closestPosition(to: point).map {
      TextOffset(min(max(offset(of: $0), range.lowerBound), range.upperBound))
    }
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let owner else { return nil }
    let inside = canvas.convert(point, from: owner)
    let offset = column.offset(closestTo: inside)
    // The caret can be on either side of the character.
    for start in [offset, editor.offset(from: offset, by: .character, forward: false)] {
      let end = editor.offset(from: start, by: .character, forward: true)
      let rects = column.selectionRects(for: start..<end, from: 0, to: .greatestFiniteMagnitude)
      if rects.contains(where: { $0.contains(inside) }) { return TextOffsetRange(start..<end) }
    }
    return nil
  }

  func styling(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
    editor.storage.attributes(at: offset(of: position))?.values ?? editor.emptyAttributes.values
  }
}
