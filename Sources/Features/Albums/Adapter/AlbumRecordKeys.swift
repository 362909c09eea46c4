/// The keys by which an album is read from dictionaries and JSON. The defaults are the names that
/// the FJK album browser has for them.
public struct AlbumRecordKeys: Hashable, Sendable {
  /// The categories of photos.
  public var photos = "photoList"
  /// The categories of videos.
  public var videos = "videoList"
  /// A category's name.
  public var tag = "tag"
  /// The number of a category's items, including those that are not loaded.
  public var count = "count"
  /// The items of a category of photos.
  public var photoItems = "photoInfoList"
  /// The items of a category of videos.
  public var videoItems = "videoInfoList"

  /// Creates the default keys.
  public init() {}
}
