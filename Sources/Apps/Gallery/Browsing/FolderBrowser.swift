import Albums
import UIKit

/// The photos of folders or months under their titles.
final class FolderBrowser: AlbumBrowserController, PhotoFinding {
  /// The thumbnails that it was opened from, and whose album it shows.
  weak var albums: PhotoAlbumsController?

  func index(ofPhoto id: Photo.ID) -> Int? {
    guard let albums, let path = albums.path(ofPhoto: id) else { return nil }
    return albums.adapter.album.index(of: path)
  }
}
