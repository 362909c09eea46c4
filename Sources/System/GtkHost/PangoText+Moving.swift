import CGtk
import Foundation
import HostInterface

// Moving the caret by what is seen. Pango's own function for it doesn't get past some line ends in
// paragraphs of mixed directions.
extension PangoText {
  /// A line and the carets that are shown in it.
  private struct CaretLine {
    var line: UnsafeMutablePointer<PangoLayoutLine>
    /// The UTF-16 offsets of the first and last caret.
    var offsets: ClosedRange<Int>
    var isRightToLeft: Bool
  }

  /// The longest line in UTF-16 code units whose carets are sorted by their place; in a longer one
  /// of mixed directions, they move as in its paragraph.
  private static let longestSortedLine = 4000

  package func offset(movingFrom offset: Int, toTheRight: Bool) -> Int? {
    let start = stops.stop(atOrBefore: offset)
    let lines = caretLines
    guard let index = lines.lastIndex(where: { $0.offsets.lowerBound <= start }) else { return nil }
    if let next = neighbor(of: start, in: lines[index], toTheRight: toTheRight) { return next }
    let next = index + (toTheRight != lines[index].isRightToLeft ? 1 : -1)
    guard lines.indices.contains(next) else { return nil }
    return outermost(in: lines[next], left: toTheRight)
  }

  private var caretLines: [CaretLine] {
    var lines: [CaretLine] = []
    forEachLine { piece, line, _, _ in
      let bytes = self.bytes(of: line, in: piece)
      let start = stops.offsets.utf16(at: bytes.lowerBound)
      let end = stops.offsets.utf16(at: bytes.upperBound)
      if let last = lines.last, last.offsets.upperBound >= start, last.offsets.lowerBound < start {
        // Where a line wraps, the caret is in the next one.
        lines[lines.count - 1].offsets =
          last.offsets.lowerBound...max(last.offsets.lowerBound, stops.stop(atOrBefore: start - 1))
      }
      let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      lines.append(
        CaretLine(line: line, offsets: start...max(start, end), isRightToLeft: isRightToLeft))
      return true
    }
    return lines
  }

  private func neighbor(of offset: Int, in line: CaretLine, toTheRight: Bool) -> Int? {
    let direction = direction(of: line)
    if direction != .mixed {
      let forwards = toTheRight == (direction == .leftToRight)
      let next =
        forwards ? stops.stop(atOrAfter: offset + 1) : stops.stop(atOrBefore: offset - 1)
      return next != offset && line.offsets.contains(next) ? next : nil
    }
    let carets = sortedCarets(of: line)
    guard let place = carets.firstIndex(of: min(offset, line.offsets.upperBound)) else {
      return nil
    }
    let next = place + (toTheRight ? 1 : -1)
    return carets.indices.contains(next) ? carets[next] : nil
  }

  private func outermost(in line: CaretLine, left: Bool) -> Int? {
    switch direction(of: line) {
    case .leftToRight: return left ? line.offsets.lowerBound : line.offsets.upperBound
    case .rightToLeft: return left ? line.offsets.upperBound : line.offsets.lowerBound
    case .mixed:
      let carets = sortedCarets(of: line)
      return left ? carets.first : carets.last
    }
  }

  /// The directions in which the letters of a line run.
  private enum LineDirection { case leftToRight, rightToLeft, mixed }

  private func direction(of line: CaretLine) -> LineDirection {
    guard line.offsets.count <= Self.longestSortedLine else {
      return line.isRightToLeft ? .rightToLeft : .leftToRight
    }
    var runs = line.line.pointee.runs
    var (hasLeft, hasRight) = (!line.isRightToLeft, line.isRightToLeft)
    while let run = runs {
      let glyphs = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      if let item = glyphs?.pointee.item {
        if item.pointee.analysis.level % 2 == 0 { hasLeft = true } else { hasRight = true }
      }
      runs = run.pointee.next
    }
    return hasLeft && hasRight ? .mixed : hasRight ? .rightToLeft : .leftToRight
  }

  /// The carets of a line from left to right.
  private func sortedCarets(of line: CaretLine) -> [Int] {
    var carets: [(offset: Int, x: CGFloat)] = []
    var offset = line.offsets.lowerBound
    while offset <= line.offsets.upperBound {
      carets.append((offset, caretX(at: offset)))
      let next = stops.stop(atOrAfter: offset + 1)
      guard next > offset else { break }
      offset = next
    }
    return carets.sorted { one, other in
      one.x != other.x
        ? one.x < other.x : (one.offset < other.offset) != line.isRightToLeft
    }.map(\.offset)
  }
}
