import HostInterface
import QuartzCore

/// A paragraph that is laid out. Offsets count from its beginning.
@MainActor final class ParagraphLayout {
  let layout: any TextLayout
  let node: RenderNode
  /// The number of code units without the line break.
  let count: Int
  /// The offset before each dot and after the last one, of secure text.
  private let dots: [Int]?

  init(_ layout: any TextLayout, shadows: [RenderNode], color: CGColor, count: Int, dots: [Int]?) {
    self.layout = layout
    self.count = count
    self.dots = dots
    let text = RenderNode(.text(layout, origin: .zero, color: color))
    node = shadows.isEmpty ? text : RenderNode(.group(shadows + [text]))
  }

  var height: CGFloat { layout.size.height }

  private func shown(_ offset: Int) -> Int {
    guard let dots else { return min(max(0, offset), count) }
    return dots.lastIndex { $0 <= offset } ?? 0
  }

  private func stored(_ offset: Int) -> Int {
    guard let dots else { return offset }
    return dots[min(max(0, offset), dots.count - 1)]
  }

  func caretRect(at offset: Int) -> CGRect { layout.caretRect(at: shown(offset)) }

  func offset(closestTo point: CGPoint) -> Int { stored(layout.offset(closestTo: point)) }

  func offset(movingFrom offset: Int, toTheRight: Bool) -> Int? {
    layout.offset(movingFrom: shown(offset), toTheRight: toTheRight).map(stored)
  }

  var lines: [TextLine] {
    layout.lines.map {
      var line = $0
      line.range = stored($0.range.lowerBound)..<stored($0.range.upperBound)
      return line
    }
  }

  /// The index of the line in which a caret is.
  func line(at offset: Int) -> Int {
    let lines = lines
    return lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  /// The areas of a range. Lines that it goes beyond are covered as far as `width`.
  ///
  /// - Parameter isContinued: Whether the selection goes on with the next paragraph.
  func selectionRects(for range: Range<Int>, width: CGFloat?, isContinued: Bool) -> [CGRect] {
    let lines = lines
    guard range.lowerBound <= count, let last = lines.indices.last else { return [] }
    var result: [CGRect] = []
    for (index, line) in lines.enumerated() {
      let end = index == last ? count : lines[index + 1].range.lowerBound
      let part = range.clamped(to: line.range.lowerBound..<max(end, line.range.lowerBound))
      let goesOn = range.upperBound > end || index == last && isContinued
        || range.upperBound == end && index != last && range.lowerBound < end
      let isEmptyLine = index == last && isContinued && range.lowerBound <= end
      guard !part.isEmpty || isEmptyLine else { continue }
      var rects = part.isEmpty ? [] : layout.selectionRects(
        for: shown(part.lowerBound)..<shown(part.upperBound)
      ).filter { $0.midY > line.frame.minY && $0.midY < line.frame.maxY }
      if goesOn, let width, range.upperBound > end || index == last {
        let caret = caretRect(at: index == last ? count : max(part.lowerBound, line.range.lowerBound))
        var edge = rects.isEmpty
          ? CGRect(x: caret.minX, y: line.frame.minY, width: 0, height: line.frame.height)
          : line.isRightToLeft ? rects.removeFirst() : rects.removeLast()
        if line.isRightToLeft {
          edge = CGRect(x: 0, y: edge.minY, width: edge.maxX, height: edge.height)
        } else {
          edge.size.width = max(edge.width, width - edge.minX)
        }
        rects.append(edge)
      }
      result += rects
    }
    return result
  }
}
