import UIKit

/// Gives an adapter its categories, made by the app in whatever way it likes.
@MainActor public protocol AlbumDataSource: AnyObject {
  func photoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory]
  /// They follow the photos in the same strip. The default is none.
  func videoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory]
  /// Of the photos' categories and then the videos'; those beyond the last given are `tag(count)`.
  /// The default is nil: all are.
  func titles(in adapter: AlbumAdapter) -> [String]?
}

extension AlbumDataSource {
  public func videoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory] { [] }
  public func titles(in adapter: AlbumAdapter) -> [String]? { nil }
}
