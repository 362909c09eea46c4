import QuartzCore

extension ListDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, list.allowsDrags, activeDrag == nil, !list.hasOpenBatch,
      let path = path(at: session.location(in: list))
    else { return [] }
    let items = list.dragItems(session, at: path)
    sources = items.map { Source(item: $0, path: path) }
    return items
  }

  /// Returns the item whose cell is at a point of the content.
  func path(at point: CGPoint) -> IndexPath? {
    guard let list else { return nil }
    return list.basePaths(in: CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)).first {
      path in
      list.baseFrame(of: path)?.contains(point) == true && list.shownCell(at: path) != nil
    }
  }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let list, let path = sources.first(where: { $0.item === item })?.path,
      let cell = list.shownCell(at: path), cell.window != nil
    else { return nil }
    // A press highlights the cell; the preview must look as it did before.
    (list as? any ItemSelecting)?.endHighlight()
    if let parameters = list.dragParameters(at: path) { return cell.dragPreview(parameters) }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: cell.bounds, cornerRadius: max(cell.layer.cornerRadius, 10))
    return cell.dragPreview(parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    activeDrag = session
    show(.lifting)
    // This also covers an item that is released without having moved.
    (session as? DragSession)?.onEnd.append { [weak self] in self?.endDrag() }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    list?.dragWillBegin(session)
    show(.dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, list.allowsDrags, let path = path(at: point),
      !sources.contains(where: { $0.path == path })
    else { return [] }
    let items = list.dragItemsToAdd(session, at: path, point)
    sources += items.map { Source(item: $0, path: path) }
    if !items.isEmpty, activeDrag == nil {
      (session as? DragSession)?.onEnd.append { [weak self] in self?.endDrag() }
    }
    // The cells are dimmed only after their previews have been made.
    FrameTimer.soon { [weak self] in if self?.sources.isEmpty == false { self?.show(.dragging) } }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard sources.contains(where: { $0.item === item }) else { return defaultPreview }
    return preview(of: item)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    if let index = sources.firstIndex(where: { $0.item === item }), let path = sources[index].path {
      list?.shownCell(at: path)?.alpha = 0
    }
    animator.addCompletion { [weak self] _ in
      guard let self else { return }
      let paths = sources.filter { $0.item === item }.compactMap(\.path)
      sources.removeAll { $0.item === item }
      for path in paths { restore(path) }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    endDrag()
    list?.dragDidEnd(session)
  }

  private func endDrag() {
    activeDrag = nil
    let paths = sources.compactMap(\.path)
    sources = []
    state = .none
    for path in paths { restore(path) }
  }

  private func restore(_ path: IndexPath) {
    list?.setDragState(.none, at: path)
    list?.shownCell(at: path)?.alpha = alpha(of: path)
    list?.setNeedsLayout()
  }

  private func show(_ state: ListDragState) {
    self.state = state
    for path in Set(sources.compactMap(\.path)) {
      list?.setDragState(state, at: path)
      list?.shownCell(at: path)?.alpha = alpha(of: path)
    }
  }
}

extension FrameTimer {
  /// Calls a closure with the next frame's timers.
  static func soon(_ body: @escaping @MainActor () -> Void) { _ = FrameTimer(after: 0, body) }
}
