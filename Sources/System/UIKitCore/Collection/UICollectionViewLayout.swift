import QuartzCore

/// Says where the elements of a collection view are. Subclasses override what they know.
@MainActor open class UICollectionViewLayout: NSObject {
  public package(set) weak var collectionView: UICollectionView?
  var needsPreparation = true
  var decorations: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Places

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Velocity in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// After an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.layoutDidInvalidate(context)
  }

  func prepareIfNeeded() {
    guard needsPreparation, collectionView != nil else { return }
    needsPreparation = false
    prepare()
  }

  // MARK: Changes

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called where what it changes is animated along.
  open func finalizeCollectionViewUpdates() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where an item that is new comes from: its place, invisible.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath)?.faded() }

  /// Where an item that is deleted goes to: the place where it was, invisible.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.attributesBeforeChange(of: .cell(itemIndexPath))?.faded()
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.faded()
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.attributesBeforeChange(of: .supplementary(elementKind, elementIndexPath))?
      .faded()
  }
}

/// What of a layout is no longer true.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open package(set) var invalidateEverything = false
  open package(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Added to the view's offset, so that a layout that grows above what is seen does not move it.
  open var contentOffsetAdjustment = CGPoint.zero

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
