import QuartzCore

/// A data source that shows snapshots and animates the changes from one to the next.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item, which must be dequeued from the collection view. Returning `nil`
  /// is an error.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns a supplementary view of a kind. Returning `nil` is an error.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// A closure that provides supplementary views. It must be set if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers that determine which items the user can move in a list in editing mode. By
  /// default none.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers that determine which items of outlines the user can expand and collapse. By
  /// default all.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  /// Whether a section snapshot was ever applied, so that cells show their positions in outlines.
  private(set) var knowsOutlines = false
  /// The trees of the sections to which section snapshots were applied.
  private(set) var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source and assigns it to the collection view, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Returns a copy of a section's items as a tree; all are roots if a flat snapshot was applied to
  /// it.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if content.snapshot.indexOfSection(section) != nil {
      flat.append(content.snapshot.itemIdentifiers(inSection: section))
    }
    return flat
  }

  /// Shows the visible items of a section snapshot in a section, which is added if there is no such
  /// section, and animates the changes unless `animatingDifferences` is `false`. Call it on the
  /// main thread.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var flat = content.snapshot
    if flat.indexOfSection(section) == nil { flat.appendSections([section]) }
    flat.replaceItems(of: section, by: snapshot.visibleItems)
    show(
      flat, outlines: [section: snapshot], isAnimated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, and animates the changes unless `animatingDifferences` is `false`. Call it
  /// on the main thread.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { show(snapshot, outlines: [:], isAnimated: animatingDifferences, completion: completion) }

  /// Shows a snapshot together with the trees of sections that have changed.
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    outlines new: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
    isAnimated: Bool, completion: (() -> Void)?
  ) {
    guard let collectionView else { return adopt(snapshot, new) }
    let changes = SnapshotDifference.changes(from: content.snapshot, to: snapshot)
    let wereEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(wereEnabled && isAnimated)
    collectionView.performBatchUpdates {
      self.adopt(snapshot, new)
      collectionView.change(changes)
    } completion: { _ in
      completion?()
    }
    updateOutlines(isAnimated: wereEnabled && isAnimated)
    UIView.setAnimationsEnabled(wereEnabled)
    collectionView.reconfigureItems(
      at: snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
  }

  /// Shows a snapshot by reloading all data, without finding the changes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    adopt(snapshot, [:])
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    completion?()
  }

  private func adopt(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ new: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  ) {
    content.adopt(snapshot)
    if !new.isEmpty { knowsOutlines = true }
    outlines.merge(new) { $1 }
    // A flat snapshot with other items replaces the tree.
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && (new[section] != nil
          || snapshot.itemIdentifiers(inSection: section) == outline.visibleItems)
    }
  }

  // MARK: Identifiers and index paths

  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.snapshot.itemIdentifier(at: indexPath)
  }

  /// Returns the index path of an item; `nil` if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.indexPath(for: itemIdentifier)
  }

  /// Returns the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.snapshot.sectionIdentifier(at: index)
  }

  /// Returns the index of a section; `nil` if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns what `reorderingHandlers` say of an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canReorderItem(at: indexPath) }
  /// Moves an item, and calls `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorderItem(at: sourceIndexPath, to: destinationIndexPath) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.snapshot.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.snapshot.numberOfItems(inSectionAt: section) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource: the cell provider returned nil for \(indexPath)")
    }
    if let place = outlinePlace(of: indexPath) {
      (cell as? UICollectionViewListCell)?.adopt(place, animated: false)
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource: the layout wants a “\(kind)”; set supplementaryViewProvider"
      )
    }
    return view
  }
}
