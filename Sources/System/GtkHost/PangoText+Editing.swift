import CGtk
import Foundation
import HostInterface

/// Where carets stand in a laid out text; made when it is first asked for, as most text isn't
/// edited.
struct CaretStops {
  let offsets: TextOffsets
  /// Whether a caret can stand at each UTF-16 offset, and at the end.
  private let isStop: [Bool]

  @MainActor init(pieces: [PangoText.Piece], runs: [TextRequest.Run]) {
    let utf8 = TextSource(runs).utf8
    let offsets = TextOffsets(utf8)
    var isStop = [Bool](repeating: true, count: offsets.utf16Count + 1)
    for piece in pieces {
      var count: Int32 = 0
      let first = pango_layout_get_log_attrs_readonly(piece.layout, &count)
      let attributes = UnsafeBufferPointer(start: first, count: Int(count))
      let start = offsets.utf16(at: piece.bytes.lowerBound)
      let bytes = utf8[piece.bytes.clamped(to: 0..<utf8.count)]
      // The end of a piece is the start of the next, or that of the text.
      for (index, stop) in TextBoundaries.list(attributes, of: bytes).dropLast().enumerated() {
        isStop[start + index] = stop.contains(.character)
      }
    }
    self.offsets = offsets
    self.isStop = isStop
  }

  /// The nearest stop at or before an offset.
  func stop(atOrBefore offset: Int) -> Int {
    var offset = max(0, min(offset, offsets.utf16Count))
    while offset > 0, !isStop[offset] { offset -= 1 }
    return offset
  }

  /// The nearest stop at or after an offset.
  func stop(atOrAfter offset: Int) -> Int {
    var offset = max(0, min(offset, offsets.utf16Count))
    while offset < offsets.utf16Count, !isStop[offset] { offset += 1 }
    return offset
  }
}

extension PangoText {
  package var lines: [TextLine] {
    var result: [TextLine] = []
    forEachLine { piece, line, frame, baseline in
      let bytes = self.bytes(of: line, in: piece)
      result.append(
        TextLine(
          range: stops.offsets.utf16(
            at: bytes.lowerBound)..<stops.offsets.utf16(at: bytes.upperBound),
          frame: frame, baseline: baseline,
          isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
      return true
    }
    return result.isEmpty ? [TextLine(range: 0..<0, frame: .zero, baseline: 0)] : result
  }

  package func offset(closestTo point: CGPoint) -> Int {
    guard let piece = piece(atHeight: point.y) else { return 0 }
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_xy_to_index(
      piece.layout, PangoUnits.ceiling(point.x), PangoUnits.ceiling(point.y - piece.y), &index,
      &trailing)
    return offset(of: index, trailing, in: piece)
  }

  package func caretRect(at offset: Int) -> CGRect {
    let offset = stops.stop(atOrBefore: offset)
    let byte = stops.offsets.byte(at: offset)
    // Pango's caret is as high as the font at this place.
    var line = CGRect.zero
    forEachLine { piece, candidate, frame, _ in
      guard line == .zero || bytes(of: candidate, in: piece).lowerBound <= byte else {
        return false
      }
      line = frame
      return true
    }
    return CGRect(x: caretX(at: offset), y: line.minY, width: 0, height: line.height)
  }

  func caretX(at offset: Int) -> CGFloat {
    let byte = stops.offsets.byte(at: offset)
    guard let piece = pieces.value.last(where: { $0.bytes.lowerBound <= byte }) else { return 0 }
    var caret = PangoRectangle()
    pango_layout_get_cursor_pos(piece.layout, index(of: byte, in: piece), &caret, nil)
    return PangoUnits.points(caret.x)
  }

  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    let start = stops.offsets.byte(at: stops.stop(atOrBefore: range.lowerBound))
    let end = stops.offsets.byte(at: stops.stop(atOrAfter: range.upperBound))
    guard !range.isEmpty, start < end else { return [] }
    var result: [CGRect] = []
    forEachLine { piece, line, frame, _ in
      let bytes = self.bytes(of: line, in: piece)
      guard bytes.lowerBound < end else { return false }
      let selected = bytes.clamped(to: start..<end)
      guard !selected.isEmpty else { return true }
      let ranges = Self.horizontalRanges(
        of: line,
        index(of: selected.lowerBound, in: piece)..<index(of: selected.upperBound, in: piece))
      result += ranges.map {
        CGRect(
          x: $0.lowerBound, y: frame.minY, width: $0.upperBound - $0.lowerBound,
          height: frame.height)
      }
      return true
    }
    return result
  }

  private func piece(atHeight y: CGFloat) -> Piece? {
    pieces.value.last { $0.y <= y } ?? pieces.value.first
  }

  /// Pango's index in a piece, which may end before the next one begins.
  private func index(of byte: Int, in piece: Piece) -> Int32 {
    Int32(clamping: max(0, min(byte, piece.bytes.upperBound) - piece.bytes.lowerBound))
  }

  /// The offset at Pango's index, `trailing` Unicode scalars further.
  private func offset(of index: Int32, _ trailing: Int32, in piece: Piece) -> Int {
    guard let text = pango_layout_get_text(piece.layout) else { return 0 }
    var index = max(0, Int(index))
    let count = strlen(text)
    for _ in 0..<max(0, trailing) where index < count {
      repeat { index += 1 } while index < count && UInt8(bitPattern: text[index]) & 0xC0 == 0x80
    }
    let byte = min(piece.bytes.lowerBound + index, piece.bytes.upperBound)
    return stops.stop(atOrBefore: stops.offsets.utf16(at: byte))
  }

  /// The bytes of a line without those of an ellipsis that was appended.
  func bytes(of line: UnsafeMutablePointer<PangoLayoutLine>, in piece: Piece) -> Range<Int> {
    let start = piece.bytes.lowerBound + Int(line.pointee.start_index)
    return (start..<start + max(0, Int(line.pointee.length))).clamped(to: piece.bytes)
  }

  /// Calls the body for each line from top to bottom, until it returns false.
  func forEachLine(
    _ body: (Piece, UnsafeMutablePointer<PangoLayoutLine>, _ frame: CGRect, _ baseline: CGFloat)
      -> Bool
  ) {
    for piece in pieces.value {
      let iterator = pango_layout_get_iter(piece.layout)
      defer { pango_layout_iter_free(iterator) }
      repeat {
        guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
        var logical = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &logical)
        let baseline = PangoUnits.points(pango_layout_iter_get_baseline(iterator)) + piece.y
        let frame = PangoUnits.rect(logical).offsetBy(dx: 0, dy: piece.y)
        guard body(piece, line, frame, baseline) else { return }
      } while pango_layout_iter_next_line(iterator) != 0
    }
  }

  /// The stretches of a range that lie within a line; those that touch are joined.
  private static func horizontalRanges(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ range: Range<Int32>
  ) -> [Range<CGFloat>] {
    var (units, count): (UnsafeMutablePointer<Int32>?, Int32) = (nil, 0)
    pango_layout_line_get_x_ranges(line, range.lowerBound, range.upperBound, &units, &count)
    defer { g_free(units) }
    guard let units else { return [] }
    let sorted = (0..<Int(count))
      .map { (min(units[2 * $0], units[2 * $0 + 1]), max(units[2 * $0], units[2 * $0 + 1])) }
      .filter { $0.0 < $0.1 }
      .sorted { $0.0 < $1.0 }
    var joined: [(Int32, Int32)] = []
    for range in sorted {
      if let last = joined.last, range.0 <= last.1 + 1 {
        joined[joined.count - 1].1 = max(last.1, range.1)
      } else {
        joined.append(range)
      }
    }
    return joined.map { PangoUnits.points($0.0)..<PangoUnits.points($0.1) }
  }
}
