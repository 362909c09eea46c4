import Foundation

extension Album {
  /// Photos or videos that belong together: those of a room, a folder, a month.
  ///
  /// Items are made when their page is near, so that a category of many models is made at once.
  public struct Category {
    /// The category's name.
    public var tag: String
    /// The number of items that exist, including those that are not loaded. Never less than
    /// `loadedCount`.
    public var count: Int {
      get { max(ownCount, items.count) }
      set { ownCount = newValue }
    }
    /// The title in the strip: `tag(count)` unless it is set.
    public var title: String {
      get { ownTitle ?? "\(tag)(\(count))" }
      set { ownTitle = newValue }
    }
    let items: AlbumItems<Item>
    let key: AlbumKey
    private var ownCount: Int
    private var ownTitle: String?

    init(key: AlbumKey, tag: String, count: Int?, items: AlbumItems<Item>) {
      self.tag = tag
      self.items = items
      self.key = key
      ownCount = count ?? items.count
    }

    /// The number of items that are loaded.
    public var loadedCount: Int { items.count }

    /// The item at an index, which has to exist.
    public func item(at index: Int) -> Item { items.item(index) }
  }
}

extension Album.Category where Item: Identifiable {
  /// Creates a category of items.
  ///
  /// - Parameters:
  ///   - id: Identifies the category even if its tag changes. If it is nil, the tag does.
  ///   - count: The number of items that exist; as many as are given if nil.
  public init<ID: Hashable>(
    id: ID? = Never?.none, tag: String, count: Int? = nil, items: [Item]
  ) {
    self.init(
      key: id.map { AlbumKey($0) } ?? AlbumKey(tag), tag: tag, count: count,
      items: AlbumItems(
        count: items.count, item: { items[$0] }, key: { AlbumKey(items[$0].id) }))
  }
}

extension Album.Category: Equatable where Item: Equatable {
  /// Compares the titles and all items, which makes every item.
  public static func == (one: Self, other: Self) -> Bool {
    guard one.title == other.title, one.tag == other.tag, one.count == other.count,
      one.loadedCount == other.loadedCount, one.key == other.key
    else { return false }
    return (0..<one.loadedCount).allSatisfy { one.item(at: $0) == other.item(at: $0) }
  }
}
