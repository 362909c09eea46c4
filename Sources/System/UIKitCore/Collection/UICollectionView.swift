import QuartzCore

/// A scroll view that shows any number of items with only as many views as are visible.
@MainActor open class UICollectionView: UIScrollView {
  /// The element kind of section headers of a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers of a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that provides items and their cells. Setting it reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The object that is told which items the user is scrolling to.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is called. The default is true.
  open var isPrefetchingEnabled = true

  /// The layout. Setting it applies the new layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      adoptLayout()
    }
  }

  /// Whether the user can select items outside of editing mode. The default is true.
  open var allowsSelection = true
  /// Whether the user can select several items, each by a tap, outside of editing mode. The default
  /// is false.
  open var allowsMultipleSelection = false
  /// Whether the view is in editing mode, which has its own rules for selection. The default is
  /// false.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes?.close()
      reorder?.cancel()
      for cell in visibleCells { cell.isInEditing = isEditing }
    }
  }
  /// Whether the user can select an item in editing mode. The default is false.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several items in editing mode. The default is false.
  open var allowsMultipleSelectionDuringEditing = false
  /// A view behind all items, which fills the visible area and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  let dragSettings = CollectionDragSettings()
  var dragging: ListDragging?

  var counts: [Int]?
  var elements: [CollectionElement: UICollectionReusableView] = [:]
  var reusePool = CollectionReusePool()
  var selection: Set<IndexPath> = []
  var batch: CollectionBatch?
  var prefetching = CollectionPrefetching()
  /// The cell that is being reconfigured: dequeuing returns it instead of another one.
  var reconfiguring: UICollectionViewCell?
  var needsReload = true
  var orthogonal = OrthogonalSections()
  var swipes: SwipeActions?
  var reorder: CollectionReorder?
  /// The text scale and direction with which the layout was prepared; empty before that.
  private var layoutTraits: [CGFloat] = []
  private var isArranging = false
  private var wasAskedAgain = false
  lazy var itemTap = ItemTapRecognizer()
  private lazy var itemMenus = CollectionMenus(of: self)
  /// The interaction that shows the menus that the delegate gives for items.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus.interaction }
  private var memoryWarnings: MemoryWarningObserver?

  /// The delegate, if it also conforms to `UICollectionViewDelegate`.
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  /// Creates a collection view with a flow layout; the coder isn't read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    adoptLayout()
    addGestureRecognizer(itemTap)
    addInteraction(itemMenus.interaction)
    memoryWarnings = MemoryWarningObserver { [weak self] in self?.reusePool.drain() }
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.discardPlaces()
    setNeedsLayout()
  }

  // MARK: Data

  /// Discards the selection, and reads all data again at the next layout.
  open func reloadData() {
    needsReload = true
    counts = nil
    selection = []
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

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

  /// The number of sections, as the data source last gave it.
  open var numberOfSections: Int { currentCounts().count }

  /// Returns the number of items of a section, as the data source last gave it; 0 if there is no
  /// such section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  // MARK: Changes

  /// Makes several changes as one animated update. The data source must have its new data when
  /// `updates` returns.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { collect(updates, completion) }

  /// Inserts items, animated. Index paths count after the whole update.
  open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insert($0) }) }
  /// Deletes items, animated. Index paths count before the whole update.
  open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .delete($0) }) }
  /// Replaces the cells of items. Index paths count before the whole update.
  open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reload($0) }) }
  /// Moves an item from its place before the whole update to its place after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(indexPath, newIndexPath)])
  }
  /// Inserts sections, animated. Indices count after the whole update.
  open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }
  /// Deletes sections, animated. Indices count before the whole update.
  open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }
  /// Replaces all cells and supplementary views of sections. Indices count before the whole update.
  open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }
  /// Moves a section from its place before the whole update to its place after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)])
  }

  /// Moves the elements to their places in another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Moves the elements to their places in another layout. The visible item nearest to the middle
  /// stays there if possible.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion) }

  // MARK: Elements and their places

  /// Returns the cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[.cell(indexPath)] as? UICollectionViewCell
  }

  /// Returns a visible supplementary view of a kind; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { elements[.supplementary(elementKind, indexPath)] }

  /// The cells of the visible items, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    elements.compactMap { $0.key.category == .cell ? $0.value as? UICollectionViewCell : nil }
  }
  /// The index paths of the visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.keys.filter { $0.category == .cell }.map(\.indexPath)
  }
  /// Returns the visible supplementary views of a kind, in no particular order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .map(\.value)
  }
  /// Returns the index paths of the visible supplementary views of a kind, in no particular order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath)
  }

  /// Returns the index path of a visible cell; nil if the cell is not in use.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.indexPath
  }

  /// Returns the item at a point of the content, in points, whether or not it is visible; the
  /// topmost one if there are several.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    // The layout is asked, so that items outside of the visible area are found as well.
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2))?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the layout's attributes of an item; nil if there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reloadIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout's attributes of a supplementary view; nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reloadIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection

  /// The index paths of the selected items, sorted; nil if nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }
  /// Selects an item without calling the delegate, and scrolls to it if a scroll position is given.
  /// Nil, or an index path that does not exist, clears the selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Deselects an item without calling the delegate. The cell changes at once even if `animated` is
  /// true.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }
  /// Scrolls until an item has a position in the visible area, as far as the content goes.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  /// Asks the data source again for visible items, and lets it fill the cells that they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Reuse

  /// Registers the class of the cells for a reuse identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }
  /// Registers the class of the supplementary views of a kind for a reuse identifier; nil removes
  /// the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerViews(viewClass, ofKind: elementKind, identifier) }
  /// Returns a reused or new cell for a registered identifier. Stops the program if nothing is
  /// registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier) }
  /// Returns a reused or new supplementary view for a registered identifier. Stops the program if
  /// nothing is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(ofKind: elementKind, identifier) }
  /// Returns a reused or new cell and calls the registration's handler for it, unless `item` is
  /// nil.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { dequeueCell(by: registration, indexPath, item) }
  /// Returns a reused or new supplementary view and calls the registration's handler for it.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { dequeueView(by: registration, indexPath) }

  // MARK: Layout

  // A layout is asked before the visible area changes, as `bounds` still has the old one then.

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds { invalidateLayout(forBoundsChange: newValue) }
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let transform = layer.affineTransform()
      let size = transform.isIdentity
        ? newValue.size : newValue.applying(transform.inverted()).size
      if size != super.bounds.size {
        invalidateLayout(forBoundsChange: CGRect(origin: super.bounds.origin, size: size))
      }
      super.frame = newValue
    }
  }

  package override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    // The data must not be read during an update; its end causes another layout.
    guard bounds.width > 0, bounds.height > 0, batch == nil else { return }
    // Reached again if a cell is laid out while it is created.
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
    placeOrthogonalSections()
    prepareSwipes()
    swipes?.layOut()
    dragging?.placePlaceholders()
    prefetchAhead()
  }

  /// Lays out again when the text scale or the direction of the layout changes.
  package override func traitsDidChange() {
    super.traitsDidChange()
    let known = [traitCollection.textScale, CGFloat(traitCollection.layoutDirection.rawValue)]
    guard known != layoutTraits else { return }
    layoutTraits = known
    collectionViewLayout.invalidateLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.sidesDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.sidesDidChange()
  }
}
