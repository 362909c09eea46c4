import QuartzCore

/// Manages dragging items out of a list and dropping items on it.
@MainActor final class ListDragging: NSObject {
  private(set) weak var list: (any DragList)?
  private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
  private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)

  /// A dragged item that comes from this list.
  struct Source {
    let item: UIDragItem
    var path: IndexPath?
  }
  var sources: [Source] = []
  var state = ListDragState.none
  var activeDrag: (any UIDragSession)?
  var activeDrop: DropSession?
  /// The gap that is open for the dragged items.
  var gap: ListGap?
  /// The item that the app moves interactively; the gap is its own.
  var movement: InteractiveMovement?
  /// The movement of which the data source is being told.
  var asked: InteractiveMovement?
  private(set) var placeholders: [ListPlaceholder] = []
  private var lastNumber = 0
  /// The items whose cells are hidden until their previews have landed.
  private var landings: [(path: IndexPath, animator: DragAnimator)] = []
  var lastUpdate = ListDropUpdate()
  var cadence: FrameTimer?
  private lazy var scrolling = ListAutoscroll(self)

  static let duration: TimeInterval = 0.3

  init(_ list: any DragList) {
    self.list = list
    super.init()
    list.addInteraction(dragInteraction)
    list.addInteraction(dropInteraction)
  }

  var hasUncommittedUpdates: Bool { gap != nil || !placeholders.isEmpty }
  /// Whether the position or the appearance of any cell differs from the layout.
  var isActive: Bool { hasUncommittedUpdates || !sources.isEmpty || !landings.isEmpty }

  // MARK: Positions

  var arrangement: ListArrangement {
    var extras = placeholders.map {
      ListArrangement.Extra(path: $0.path, size: $0.size, number: $0.number)
    }
    if let gap { extras.append(ListArrangement.Extra(path: gap.path, size: gap.size)) }
    // A dropped item precedes the items that were already there.
    extras.sort { ($0.path, $0.number) < ($1.path, $1.number) }
    return ListArrangement(lifted: gap?.lifted, extras: extras)
  }

  /// The frames of the cells; `nil` if they are those of the layout.
  var places: ListPlaces? {
    guard let list else { return nil }
    let arrangement = arrangement
    guard !arrangement.isEmpty else { return nil }
    return ListPlaces(list, arrangement, isColumn: isColumn)
  }

  func frame(of placeholder: ListPlaceholder) -> CGRect? {
    guard let places,
      let index = places.arrangement.extras.firstIndex(where: { $0.number == placeholder.number })
    else { return nil }
    return places.frame(ofExtra: index)
  }

  /// Whether the list's items are stacked vertically, judged by the visible items.
  var isColumn: Bool {
    guard let list, !(list is UITableView) else { return true }
    let near = list.basePaths(in: list.bounds)
    var last: (path: IndexPath, frame: CGRect)?
    for path in near {
      guard let frame = list.baseFrame(of: path) else { continue }
      if let last, last.path.section == path.section, frame.minY < last.frame.maxY - 1 {
        return false
      }
      last = (path, frame)
    }
    guard let last else { return true }
    return last.frame.width > list.bounds.width / 2
  }

  /// Returns the opacity of a cell; 1 for cells that aren't involved.
  func alpha(of path: IndexPath) -> CGFloat {
    if movement?.source == path { return 1 }
    if landings.contains(where: { $0.path == path }) || gap?.lifted == path { return 0 }
    guard sources.contains(where: { $0.path == path }) else { return 1 }
    return state == .lifting ? 0 : 0.4
  }

  /// Lays out cells and placeholders, by default animated.
  func rearrange(animated: Bool = true) {
    guard let list, !list.hasOpenBatch else { return }
    let changes = {
      list.setNeedsLayout()
      list.layoutIfNeeded()
    }
    guard animated, list.window != nil else { return changes() }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes)
  }

  /// Called by the list when it lays out its cells.
  func placePlaceholders() {
    guard !placeholders.isEmpty, let places else { return }
    for (index, extra) in places.arrangement.extras.enumerated() {
      guard let placeholder = placeholders.first(where: { $0.number == extra.number }),
        let frame = places.frame(ofExtra: index)
      else { continue }
      if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
    }
  }

  // MARK: Cells that wait for their previews

  func hideUntilLanding(_ path: IndexPath, _ animator: DragAnimator) {
    landings.append((path, animator))
    if let cell = list?.shownCell(at: path) {
      UIView.performWithoutAnimation {
        cell.layer.removeAllAnimations()
        cell.alpha = 0
      }
    }
    animator.addCompletion { [weak self, weak animator] _ in
      guard let self, let index = landings.firstIndex(where: { $0.animator === animator }) else {
        return
      }
      let path = landings.remove(at: index).path
      list?.shownCell(at: path)?.alpha = alpha(of: path)
    }
  }

  // MARK: Placeholders

  func add(_ placeholder: ListPlaceholder) {
    lastNumber += 1
    placeholder.number = lastNumber
    placeholders.append(placeholder)
    if let list {
      placeholder.cell.isHidden = false
      if placeholder.cell.superview !== list { list.addSubview(placeholder.cell) }
    }
    UIView.performWithoutAnimation { placePlaceholders() }
    rearrange()
  }

  /// Returns whether the placeholder was still there.
  func remove(_ placeholder: ListPlaceholder) -> Bool {
    guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
    placeholders.remove(at: index)
    placeholder.cell.removeFromSuperview()
    return true
  }

  // MARK: Changes of the data

  /// Where a drag or an item that is moved is now, in the content.
  var position: CGPoint? {
    guard let list else { return nil }
    return activeDrop?.location(in: list) ?? movement?.center
  }

  func endMovement() {
    guard let movement else { return }
    (list?.shownCell(at: movement.source) as? UICollectionViewCell)?.isReordering = false
    self.movement = nil
    gap = nil
    stopWatchingEdges()
  }

  /// Adjusts index paths after an update of the data.
  func renumber(_ newPath: (IndexPath) -> IndexPath?) {
    endMovement()
    for index in sources.indices { sources[index].path = sources[index].path.flatMap(newPath) }
    landings = landings.compactMap { landing in
      newPath(landing.path).map { ($0, landing.animator) }
    }
    for placeholder in placeholders { placeholder.path = moved(placeholder.path, newPath) }
    if let old = gap {
      gap?.lifted = old.lifted.flatMap(newPath)
      // The gap is determined again with the next movement.
      if (old.lifted != nil && gap?.lifted == nil) || !isPlace(old.path, lifted: gap?.lifted) {
        gap = nil
      }
    }
    lastUpdate.path = nil
  }

  private func moved(_ path: IndexPath, _ newPath: (IndexPath) -> IndexPath?) -> IndexPath {
    guard let list else { return path }
    if let new = newPath(path), new.section < list.sectionCount { return new }
    let section = max(0, min(path.section, list.sectionCount - 1))
    let count = list.sectionCount > 0 ? list.itemCount(inSection: section) : 0
    return IndexPath(item: min(path.item, count), section: section)
  }

  /// Returns whether an item can be inserted at a path, counted without the lifted one.
  func isPlace(_ path: IndexPath, lifted: IndexPath?) -> Bool {
    guard let list, path.count == 2, (0..<list.sectionCount).contains(path.section) else {
      return false
    }
    let count = list.itemCount(inSection: path.section)
    return (0...max(0, lifted?.section == path.section ? count - 1 : count)).contains(path.item)
  }

  /// Adjusts the state to a reload of all data.
  func reset() {
    endMovement()
    for index in sources.indices { sources[index].path = nil }
    gap = nil
    landings = []
    for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
    placeholders = []
    lastUpdate.path = nil
  }

  /// Keeps the item that is moved where it is on the screen.
  func follow(by distance: CGPoint) {
    guard let list = list as? UICollectionView, let center = movement?.center else { return }
    list.moveMovement(to: CGPoint(x: center.x + distance.x, y: center.y + distance.y))
  }

  func watchEdges() { scrolling.watch() }
  func stopWatchingEdges() { scrolling.stop() }
}

/// A gap that is open for the dragged items.
struct ListGap: Equatable {
  /// The item before which the gap is, counted without the lifted item.
  var path: IndexPath
  /// The dragged item of the list if it is being moved.
  var lifted: IndexPath?
  var size: CGSize
}

/// The last path, proposal and intent of a drop.
struct ListDropUpdate {
  var path: IndexPath?
  var proposal: UIDropProposal?
  var intent: ListDropIntent?
}

/// A cell that represents an item whose data isn't available yet.
@MainActor final class ListPlaceholder {
  /// The item before which the placeholder is.
  var path: IndexPath
  let size: CGSize
  let cell: UIView
  let item: UIDragItem
  var number = 0
  var animator = DragAnimator()

  init(_ item: UIDragItem, at path: IndexPath, size: CGSize, cell: UIView) {
    self.item = item
    self.path = path
    self.size = size
    self.cell = cell
  }
}

/// Scrolls a list while a drag is near its edges.
@MainActor final class ListAutoscroll {
  private unowned let dragging: ListDragging
  private var ticker: FrameTicker?
  private var lastTick: TimeInterval?
  /// When the drag came near an edge.
  private var start: TimeInterval?
  private static let zone: CGFloat = 60
  /// The time near an edge before the list moves, in seconds: whoever drops something there at once
  /// means the row that is seen.
  private static let delay: TimeInterval = 0.4
  /// In points per second.
  private static let speed: CGFloat = 700

  init(_ dragging: ListDragging) { self.dragging = dragging }

  /// Called when the drag has moved.
  func watch() {
    guard push != .zero else { return stop() }
    guard ticker == nil else { return }
    (lastTick, start) = (nil, nil)
    ticker = FrameTicker(for: self) { $0.step(at: $1) }
  }

  func stop() {
    ticker?.invalidate()
    ticker = nil
  }

  /// The scrolling speed in each direction, from -1 to 1.
  private var push: CGPoint {
    guard let list = dragging.list, let point = dragging.position else { return .zero }
    let seen = list.bounds.inset(by: list.adjustedContentInset)
    func push(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let zone = min(Self.zone, (end - start) / 4)
      guard zone > 0 else { return 0 }
      if value < start + zone { return -min(1, (start + zone - value) / zone) }
      return value > end - zone ? min(1, (value - end + zone) / zone) : 0
    }
    var result = CGPoint(
      x: push(point.x, seen.minX, seen.maxX), y: push(point.y, seen.minY, seen.maxY))
    if list.contentSize.width <= seen.width { result.x = 0 }
    if list.contentSize.height <= seen.height { result.y = 0 }
    return result
  }

  private func step(at time: TimeInterval) {
    guard let list = dragging.list, dragging.position != nil else { return stop() }
    let passed = lastTick.map { CGFloat(time - $0) } ?? 0
    lastTick = time
    let (push, old) = (push, list.contentOffset)
    guard push != .zero else { return stop() }
    let begun = start ?? time
    start = begun
    guard time - begun >= Self.delay else { return }
    // Slowly at first, so that a row can still be met.
    let way = Self.speed * passed
    let wanted = CGPoint(
      x: old.x + push.x * abs(push.x) * way, y: old.y + push.y * abs(push.y) * way)
    let reached = list.clamped(wanted)
    guard reached != old else { return }
    list.contentOffset = reached
    guard let session = dragging.activeDrop else {
      return dragging.follow(by: CGPoint(x: reached.x - old.x, y: reached.y - old.y))
    }
    if !session.updateLocalDrag() {
      _ = dragging.dropInteraction(dragging.dropInteraction, sessionDidUpdate: session)
    }
  }
}
