import Foundation

/// A photo or video in an app's own data. Fields of the same names as an item's need no mapping.
///
/// Classes that conform are final, because the mapping names the type.
public protocol AlbumItemModel {
  static var albumFields: FieldMapping<Self> { get }
}

extension AlbumItemModel {
  public static var albumFields: FieldMapping<Self> { .names() }
}

/// A heading with photos or videos in an app's own data.
public protocol AlbumCategoryModel {
  associatedtype Item: AlbumItemModel
  var tag: String { get }
  /// Of all there are, also those that are not loaded.
  var count: Int { get }
  var albumItems: [Item] { get }
}

extension AlbumCategory {
  /// Takes on a model, read by the mapping that its items name.
  public init<Model: AlbumCategoryModel>(
    _ model: Model, kind: AlbumItem.Kind = .photo
  ) throws(AlbumError) {
    try self.init(
      tag: model.tag, count: model.count, kind: kind, items: model.albumItems,
      fields: Model.Item.albumFields)
  }
}
