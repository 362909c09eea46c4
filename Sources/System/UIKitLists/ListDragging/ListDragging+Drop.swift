import QuartzCore

extension ListDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list?.dropIsWanted(session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    activeDrop = session as? DropSession
    lastUpdate = ListDropUpdate()
    list?.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list, let session = session as? DropSession, !list.hasOpenBatch else {
      return lastUpdate.proposal ?? UIDropProposal(dropOperation: .cancel)
    }
    if list.needsReload { reset() }
    activeDrop = session
    watchEdges()
    let point = session.location(in: list)
    let source = movableSource(session)
    // The answer decides what the path denotes: a gap between items, or an item.
    let wasInto = lastUpdate.intent == .insertInto || lastUpdate.intent == .unspecified
    var answer = ask(session, wasInto ? path(at: point) : target(at: point, source), point)
    let isInto = answer.intent == .insertInto || answer.intent == .unspecified
    if isInto != wasInto {
      answer = ask(session, isInto ? path(at: point) : target(at: point, source), point)
    }
    let isTaken = answer.proposal.operation == .copy || answer.proposal.operation == .move
    list.highlightForDrop(isTaken && answer.intent == .insertInto ? lastUpdate.path : nil)
    if isTaken, answer.intent == .insertAt, let path = lastUpdate.path {
      let lifted = answer.proposal.operation == .move ? source : nil
      want(
        isPlace(path, lifted: lifted)
          ? ListGap(path: path, lifted: lifted, size: size(session)) : nil)
    } else {
      want(nil)
    }
    return answer.proposal
  }

  private func ask(
    _ session: DropSession, _ path: IndexPath?, _ point: CGPoint
  ) -> (proposal: UIDropProposal, intent: ListDropIntent) {
    guard let list else { return (UIDropProposal(dropOperation: .cancel), .unspecified) }
    var answer = list.dropProposal(session, at: path)
    if answer.intent == .automatic { answer.intent = automatic(at: point) }
    lastUpdate = ListDropUpdate(path: path, proposal: answer.proposal, intent: answer.intent)
    return answer
  }

  /// Returns the intent at a point: into a row in its middle, between rows near its edges.
  private func automatic(at point: CGPoint) -> ListDropIntent {
    guard let list, let path = path(at: point), let frame = list.baseFrame(of: path) else {
      return .insertAt
    }
    let middle = frame.insetBy(dx: 0, dy: frame.height / 4)
    return middle.minY <= point.y && point.y < middle.maxY ? .insertInto : .insertAt
  }

  /// Returns the item of this list that would be moved within it; `nil` if several or other items
  /// are dragged.
  private func movableSource(_ session: DropSession) -> IndexPath? {
    guard session.allowsMoveOperation, session.items.count == 1, let item = session.items.first
    else {
      return nil
    }
    return sources.first { $0.item === item }?.path
  }

  /// Returns the size of the gap for the dragged items.
  private func size(_ session: DropSession) -> CGSize {
    guard let list else { return .zero }
    if let path = session.items.lazy.compactMap({ item in
      self.sources.first { $0.item === item }?.path
    })
    .first, let frame = list.baseFrame(of: path) {
      return frame.size
    }
    let near = list.basePaths(in: list.bounds).first.flatMap { list.baseFrame(of: $0) }
    return near?.size ?? CGSize(width: list.bounds.width, height: 44)
  }

  // MARK: Gaps

  /// Opens a gap, with a delay if the list specifies one; `nil` closes the gap.
  private func want(_ wanted: ListGap?) {
    guard wanted != gap else {
      cadence?.invalidate()
      return
    }
    cadence?.invalidate()
    let delay = wanted == nil ? 0 : list?.gapDelay ?? 0
    guard delay > 0 else { return open(wanted) }
    cadence = FrameTimer(after: delay) { [weak self] in
      guard let self, activeDrop != nil, let wanted, isPlace(wanted.path, lifted: wanted.lifted)
      else {
        return
      }
      open(wanted)
    }
  }

  private func open(_ wanted: ListGap?) {
    gap = wanted
    rearrange()
  }

  /// Returns the insertion position nearest to a point, counted without the lifted item; `nil` far
  /// from all items.
  func target(at point: CGPoint, _ lifted: IndexPath?) -> IndexPath? {
    guard let list, list.sectionCount > 0 else { return nil }
    let arrangement = ListArrangement(lifted: lifted)
    return isColumn ? row(at: point, arrangement, list) : slot(at: point, arrangement, list)
  }

  private func row(
    at point: CGPoint, _ arrangement: ListArrangement, _ list: any DragList
  ) -> IndexPath? {
    let places = ListPlaces(list, arrangement, isColumn: true)
    let near = list.basePaths(in: list.bounds.insetBy(dx: 0, dy: -list.bounds.height))
    let lifted = arrangement.lifted.flatMap { list.baseFrame(of: $0) }
    let height = lifted?.height ?? near.first.flatMap { list.baseFrame(of: $0)?.height } ?? 44
    var best: (path: IndexPath, distance: CGFloat)?
    func offer(_ path: IndexPath, top: CGFloat) {
      let distance = abs(top + height / 2 - point.y)
      if distance < best?.distance ?? .infinity { best = (path, distance) }
    }
    for path in near where path != arrangement.lifted {
      guard let frame = places.frame(of: path) else { continue }
      let own = arrangement.collapsed(path)
      offer(own, top: frame.minY)
      let isLast =
        own.item + 1 == list.itemCount(inSection: path.section)
        - (arrangement.lifted?.section == path.section ? 1 : 0)
      if isLast { offer(IndexPath(item: own.item + 1, section: own.section), top: frame.maxY) }
    }
    for section in 0..<list.sectionCount {
      let count =
        list.itemCount(inSection: section) - (arrangement.lifted?.section == section ? 1 : 0)
      guard count == 0 else { continue }
      let start = arrangement.lifted.flatMap {
        $0.section == section ? list.baseFrame(of: $0)?.minY : nil
      }
      let shift = start == nil ? places.shift(ofSection: section, isFooter: false) : 0
      if let top = start ?? list.startOfEmptySection(section) {
        offer(IndexPath(item: 0, section: section), top: top + shift)
      }
    }
    guard let best, best.distance <= height * 1.5 + 8 else { return nil }
    return best.path
  }

  private func slot(
    at point: CGPoint, _ arrangement: ListArrangement, _ list: any DragList
  ) -> IndexPath? {
    let hit = list.basePaths(in: CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)).first
    {
      list.baseFrame(of: $0)?.contains(point) == true
    }
    func limited(_ path: IndexPath) -> IndexPath {
      let count =
        list.itemCount(inSection: path.section)
        - (arrangement.lifted?.section == path.section ? 1 : 0)
      return IndexPath(item: min(path.item, count), section: path.section)
    }
    if let hit { return limited(hit) }
    let places = ListPlaces(list, arrangement, isColumn: false)
    for section in 0..<list.sectionCount {
      let end = IndexPath(item: list.itemCount(inSection: section), section: section)
      if places.slotFrame(end)?.insetBy(dx: -8, dy: -8).contains(point) == true {
        return limited(end)
      }
    }
    // Between items, the open gap stays.
    if let gap, isPlace(gap.path, lifted: arrangement.lifted) { return gap.path }
    return nil
  }

  // MARK: Ending

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    leave()
    list?.dropDidExit(session)
  }

  private func leave() {
    stopWatchingEdges()
    cadence?.invalidate()
    activeDrop = nil
    list?.highlightForDrop(nil)
    if gap != nil { open(nil) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list, let session = session as? DropSession else { return }
    if list.needsReload { reset() }
    let (update, size) = (lastUpdate, size(session))
    stopWatchingEdges()
    cadence?.invalidate()
    list.highlightForDrop(nil)
    let items = session.items.map { item in
      ListDrop.Item(item: item, source: sources.first { $0.item === item }?.path, size: size)
    }
    // Cells keep their positions until the app has changed its data.
    let hadGap = gap != nil
    gap = nil
    if let proposal = update.proposal {
      list.performDrop(ListDrop(session, items, to: update.path, proposal, in: list))
    }
    activeDrop = nil
    if hadGap { rearrange() }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    if activeDrop != nil { leave() }
    list?.dropDidEnd(session)
  }
}
