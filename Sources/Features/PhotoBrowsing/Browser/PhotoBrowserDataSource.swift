import UIKit

/// Provides a browser with photos instead of closures.
@MainActor public protocol PhotoBrowserDataSource<ID>: AnyObject {
  /// The type of ids; `Int` for photos that are identified by their index.
  associatedtype ID: Hashable

  /// Returns the number of photos.
  func numberOfPhotos(in browser: PhotoBrowser<ID>) -> Int
  /// Returns the id of a photo; see `PhotoProvider.photoID`. The default is nil.
  func photoBrowser(_ browser: PhotoBrowser<ID>, idForPhotoAt index: Int) -> ID?
  /// Returns a cell other than an `ImageCell`; see `PhotoProvider.makeCell`. The default is nil.
  func photoBrowser(
    _ browser: PhotoBrowser<ID>, cellForPhotoAt index: Int
  ) -> (any PhotoBrowserCell)?
  /// Returns what is needed to show a photo.
  func photoBrowser(_ browser: PhotoBrowser<ID>, requestForPhoto id: ID) -> PhotoRequest
}

extension PhotoBrowserDataSource {
  public func photoBrowser(_ browser: PhotoBrowser<ID>, idForPhotoAt index: Int) -> ID? { nil }

  public func photoBrowser(
    _ browser: PhotoBrowser<ID>, cellForPhotoAt index: Int
  ) -> (any PhotoBrowserCell)? { nil }
}

extension PhotoBrowser {
  /// Sets a provider that asks a data source, which is held weakly. Without it there are no photos.
  public func setDataSource(_ dataSource: some PhotoBrowserDataSource<ID>) {
    let both = { [weak self, weak dataSource] in
      self.flatMap { browser in dataSource.map { (browser, $0) } }
    }
    provider = PhotoProvider()
    provider.numberOfPhotos = { both().map { $1.numberOfPhotos(in: $0) } ?? 0 }
    provider.photoID = { index in both().flatMap { $1.photoBrowser($0, idForPhotoAt: index) } }
    provider.makeCell = { _, index in
      both().flatMap { $1.photoBrowser($0, cellForPhotoAt: index) }
    }
    provider.photoRequest = { id in
      both().map { $1.photoBrowser($0, requestForPhoto: id) } ?? .missing(id)
    }
  }
}
