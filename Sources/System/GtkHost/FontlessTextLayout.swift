import Foundation
import HostInterface

/// A text layout for systems without any fonts: it takes about the space that the text would need
/// and draws nothing. Pango would return lines of arbitrary size and log a warning for each.
final class FontlessTextLayout: TextLayout {
  let size: CGSize
  let lineCount: Int
  let isTruncated: Bool
  let bounds: CGRect
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat
  private let rows: [CellGrid.Row]
  private let cell: CGSize
  /// From the top of a line to that of the next.
  private let pitch: CGFloat

  /// Relative to the font size.
  private static let letterWidth: CGFloat = 0.5

  init(_ request: TextRequest) {
    let fontSize = request.runs.map { Self.limited($0.font.size) }.max() ?? 0
    let metrics = FontMetrics.estimated(size: fontSize)
    let cell = CGSize(
      width: fontSize * Self.letterWidth, height: metrics.ascender - metrics.descender)
    self.cell = cell
    pitch = cell.height + Self.limited(request.lineSpacing)
    let width = request.width.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let columns = width.map { Int(max(1, min(($0 / max(cell.width, 1e-3)).rounded(.down), 1e6))) }
    let grid = CellGrid(request.runs.map(\.text).joined(), columns: columns ?? .max)
    let allowed = request.maximumLines > 0 ? request.maximumLines : grid.rows.count
    rows = Array(grid.rows.prefix(max(1, allowed)))
    lineCount = rows.count
    isTruncated = rows.count < grid.rows.count
    size = CGSize(
      width: CGFloat(grid.rows.map(\.columns).max() ?? 0) * cell.width,
      height: CGFloat(lineCount - 1) * pitch + cell.height)
    bounds = CGRect(origin: .zero, size: size)
    firstBaseline = metrics.ascender
    lastBaseline = size.height + metrics.descender
  }

  private static func limited(_ size: CGFloat) -> CGFloat {
    size.isFinite ? max(0, min(size, 5000)) : 0
  }

  var lines: [TextLine] {
    rows.enumerated().map { index, row in
      let frame = CGRect(
        x: 0, y: CGFloat(index) * pitch, width: CGFloat(row.columns) * cell.width,
        height: cell.height)
      return TextLine(range: row.range, frame: frame, baseline: frame.minY + firstBaseline)
    }
  }

  func offset(closestTo point: CGPoint) -> Int {
    let row = rows[Self.index(point.y, step: pitch, rounding: .down, limit: rows.count - 1)]
    return row.stops[
      Self.index(point.x, step: cell.width, rounding: .toNearestOrEven, limit: row.columns)]
  }

  private static func index(
    _ value: CGFloat, step: CGFloat, rounding: FloatingPointRoundingRule, limit: Int
  ) -> Int {
    guard value.isFinite, step > 0 else { return value > 0 ? limit : 0 }
    return Int(max(0, min((value / step).rounded(rounding), CGFloat(limit))))
  }

  func caretRect(at offset: Int) -> CGRect {
    let (row, column) = place(of: offset)
    return CGRect(
      x: CGFloat(column) * cell.width, y: CGFloat(row) * pitch, width: 0, height: cell.height)
  }

  /// The row and column of a character; at a row's end the start of the next one if it is the same
  /// offset.
  private func place(of offset: Int) -> (row: Int, column: Int) {
    let row = rows.lastIndex { $0.range.lowerBound <= offset } ?? 0
    return (row, rows[row].column(of: offset))
  }

  func selectionRects(for range: Range<Int>) -> [CGRect] {
    rows.enumerated().compactMap { index, row in
      let part = range.clamped(to: row.range)
      guard !part.isEmpty else { return nil }
      let first = row.column(of: part.lowerBound)
      let last = row.stops.firstIndex { $0 >= part.upperBound } ?? row.columns
      return CGRect(
        x: CGFloat(first) * cell.width, y: CGFloat(index) * pitch,
        width: CGFloat(last - first) * cell.width, height: cell.height)
    }
  }

  func offset(movingFrom offset: Int, toTheRight: Bool) -> Int? {
    let (row, column) = place(of: offset)
    let stops = rows[row].stops
    if toTheRight {
      if column < stops.count - 1 { return stops[column + 1] }
      return row + 1 < rows.count ? rows[row + 1].stops[0] : nil
    }
    if column > 0 { return stops[column - 1] }
    guard row > 0, let end = rows[row - 1].stops.last else { return nil }
    // A wrapped line ends where the next begins.
    return end < stops[0] ? end : rows[row - 1].stops.dropLast().last ?? nil
  }
}
