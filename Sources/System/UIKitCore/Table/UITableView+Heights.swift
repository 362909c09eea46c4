import QuartzCore

extension UITableView {
  /// Modeled on iOS, in points: the height of a row without content, of plain and of grouped titles
  /// and of the gap between groups, and the inset of groups.
  static let standardRowHeight: CGFloat = 44
  private static let plainTitle: CGFloat = 28
  private static let groupedTitle: CGFloat = 38
  private static let groupedGap: CGFloat = 17.5
  private static let groupInset: CGFloat = 16

  /// The frame of a header or footer, where it lies while it doesn't float.
  func rect(of element: TableElement) -> CGRect {
    reloadIfNeeded()
    guard geometry.sections.indices.contains(element.section) else { return .zero }
    var fixed = geometry
    fixed.isFloating = false
    return fixed.frame(of: element, seen: 0...0)
  }

  /// Exchanges the table's own header or footer.
  func replace(_ old: UIView?, with view: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    if let view { addSubview(view) }
    heightsDidChange()
  }

  func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    swipes?.reset()
    dragging?.reset()
    editing.reorder = nil
    editing.rows = [:]
    for (element, view) in elements { retire(view, element) }
    elements = [:]
    askForHeights(of: counts())
    askForIndexTitles()
  }

  func counts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Asks the delegate for all heights again.
  ///
  /// - Parameters:
  ///   - counts: The number of rows of each section; nil if unchanged, so that the data source
  ///     isn't asked for data it hasn't announced.
  ///   - known: Returns where a row was before; its measured height is then kept.
  func askForHeights(
    of counts: [Int]? = nil, known: (IndexPath) -> IndexPath? = { _ in nil }
  ) {
    needsHeights = false
    let old = geometry
    geometry.width = bounds.width
    geometry.isFloating = style == .plain
    geometry.inset = style == .insetGrouped ? Self.groupInset : 0
    geometry.top = tableHeaderView?.frame.height ?? 0
    forgetMeasured()
    let counts = counts ?? old.sections.map(\.heights.count)
    geometry.sections = counts.indices.map { index in
      var section = TableGeometry.Section()
      (section.header, section.isHeaderEstimated) = supplementHeight(of: .header(index))
      (section.footer, section.isFooterEstimated) = supplementHeight(of: .footer(index))
      for row in 0..<counts[index] {
        let path = IndexPath(row: row, section: index)
        var (height, isEstimated) = rowHeight(at: path)
        if isEstimated, old.width == geometry.width, let before = known(path),
          !old.sections[before.section].isEstimated[before.row]
        {
          (height, isEstimated) = (old.sections[before.section].heights[before.row], false)
        }
        section.heights.append(height)
        section.isEstimated.append(isEstimated)
      }
      return section
    }
    placeRows()
  }

  /// Forgets views made for measuring; those that aren't displayed return to the reuse pool.
  private func forgetMeasured() {
    let shown = Set(elements.values)
    for view in measured.values where !shown.contains(view) { reusePool.keep(view) }
    measured = [:]
  }

  func placeRows() {
    geometry.place()
    let footer = tableFooterView?.frame.height ?? 0
    contentSize = CGSize(width: bounds.width, height: geometry.length + footer)
  }

  private func rowHeight(at path: IndexPath) -> (height: CGFloat, isEstimated: Bool) {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0 else { return (height, false) }
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return (estimate > 0 ? estimate : Self.standardRowHeight, true)
  }

  /// The height that was asked for; an estimate if there is one, otherwise measured.
  private func supplementHeight(
    of element: TableElement
  ) -> (height: CGFloat, isEstimated: Bool) {
    let section = element.section
    let (asked, estimate) =
      element.isHeader
      ? (
        tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
        tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
          ?? estimatedSectionHeaderHeight
      )
      : (
        tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
        tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
          ?? estimatedSectionFooterHeight
      )
    guard asked < 0 else { return (asked, false) }
    return estimate > 0 ? (estimate, true) : (measuredHeight(of: element), false)
  }

  /// Replaces an estimated height of a header or footer by its own; returns whether it differs.
  func measureSupplement(_ element: TableElement) -> Bool {
    let section = geometry.sections[element.section]
    guard element.isHeader ? section.isHeaderEstimated : section.isFooterEstimated else {
      return false
    }
    let frame = geometry.frame(of: element, seen: seenRange)
    let height = measuredHeight(of: element)
    if element.isHeader {
      geometry.sections[element.section].isHeaderEstimated = false
      geometry.sections[element.section].header = height
    } else {
      geometry.sections[element.section].isFooterEstimated = false
      geometry.sections[element.section].footer = height
    }
    guard height != frame.height else { return false }
    let isAbove = frame.minY < bounds.minY + adjustedContentInset.top - 1
    if isAbove && bounds.minY > offsetRange.min.y {
      moveContent(by: CGPoint(x: 0, y: height - frame.height))
    }
    return true
  }

  /// The height that the content of a header or footer needs.
  private func measuredHeight(of element: TableElement) -> CGFloat {
    let isHeader = element.isHeader
    let section = element.section
    if let view = elements[element] ?? makeSupplement(element) {
      if elements[element] == nil { measured[element] = view }
      let fitting = fittingHeight(of: view)
      if !(view is UITableViewHeaderFooterView) || fitting > 0 { return fitting.rounded(.up) }
    }
    let hasTitle = title(of: element) != nil
    // A title that is larger than usual, or has several lines, makes its header higher.
    let more = ((measured[element] ?? elements[element]) as? UITableViewHeaderFooterView)?.heightBeyondOneLine(in: bounds.width) ?? 0
    if style == .plain { return hasTitle ? Self.plainTitle + more : 0 }
    let first = isHeader && section == 0 && tableHeaderView == nil ? Self.groupedGap : 0
    return (isHeader && hasTitle ? Self.groupedTitle + more : Self.groupedGap) + first
  }

  /// The height that the constraints in a header or footer need; without any, that of its content.
  private func fittingHeight(of view: UIView) -> CGFloat {
    let size = CGSize(width: bounds.width, height: 0)
    let constrained = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    guard !constrained.constraints.isEmpty else { return view.sizeThatFits(size).height }
    return constrained.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  func title(of element: TableElement) -> String? {
    switch element {
    case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
    case .row: nil
    }
  }

  /// Replaces an estimated height by the cell's own; returns whether it differs.
  func measure(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard geometry.sections[path.section].isEstimated[path.row] else { return false }
    let frame = geometry.frame(ofRow: path)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
    let change = fitting - frame.height
    geometry.sections[path.section].isEstimated[path.row] = false
    geometry.sections[path.section].heights[path.row] = fitting
    // A cell that is no longer needed once its neighbors are measured isn't placed any more.
    cell.frame.size.height = fitting
    guard change != 0 else { return false }
    // Rows above the visible part must not push it away.
    let isAbove = frame.minY < bounds.minY + adjustedContentInset.top - 1
    if isAbove && bounds.minY > offsetRange.min.y { moveContent(by: CGPoint(x: 0, y: change)) }
    return true
  }
}
