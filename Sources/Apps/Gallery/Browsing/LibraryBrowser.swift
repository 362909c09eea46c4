import PhotoBrowsing
import UIKit

/// The library's photos in a row, or one picture from elsewhere.
final class LibraryBrowser: PhotoBrowser<Photo.ID>, PhotoFinding {
  func index(ofPhoto id: Photo.ID) -> Int? { photoIndex?(id) }
}
