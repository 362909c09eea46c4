import QuartzCore

/// A row, header or footer of a table.
enum TableElement: Hashable {
  case row(IndexPath)
  case header(Int)
  case footer(Int)

  var isHeader: Bool { if case .header = self { true } else { false } }

  var section: Int {
    switch self {
    case .row(let path): path.section
    case .header(let section), .footer(let section): section
    }
  }
}

/// The positions of the rows, headers and footers of a table, from top to bottom.
struct TableGeometry {
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Whether the heights of header and footer are estimates, until they are first displayed.
    var isHeaderEstimated = false
    var isFooterEstimated = false
    var heights: [CGFloat] = []
    /// Whether the height of each row is an estimate, until the row is first displayed.
    var isEstimated: [Bool] = []
    /// The y-coordinate of the header's top in the content.
    fileprivate(set) var start: CGFloat = 0
    /// The top of each row and the bottom of the last one, relative to the bottom of the header.
    fileprivate(set) var offsets: [CGFloat] = [0]

    var end: CGFloat { start + header + (offsets.last ?? 0) + footer }
  }

  var sections: [Section] = []
  /// The height of the table header view, above all sections.
  var top: CGFloat = 0
  var width: CGFloat = 0
  /// The distance of rows from the sides.
  var inset: CGFloat = 0
  /// Whether headers and footers stay visible while their section is.
  var isFloating = false

  var length: CGFloat { sections.last?.end ?? top }

  /// Recomputes the positions; to be called after heights have changed.
  mutating func place() {
    var position = top
    for index in sections.indices {
      sections[index].start = position
      var offset: CGFloat = 0
      sections[index].offsets = [0]
      sections[index].offsets.reserveCapacity(sections[index].heights.count + 1)
      for height in sections[index].heights {
        offset += height
        sections[index].offsets.append(offset)
      }
      position = sections[index].end
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].heights.indices.contains(path.row)
  }

  func frame(ofRow path: IndexPath) -> CGRect {
    let section = sections[path.section]
    return CGRect(
      x: inset, y: section.start + section.header + section.offsets[path.row],
      width: max(0, width - 2 * inset), height: section.heights[path.row])
  }

  /// The frame of a row, header or footer.
  ///
  /// - Parameter seen: The vertical range of the content that no bars cover.
  func frame(of element: TableElement, seen: ClosedRange<CGFloat>) -> CGRect {
    if case .row(let path) = element { return frame(ofRow: path) }
    let section = sections[element.section]
    var isHeader = false
    if case .header = element { isHeader = true }
    let height = isHeader ? section.header : section.footer
    var y = isHeader ? section.start : section.end - section.footer
    if isFloating && isHeader {
      y = min(max(y, seen.lowerBound), max(section.start, section.end - section.footer - height))
    } else if isFloating {
      y = max(min(y, seen.upperBound - height), section.start + section.header)
    }
    return CGRect(x: 0, y: y, width: width, height: height)
  }

  func rows(in range: ClosedRange<CGFloat>) -> [IndexPath] {
    sectionIndices(in: range).flatMap { index -> [IndexPath] in
      let section = sections[index]
      let base = section.start + section.header
      let count = section.heights.count
      let first = max(0, section.offsets.firstFitting { base + $0 > range.lowerBound } - 1)
      let last = min(count, section.offsets.firstFitting { base + $0 >= range.upperBound })
      guard first < last else { return [] }
      return (first..<last).map { IndexPath(row: $0, section: index) }
    }
  }

  func elements(in range: ClosedRange<CGFloat>) -> [TableElement] {
    var found = rows(in: range).map { TableElement.row($0) }
    for index in sectionIndices(in: range) {
      for element in [TableElement.header(index), .footer(index)] {
        let frame = frame(of: element, seen: range)
        if frame.height > 0, frame.maxY > range.lowerBound, frame.minY < range.upperBound {
          found.append(element)
        }
      }
    }
    return found
  }

  private func sectionIndices(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.firstFitting { $0.end > range.lowerBound }
    let last = sections.firstFitting { $0.start >= range.upperBound }
    return first..<max(first, last)
  }
}
