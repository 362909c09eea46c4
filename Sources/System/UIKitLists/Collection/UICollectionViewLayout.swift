import QuartzCore

/// The abstract base class of layouts, which calculate the positions of a collection view's
/// elements. Subclasses override what applies to them.
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

  /// The direction for which the layout calculates positions; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// A Boolean value that indicates whether the collection view displays the mirror image of the
  /// layout if its own direction isn't the one that the layout calculates for. The default value is
  /// `false`. Subclasses override it.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Placing elements

  /// Called before the first query after the layout was invalidated. Subclasses calculate positions
  /// here.
  open func prepare() {}
  /// The size of the content in points. Subclasses override it.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements in a rectangle of the content. Subclasses override it;
  /// the default implementation returns `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of an item. Subclasses override it; the default implementation returns
  /// `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view. The default implementation returns `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view. The default implementation returns `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of the decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Returns the content offset at which scrolling should stop. The velocity is in points per
  /// millisecond; the default implementation returns the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update or a change of the layout. The default
  /// implementation returns the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Returns whether a change of the bounds, in origin or size, invalidates the layout. Called
  /// before the change. The default implementation returns `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for an invalidation due to a change of the bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Creates a context of `invalidationContextClass`.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.make()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Returns whether the preferred size of a configured cell invalidates the layout. The default
  /// implementation returns `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for an invalidation due to the preferred size of a cell.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns whether a cell is asked for its preferred size; `isNew` indicates whether it was just
  /// configured.
  func asksForPreferredSize(at indexPath: IndexPath, isNew: Bool) -> Bool { isNew }
  /// Called with the size that applies to an item after its cell was asked for its preferred size.
  func didMeasure(_ size: CGSize, at indexPath: IndexPath) {}
  /// Called when an item's cell was configured again, which may change its preferred size.
  func forgetSize(at indexPath: IndexPath) {}
  /// Returns whether a section's supplementary view is asked for its preferred size.
  func asksForPreferredSize(ofKind kind: String, in section: Int) -> Bool { false }
  /// Called with the size that applies to a section's supplementary view after it was asked for its
  /// preferred size.
  func didMeasure(_ size: CGSize, ofKind kind: String, in section: Int) {}

  /// Called when the safe area or the margins of the collection view have changed.
  func sidesDidChange() {}
  /// Called with the attributes of the elements that are about to be displayed, which may be
  /// modified.
  func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}

  /// Invalidates the layout with a context of `invalidationContextClass`, so that it is prepared
  /// again before its next use.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Invalidates the parts of the layout that a context describes. Overrides must call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.layoutDidInvalidate(context)
  }

  /// Discards all calculated positions, for another collection view or other data.
  func discardPlaces() { needsPreparation = true }

  func prepareIfNeeded() {
    guard needsPreparation, collectionView != nil else { return }
    needsPreparation = false
    prepare()
  }

  // MARK: Changes

  /// Called after `prepare()` with the changes of an update, before the initial and final
  /// attributes of elements are requested.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called within the animation of an update, so that changes made here are animated, too.
  open func finalizeCollectionViewUpdates() {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout, which is already prepared, replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called within the animation of the transition to this layout.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of an inserted item. The default is its position with an alpha
  /// of 0.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath)?.faded() }

  /// Returns the final attributes of a deleted item. The default is its previous position with an
  /// alpha of 0.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.attributesBeforeChange(of: .cell(itemIndexPath))?.faded()
  }

  /// Returns the initial attributes of an inserted supplementary view. The default is its position
  /// with an alpha of 0.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.faded()
  }

  /// Returns the final attributes of a deleted supplementary view. The default is its previous
  /// position with an alpha of 0.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.attributesBeforeChange(of: .supplementary(elementKind, elementIndexPath))?
      .faded()
  }

  /// Returns the initial attributes of an inserted decoration view. The default is its position
  /// with an alpha of 0.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.faded()
  }

  /// Returns the final attributes of a deleted decoration view. The default is its previous
  /// position with an alpha of 0.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.attributesBeforeChange(of: .decoration(elementKind, decorationIndexPath))?
      .faded()
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: shownItem(at: element.indexPath)
    case .supplementaryView:
      shownSupplementaryView(ofKind: element.kind, at: element.indexPath)
    case .decorationView:
      shown(layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath))
    }
  }
}

/// A context that describes the invalid parts of a layout. The collection view always prepares the
/// whole layout again; subclasses can do less.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether everything is invalid, as after `reloadData()` of the
  /// collection view.
  open package(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the numbers of sections and items must be requested
  /// again.
  open package(set) var invalidateDataSourceCounts = false
  /// A Boolean value that indicates whether only the preferred sizes of cells have changed.
  var isForPreferredSizes = false
  /// A closure that maps index paths of items from before an update to after it; `nil` outside of
  /// updates.
  var newPath: ((IndexPath) -> IndexPath?)?
  /// A closure that maps section indices from before an update to after it; `nil` outside of
  /// updates.
  var newSection: ((Int) -> Int?)?
  /// The sections that an update reloads, with their indices before it.
  var reloadedSections: Set<Int> = []
  /// The index paths of invalidated items; `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of invalidated supplementary views, by kind; `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of invalidated decoration views, by kind; `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The adjustment that is added to the content offset, so that visible items keep their position
  /// when the layout grows before them.
  open var contentOffsetAdjustment = CGPoint.zero

  public override init() { super.init() }

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views of a kind as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = adding(
      indexPaths, of: elementKind, to: invalidatedSupplementaryIndexPaths)
  }

  /// Marks decoration views of a kind as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = adding(
      indexPaths, of: elementKind, to: invalidatedDecorationIndexPaths)
  }

  private func adding(
    _ paths: [IndexPath], of kind: String, to known: [String: [IndexPath]]?
  ) -> [String: [IndexPath]] {
    (known ?? [:]).merging([kind: paths], uniquingKeysWith: +)
  }
}
