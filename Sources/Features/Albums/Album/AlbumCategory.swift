import Foundation

/// Photos or videos under one heading: a room, a folder, a month.
///
/// Models are not read until their page is near, so that long lists cost nothing to take on.
public struct AlbumCategory {
  public var tag: String
  /// How many there are in all, of which some may not be loaded yet.
  public var count: Int {
    get { max(ownCount, items.count) }
    set { ownCount = newValue }
  }
  /// What is written in the strip of titles: `tag(count)` unless it is set.
  public var title: String {
    get { ownTitle ?? "\(tag)(\(count))" }
    set { ownTitle = newValue }
  }
  public let kind: AlbumItem.Kind
  let items: AlbumItems
  let key: AlbumKey
  private var ownCount: Int
  private var ownTitle: String?

  /// Throws when the mapping does not fit the models.
  ///
  /// - Parameters:
  ///   - id: What stays the same when the tag changes; the tag when nil.
  ///   - count: Of all there are; as many as are given when nil.
  public init<Model, ID: Hashable>(
    id: ID? = Never?.none, tag: String, count: Int? = nil, kind: AlbumItem.Kind = .photo,
    items models: [Model], fields: FieldMapping<Model>
  ) throws(AlbumError) {
    try fields.check(models.first)
    self.init(
      ownKey: id.map { AlbumKey($0) }, tag: tag, count: count, kind: kind,
      items: AlbumItems(models, fields, kind))
  }

  /// Of items that are as they should be already.
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

  /// How many are loaded.
  public var loadedCount: Int { items.count }

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
  /// The same heading over the same items; reads every model.
  public static func == (one: AlbumCategory, other: AlbumCategory) -> Bool {
    guard one.title == other.title, one.tag == other.tag, one.count == other.count,
      one.kind == other.kind, one.loadedCount == other.loadedCount, one.key == other.key
    else { return false }
    return (0..<one.loadedCount).allSatisfy { one.item(at: $0) == other.item(at: $0) }
  }
}
