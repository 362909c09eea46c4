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
