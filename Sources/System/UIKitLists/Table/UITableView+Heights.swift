import QuartzCore

extension UITableView {
  /// Modeled on iOS, in points: the heights of an empty row, of plain and grouped titles, and of
  /// the gap between groups, and the inset of groups.
  static let standardRowHeight: CGFloat = 44
  private static let plainTitle: CGFloat = 28
  private static let groupedTitle: CGFloat = 38
  private static let groupedGap: CGFloat = 17.5
  private static let groupInset: CGFloat = 16

  /// Returns the frame of a header or footer while it isn't floating.
  func rect(of element: TableElement) -> CGRect {
    reloadIfNeeded()
    guard geometry.sections.indices.contains(element.section) else { return .zero }
    var fixed = geometry
    fixed.isFloating = false
    return fixed.frame(of: element, seen: 0...0)
  }

  /// Replaces the table header or footer view.
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
    editing.reorder?.abandon()
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

  /// Reloads all heights from the delegate.
  ///
  /// - Parameters:
  ///   - counts: The number of rows of each section; nil if unchanged, so that the data source
  ///     isn't asked for data of changes that it hasn't announced.
  ///   - known: Returns the previous index path of a row, whose measured height is then kept.
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
    geometry.adopt(
      counts.indices.map { index in
        var heights: [CGFloat] = []
        var areEstimated: [Bool] = []
        heights.reserveCapacity(counts[index])
        areEstimated.reserveCapacity(counts[index])
        let header = supplementHeight(of: .header(index))
        let footer = supplementHeight(of: .footer(index))
        for row in 0..<counts[index] {
          let path = IndexPath(row: row, section: index)
          var (height, isEstimated) = rowHeight(at: path)
          if isEstimated, old.width == geometry.width, let before = known(path),
            !old.sections[before.section].isEstimated[before.row]
          {
            (height, isEstimated) = (old.sections[before.section].heights[before.row], false)
          }
          heights.append(height)
          areEstimated.append(isEstimated)
        }
        var section = TableGeometry.Section(
          header.height, footer.height, heights, isEstimated: areEstimated)
        section.headerPadding = max(0, sectionHeaderTopPadding)
        section.isHeaderEstimated = header.isEstimated
        section.isFooterEstimated = footer.isEstimated
        return section
      })
    placeRows()
  }

  /// Discards the views created for measuring. Those that aren't displayed return to the reuse
  /// pool.
  private func forgetMeasured() {
    let shown = Set(elements.values)
    for view in measured.values where !shown.contains(view) { reusePool.keep(view) }
    measured = [:]
  }

  /// Updates the content size for the heights.
  func placeRows() {
    let footer = tableFooterView?.frame.height ?? 0
    contentSize = CGSize(width: bounds.width, height: geometry.length + footer)
  }

  private func rowHeight(at path: IndexPath) -> (height: CGFloat, isEstimated: Bool) {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0 else { return (height, false) }
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return (estimate > 0 ? estimate : Self.standardRowHeight, true)
  }

  /// Returns the requested height; if it is automatic, an estimate if there is one, otherwise the
  /// measured height.
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

  /// Replaces the estimated height of a header or footer with its actual height; returns whether it
  /// differs.
  func measureSupplement(_ element: TableElement) -> Bool {
    let section = geometry.sections[element.section]
    guard element.isHeader ? section.isHeaderEstimated : section.isFooterEstimated else {
      return false
    }
    let frame = geometry.frame(of: element, seen: seenRange)
    let height = measuredHeight(of: element)
    geometry.setEstimated(false, element)
    geometry.setHeight(height, of: element)
    guard height != frame.height else { return false }
    let isAbove = frame.minY < bounds.minY + adjustedContentInset.top - 1
    if isAbove && bounds.minY > offsetRange.min.y {
      moveContent(by: CGPoint(x: 0, y: height - frame.height))
    }
    return true
  }

  /// Returns the height that the content of a header or footer requires.
  private func measuredHeight(of element: TableElement) -> CGFloat {
    let isHeader = element.isHeader
    let section = element.section
    if let view = elements[element] ?? makeSupplement(element) {
      if elements[element] == nil { measured[element] = view }
      let fitting = fittingHeight(of: view)
      if !(view is UITableViewHeaderFooterView) || fitting > 0 { return fitting.rounded(.up) }
    }
    let hasTitle = title(of: element) != nil
    // A title in a larger font, or with several lines, increases the height.
    let more =
      ((measured[element] ?? elements[element]) as? UITableViewHeaderFooterView)?
      .heightBeyondOneLine(in: bounds.width) ?? 0
    if style == .plain { return hasTitle ? Self.plainTitle + more : 0 }
    let first = isHeader && section == 0 && tableHeaderView == nil ? Self.groupedGap : 0
    return (isHeader && hasTitle ? Self.groupedTitle + more : Self.groupedGap) + first
  }

  /// Returns the height that the constraints in a header or footer require; without constraints,
  /// that of its content.
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

  /// Replaces an estimated height with the cell's actual height; returns whether it differs.
  func measure(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard geometry.sections[path.section].isEstimated[path.row] else { return false }
    let frame = geometry.frame(ofRow: path)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
    let change = fitting - frame.height
    geometry.setEstimated(false, .row(path))
    geometry.setHeight(fitting, of: .row(path))
    // A cell that isn't needed any more once its neighbors are measured isn't placed again.
    cell.frame.size.height = fitting
    guard change != 0 else { return false }
    // Rows above the visible part must not move it.
    let isAbove = frame.minY < bounds.minY + adjustedContentInset.top - 1
    if isAbove && bounds.minY > offsetRange.min.y { moveContent(by: CGPoint(x: 0, y: change)) }
    return true
  }
}
