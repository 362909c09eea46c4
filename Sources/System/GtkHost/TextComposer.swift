import CGtk
import Foundation
import HostInterface

/// Breaks a text into the lines that fit. Pango limits the lines of each paragraph, but a label
/// limits all of them, so the last line is laid out separately, truncated, below the others.
@MainActor struct TextComposer {
  let request: TextRequest

  /// The layouts and their positions; the caller owns each of them.
  struct Composition {
    var pieces: [PangoText.Piece] = []
    var isTruncated = false
  }

  private struct Line {
    var start: Int
    var end: Int
    var bottom: CGFloat
  }

  func compose() -> Composition {
    let source = limited(TextSource(request.runs))
    if request.maximumLines == 1, let line = singleLine(source) { return line }
    guard let layout = makeLayout(source) else { return Composition() }
    let lines = self.lines(of: layout)
    let allowed = allowedLines(lines)
    guard lines.count > allowed else {
      return Composition(pieces: [PangoText.Piece(layout, bytes: 0..<source.count)])
    }
    g_object_unref(UnsafeMutableRawPointer(layout))
    return cut(source, to: allowed, lines)
  }

  /// Removes text that can never be visible, because Pango's time to break an endless word is
  /// quadratic. Truncation at the head or in the middle shows the end, and a single line is never
  /// broken.
  private func limited(_ source: TextSource) -> TextSource {
    let showsEnd = request.truncation == .head || request.truncation == .middle
    guard request.maximumLines > 1, !showsEnd else { return source }
    let limit = request.maximumLines.multipliedReportingOverflow(by: Self.longestLine)
    return limit.overflow ? source : source.prefix(limit.partialValue)
  }

  /// In bytes.
  private static let longestLine = 2000

  /// At least one line is shown, even if it doesn't fit.
  private func allowedLines(_ lines: [Line]) -> Int {
    var allowed = request.maximumLines > 0 ? request.maximumLines : Int.max
    if let height = request.height, height.isFinite {
      // Half a point allows for rounding in the measurement of the text.
      allowed = min(allowed, lines.prefix { $0.bottom <= height + 0.5 }.count)
    }
    return max(1, allowed)
  }

  private func singleLine(_ source: TextSource) -> Composition? {
    let first = source.firstParagraph
    let hasMore = first.count < source.utf8.count
    let shortened = hasMore && request.truncation != .none ? first.appendingEllipsis() : first
    guard let layout = makeLayout(shortened, isShortened: true) else { return nil }
    let isCut = pango_layout_is_ellipsized(layout) != 0 || hasMore || isTooWide(layout)
    return Composition(
      pieces: [PangoText.Piece(layout, bytes: 0..<first.count)], isTruncated: isCut)
  }

  private func isTooWide(_ layout: OpaquePointer) -> Bool {
    guard let width = request.width, width.isFinite else { return false }
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return logical.width > PangoUnits.ceiling(width)
  }

  private func cut(_ source: TextSource, to allowed: Int, _ lines: [Line]) -> Composition {
    var result = Composition(isTruncated: true)
    guard request.truncation != .none else {
      let head = source.head(to: lines[allowed - 1].end)
      if let layout = makeLayout(head) {
        result.pieces.append(PangoText.Piece(layout, bytes: 0..<head.count))
      }
      return result
    }
    var y: CGFloat = 0
    if allowed > 1 {
      let head = source.head(to: lines[allowed - 2].end)
      if let layout = makeLayout(head, isHead: true) {
        result.pieces.append(PangoText.Piece(layout, bytes: 0..<head.count))
        y = PangoText.logicalBounds(layout).maxY + request.lineSpacing
      }
    }
    let line = lines[allowed - 1]
    let rest = source.slice(line.start..<source.utf8.count)
    var last = rest.firstParagraph
    let bytes = line.start..<line.start + last.count
    if line.start + last.count <= line.end, line.end < source.utf8.count {
      last = last.appendingEllipsis()
    }
    if let layout = makeLayout(last, isShortened: true) {
      result.pieces.append(PangoText.Piece(layout, y: y, bytes: bytes))
    }
    return result
  }

  private func lines(of layout: OpaquePointer) -> [Line] {
    var lines: [Line] = []
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let start = Int(line.pointee.start_index)
      lines.append(
        Line(
          start: start, end: start + Int(line.pointee.length),
          bottom: PangoUnits.points(logical.y + logical.height)))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// Lays out the head of the text, or the truncated line that is shown last.
  private func makeLayout(
    _ source: TextSource, isShortened: Bool = false, isHead: Bool = false
  ) -> OpaquePointer? {
    let direction = request.direction == .natural ? source.direction : request.direction
    guard let context = PangoFonts.context(direction), let layout = pango_layout_new(context)
    else { return nil }
    if direction != .natural { pango_layout_set_auto_dir(layout, 0) }
    if let font = source.firstFont {
      let description = PangoFonts.description(of: font)
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
    }
    var utf8 = source.utf8
    utf8.withUnsafeMutableBytes { bytes in
      let text = bytes.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) }
      if let text { pango_layout_set_text(layout, text, Int32(clamping: bytes.count)) }
    }
    let attributes = source.makeAttributes()
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_spacing(layout, PangoUnits.ceiling(request.lineSpacing))
    pango_layout_set_wrap(
      layout, request.wrapping == .word ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
    align(layout, isHead: isHead)
    limitWidth(of: layout, isShortened: isShortened)
    if isShortened { closeGap(in: layout) }
    return layout
  }

  private func limitWidth(of layout: OpaquePointer, isShortened: Bool) {
    guard let width = request.width, width.isFinite, width < 1_000_000 else { return }
    if isShortened {
      pango_layout_set_single_paragraph_mode(layout, 1)
      // Text that is cut off without an ellipsis continues past the edge, where the view clips it.
      if request.truncation == .none { return }
      pango_layout_set_height(layout, 0)
      pango_layout_set_ellipsize(layout, request.truncation.pango)
    }
    pango_layout_set_width(layout, max(0, PangoUnits.ceiling(width)))
  }

  /// Makes a line that is shortened in its middle as narrow as what it shows: Pango widens the
  /// ellipsis until the line is as wide as it may be. Only lines that begin at the left edge stay
  /// where they are.
  private func closeGap(in layout: OpaquePointer) {
    var high = pango_layout_get_width(layout)
    guard request.truncation == .middle, high > 0, pango_layout_is_ellipsized(layout) != 0,
      pango_layout_get_alignment(layout) == PANGO_ALIGN_LEFT,
      pango_layout_get_line_readonly(layout, 0).map(pango_layout_line_get_resolved_direction)
        != PANGO_DIRECTION_RTL
    else { return }
    let count = glyphCount(layout)
    var low = high / 2
    while high - low > 1 {
      let middle = low + (high - low) / 2
      pango_layout_set_width(layout, middle)
      if glyphCount(layout) == count { high = middle } else { low = middle }
    }
    pango_layout_set_width(layout, high)
  }

  private func glyphCount(_ layout: OpaquePointer) -> Int32 {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var count: Int32 = 0
    repeat {
      let run = pango_layout_iter_get_run_readonly(iterator)
      count += run?.pointee.glyphs?.pointee.num_glyphs ?? 0
    } while pango_layout_iter_next_run(iterator) != 0
    return count
  }

  private func align(_ layout: OpaquePointer, isHead: Bool) {
    let isRightToLeft =
      pango_layout_get_line_readonly(layout, 0).map(pango_layout_line_get_resolved_direction)
      == PANGO_DIRECTION_RTL
    // Pango swaps left and right where it finds a direction other than the context's.
    let isSwapped = isRightToLeft && pango_layout_get_auto_dir(layout) != 0
    let (left, right) =
      isSwapped ? (PANGO_ALIGN_RIGHT, PANGO_ALIGN_LEFT) : (PANGO_ALIGN_LEFT, PANGO_ALIGN_RIGHT)
    switch request.alignment {
    case .natural: pango_layout_set_alignment(layout, isRightToLeft ? right : left)
    case .left: pango_layout_set_alignment(layout, left)
    case .right: pango_layout_set_alignment(layout, right)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .justified:
      pango_layout_set_alignment(layout, isRightToLeft ? right : left)
      pango_layout_set_justify(layout, 1)
      pango_layout_set_justify_last_line(layout, isHead ? 1 : 0)
    }
  }
}

extension TextRequest.Truncation {
  fileprivate var pango: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
