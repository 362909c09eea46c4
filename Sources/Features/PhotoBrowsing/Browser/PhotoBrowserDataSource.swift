import UIKit

/// Gives a browser its photos, in place of its closures. All but the count has a default.
@MainActor public protocol PhotoBrowserDataSource<ID>: AnyObject {
  /// What names a photo; `Int` where its index does.
  associatedtype ID: Hashable

  func numberOfPhotos(in browser: PhotoBrowser<ID>) -> Int
  /// See `PhotoBrowser.photoID`. Nil, the default, for a photo that has none.
  func photoBrowser(_ browser: PhotoBrowser<ID>, idForPhotoAt index: Int) -> ID?
  /// See `PhotoBrowserController.makeCell`.
  func photoBrowser(
    _ browser: PhotoBrowser<ID>, cellForPhotoAt index: Int
  ) -> (any PhotoBrowserCell)?
  /// See `PhotoBrowser.photoSize`.
  func photoBrowser(_ browser: PhotoBrowser<ID>, sizeOfPhoto id: ID) -> CGSize?
  /// See `PhotoBrowser.placeholder`.
  func photoBrowser(_ browser: PhotoBrowser<ID>, placeholderForPhoto id: ID) -> UIImage?
  /// See `PhotoBrowser.loadImage`.
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
  /// Sets all the closures that give photos. The data source is held weakly: when it is gone, there
  /// are no photos.
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
