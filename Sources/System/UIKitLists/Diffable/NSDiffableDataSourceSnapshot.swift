import QuartzCore

/// The content of a data source at one time: the identifiers of sections and their items, in order.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections that are reloaded when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are reloaded when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that are reconfigured when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items of all sections.
  public var numberOfItems: Int { sections.count }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0, default: []] }
  }

  /// Returns the number of items of a section, which must exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, which must exist, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = items[identifier] else {
      preconditionFailure("NSDiffableDataSourceSnapshot: there is no section \(identifier)")
    }
    return items
  }

  /// Returns the section that contains an item; `nil` if there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }

  /// Returns an item's index among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns a section's index; `nil` if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, by default of the last one. Unlike on iOS, items that are
  /// already in the snapshot are moved.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("appendItems: there is no section to append items to")
    }
    precondition(items[section] != nil, "appendItems: there is no section \(section)")
    take(identifiers)
    items[section, default: []] += identifiers
    for identifier in identifiers { sections[identifier] = section }
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: 0, of: beforeIdentifier) }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: 1, of: afterIdentifier) }

  /// Moves an item before another one, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: 0, of: toIdentifier) }

  /// Moves an item after another one, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: 1, of: toIdentifier) }

  /// Deletes items; ignores those that are not in the snapshot.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    remove(gone)
    unmark(gone)
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Marks items to be shown in new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items to be reconfigured in their existing cells when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at side: Int, of neighbor: ItemIdentifierType
  ) {
    guard let section = sections[neighbor], !identifiers.contains(neighbor) else {
      preconditionFailure("insertItems: there is no other item \(neighbor) to insert beside")
    }
    take(identifiers)
    let index = items[section, default: []].firstIndex(of: neighbor) ?? 0
    items[section, default: []].insert(contentsOf: identifiers, at: index + side)
    for identifier in identifiers { sections[identifier] = section }
  }

  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    let unique = Set(identifiers)
    precondition(
      unique.count == identifiers.count,
      "NSDiffableDataSourceSnapshot: the item identifiers are not unique")
    remove(unique)
  }

  private mutating func remove(_ identifiers: Set<ItemIdentifierType>) {
    for section in Set(identifiers.compactMap { sections[$0] }) {
      items[section]?.removeAll { identifiers.contains($0) }
    }
    for identifier in identifiers { sections[identifier] = nil }
  }

  /// Removes the marks of deleted items.
  private mutating func unmark(_ identifiers: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll { identifiers.contains($0) }
    reconfiguredItemIdentifiers.removeAll { identifiers.contains($0) }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, at: 0, of: toIdentifier) }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, at: 1, of: toIdentifier) }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      deleteItems(items[identifier, default: []])
      items[identifier] = nil
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Marks sections to be reloaded when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    precondition(
      Set(identifiers).count == identifiers.count && identifiers.allSatisfy { items[$0] == nil },
      "NSDiffableDataSourceSnapshot: the section identifiers are not unique")
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, at side: Int, of neighbor: SectionIdentifierType
  ) {
    precondition(identifier != neighbor, "moveSection: a section cannot move beside itself")
    sectionIdentifiers.remove(at: index(of: identifier))
    sectionIdentifiers.insert(identifier, at: index(of: neighbor) + side)
  }

  private func index(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("NSDiffableDataSourceSnapshot: there is no section \(identifier)")
    }
    return index
  }

  /// Returns the snapshot without the marks for reloading and reconfiguring.
  func applied() -> Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  /// Replaces the items of a section, which must exist.
  mutating func replaceItems(
    of section: SectionIdentifierType, by new: [ItemIdentifierType]
  ) {
    remove(Set(itemIdentifiers(inSection: section)))
    appendItems(new, toSection: section)
  }

  /// Returns the section at an index; `nil` if there is none.
  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// Returns the item at an index path; `nil` if there is none.
  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(at: indexPath.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the number of items in the section at an index; 0 if there is none.
  func numberOfItems(inSectionAt index: Int) -> Int {
    sectionIdentifier(at: index).map { numberOfItems(inSection: $0) } ?? 0
  }

  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    paths.reserveCapacity(sections.count)
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (item, identifier) in items[identifier, default: []].enumerated() {
        paths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }
}
