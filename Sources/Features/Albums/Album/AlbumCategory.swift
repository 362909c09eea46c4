import Foundation

/// Photos or videos that belong together: those of a room, a folder, a month.
///
/// Models are read when their page is near, so that creating a category with many of them is cheap.
public struct AlbumCategory {
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
  /// The kind of items whose mapping doesn't say it.
  public let kind: AlbumItem.Kind
  let items: AlbumItems
  let key: AlbumKey
  private var ownCount: Int
  private var ownTitle: String?

  /// Creates a category from models. Throws if the mapping doesn't fit them.
  ///
  /// - Parameters:
  ///   - id: Identifies the category even if its tag changes. If it is nil, the tag does.
  ///   - count: The number of items that exist; as many as there are models if nil.
  public init<Model, ID: Hashable>(
    id: ID? = Never?.none, tag: String, count: Int? = nil, kind: AlbumItem.Kind = .photo,
    items models: [Model], fields: FieldMapping<Model>
  ) throws(AlbumError) {
    try fields.check(models.first)
    self.init(
      ownKey: id.map { AlbumKey($0) }, tag: tag, count: count, kind: kind,
      items: AlbumItems(models, fields, kind))
  }

  /// Creates a category from items.
  public init<ID: Hashable>(
    id: ID? = Never?.none, tag: String, count: Int? = nil, kind: AlbumItem.Kind = .photo,
    items: [AlbumItem]
  ) {
    self.init(
      ownKey: id.map { AlbumKey($0) }, tag: tag, count: count, kind: kind,
      items: AlbumItems(items))
  }

  private init(
    ownKey: AlbumKey?, tag: String, count: Int?, kind: AlbumItem.Kind, items: AlbumItems
  ) {
    self.tag = tag
    self.kind = kind
    self.items = items
    key = ownKey ?? AlbumKey([AlbumKey(tag), AlbumKey(kind)])
    ownCount = count ?? items.count
  }

  /// The number of items that are loaded.
  public var loadedCount: Int { items.count }

  /// The item at an index, which has to exist.
  public func item(at index: Int) -> AlbumItem { items.item(index) }
}

extension AlbumCategory {
  /// Identifies a category in its album.
  struct ID: Hashable {
    let key: AlbumKey
    /// Distinguishes categories that have the same key.
    let copy: Int
  }
}

extension AlbumCategory: Equatable {
  /// Compares the titles and all items, which reads every model.
  public static func == (one: AlbumCategory, other: AlbumCategory) -> Bool {
    guard one.title == other.title, one.tag == other.tag, one.count == other.count,
      one.kind == other.kind, one.loadedCount == other.loadedCount, one.key == other.key
    else { return false }
    return (0..<one.loadedCount).allSatisfy { one.item(at: $0) == other.item(at: $0) }
  }
}
