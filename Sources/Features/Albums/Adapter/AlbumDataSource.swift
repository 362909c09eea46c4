/// Provides an adapter with the categories of its album.
@MainActor public protocol AlbumDataSource: AnyObject {
  /// Returns the categories of photos.
  func photoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory]
  /// Returns the categories of videos, which follow those of photos. The default is none.
  func videoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory]
  /// Returns the titles of the photos' and then the videos' categories. Categories beyond the last
  /// title have `tag(count)` for a title, as all do if the result is nil, the default.
  func titles(in adapter: AlbumAdapter) -> [String]?
}

extension AlbumDataSource {
  public func videoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory] { [] }
  public func titles(in adapter: AlbumAdapter) -> [String]? { nil }
}
