import UIKit

/// Provides a browser with photos instead of its closures. Only the count has no default.
@MainActor public protocol PhotoBrowserDataSource<ID>: AnyObject {
  /// The type of ids; `Int` for photos that are identified by their index.
  associatedtype ID: Hashable

  /// Returns the number of photos.
  func numberOfPhotos(in browser: PhotoBrowser<ID>) -> Int
  /// Returns the id of a photo; see `PhotoBrowser.photoID`. The default is nil.
  func photoBrowser(_ browser: PhotoBrowser<ID>, idForPhotoAt index: Int) -> ID?
  /// Returns a cell other than an `ImageCell`; see `PhotoBrowserController.makeCell`. The default
  /// is nil.
  func photoBrowser(
    _ browser: PhotoBrowser<ID>, cellForPhotoAt index: Int
  ) -> (any PhotoBrowserCell)?
  /// Returns the size of a photo in pixels; see `PhotoBrowser.photoSize`. The default is nil.
  func photoBrowser(_ browser: PhotoBrowser<ID>, sizeOfPhoto id: ID) -> CGSize?
  /// Returns an image that can be shown at once; see `PhotoBrowser.placeholder`. The default is
  /// nil.
  func photoBrowser(_ browser: PhotoBrowser<ID>, placeholderForPhoto id: ID) -> UIImage?
  /// Loads a photo; see `PhotoBrowser.loadImage`. The default throws `PhotoBrowserError.noLoader`.
  func photoBrowser(
    _ browser: PhotoBrowser<ID>, loadPhoto id: ID, pixels: CGSize
  ) async throws -> UIImage
}

extension PhotoBrowserDataSource {
  public func photoBrowser(_ browser: PhotoBrowser<ID>, idForPhotoAt index: Int) -> ID? { nil }

  public func photoBrowser(
    _ browser: PhotoBrowser<ID>, cellForPhotoAt index: Int
  ) -> (any PhotoBrowserCell)? { nil }

  public func photoBrowser(_ browser: PhotoBrowser<ID>, sizeOfPhoto id: ID) -> CGSize? { nil }

  public func photoBrowser(
    _ browser: PhotoBrowser<ID>, placeholderForPhoto id: ID
  ) -> UIImage? { nil }

  public func photoBrowser(
    _ browser: PhotoBrowser<ID>, loadPhoto id: ID, pixels: CGSize
  ) async throws -> UIImage { throw PhotoBrowserError.noLoader }
}

extension PhotoBrowser {
  /// Sets the closures that provide photos to call a data source, which is held weakly. Without it
  /// there are no photos.
  public func setDataSource(_ dataSource: some PhotoBrowserDataSource<ID>) {
    numberOfPhotos = { [weak self, weak dataSource] in
      guard let self, let dataSource else { return 0 }
      return dataSource.numberOfPhotos(in: self)
    }
    photoID = { [weak self, weak dataSource] index in
      guard let self else { return nil }
      return dataSource?.photoBrowser(self, idForPhotoAt: index)
    }
    makeCell = { [weak self, weak dataSource] _, index in
      guard let self else { return nil }
      return dataSource?.photoBrowser(self, cellForPhotoAt: index)
    }
    photoSize = { [weak self, weak dataSource] id in
      guard let self else { return nil }
      return dataSource?.photoBrowser(self, sizeOfPhoto: id)
    }
    placeholder = { [weak self, weak dataSource] id in
      guard let self else { return nil }
      return dataSource?.photoBrowser(self, placeholderForPhoto: id)
    }
    loadImage = { [weak self, weak dataSource] id, pixels in
      guard let self, let dataSource else { throw CancellationError() }
      return try await dataSource.photoBrowser(self, loadPhoto: id, pixels: pixels)
    }
  }
}
