import QuartzCore

/// Computes the places of a collection view's elements. Subclasses override what applies to them.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open package(set) weak var collectionView: UICollectionView?
  var needsPreparation = true
  var decorations: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }

  /// Creates a layout like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Placing elements

  /// Called before the first query after the layout was invalidated. Subclasses compute their
  /// places here.
  open func prepare() {}
  /// The size of the content in points. Subclasses override it.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements in a rectangle of the content. Subclasses override it;
  /// the default returns nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item. Subclasses override it; the default returns nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view. The default returns nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view. The default returns nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of the decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Returns the offset at which scrolling should come to rest. The velocity is in points per
  /// millisecond; the default returns the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset that the content should have after an update or a change of the layout. The
  /// default returns the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Asks whether the layout depends on a change of the bounds, which is a change of the offset or
  /// size. Called before the change. The default returns false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context with which a change of the bounds invalidates the layout.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Creates a context of `invalidationContextClass`.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Asks whether the layout depends on the size that a cell prefers, after it was filled. The default
  /// returns false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context with which the size that a cell prefers invalidates the layout.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether a cell is asked for the size that it prefers; `isNew` tells whether it has just been
  /// filled.
  func asksForPreferredSize(at indexPath: IndexPath, isNew: Bool) -> Bool { isNew }
  /// Called with the size that an item has from now on, after its cell was asked.
  func didMeasure(_ size: CGSize, at indexPath: IndexPath) {}
  /// Called when an item's cell was filled again: it may prefer another size.
  func forgetSize(at indexPath: IndexPath) {}
  /// Whether a section's view is asked for the size that it prefers.
  func asksForPreferredSize(ofKind kind: String, in section: Int) -> Bool { false }
  /// Called with the size that a section's view has from now on, after it was asked.
  func didMeasure(_ size: CGSize, ofKind kind: String, in section: Int) {}

  /// Called when safe area or margins of the collection view have changed.
  func sidesDidChange() {}
  /// Called with the attributes of the elements that are about to be shown, which can be changed.
  func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}

  /// Invalidates the layout, with a context of `invalidationContextClass`: it is prepared again
  /// before it is used next.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Invalidates the layout as a context says. Overrides must call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.layoutDidInvalidate(context)
  }

  /// Forgets what was computed, for another collection view or other data.
  func discardPlaces() { needsPreparation = true }

  func prepareIfNeeded() {
    guard needsPreparation, collectionView != nil else { return }
    needsPreparation = false
    prepare()
  }

  // MARK: Changes

  /// Called after `prepare()` with the changes of an update, before elements are asked for their
  /// first and last attributes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called inside of the update's animation: changes that are made here are animated, too.
  open func finalizeCollectionViewUpdates() {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout, which is prepared already, replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called inside of the animation to this layout.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes from which an inserted item appears: by default its place, transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath)?.faded() }

  /// Returns the attributes to which a deleted item disappears: by default its old place,
  /// transparent.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.attributesBeforeChange(of: .cell(itemIndexPath))?.faded()
  }

  /// Returns the attributes from which an inserted supplementary view appears: by default its
  /// place, transparent.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.faded()
  }

  /// Returns the attributes to which a deleted supplementary view disappears: by default its old
  /// place, transparent.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.attributesBeforeChange(of: .supplementary(elementKind, elementIndexPath))?
      .faded()
  }
}

/// Describes which part of a layout is invalid. The collection view prepares the whole layout again
/// in any case; subclasses can do less.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid, as after the collection view's `reloadData()`.
  open package(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be read again.
  open package(set) var invalidateDataSourceCounts = false
  /// Whether only sizes that cells prefer have changed.
  var isForPreferredSizes = false
  /// Where items are after an update that were there before; nil outside of updates.
  var newPath: ((IndexPath) -> IndexPath?)?
  /// Where sections are after an update that were there before; nil outside of updates.
  var newSection: ((Int) -> Int?)?
  /// The items that were marked as invalid; nil if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Added to the view's content offset, so that visible items stay in place when the layout grows
  /// before them.
  open var contentOffsetAdjustment = CGPoint.zero

  public required override init() { super.init() }

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
