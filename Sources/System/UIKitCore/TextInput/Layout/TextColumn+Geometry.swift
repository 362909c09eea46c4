import HostInterface
import QuartzCore

extension TextColumn {
  private func place(_ offset: Int) -> (index: Int, local: Int, layout: ParagraphLayout) {
    let index = paragraphIndex(at: offset)
    let layout = layout(of: index)
    return (index, min(offset - start(of: index), layout.count), layout)
  }

  /// The caret before the character at an offset, without width.
  func caretRect(at offset: Int) -> CGRect {
    let place = place(offset)
    return place.layout.caretRect(at: place.local).offsetBy(dx: 0, dy: top(of: place.index))
  }

  /// The offset that is nearest to a point.
  func offset(closestTo point: CGPoint) -> Int {
    let index = paragraph(atHeight: point.y)
    let layout = layout(of: index)
    let y = min(max(0, point.y - top(of: index)), max(0, layout.height - 0.5))
    return start(of: index) + min(layout.offset(closestTo: CGPoint(x: point.x, y: y)), layout.count)
  }

  /// The areas of a range; of paragraphs that lie between two heights only.
  func selectionRects(for range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let first = max(paragraphIndex(at: range.lowerBound), paragraph(atHeight: top))
    let last = paragraphIndex(at: range.upperBound)
    var result: [CGRect] = []
    var index = first
    while index <= last, self.top(of: index) < bottom {
      let start = start(of: index)
      let layout = layout(of: index)
      let local = max(0, range.lowerBound - start)..<max(0, range.upperBound - start)
      let inside = local.lowerBound..<max(local.lowerBound, local.upperBound)
      result += layout.selectionRects(for: inside, width: width, isContinued: index < last)
        .map { $0.offsetBy(dx: 0, dy: self.top(of: index)) }
      index += 1
    }
    return result
  }

  /// The offset that is reached by a step on screen; nil at the ends of the text.
  func offset(movingFrom offset: Int, toTheRight: Bool) -> Int? {
    let place = place(offset)
    if let moved = place.layout.offset(movingFrom: place.local, toTheRight: toTheRight),
      moved != place.local
    {
      return start(of: place.index) + min(moved, place.layout.count)
    }
    let isForward = toTheRight != isRightToLeft(paragraph: place.index)
    let next = place.index + (isForward ? 1 : -1)
    guard next >= 0, next < paragraphCount else { return nil }
    return isForward ? start(of: next) : start(of: next) + layout(of: next).count
  }

  func isRightToLeft(paragraph index: Int) -> Bool {
    let layout = layout(of: index)
    return layout.count == 0 ? style.isRightToLeft : layout.lines.first?.isRightToLeft ?? false
  }

  func isRightToLeft(at offset: Int) -> Bool { isRightToLeft(paragraph: paragraphIndex(at: offset)) }

  /// The offset a number of lines further down, or up, at a distance from the left edge; the ends of
  /// the text beyond the first and last line.
  func offset(from offset: Int, linesDown: Int, x: CGFloat) -> Int {
    let place = place(offset)
    let line = place.layout.line(at: place.local)
    let target = line + linesDown
    let lines = place.layout.lines
    func point(_ index: Int, _ line: TextLine) -> Int {
      let found = layout(of: index).offset(closestTo: CGPoint(x: x, y: line.frame.midY))
      let lines = layout(of: index).lines
      // The end of a line that is wrapped is the beginning of the next one.
      let isLast = line == lines.last
      let inLine = isLast || found < line.range.upperBound || line.range.isEmpty
        ? found : lastStop(of: line, in: index)
      return start(of: index) + min(inLine, layout(of: index).count)
    }
    if lines.indices.contains(target) { return point(place.index, lines[target]) }
    let next = place.index + (linesDown > 0 ? 1 : -1)
    guard next >= 0, next < paragraphCount else {
      return linesDown > 0 ? start(of: place.index) + place.layout.count : 0
    }
    let others = layout(of: next).lines
    return (linesDown > 0 ? others.first : others.last).map { point(next, $0) } ?? start(of: next)
  }

  /// The last offset of a wrapped line at which a caret is shown in it.
  private func lastStop(of line: TextLine, in index: Int) -> Int {
    let start = start(of: index)
    return stopBefore(start + line.range.upperBound) - start
  }

  /// The beginning or end of the line at an offset.
  func lineEdge(at offset: Int, end: Bool) -> Int {
    let place = place(offset)
    let lines = place.layout.lines
    let index = place.layout.line(at: place.local)
    guard lines.indices.contains(index) else { return offset }
    let start = start(of: place.index)
    guard end else { return start + lines[index].range.lowerBound }
    let isLast = index == lines.count - 1
    return start + (isLast ? place.layout.count : lastStop(of: lines[index], in: place.index))
  }

  /// The range of the line at an offset.
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
