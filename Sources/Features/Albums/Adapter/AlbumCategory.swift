import Foundation

/// A category of items that an app's own models become.
public typealias AlbumCategory = Album<AlbumItem>.Category

extension AlbumCategory {
  /// Creates a category from models. Throws if the mapping doesn't fit them.
  ///
  /// - Parameters:
  ///   - id: Identifies the category even if its tag changes. If it is nil, the tag does.
  ///   - count: The number of items that exist; as many as there are models if nil.
  ///   - kind: The kind of items whose mapping doesn't say it.
  public init<Model, ID: Hashable>(
    id: ID? = Never?.none, tag: String, count: Int? = nil, kind: AlbumItem.Kind = .photo,
    items models: [Model], fields: FieldMapping<Model>
  ) throws(AlbumError) {
    try fields.check(among: models)
    let locations = fields.locations(in: models.first)
    let items = AlbumItems(
      count: models.count, item: { fields.item(from: models[$0], kind: kind, at: locations) },
      key: { fields.key(of: models[$0], at: locations) })
    self.init(key: Self.key(id, tag, kind), tag: tag, count: count, items: items)
  }

  /// Creates a category from items.
  public init<ID: Hashable>(
    id: ID? = Never?.none, tag: String, count: Int? = nil, kind: AlbumItem.Kind = .photo,
    items: [AlbumItem]
  ) {
    let keyed = AlbumItems(
      count: items.count, item: { items[$0] }, key: { items[$0].key })
    self.init(key: Self.key(id, tag, kind), tag: tag, count: count, items: keyed)
  }

  /// Creates a category from a model, whose items are read by their own mapping.
  public init<Model: AlbumCategoryModel>(
    _ model: Model, kind: AlbumItem.Kind = .photo
  ) throws(AlbumError) {
    try self.init(
      tag: model.tag, count: model.count, kind: kind, items: model.albumItems,
      fields: Model.Item.albumFields)
  }

  private static func key(
    _ id: (some Hashable)?, _ tag: String, _ kind: AlbumItem.Kind
  ) -> AlbumKey { id.map { AlbumKey($0) } ?? AlbumKey([AlbumKey(tag), AlbumKey(kind)]) }
}
