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
///
/// A change of height moves all elements below it in logarithmic time, because rows are positioned
/// relative to their section.
struct TableGeometry {
  struct Section {
    fileprivate(set) var header: CGFloat = 0
    fileprivate(set) var footer: CGFloat = 0
    /// Whether the heights of the header and footer are estimates, which they are until first
    /// displayed.
    var isHeaderEstimated = false
    var isFooterEstimated = false
    fileprivate(set) var heights = PrefixSums()
    /// Whether the height of each row is an estimate, which it is until first displayed.
    var isEstimated: [Bool] = []

    /// The space above the header, if there is one.
    var headerPadding: CGFloat = 0

    var lead: CGFloat { header > 0 ? headerPadding : 0 }
    var length: CGFloat { lead + header + heights.total + footer }
  }

  private(set) var sections: [Section] = []
  /// The heights of the sections.
  private(set) var lengths = PrefixSums()
  /// The height of the table header view above all sections.
  var top: CGFloat = 0
  var width: CGFloat = 0
  /// The horizontal inset of the rows.
  var inset: CGFloat = 0
  /// Whether headers and footers stay visible while their section is.
  var isFloating = false

  var length: CGFloat { top + lengths.total }

  /// The y-coordinate of the top of a section in the content.
  func start(of section: Int) -> CGFloat { top + lengths.sum(before: section) }
  /// The y-coordinate of the bottom of a section in the content.
  func end(of section: Int) -> CGFloat { start(of: section) + lengths[section] }

  /// Replaces all sections.
  mutating func adopt(_ sections: [Section]) {
    self.sections = sections
    lengths = PrefixSums(sections.map(\.length))
  }

  /// Changes the height of a row, header or footer.
  mutating func setHeight(_ height: CGFloat, of element: TableElement) {
    let section = element.section
    switch element {
    case .row(let path): sections[section].heights[path.row] = height
    case .header: sections[section].header = height
    case .footer: sections[section].footer = height
    }
    lengths[section] = sections[section].length
  }

  mutating func setEstimated(_ isEstimated: Bool, _ element: TableElement) {
    switch element {
    case .row(let path): sections[path.section].isEstimated[path.row] = isEstimated
    case .header(let section): sections[section].isHeaderEstimated = isEstimated
    case .footer(let section): sections[section].isFooterEstimated = isEstimated
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].heights.indices.contains(path.row)
  }

  func frame(ofRow path: IndexPath) -> CGRect {
    let section = sections[path.section]
    return CGRect(
      x: inset,
      y: start(of: path.section) + section.lead + section.header
        + section.heights.sum(before: path.row),
      width: max(0, width - 2 * inset), height: section.heights[path.row])
  }

  /// The frame of a row, header or footer.
  ///
  /// - Parameter seen: The vertical range of the content that isn't covered by bars.
  func frame(of element: TableElement, seen: ClosedRange<CGFloat>) -> CGRect {
    if case .row(let path) = element { return frame(ofRow: path) }
    let section = sections[element.section]
    var isHeader = false
    if case .header = element { isHeader = true }
    let height = isHeader ? section.header : section.footer
    let start = start(of: element.section) + section.lead
    let end = end(of: element.section)
    var y = isHeader ? start : end - section.footer
    if isFloating && isHeader {
      y = min(max(y, seen.lowerBound), max(start, end - section.footer - height))
    } else if isFloating {
      y = max(min(y, seen.upperBound - height), start + section.header)
    }
    return CGRect(x: 0, y: y, width: width, height: height)
  }

  func rows(in range: ClosedRange<CGFloat>) -> [IndexPath] {
    sectionIndices(in: range).flatMap { index -> [IndexPath] in
      let section = sections[index]
      let base = start(of: index) + section.lead + section.header
      let first = max(0, section.heights.firstIndex { base + $0 <= range.lowerBound } - 1)
      let last = min(
        section.heights.count, section.heights.firstIndex { base + $0 < range.upperBound })
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
    let first = max(0, lengths.firstIndex { top + $0 <= range.lowerBound } - 1)
    let last = min(sections.count, lengths.firstIndex { top + $0 < range.upperBound })
    return first..<max(first, last)
  }
}

extension TableGeometry {
  /// Returns the geometry after a row has moved to another index path.
  func moving(_ source: IndexPath, to target: IndexPath) -> TableGeometry {
    var sections = sections
    let height = sections[source.section].takeRow(source.row)
    sections[target.section].insertRow(height, at: target.row)
    var result = self
    result.adopt(sections)
    return result
  }
}

extension TableGeometry.Section {
  init(_ header: CGFloat, _ footer: CGFloat, _ heights: [CGFloat], isEstimated: [Bool]) {
    self.header = header
    self.footer = footer
    self.heights = PrefixSums(heights)
    self.isEstimated = isEstimated
  }

  fileprivate mutating func takeRow(_ row: Int) -> (height: CGFloat, isEstimated: Bool) {
    var heights = Array(heights.values)
    let height = heights.remove(at: row)
    self.heights = PrefixSums(heights)
    return (height, isEstimated.remove(at: row))
  }

  fileprivate mutating func insertRow(_ taken: (height: CGFloat, isEstimated: Bool), at row: Int) {
    var heights = Array(heights.values)
    heights.insert(taken.height, at: row)
    self.heights = PrefixSums(heights)
    isEstimated.insert(taken.isEstimated, at: row)
  }
}
