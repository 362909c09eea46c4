/// Text in cells of one width: each character takes one, and a line as many as fit.
struct CellGrid {
  struct Row {
    /// The UTF-16 offsets of its characters, and of its end.
    var stops: [Int]
  }

  private(set) var rows: [Row] = []

  init(_ text: String, columns: Int) {
    let columns = max(1, columns)
    var (stops, offset) = ([0], 0)
    for character in text {
      if character.isNewline {
        rows.append(Row(stops: stops))
        offset += character.utf16.count
        stops = [offset]
        continue
      }
      if stops.count > columns {
        rows.append(Row(stops: stops))
        stops = [offset]
      }
      offset += character.utf16.count
      stops.append(offset)
    }
    rows.append(Row(stops: stops))
  }
}

extension CellGrid.Row {
  var range: Range<Int> { (stops.first ?? 0)..<(stops.last ?? 0) }
  var columns: Int { max(0, stops.count - 1) }

  /// The column of the character that contains an offset.
  func column(of offset: Int) -> Int { max(0, (stops.lastIndex { $0 <= offset }) ?? 0) }
}
