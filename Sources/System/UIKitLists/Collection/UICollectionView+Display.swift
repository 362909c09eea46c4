import QuartzCore

extension UICollectionView {
  // MARK: Data

  func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    counts = nil
    swipes?.reset()
    reorder?.cancel()
    for (element, view) in elements { retire(view, element) }
    elements = [:]
    dragging?.reset()
    selection = selection.filter { contains($0) }
    prefetching = CollectionPrefetching()
    collectionViewLayout.discardPlaces()
  }

  func currentCounts() -> [Int] {
    if let counts { return counts }
    let fresh = dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map {
        source.collectionView(self, numberOfItemsInSection: $0)
      }
    }
    counts = fresh ?? []
    return counts ?? []
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  func invalidateLayout(forBoundsChange newBounds: CGRect) {
    let layout = collectionViewLayout
    guard !layout.needsPreparation, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return
    }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts && batch == nil {
      needsReload = true
      counts = nil
    }
    let by = context.contentOffsetAdjustment
    if by != .zero { contentOffset = CGPoint(x: contentOffset.x + by.x, y: contentOffset.y + by.y) }
    setNeedsLayout()
  }

  /// Updates the views to the elements in the visible rectangle of the layout.
  ///
  /// The update is repeated up to ten times, because a cell that prefers a different size moves
  /// those after it.
  func showElements() {
    for _ in 0..<10 {
      guard updateSizes(of: updateElements()) else { return }
      collectionViewLayout.prepareIfNeeded()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
  }

  /// Updates the displayed elements, and returns the attributes of all elements and whether they
  /// are new.
  private func updateElements() -> [(UICollectionViewLayoutAttributes, isNew: Bool)] {
    let wanted = wantedAttributes()
    let names = Set(wanted.map(\.element))
    for (element, view) in elements where !names.contains(element) {
      elements[element] = nil
      retire(view, element)
    }
    return wanted.map { attributes in
      if let view = elements[attributes.element] {
        view.adopt(attributes)
        return (attributes, false)
      }
      show(attributes, from: attributes)
      return (attributes, true)
    }
  }

  /// Gets the preferred sizes of cells where the layout requests them; returns whether the layout
  /// was invalidated.
  private func updateSizes(
    of shown: [(UICollectionViewLayoutAttributes, isNew: Bool)]
  ) -> Bool {
    let layout = collectionViewLayout
    var isInvalid = updateSizesOfSectionViews(shown.map(\.0))
    for (attributes, isNew) in shown where attributes.representedElementCategory == .cell {
      let path = attributes.indexPath
      guard layout.asksForPreferredSize(at: path, isNew: isNew), let cell = elements[.cell(path)]
      else { continue }
      let preferred = cell.preferredLayoutAttributesFitting(attributes.copied())
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else {
        layout.didMeasure(attributes.size, at: path)
        continue
      }
      layout.didMeasure(preferred.size, at: path)
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      context.isForPreferredSizes = true
      layout.invalidateLayout(with: context)
      isInvalid = true
    }
    return isInvalid
  }

  private func updateSizesOfSectionViews(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
    let layout = collectionViewLayout
    var isInvalid = false
    for attributes in shown where attributes.representedElementCategory == .supplementaryView {
      let (kind, section) = (attributes.representedElementKind ?? "", attributes.indexPath.section)
      guard layout.asksForPreferredSize(ofKind: kind, in: section),
        let view = elements[attributes.element]
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
      layout.didMeasure(preferred.size, ofKind: kind, in: section)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      context.isForPreferredSizes = true
      layout.invalidateLayout(with: context)
      isInvalid = true
    }
    return isInvalid
  }

  /// Creates the view of an element and displays it with its initial attributes.
  @discardableResult func show(
    _ attributes: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let element = attributes.element
    let center = attributes.values.placedCenter
    reusePool.frame = CGRect(
      x: center.x - attributes.size.width / 2, y: center.y - attributes.size.height / 2,
      width: attributes.size.width,
      height: attributes.size.height)
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation {
      let view = makeView(element)
      view.applied = nil
      view.adopt(start)
      if element.category == .cell, let cell = view as? UICollectionViewCell {
        if cell.isHighlighted { cell.isHighlighted = false }
        if cell.isSwiped { cell.isSwiped = false }
        (cell as? UICollectionViewListCell)?.maskSwiped(by: 0)
        cell.isInEditing = isEditing
        cell.isSelected = selection.contains(element.indexPath)
      }
      made = view
    }
    guard let view = made else { preconditionFailure("UICollectionView: no view for \(element)") }
    elements[element] = view
    notifyWillDisplay(view, element)
    let host = host(of: attributes)
    if view.superview !== host { host.addSubview(view) }
    return view
  }

  private func makeView(_ element: CollectionElement) -> UICollectionReusableView {
    if element.category == .decorationView { return makeDecoration(element) }
    guard let dataSource else {
      preconditionFailure("UICollectionView: items to show and no data source")
    }
    if element.category == .cell {
      return dataSource.collectionView(self, cellForItemAt: element.indexPath)
    }
    return dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
  }

  private func makeDecoration(_ element: CollectionElement) -> UICollectionReusableView {
    let key = CollectionReusePool.Key(
      category: .decorationView, kind: element.kind, identifier: element.kind)
    guard let type = collectionViewLayout.decorations[element.kind] else {
      preconditionFailure(
        "UICollectionViewLayout: no class is registered for decorations “\(element.kind)”")
    }
    reusePool.register(key) { type.make(frame: $0) }
    return reusePool.view(for: key) ?? type.make(frame: reusePool.frame)
  }

  private func notifyWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind,
        at: element.indexPath)
    }
  }

  /// Hides the view and moves it to the reuse pool. It remains a subview, as removing and adding it
  /// again costs more than it saves.
  func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.indexPath)
    }
    view.isHidden = true
    // A running animation must not affect the next element that the view displays.
    view.layer.removeAllAnimations()
    if let identifier = view.reuseIdentifier {
      reusePool.keep(
        view,
        CollectionReusePool.Key(
          category: element.category, kind: element.kind, identifier: identifier))
    } else {
      view.removeFromSuperview()
    }
  }
}

extension UICollectionReusableView {
  /// Applies the attributes by setting bounds and center, as `frame` is undefined with a transform.
  func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    let values = attributes.values
    // Every visible view is compared in every frame while scrolling, so the layer is asked by
    // itself.
    let layer = ownLayer
    let bounds = layer.bounds
    if bounds.size != values.size { self.bounds = CGRect(origin: bounds.origin, size: values.size) }
    let place = values.placedCenter
    if layer.position != place { center = place }
    if !CATransform3DEqualToTransform(layer.transform, values.transform) {
      layer.transform = values.transform
    }
    if layer.opacity != Float(values.alpha) { alpha = values.alpha }
    let depth = CGFloat(values.zIndex)
    if layer.zPosition != depth { layer.zPosition = depth }
    if layer.isHidden != values.isHidden { isHidden = values.isHidden }
    if let place = values.listPlace { (self as? UICollectionViewCell)?.adopt(place) }
    if let last = applied, last.values == values, last.attributes.isSame(as: attributes) { return }
    apply(attributes)
    applied = (attributes, values)
  }
}
