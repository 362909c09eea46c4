import QuartzCore

/// A scroll view that displays any number of items, with views for the visible ones only.
@MainActor open class UICollectionView: UIScrollView {
  /// The element kind of section headers of a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers of a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that provides items and their cells. Setting it reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The object that is notified of items that will soon be needed.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that determines whether `prefetchDataSource` is called. The default value is
  /// `true`.
  open var isPrefetchingEnabled = true

  /// The layout of the items. Setting it applies the new layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      adoptLayout()
    }
  }

  /// A Boolean value that determines whether the user can select items outside of editing mode. The
  /// default value is `true`.
  open var allowsSelection = true
  /// A Boolean value that determines whether the user can select several items, each with a tap,
  /// outside of editing mode. The default value is `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that determines whether the view is in editing mode, which has its own
  /// selection settings. The default value is `false`.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes?.close()
      reorder?.cancel()
      for cell in visibleCells { cell.isInEditing = isEditing }
    }
  }
  /// A Boolean value that determines whether an item can be selected in editing mode. The default
  /// value is `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that determines whether the user can select several items in editing mode. The
  /// default value is `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// A view behind all items, which fills the visible area and doesn't scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  package lazy var listFocus = ListFocus(self)
  let dragSettings = CollectionDragSettings()
  var dragging: ListDragging?

  var counts: [Int]?
  var elements: [CollectionElement: UICollectionReusableView] = [:]
  var reusePool = CollectionReusePool()
  var selection: Set<IndexPath> = []
  var batch: CollectionBatch?
  var prefetching = CollectionPrefetching()
  /// The cell that is being reconfigured, which dequeuing returns instead of another one.
  var reconfiguring: UICollectionViewCell?
  var needsReload = true
  var orthogonal = OrthogonalSections()
  var swipes: SwipeActions?
  var reorder: CollectionReorder?
  /// The text scale and layout direction with which the layout was prepared; empty before that.
  private var layoutTraits: [CGFloat] = []
  private var isArranging = false
  private var wasAskedAgain = false
  package lazy var itemTap = ItemTapRecognizer()
  private lazy var itemMenus = CollectionMenus(of: self)
  /// The interaction that displays the context menus that the delegate provides.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus.interaction }
  private var memoryWarnings: MemoryWarningObserver?

  /// The delegate if it conforms to `UICollectionViewDelegate`.
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

  /// Clears the selection, and reloads all data before the next layout.
  open func reloadData() {
    needsReload = true
    counts = nil
    selection = []
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// The number of sections, as last provided by the data source.
  open var numberOfSections: Int { currentCounts().count }

  /// Returns the number of items in a section, as last provided by the data source; 0 if there is
  /// no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Changes

  /// Performs several changes as one animated update. The data source must provide the new data
  /// when `updates` returns.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { collect(updates, completion) }

  /// Inserts items with an animation. Index paths refer to the data after the whole update.
  open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insert($0) }) }
  /// Deletes items with an animation. Index paths refer to the data before the whole update.
  open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .delete($0) }) }
  /// Reloads items with new cells. Index paths refer to the data before the whole update.
  open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reload($0) }) }
  /// Moves an item from its index path before the whole update to its index path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(indexPath, newIndexPath)])
  }
  /// Inserts sections with an animation. Indices refer to the data after the whole update.
  open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }
  /// Deletes sections with an animation. Indices refer to the data before the whole update.
  open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }
  /// Reloads sections with new cells and supplementary views. Indices refer to the data before the
  /// whole update.
  open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }
  /// Moves a section from its index before the whole update to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)])
  }

  /// Changes the layout, and moves the elements to their positions in it.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout, and moves the elements to their positions in it. The visible item nearest
  /// to the center keeps its position if possible.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion) }

  // MARK: Elements and their positions

  /// Returns the cell of an item, or `nil` if the item isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[.cell(indexPath)] as? UICollectionViewCell
  }

  /// Returns the supplementary view of a kind at an index path, or `nil` if it isn't visible.
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

  /// Returns the index path of a visible cell, or `nil` if the cell isn't in use.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.indexPath
  }

  /// Returns the index path of the item at a point of the content, in points, whether or not it is
  /// visible; of several items, the topmost one.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    // The layout is queried, so that items outside the visible area are found as well.
    return collectionViewLayout.shownElements(
      in: CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2))?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the layout attributes of an item, or `nil` if there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reloadIfNeeded()
    return collectionViewLayout.shownItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view, or `nil` if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reloadIfNeeded()
    return collectionViewLayout.shownSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection

  /// The index paths of the selected items, sorted; `nil` if nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }
  /// Selects an item without notifying the delegate, and scrolls to it if a scroll position is
  /// specified. If the index path is `nil` or doesn't exist, the selection is cleared.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Deselects an item without notifying the delegate. The cell changes immediately even if
  /// `animated` is `true`.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }
  /// Scrolls until an item is at the specified position in the visible area, as far as the content
  /// allows.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  /// Updates visible items by asking the data source for them again, which configures their
  /// existing cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Focus

  /// Whether keys move a focus through the items; true by default. In a view controller that can
  /// become first responder, and so handles keys itself, they do only if this was set.
  open var allowsFocus = true { didSet { listFocus.isAskedFor = allowsFocus } }
  /// The same in editing mode; false by default.
  open var allowsFocusDuringEditing = false
  /// Whether the item that was focused last is focused when the view is entered again; false by
  /// default.
  open var remembersLastFocusedIndexPath = false
  /// Whether an item that is focused is selected, too; false by default.
  open var selectionFollowsFocus = false
  open override var canBecomeFirstResponder: Bool { takesListFocus }

  // MARK: Reuse

  /// Registers the class of the cells for a reuse identifier, or removes the registration if the
  /// class is `nil`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }
  /// Registers the class of the supplementary views of a kind for a reuse identifier, or removes
  /// the registration if the class is `nil`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerViews(viewClass, ofKind: elementKind, identifier) }
  /// Returns a reused or new cell for a registered identifier. It is a fatal error if nothing is
  /// registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier) }
  /// Returns a reused or new supplementary view for a registered identifier. It is a fatal error if
  /// nothing is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(ofKind: elementKind, identifier) }
  /// Returns a reused or new cell after calling the registration's handler for it, unless `item` is
  /// `nil`.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { dequeueCell(by: registration, indexPath, item) }
  /// Returns a reused or new supplementary view after calling the registration's handler for it.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { dequeueView(by: registration, indexPath) }

  // MARK: Layout

  // The layout is invalidated before the visible area changes, because it can then still read the
  // old `bounds`.

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
      let size =
        transform.isIdentity
        ? newValue.size : newValue.applying(transform.inverted()).size
      if size != super.bounds.size {
        invalidateLayout(forBoundsChange: CGRect(origin: super.bounds.origin, size: size))
      }
      super.frame = newValue
    }
  }

  package func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    // The data must not be read during an update, which requests another layout at its end.
    guard bounds.width > 0, bounds.height > 0, batch == nil else { return }
    // This point is reached again if a cell performs layout while it is created.
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
    scrollToFlippedStart()
    showElements()
    placeOrthogonalSections()
    prepareSwipes()
    swipes?.layOut()
    dragging?.placePlaceholders()
    prefetchAhead()
    listFocus.layOut()
  }

  /// Invalidates the layout when the text scale or the layout direction changes.
  package func followTraits() {
    let known = [traitCollection.textScale, CGFloat(traitCollection.layoutDirection.rawValue)]
    guard known != layoutTraits else { return }
    layoutTraits = known
    collectionViewLayout.invalidateLayout()
  }

  /// The layout whose mirrored content was scrolled to where it begins.
  weak var flippedLayout: UICollectionViewLayout?

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.sidesDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.sidesDidChange()
  }

  // MARK: Interactive movement

  /// Begins to move an item, and returns whether it may be moved. Usually called by a recognizer,
  /// which then says where the item is.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }
  /// Moves the item's center to a position in the content; the others make room for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveMovement(to: targetPosition)
  }
  /// Ends the movement; the data source moves the item if its index path is a new one.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Ends the movement and returns the item to where it was.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: Dragging

  /// The object that provides the items for dragging; `nil` if no items can be dragged. The
  /// collection view holds it weakly. The default value is `nil`.
  open var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragSettings.dragDelegate }
    set {
      dragSettings.dragDelegate = newValue
      dragDelegatesDidChange()
    }
  }
  /// The object that handles drops on the collection view; `nil` if drops aren't accepted. The
  /// collection view holds it weakly. The default value is `nil`.
  open var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragSettings.dropDelegate }
    set {
      dragSettings.dropDelegate = newValue
      dragDelegatesDidChange()
    }
  }
  /// A Boolean value that determines whether items can be dragged if there is a `dragDelegate`. The
  /// default value is `true`.
  open var dragInteractionEnabled: Bool {
    get { dragSettings.isEnabled }
    set {
      dragSettings.isEnabled = newValue
      updateDragging()
    }
  }
  /// The speed at which a gap opens for the dragged items. The default value is `immediate`.
  open var reorderingCadence: ReorderingCadence {
    get { dragSettings.cadence }
    set { dragSettings.cadence = newValue }
  }
  /// A Boolean value that indicates whether items of the collection view are being dragged.
  open var hasActiveDrag: Bool { dragging?.activeDrag != nil }
  /// A Boolean value that indicates whether items that the collection view accepts are being
  /// dragged over it.
  open var hasActiveDrop: Bool { dragging?.activeDrop != nil }
  /// A Boolean value that indicates whether an update or a reload of the data is pending, a
  /// placeholder is displayed, or a gap is open for dragged items.
  open var hasUncommittedUpdates: Bool {
    batch != nil || needsReload || dragging?.hasUncommittedUpdates == true
  }
}

extension UICollectionView: TraitsFollowing, ScrollStops {}
