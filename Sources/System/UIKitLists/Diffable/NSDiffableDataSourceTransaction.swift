import QuartzCore

/// A change that the user made to the order of a data source's items.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The content before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The content after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items that were moved, over all sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of the sections that have changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change that the user made to the order of a section's items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items that were moved.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// Handlers that determine which items the user can move in a list in editing mode, and that
  /// observe the moves.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved. If `nil`, the default, no item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item's move takes effect.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after an item was moved, so that the app can update its own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow nothing to be moved.
    public init() {}
  }

  /// Handlers that determine which items the user can expand and collapse, and that observe it.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Returns whether an item can be expanded. If `nil`, the default, all items can.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item can be collapsed. If `nil`, the default, all items can.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the descendants of an item that is about to be expanded, given its current ones. If
    /// `nil`, the default, these remain.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Creates handlers that allow everything.
    public init() {}
  }
}
