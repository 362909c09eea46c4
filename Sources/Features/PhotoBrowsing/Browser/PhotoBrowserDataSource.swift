import UIKit

/// Gives a browser its photos, in place of its closures. All but the count has a default.
@MainActor public protocol PhotoBrowserDataSource: AnyObject {
  func numberOfPhotos(in browser: PhotoBrowser) -> Int
  /// See `PhotoBrowser.photoID`. Nil, the default, for a photo that has none: its index stands in.
  func photoBrowser(_ browser: PhotoBrowser, idForPhotoAt index: Int) -> AnyHashable?
  /// See `PhotoBrowser.makeCell`.
  func photoBrowser(_ browser: PhotoBrowser, cellForPhotoAt index: Int) -> (any PhotoBrowserCell)?
  /// See `PhotoBrowser.photoSize`.
  func photoBrowser(_ browser: PhotoBrowser, sizeOfPhoto id: AnyHashable) -> CGSize?
  /// See `PhotoBrowser.placeholder`.
  func photoBrowser(_ browser: PhotoBrowser, placeholderForPhoto id: AnyHashable) -> UIImage?
  /// See `PhotoBrowser.loadImage`.
  func photoBrowser(
    _ browser: PhotoBrowser, loadPhoto id: AnyHashable, pixels: CGSize
  ) async throws -> UIImage
}

extension PhotoBrowserDataSource {
  public func photoBrowser(
    _ browser: PhotoBrowser, idForPhotoAt index: Int
  ) -> AnyHashable? { nil }

  public func photoBrowser(
    _ browser: PhotoBrowser, cellForPhotoAt index: Int
  ) -> (any PhotoBrowserCell)? { nil }

  public func photoBrowser(_ browser: PhotoBrowser, sizeOfPhoto id: AnyHashable) -> CGSize? { nil }

  public func photoBrowser(
    _ browser: PhotoBrowser, placeholderForPhoto id: AnyHashable
  ) -> UIImage? { nil }

  public func photoBrowser(
    _ browser: PhotoBrowser, loadPhoto id: AnyHashable, pixels: CGSize
  ) async throws -> UIImage { throw PhotoBrowserError.noLoader }
}

extension PhotoBrowser {
  /// Sets all the closures that give photos. The data source is held weakly: when it is gone, there
  /// are no photos.
  public func setDataSource(_ dataSource: any PhotoBrowserDataSource) {
    numberOfPhotos = { [weak self, weak dataSource] in
      guard let self, let dataSource else { return 0 }
      return dataSource.numberOfPhotos(in: self)
    }
    ownID = { [weak self, weak dataSource] index in
      guard let self else { return nil }
      return dataSource?.photoBrowser(self, idForPhotoAt: index)
    }
    makeCell = { [weak dataSource] browser, index in
      dataSource?.photoBrowser(browser, cellForPhotoAt: index)
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
