import HostInterface
import QuartzCore
import TextEditing

extension TextColumn {
  private func place(_ offset: Int) -> (index: Int, local: Int, layout: ParagraphLayout) {
    let (index, layout) = settle(at: offset)
    return (index, min(max(0, offset - start(of: index)), layout.count), layout)
  }

  /// Returns the rectangle of the caret before the character at an offset, without width.
  func caretRect(at offset: Int) -> CGRect {
    let place = place(offset)
    return place.layout.caretRect(at: place.local).offsetBy(dx: 0, dy: top(of: place.index))
  }

  /// Returns the offset nearest to a point.
  func offset(closestTo point: CGPoint) -> Int {
    let (index, layout) = settle(at: start(of: piece(atHeight: point.y)))
    let y = min(max(0, point.y - top(of: index)), max(0, layout.height - 0.5))
    return start(of: index) + min(layout.offset(closestTo: CGPoint(x: point.x, y: y)), layout.count)
  }

  /// Returns the selection rectangles of a range, limited to the pieces between two y-coordinates.
  func selectionRects(for range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var result: [CGRect] = []
    var index = max(pieceIndex(at: range.lowerBound), piece(atHeight: top))
    while index < pieceCount, start(of: index) <= range.upperBound, self.top(of: index) < bottom {
      let layout = layout(of: index)
      guard index < pieceCount else { break }
      let start = start(of: index)
      let last = pieceIndex(at: range.upperBound)
      let local = max(0, range.lowerBound - start)..<max(0, range.upperBound - start)
      let inside = local.lowerBound..<max(local.lowerBound, local.upperBound)
      result += layout.selectionRects(for: inside, width: width, goesOn: index < last)
        .map { $0.offsetBy(dx: 0, dy: self.top(of: index)) }
      index += 1
    }
    return result
  }

  /// Returns the offset reached by a step on screen; nil at the ends of the text.
  func offset(movingFrom offset: Int, toTheRight: Bool) -> Int? {
    let place = place(offset)
    if let moved = place.layout.offset(movingFrom: place.local, toTheRight: toTheRight),
      moved != place.local
    {
      if !place.layout.isContinued || moved < place.layout.count {
        return start(of: place.index) + moved
      }
    }
    let isForward = toTheRight != isRightToLeft(piece: place.index)
    let next = place.index + (isForward ? 1 : -1)
    guard next >= 0, next < pieceCount else { return nil }
    if isContinuation(isForward ? next : place.index) {
      return caret(enteringFromSide: isForward, of: next, toTheRight: toTheRight)
    }
    return isForward ? start(of: next) : start(of: next) + layout(of: next).count
  }

  /// Returns the caret position reached from the adjacent line of the paragraph, which is in
  /// another piece.
  private func caret(enteringFromSide isFirst: Bool, of index: Int, toTheRight: Bool) -> Int {
    let layout = layout(of: index)
    let start = start(of: min(index, pieceCount - 1))
    return start
      + (isFirst
        ? layout.firstCaret(toTheRight: toTheRight) : layout.lastCaret(toTheRight: toTheRight))
  }

  func isRightToLeft(piece index: Int) -> Bool {
    let layout = layout(of: index)
    return layout.count == 0 ? style.isRightToLeft : layout.lines.first?.isRightToLeft ?? false
  }

  func isRightToLeft(at offset: Int) -> Bool { isRightToLeft(piece: settle(at: offset).index) }

  /// Returns the offset a number of lines below or, if negative, above another one, at a distance
  /// from the left edge. Beyond the first and last line, returns the ends of the text.
  func offset(from offset: Int, linesDown: Int, x: CGFloat) -> Int {
    let place = place(offset)
    let line = place.layout.line(at: place.local)
    let target = line + linesDown
    let lines = place.layout.lines
    func point(_ index: Int, _ line: TextLine) -> Int {
      let found = layout(of: index).offset(closestTo: CGPoint(x: x, y: line.frame.midY))
      let lines = layout(of: index).lines
      // The end of a wrapped line is the beginning of the next one.
      let isLast = line == lines.last && !layout(of: index).isContinued
      let inLine =
        isLast || found < line.range.upperBound || line.range.isEmpty
        ? found : lastStop(of: line, in: index)
      return start(of: index) + min(inLine, layout(of: index).count)
    }
    if lines.indices.contains(target) { return point(place.index, lines[target]) }
    let next = place.index + (linesDown > 0 ? 1 : -1)
    guard next >= 0, next < pieceCount else {
      return linesDown > 0 ? start(of: place.index) + place.layout.count : 0
    }
    let others = layout(of: next).lines
    return (linesDown > 0 ? others.first : others.last).map { point(next, $0) } ?? start(of: next)
  }

  /// Returns the last offset of a wrapped line at which the caret is displayed in that line.
  private func lastStop(of line: TextLine, in index: Int) -> Int {
    let start = start(of: index)
    return stopBefore(start + line.range.upperBound) - start
  }

  /// Returns the beginning or end of the line at an offset.
  func lineEdge(at offset: Int, end: Bool) -> Int {
    let place = place(offset)
    let lines = place.layout.lines
    let index = place.layout.line(at: place.local)
    guard lines.indices.contains(index) else { return offset }
    let start = start(of: place.index)
    guard end else { return start + lines[index].range.lowerBound }
    let isLast = index == lines.count - 1 && !place.layout.isContinued
    return start + (isLast ? place.layout.count : lastStop(of: lines[index], in: place.index))
  }

  /// Returns the range of the line at an offset.
  func lineRange(at offset: Int) -> Range<Int> {
    let place = place(offset)
    let lines = place.layout.lines
    let index = place.layout.line(at: place.local)
    let start = start(of: place.index)
    guard lines.indices.contains(index) else { return offset..<offset }
    let end = index == lines.count - 1 ? place.layout.count : lines[index + 1].range.lowerBound
    return start + lines[index].range.lowerBound..<start + max(end, lines[index].range.lowerBound)
  }
}
