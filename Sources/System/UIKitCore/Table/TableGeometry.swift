import QuartzCore

/// One of the things a table shows.
enum TableElement: Hashable {
  case row(IndexPath)
  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .row(let path): path.section
    case .header(let section), .footer(let section): section
    }
  }
}

/// Where the rows, headers and footers of a table are, from top to bottom.
struct TableGeometry {
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var heights: [CGFloat] = []
    /// Rows whose height is a guess until they are seen.
    var isEstimated: [Bool] = []
    /// Of the header's top, in the content.
    fileprivate(set) var start: CGFloat = 0
    /// Of each row's top and the last one's bottom, from the header's bottom.
    fileprivate(set) var offsets: [CGFloat] = [0]

    var end: CGFloat { start + header + (offsets.last ?? 0) + footer }
  }

  var sections: [Section] = []
  /// Of the view above all sections.
  var top: CGFloat = 0
  var width: CGFloat = 0
  /// Of rows from the sides.
  var inset: CGFloat = 0
  /// Headers and footers stay visible while their section is.
  var isFloating = false

  var length: CGFloat { sections.last?.end ?? top }

  /// Call this after heights have changed.
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

  /// - Parameter seen: What of the content is not covered by bars, top and bottom.
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
