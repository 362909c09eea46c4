import QuartzCore

extension UITableView {
  var seenRange: ClosedRange<CGFloat> {
    let seen = bounds.inset(by: adjustedContentInset)
    return seen.minY...max(seen.minY, seen.maxY)
  }

  func arrange() {
    reloadIfNeeded()
    if needsHeights || geometry.width != bounds.width { askForHeights() }
    showElements()
    listFocus.layOut()
  }

  /// Shows the visible elements.
  ///
  /// Repeats up to ten times, because a height that differs from its estimate changes which rows
  /// are visible.
  func showElements() {
    for _ in 0..<10 {
      // Leaves a margin because rows have moved by up to the height of the dragged row.
      let margin = editing.reorder == nil && dragging?.isActive != true ? 0 : bounds.height / 2
      let wanted = geometry.elements(in: bounds.minY - margin...bounds.maxY + margin)
      let names = Set(wanted)
      for (element, view) in elements
      where !names.contains(element) && element != editing.reorder?.element {
        elements[element] = nil
        retire(view, element)
      }
      var isOther = false
      for element in wanted {
        if case .row = element {} else if measureSupplement(element) { isOther = true }
        let view = elements[element] ?? show(element)
        if let cell = view as? UITableViewCell, case .row(let path) = element,
          measure(cell, at: path)
        {
          isOther = true
        }
      }
      guard isOther else { break }
      placeRows()
    }
    for (element, view) in elements { place(view, element) }
    dragging?.placePlaceholders()
    swipes?.layOut()
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
    tableFooterView?.frame = CGRect(
      x: 0, y: geometry.length, width: bounds.width, height: tableFooterView?.frame.height ?? 0)
    placeSectionIndex()
  }

  func place(_ view: UIView, _ element: TableElement) {
    var frame =
      editing.reorder?.frame(of: element, seen: seenRange)
      ?? geometry.frame(of: element, seen: seenRange)
    if let dragging, dragging.isActive {
      frame = arranged(frame, of: element, dragging.places)
      if case .row(let path) = element {
        let alpha = dragging.alpha(of: path)
        if view.alpha != alpha { view.alpha = alpha }
      }
    }
    if case .row(let path) = element { frame.origin.x += swipes?.offset(of: path) ?? 0 }
    if view.frame != frame { view.frame = frame }
    guard let cell = view as? UITableViewCell, case .row(let path) = element else { return }
    let last = geometry.sections[path.section].heights.count - 1
    cell.adopt(
      TableCellPlace(
        isFirst: path.row == 0, isLast: path.row == last, style: style,
        separator: separatorStyle == .none ? nil : separatorColor, inset: separatorInset,
        indexWidth: indexWidth))
  }

  @discardableResult func show(_ element: TableElement) -> UIView {
    var made: UIView?
    UIView.performWithoutAnimation {
      let view = makeView(element)
      view.isHidden = false
      view.alpha = 1
      view.layer.zPosition = view is UITableViewCell ? 0 : 10
      place(view, element)
      made = view
    }
    guard let view = made else { preconditionFailure("UITableView: no view for \(element)") }
    elements[element] = view
    if let cell = view as? UITableViewCell, case .row(let path) = element {
      // The content may have changed since the row was last displayed.
      if rowIsSelfSizing(path) { geometry.setEstimated(true, .row(path)) }
      cell.setSelected(selection.contains(path), animated: false)
      adoptEditing(cell, at: path, animated: false)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    } else if element.isHeader {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: element.section)
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: element.section)
    }
    if view.superview !== self { addSubview(view) }
    return view
  }

  private func makeView(_ element: TableElement) -> UIView {
    guard case .row(let path) = element else {
      return measured.removeValue(forKey: element) ?? makeSupplement(element) ?? UIView()
    }
    guard let dataSource else {
      preconditionFailure("UITableView: rows to show and no data source")
    }
    return dataSource.tableView(self, cellForRowAt: path)
  }

  /// Returns the delegate's view, otherwise one with the data source's title; nil if there is
  /// neither.
  func makeSupplement(_ element: TableElement) -> UIView? {
    var isHeader = false
    if case .header = element { isHeader = true }
    let own =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: element.section)
      : tableDelegate?.tableView(self, viewForFooterInSection: element.section)
    if let own { return own }
    guard let title = title(of: element) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.showTitle(title, style: style, isHeader: isHeader)
    return view
  }

  func retire(_ view: UIView, _ element: TableElement) {
    if let cell = view as? UITableViewCell, case .row(let path) = element {
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    } else if element.isHeader {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: element.section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: element.section)
    }
    view.isHidden = true
    // The animations must not continue where the view is reused.
    view.layer.removeAllAnimations()
    reusePool.keep(view)
  }

  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    setContentOffset(offset(showing: indexPath, scrollPosition), animated: animated)
    guard !animated, !isArranging, batch == nil, rowIsSelfSizing(indexPath) else { return }
    // Rows are measured when they become visible, which may move the target row; repeats until it
    // is in position, in few steps.
    for _ in 0..<8 {
      layoutIfNeeded()
      let offset = offset(showing: indexPath, scrollPosition)
      guard offset != contentOffset else { return }
      setContentOffset(offset, animated: false)
    }
  }

  /// Returns the offset that shows a row at a scroll position, based on the heights known so far.
  private func offset(showing indexPath: IndexPath, _ scrollPosition: ScrollPosition) -> CGPoint {
    let frame = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    // A floating header covers the top of the visible part.
    let header = geometry.isFloating ? rectForHeader(inSection: indexPath.section).height : 0
    let top = frame.minY - insets.top - header
    let bottom = frame.maxY - bounds.height + insets.bottom
    let y: CGFloat =
      switch scrollPosition {
      case .top: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      case .none: min(max(contentOffset.y, bottom), top)
      }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }

  func reconfigure(_ indexPaths: [IndexPath]) {
    // A pending reload requests all rows.
    guard !needsReload else { return }
    for path in indexPaths {
      guard let cell = cellForRow(at: path), let dataSource else { continue }
      reconfiguring = cell
      let filled = dataSource.tableView(self, cellForRowAt: path)
      reconfiguring = nil
      precondition(
        filled === cell, "reconfigureRows: the data source must dequeue the same kind of cell")
      if rowIsSelfSizing(path) { geometry.setEstimated(true, .row(path)) }
    }
    setNeedsLayout()
  }
}
