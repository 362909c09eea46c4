import PhotoBrowsing
import UIKit

/// Shows all photos of the library, or one file that is not in it.
final class LibraryBrowser: PhotoBrowser<Photo.ID>, PhotoFinding {
  func index(ofPhoto id: Photo.ID) -> Int? { provider.photoIndex?(id) }
}
