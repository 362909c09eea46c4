import QuartzCore

/// Shows any number of items with only as many views as are visible.
@MainActor open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      adoptLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  var counts: [Int]?
  var elements: [CollectionElement: UICollectionReusableView] = [:]
  var reusePool = CollectionReusePool()
  var selection: Set<IndexPath> = []
  var batch: CollectionBatch?
  var prefetching = CollectionPrefetching()
  /// The cell that is shown anew without another taking its place.
  var reconfiguring: UICollectionViewCell?
  var needsReload = true
  private var isArranging = false
  private var wasAskedAgain = false
  lazy var itemTap = ItemTapRecognizer()
  private var memoryWarnings: MemoryWarningObserver?

  /// A delegate may also conform to `UICollectionViewDelegate` and then gets its calls, too.
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
    addGestureRecognizer(itemTap)
    memoryWarnings = MemoryWarningObserver { [weak self] in self?.reusePool.drain() }
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.needsPreparation = true
    setNeedsLayout()
  }

  // MARK: Data

  open func reloadData() {
    needsReload = true
    counts = nil
    selection = []
    collectionViewLayout.needsPreparation = true
    setNeedsLayout()
  }

  func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    counts = nil
    for (element, view) in elements { retire(view, element) }
    elements = [:]
    selection = selection.filter { contains($0) }
    prefetching = CollectionPrefetching()
    collectionViewLayout.needsPreparation = true
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

  open var numberOfSections: Int { currentCounts().count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  // MARK: Changes

  /// Several changes as one, animated. The data source must have changed when `updates` is through.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { collect(updates, completion) }

  open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insert($0) }) }
  open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .delete($0) }) }
  open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reload($0) }) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(indexPath, newIndexPath)])
  }
  open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }
  open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }
  open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)])
  }
  open var hasUncommittedUpdates: Bool { batch != nil || needsReload }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion) }

  // MARK: What is where

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[.cell(indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { elements[.supplementary(elementKind, indexPath)] }

  open var visibleCells: [UICollectionViewCell] {
    elements.values.compactMap { $0 as? UICollectionViewCell }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.keys.filter { $0.category == .cell }.map(\.indexPath)
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .map(\.value)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.indexPath
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    // As the layout has it, so that items out of sight are found as well; of several the topmost.
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2))?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reloadIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reloadIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Layout

  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts && batch == nil {
      needsReload = true
      counts = nil
    }
    let by = context.contentOffsetAdjustment
    if by != .zero { contentOffset = CGPoint(x: contentOffset.x + by.x, y: contentOffset.y + by.y) }
    setNeedsLayout()
  }

  /// A layout that depends on what is seen is asked before that changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.size == super.bounds.size && newValue.origin != super.bounds.origin {
        invalidateLayout(forBoundsChange: newValue)
      }
      super.bounds = newValue
    }
  }

  private func invalidateLayout(forBoundsChange newBounds: CGRect) {
    let layout = collectionViewLayout
    guard !layout.needsPreparation, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return
    }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  package override func boundsSizeDidChange() {
    invalidateLayout(forBoundsChange: bounds)
    super.boundsSizeDidChange()
  }

  package override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    // Data in the middle of a change is not looked at; the end of the change asks again.
    guard bounds.width > 0, bounds.height > 0, batch == nil else { return }
    // Whoever lays out a cell while it is made comes back here.
    guard !isArranging else {
      wasAskedAgain = true
      return
    }
    isArranging = true
    arrange()
    isArranging = false
    if wasAskedAgain { setNeedsLayout() }
    wasAskedAgain = false
  }

  private func arrange() {
    reloadIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    showElements()
    prefetchAhead()
  }
}
