import QuartzCore

/// The changes of a batch update, collected until its end.
@MainActor final class CollectionBatch {
  var changes: [CollectionChange] = []
  var completions: [(Bool) -> Void] = []
  /// The numbers of items before the update; `nil` if the view hasn't read its data yet, and reads
  /// it after the update instead.
  let counts: [Int]?
  /// The elements in the visible rectangle and within one screen in each direction.
  let before: [CollectionElement: UICollectionViewLayoutAttributes]

  init(counts: [Int]?, before: [CollectionElement: UICollectionViewLayoutAttributes]) {
    self.counts = counts
    self.before = before
  }
}

extension UICollectionView {
  /// Performs several changes together, as the method with an optional closure does, which this one
  /// calls; an optional closure can't be marked as one that isn't kept.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates(Optional($0), completion: completion)
    }
  }

  /// The duration of an update in seconds, similar to UIKit's.
  private static let updateDuration: TimeInterval = 0.3

  func attributesBeforeChange(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    batch?.before[element]
  }

  func change(_ changes: [CollectionChange]) {
    guard let batch else { return collect({ self.change(changes) }, nil) }
    batch.changes += changes
  }

  func collect(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let isOutermost = batch == nil
    let open = batch ?? beginBatch()
    batch = open
    if let completion { open.completions.append(completion) }
    updates?()
    if isOutermost { commit(open) }
  }

  private func beginBatch() -> CollectionBatch {
    guard !needsReload else { return CollectionBatch(counts: nil, before: [:]) }
    collectionViewLayout.prepareIfNeeded()
    return CollectionBatch(counts: currentCounts(), before: attributesAround())
  }

  private func attributesAround() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    guard area.width > 0, area.height > 0 else { return [:] }
    let around = collectionViewLayout.shownElements(in: area) ?? []
    return Dictionary(around.map { ($0.element, $0.copied()) }) { first, _ in first }
  }

  private func commit(_ open: CollectionBatch) {
    counts = nil
    guard let old = open.counts, !needsReload else {
      batch = nil
      reloadData()
      for completion in open.completions { completion(true) }
      return
    }
    let update: CollectionUpdate
    do {
      update = try CollectionUpdate(open.changes, from: old, to: currentCounts())
    } catch {
      preconditionFailure("performBatchUpdates: \(error)")
    }
    selection = Set(selection.compactMap { update.newPath(of: $0) })
    dragging?.renumber { update.newPath(of: $0) }
    prefetching.asked = Set(prefetching.asked.compactMap { update.newPath(of: $0) })
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    context.newPath = { update.reloaded.contains($0) ? nil : update.newPath(of: $0) }
    context.newSection = { update.newSections[$0] }
    context.reloadedSections = update.reloadedSections
    swipes?.renumber { update.newPath(of: $0) }
    listFocus.renumber { update.newPath(of: $0) }
    reorder?.cancel()
    collectionViewLayout.invalidateLayout(with: context)
    collectionViewLayout.prepareIfNeeded()
    collectionViewLayout.prepare(
      forCollectionViewUpdates: open.changes.map { UICollectionViewUpdateItem($0) })
    let offset = contentOffset
    moveElements(
      by: update, to: offset, finalize: { $0.finalizeCollectionViewUpdates() }
    ) { finished in
      for completion in open.completions { completion(finished) }
    }
  }

  // MARK: Changing the layout

  func change(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    old.prepareForTransition(to: layout)
    let anchor = anchorForTransition()
    let open = needsReload ? nil : beginBatch()
    collectionViewLayout = layout
    guard let open else {
      completion?(true)
      return
    }
    batch = open
    layout.prepareIfNeeded()
    layout.prepareForTransition(from: old)
    var offset = contentOffset
    if let anchor, let attributes = layout.shownItem(at: anchor.path) {
      offset.x += attributes.center.x - anchor.center.x
      offset.y += attributes.center.y - anchor.center.y
    }
    let wasEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(wasEnabled && animated)
    moveElements(
      by: nil, to: offset, finalize: { $0.finalizeLayoutTransition() },
      completion: completion ?? { _ in })
    UIView.setAnimationsEnabled(wasEnabled)
  }

  /// Returns the item nearest to the center, whose position is kept as far as the content allows.
  private func anchorForTransition() -> (path: IndexPath, center: CGPoint)? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return elements.filter { $0.key.category == .cell }
      .min {
        ($0.value.centerInContent.distance(to: middle), $0.key.indexPath)
          < ($1.value.centerInContent.distance(to: middle), $1.key.indexPath)
      }
      .map { ($0.key.indexPath, $0.value.centerInContent) }
  }

  // MARK: Moving elements to their new positions

  private func moveElements(
    by update: CollectionUpdate?, to proposed: CGPoint,
    finalize: @escaping (UICollectionViewLayout) -> Void, completion: @escaping (Bool) -> Void
  ) {
    let layout = collectionViewLayout
    let offset = placeContent(proposed)
    let attributes =
      bounds.isEmpty
      ? [] : shownAttributes(in: CGRect(origin: offset, size: bounds.size))
    layout.willShow(attributes)
    adjust(attributes)
    let gone = renumberOrthogonalSections(update)
    let wanted = Dictionary(attributes.map { ($0.element, $0) }) { first, _ in first }
    let leaving = takeOut(by: update, wanted)
    for (element, attributes) in wanted where elements[element] == nil {
      show(attributes, from: start(of: attributes, update))
    }
    for (element, view) in elements { if let place = wanted[element] { rehost(view, place) } }
    let changes = {
      if !self.isMoving { self.contentOffset = offset }
      for (element, view) in self.elements {
        if let attributes = wanted[element] { view.adopt(attributes) }
      }
      for (view, _, end) in leaving { if let end { view.adopt(end) } }
      self.placeOrthogonalSections()
      finalize(layout)
    }
    let done = { (finished: Bool) in
      for (view, element, _) in leaving { self.retire(view, element) }
      for view in gone { view.removeFromSuperview() }
      completion(finished)
    }
    setNeedsLayout()
    // A delegate that is called after this point may begin another update.
    batch = nil
    guard window != nil, UIView.areAnimationsEnabled else {
      changes()
      return done(true)
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: changes, completion: done)
  }

  /// Sets the new content size without scrolling, and returns the resulting content offset.
  private func placeContent(_ proposed: CGPoint) -> CGPoint {
    isPlacingContent = !isMoving
    contentSize = collectionViewLayout.collectionViewContentSize
    isPlacingContent = false
    guard !isMoving && !isDragging else { return contentOffset }
    return clamped(collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed))
  }

  private typealias Leaving = (
    view: UICollectionReusableView, element: CollectionElement,
    end: UICollectionViewLayoutAttributes?
  )

  /// Assigns new index paths to the remaining views, and returns the disappearing views with their
  /// final attributes.
  private func takeOut(
    by update: CollectionUpdate?,
    _ wanted: [CollectionElement: UICollectionViewLayoutAttributes]
  ) -> [Leaving] {
    let old = elements
    elements = [:]
    var leaving: [Leaving] = []
    for (element, view) in old {
      let next = update.map { $0.next(of: element) } ?? element
      let isReloaded = update?.showsAnew(element) == true
      if let next, !isReloaded, wanted[next] != nil {
        elements[next] = view
      } else {
        leaving.append((view, element, end(of: element, next, isReloaded: isReloaded)))
      }
    }
    return leaving
  }

  private func end(
    of element: CollectionElement, _ next: CollectionElement?, isReloaded: Bool
  ) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    if let next {
      let place = layout.attributes(of: next)
      return isReloaded ? place?.faded() : place ?? batch?.before[element]?.faded()
    }
    let final =
      switch element.category {
      case .cell: layout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
      case .supplementaryView:
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: element.kind, at: element.indexPath)
      case .decorationView:
        layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: element.kind, at: element.indexPath)
      }
    return layout.shown(final)
  }

  private func start(
    of attributes: UICollectionViewLayoutAttributes, _ update: CollectionUpdate?
  ) -> UICollectionViewLayoutAttributes {
    let element = attributes.element
    let previous = update.map { $0.previous(of: element) } ?? element
    if let previous {
      let old = batch?.before[previous]
      let isReloaded = update?.showsAnew(previous) == true
      return (isReloaded ? old?.faded() : old) ?? attributes.faded()
    }
    let layout = collectionViewLayout
    let initial =
      switch element.category {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: element.kind, at: element.indexPath)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: element.kind, at: element.indexPath)
      }
    return layout.shown(initial) ?? attributes
  }
}

extension CollectionUpdate {
  /// Returns whether an element that isn't deleted is reloaded.
  fileprivate func showsAnew(_ element: CollectionElement) -> Bool {
    switch element.category {
    case .cell: reloaded.contains(element.indexPath)
    case .supplementaryView: reloadedSections.contains(element.indexPath.section)
    case .decorationView: false
    }
  }

  /// Returns the element's identity after the update, or `nil` if it is deleted. Supplementary
  /// views move with their section.
  func next(of element: CollectionElement) -> CollectionElement? {
    var element = element
    if element.category == .cell {
      guard let path = newPath(of: element.indexPath) else { return nil }
      element.indexPath = path
    } else {
      guard let section = newSections[element.indexPath.section] else { return nil }
      element.indexPath.section = section
    }
    return element
  }

  /// Returns the element's identity before the update, or `nil` if it is new.
  func previous(of element: CollectionElement) -> CollectionElement? {
    var element = element
    if element.category == .cell {
      guard let path = oldPath(of: element.indexPath) else { return nil }
      element.indexPath = path
    } else {
      guard let section = oldSections[element.indexPath.section] else { return nil }
      element.indexPath.section = section
    }
    return element
  }
}
