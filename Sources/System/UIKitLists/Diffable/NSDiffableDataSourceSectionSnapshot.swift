import QuartzCore

/// The items of a section as a tree: an outline whose parts can be collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { list(rootItems) { _ in true } }
  /// The items whose ancestors are all expanded, each before its children.
  public var visibleItems: [ItemIdentifierType] { list(rootItems) { expanded.contains($0) } }

  private func list(
    _ roots: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    guard !children.isEmpty else { return roots }
    var result: [ItemIdentifierType] = []
    // Outlines may be too deep for recursion.
    var rest = Array(roots.reversed())
    while let item = rest.popLast() {
      result.append(item)
      if let inner = children[item], isOpen(item) { rest.append(contentsOf: inner.reversed()) }
    }
    return result
  }

  /// Returns whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Returns whether an item is expanded, whether or not it has children.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var above = parents[item]
    while let parent = above {
      guard expanded.contains(parent) else { return false }
      above = parents[parent]
    }
    return true
  }

  /// Returns the number of an item's ancestors; the item must be in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int {
    precondition(contains(item), "NSDiffableDataSourceSectionSnapshot: there is no item \(item)")
    var level = 0
    var above = parents[item]
    while let parent = above {
      level += 1
      above = parents[parent]
    }
    return level
  }

  /// Returns an item's index among all items; `nil` if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns an item's parent; `nil` for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Whether any item has children.
  var isOutline: Bool { !children.isEmpty }
  /// Returns whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item] != nil }

  /// Returns a snapshot of an item's descendants, with the item itself as the only root if
  /// `includingParent` is `true`. The item must be in the snapshot.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    precondition(contains(parent), "snapshot(of:): there is no item \(parent)")
    var result = Self()
    let inner = children[parent, default: []]
    if includingParent {
      result.append([parent])
      result.append(inner, to: parent)
      if expanded.contains(parent) { result.expanded.insert(parent) }
    } else {
      result.append(inner)
    }
    for item in list(inner, { _ in true }) {
      if let more = children[item] { result.append(more, to: item) }
      if expanded.contains(item) { result.expanded.insert(item) }
    }
    return result
  }

  /// Returns a description of the tree for debugging, with one line per item.
  public func visualDescription() -> String {
    items.map { item in
      let sign = children[item] == nil ? " " : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Adding

  /// Adds items at the end of a parent's children, by default at the end of the root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    add(items)
    guard !items.isEmpty else { return }
    guard let parent else { return rootItems += items }
    precondition(contains(parent), "append(_:to:): there is no item \(parent)")
    children[parent, default: []] += items
    for item in items { parents[item] = parent }
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: 0, of: item)
  }
  /// Inserts items after another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: 1, of: item)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at side: Int, of neighbor: ItemIdentifierType
  ) {
    precondition(
      contains(neighbor), "NSDiffableDataSourceSectionSnapshot: there is no item \(neighbor)")
    add(items)
    let parent = parents[neighbor]
    var siblings = parent.map { children[$0, default: []] } ?? rootItems
    let index = siblings.firstIndex(of: neighbor) ?? 0
    siblings.insert(contentsOf: items, at: index + side)
    if let parent { children[parent] = siblings } else { rootItems = siblings }
    for item in items { parents[item] = parent }
  }

  private mutating func add(_ items: [ItemIdentifierType]) {
    for item in items {
      precondition(
        known.insert(item).inserted,
        "NSDiffableDataSourceSectionSnapshot: the item \(item) is in the snapshot already")
    }
  }

  /// Inserts the items of another snapshot before an item; its roots get the item's parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot.rootItems, before: item)
    graft(snapshot)
  }
  /// Inserts the items of another snapshot after an item; its roots get the item's parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot.rootItems, after: item)
    graft(snapshot)
  }

  /// Replaces the descendants of an item with the items of another snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    precondition(contains(parent), "replace(childrenOf:using:): there is no item \(parent)")
    delete(children[parent, default: []])
    append(snapshot.rootItems, to: parent)
    graft(snapshot)
  }

  /// Adds the descendants of another snapshot's roots, which were added already.
  private mutating func graft(_ snapshot: Self) {
    for item in snapshot.items {
      if let inner = snapshot.children[item] { append(inner, to: item) }
    }
    expanded.formUnion(snapshot.expanded)
  }

  // MARK: Changing

  /// Deletes items and their descendants; ignores items that are not in the snapshot.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let roots = items.filter { known.contains($0) }
    let gone = Set(list(roots) { _ in true })
    guard !gone.isEmpty else { return }
    for parent in Set(roots.map { parents[$0] }) {
      if let parent {
        children[parent]?.removeAll { gone.contains($0) }
        if children[parent]?.isEmpty == true { children[parent] = nil }
      } else {
        rootItems.removeAll { gone.contains($0) }
      }
    }
    for item in gone {
      children[item] = nil
      parents[item] = nil
    }
    known.subtract(gone)
    expanded.subtract(gone)
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items, which shows their children.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { known.contains($0) })
  }
  /// Collapses items, which hides their descendants.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
}
