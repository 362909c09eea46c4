import Foundation

/// A photo or video in an app's own data. Properties that are named like a field of `AlbumFields`
/// need no mapping.
///
/// Classes that conform have to be final because the mapping names the type.
public protocol AlbumItemModel {
  /// Describes how fields are read. The default reads properties by their names.
  static var albumFields: FieldMapping<Self> { get }
}

extension AlbumItemModel {
  public static var albumFields: FieldMapping<Self> { .names() }
}

/// A category of photos or videos in an app's own data.
public protocol AlbumCategoryModel {
  /// The app's own photo or video.
  associatedtype Item: AlbumItemModel
  /// The category's name.
  var tag: String { get }
  /// The number of items that exist, including those that are not loaded.
  var count: Int { get }
  /// The items that are loaded.
  var albumItems: [Item] { get }
}

extension AlbumCategory {
  /// Creates a category from a model, whose items are read by their own mapping.
  public init<Model: AlbumCategoryModel>(
    _ model: Model, kind: AlbumItem.Kind = .photo
  ) throws(AlbumError) {
    try self.init(
      tag: model.tag, count: model.count, kind: kind, items: model.albumItems,
      fields: Model.Item.albumFields)
  }
}
