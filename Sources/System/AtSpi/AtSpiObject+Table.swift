import HostInterface

/// Tables of data, of which only the cells that are shown are there.
extension AtSpiObject {
  func table(_ member: AtSpiServer.Member, _ call: Call) -> Answer {
    let cells = node.children.compactMap { tree[$0] }
    let data = node.table ?? SemanticsTable(rowCount: 0, columnCount: 0)
    let first = call.arguments.int(0) ?? -1
    let place = cells.indices.contains(first) ? cells[first].place : nil
    var cell: SemanticsNode? {
      let column = call.arguments.int(1) ?? -1
      return cells.first { $0.place?.isAt(row: first, column: column) == true }
    }
    switch member.name {
    case "NRows": return .int(data.rowCount)
    case "NColumns": return .int(data.columnCount)
    case "GetAccessibleAt": return .value(server.reference(cell?.id))
    case "GetIndexAt": return .int(cell.flatMap { node.children.firstIndex(of: $0.id) } ?? -1)
    case "GetRowAtIndex": return .int(place?.row ?? -1)
    case "GetColumnAtIndex": return .int(place?.column ?? -1)
    case "GetRowHeader": return .value(server.reference(data.rowHeaders[first]?.first))
    case "GetColumnHeader": return .value(server.reference(data.columnHeaders[first]?.first))
    case "GetRowExtentAt": return .int(cell?.place?.rowSpan ?? 0)
    case "GetColumnExtentAt": return .int(cell?.place?.columnSpan ?? 0)
    default: return .unknown("Table has no \(member.name)")
    }
  }

  func tableCell(_ member: AtSpiServer.Member) -> Answer {
    let place = node.place
    let data = node.parent.flatMap { tree[$0]?.table }
    func references(_ headers: [SemanticsNode.ID]?) -> Answer {
      .value(.array(of: "(so)", (headers ?? []).map { server.reference($0) }))
    }
    switch member.name {
    case "Position":
      let numbers = [place?.row ?? -1, place?.column ?? -1]
      return .value(.tuple(numbers.map { .int32(Int32(clamping: $0)) }))
    case "RowSpan": return .int(place?.rowSpan ?? 1)
    case "ColumnSpan": return .int(place?.columnSpan ?? 1)
    case "Table": return .value(server.reference(node.parent))
    case "GetRowHeaderCells": return references(place.flatMap { data?.rowHeaders[$0.row] })
    case "GetColumnHeaderCells": return references(place.flatMap { data?.columnHeaders[$0.column] })
    default: return .unknown("TableCell has no \(member.name)")
    }
  }
}
