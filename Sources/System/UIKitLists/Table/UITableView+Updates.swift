import QuartzCore

/// The changes collected in one batch update of a table.
@MainActor final class TableBatch {
  var depth = 0
  var changes: [CollectionChange] = []
  /// The animations of inserted rows and sections.
  var arrivals: [TableElement: UITableView.RowAnimation] = [:]
  /// The animations of deleted rows and sections.
  var departures: [TableElement: UITableView.RowAnimation] = [:]
  var completions: [(Bool) -> Void] = []
  /// The geometry before the update; nil if the table hasn't loaded its data yet.
  let before: TableGeometry?

  init(before: TableGeometry?) { self.before = before }

  func note(_ change: CollectionChange, _ animation: UITableView.RowAnimation) {
    changes.append(change)
    switch change {
    case .insert(let path): arrivals[.row(path)] = animation
    case .delete(let path): departures[.row(path)] = animation
    case .insertSection(let section): arrivals[.header(section)] = animation
    case .deleteSection(let section): departures[.header(section)] = animation
    case .reload, .reloadSection, .move, .moveSection: break
    }
  }
}

extension UITableView {
  /// Performs several changes together, as the method with an optional closure does, which this one
  /// calls; an optional closure can't be marked as one that isn't kept.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates(Optional($0), completion: completion)
    }
  }

  /// The duration of the animation in seconds, approximately UIKit's.
  private static let updateDuration: TimeInterval = 0.3

  func collect(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let open = openBatch()
    if let completion { open.completions.append(completion) }
    updates?()
    closeBatch()
  }

  func change(_ changes: [CollectionChange], _ animation: RowAnimation) {
    let open = openBatch()
    for change in changes { open.note(change, animation) }
    closeBatch()
  }

  @discardableResult func openBatch() -> TableBatch {
    let open = batch ?? TableBatch(before: needsReload ? nil : geometry)
    batch = open
    open.depth += 1
    return open
  }

  func closeBatch() {
    guard let open = batch else {
      preconditionFailure("endUpdates: there was no beginUpdates before it")
    }
    open.depth -= 1
    if open.depth == 0 { commit(open) }
  }

  private func commit(_ open: TableBatch) {
    guard let before = open.before, !needsReload else {
      batch = nil
      reloadData()
      for completion in open.completions { completion(true) }
      return
    }
    let update: CollectionUpdate
    let counts = counts()
    do {
      update = try CollectionUpdate(
        open.changes, from: before.sections.map(\.heights.count), to: counts)
    } catch {
      preconditionFailure("performBatchUpdates: \(error)")
    }
    selection = Set(selection.compactMap { update.newPath(of: $0) })
    editing.rows = [:]
    editing.reorder?.cancel()
    let newPath = { update.newPath(of: $0) }
    swipes?.renumber { update.newPath(of: $0) }
    listFocus.renumber(newPath)
    let wasPlacing = isPlacingContent
    isPlacingContent = !isMoving
    askForHeights(of: counts) { path in
      update.oldPath(of: path).flatMap { update.reloaded.contains($0) ? nil : $0 }
    }
    isPlacingContent = wasPlacing
    dragging?.renumber(newPath)
    moveElements(by: update, open, before)
  }

  private func moveElements(
    by update: CollectionUpdate, _ open: TableBatch, _ before: TableGeometry
  ) {
    let wasPlacing = isPlacingContent
    isPlacingContent = !isMoving
    let top = restingOffset.y
    let wanted = Set(geometry.elements(in: top...(top + bounds.height)))
    let leaving = takeOut(by: update, wanted)
    measureAgain()
    for element in wanted where elements[element] == nil {
      let view = show(element)
      if let cell = view as? UITableViewCell, case .row(let path) = element {
        _ = measure(cell, at: path)
      }
      UIView.performWithoutAnimation { start(view, element, update, open, before) }
    }
    placeRows()
    isPlacingContent = wasPlacing
    // Measuring may have changed the maximum offset.
    let offset = restingOffset
    let changes = {
      if !self.isMoving { self.contentOffset = offset }
      for (element, view) in self.elements {
        view.alpha = 1
        self.place(view, element)
      }
      for (view, element) in leaving { self.send(view, element, update, open) }
    }
    let done = { (finished: Bool) in
      for (view, element) in leaving {
        view.alpha = 1
        self.retire(view, element)
      }
      for completion in open.completions { completion(finished) }
    }
    setNeedsLayout()
    // A delegate that is called from here on can begin another update.
    batch = nil
    guard window != nil, UIView.areAnimationsEnabled else {
      changes()
      return done(true)
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: changes, completion: done)
  }

  private var restingOffset: CGPoint {
    isMoving || isDragging ? contentOffset : clamped(contentOffset)
  }

  /// Measures visible rows again, because an app can also use an update to announce changed
  /// heights.
  private func measureAgain() {
    for case (.row(let path), let cell as UITableViewCell) in elements where rowIsSelfSizing(path) {
      geometry.setEstimated(true, .row(path))
      _ = measure(cell, at: path)
    }
  }

  private func takeOut(
    by update: CollectionUpdate, _ wanted: Set<TableElement>
  ) -> [(view: UIView, element: TableElement)] {
    let old = elements
    elements = [:]
    var leaving: [(view: UIView, element: TableElement)] = []
    for (element, view) in old {
      if let next = update.next(of: element), wanted.contains(next), !update.showsAnew(element) {
        elements[next] = view
      } else {
        leaving.append((view, element))
      }
    }
    return leaving
  }

  /// Sets the initial state of a view that wasn't visible before the update.
  private func start(
    _ view: UIView, _ element: TableElement, _ update: CollectionUpdate, _ open: TableBatch,
    _ before: TableGeometry
  ) {
    if let old = update.previous(of: element) {
      view.frame = before.frame(of: old, seen: seenRange)
      view.alpha = update.showsAnew(old) ? 0 : 1
    } else {
      displace(view, open.arrivals[element] ?? open.arrivals[.header(element.section)])
    }
  }

  /// Sets the final state of a view that isn't visible after the update.
  private func send(
    _ view: UIView, _ element: TableElement, _ update: CollectionUpdate, _ open: TableBatch
  ) {
    if let next = update.next(of: element) {
      view.frame = geometry.frame(of: next, seen: seenRange)
      if update.showsAnew(element) { view.alpha = 0 }
    } else {
      displace(view, open.departures[element] ?? open.departures[.header(element.section)])
    }
  }

  private func displace(_ view: UIView, _ animation: RowAnimation?) {
    switch animation ?? .automatic {
    case .left: view.frame.origin.x -= bounds.width
    case .right: view.frame.origin.x += bounds.width
    case .top:
      view.frame.origin.y -= view.frame.height
      view.alpha = 0
    case .bottom:
      view.frame.origin.y += view.frame.height
      view.alpha = 0
    case .fade, .middle, .automatic: view.alpha = 0
    case .none: UIView.performWithoutAnimation { view.alpha = 0 }
    }
  }
}

extension CollectionUpdate {
  fileprivate func next(of element: TableElement) -> TableElement? {
    switch element {
    case .row(let path): newPath(of: path).map { .row($0) }
    case .header(let section): newSections[section].map { .header($0) }
    case .footer(let section): newSections[section].map { .footer($0) }
    }
  }

  fileprivate func previous(of element: TableElement) -> TableElement? {
    switch element {
    case .row(let path): oldPath(of: path).map { .row($0) }
    case .header(let section): oldSections[section].map { .header($0) }
    case .footer(let section): oldSections[section].map { .footer($0) }
    }
  }

  /// Returns whether an element is reloaded, identified by its position before the update.
  fileprivate func showsAnew(_ element: TableElement) -> Bool {
    switch element {
    case .row(let path): reloaded.contains(path)
    case .header(let section), .footer(let section): reloadedSections.contains(section)
    }
  }
}
