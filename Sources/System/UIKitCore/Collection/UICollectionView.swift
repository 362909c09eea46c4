import QuartzCore

/// Shows as many cells as are in sight of any number of items.
@MainActor open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      adoptLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  var counts: [Int]?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  private var factories: [String: @MainActor (CGRect) -> UICollectionViewCell] = [:]
  private var reusable: [String: [UICollectionViewCell]] = [:]
  var selection: Set<IndexPath> = []
  private var needsReload = true
  private var dequeueFrame = CGRect.zero
  lazy var itemTap = ItemTapRecognizer()

  /// A delegate may also conform to `UICollectionViewDelegate`, which it then hears as well.
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
    addGestureRecognizer(itemTap)
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.needsPreparation = true
    layoutDidInvalidate()
  }

  // MARK: Data

  open func reloadData() {
    needsReload = true
    collectionViewLayout.needsPreparation = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    counts = nil
    for (path, cell) in cells { retire(cell, at: path) }
    cells = [:]
    selection = selection.filter { contains($0) }
    collectionViewLayout.needsPreparation = true
  }

  private func currentCounts() -> [Int] {
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

  // MARK: Cells

  /// Swift makes no instance of a class that is only known at run time, so a closure does.
  package func register(
    forCellWithReuseIdentifier identifier: String,
    make: @escaping @MainActor (CGRect) -> UICollectionViewCell
  ) {
    factories[identifier] = make
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let make = factories[identifier] else {
      preconditionFailure("dequeueReusableCell: no cell is registered for “\(identifier)”")
    }
    let cell = make(dequeueFrame)
    cell.reuseIdentifier = identifier
    return cell
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open var visibleCells: [UICollectionViewCell] { Array(cells.values) }
  open var indexPathsForVisibleItems: [IndexPath] { Array(cells.keys) }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.frame.contains(point) }?.key
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reloadIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Layout

  func layoutDidInvalidate() { setNeedsLayout() }

  package override func boundsSizeDidChange() {
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.needsPreparation = true
    }
    super.boundsSizeDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    reloadIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    showCells()
  }

  private func showCells() {
    let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let paths = Set(wanted.map(\.indexPath))
    for (path, cell) in cells where !paths.contains(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
    for attributes in wanted {
      let cell = cells[attributes.indexPath] ?? makeCell(for: attributes)
      apply(attributes, to: cell)
    }
  }

  private func makeCell(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    guard let dataSource else {
      preconditionFailure("UICollectionView: items to show and no data source")
    }
    let path = attributes.indexPath
    dequeueFrame = attributes.frame
    var made: UICollectionViewCell?
    UIView.performWithoutAnimation {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      apply(attributes, to: cell)
      cell.isHighlighted = false
      cell.isSelected = selection.contains(path)
      made = cell
    }
    guard let cell = made else { preconditionFailure("UICollectionView: no cell for \(path)") }
    cells[path] = cell
    cell.isHidden = false
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to cell: UICollectionViewCell
  ) {
    if cell.frame != attributes.frame { cell.frame = attributes.frame }
    if cell.alpha != attributes.alpha { cell.alpha = attributes.alpha }
    if attributes.zIndex != 0 { cell.layer.zPosition = CGFloat(attributes.zIndex) }
    if cell.transform != attributes.transform { cell.transform = attributes.transform }
    cell.isHidden = attributes.isHidden
    cell.apply(attributes)
  }

  /// Kept in place but hidden: taking it out of the tree and in again costs more than it saves.
  private func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    cell.isHidden = true
    if let identifier = cell.reuseIdentifier {
      reusable[identifier, default: []].append(cell)
    } else {
      cell.removeFromSuperview()
    }
  }
}
