import PhotoBrowsing
import UIKit

/// Shows all photos of the library, or those of the folder of a file that was opened.
final class LibraryBrowser: PhotoBrowser<Photo.ID>, PhotoFinding {
  var onLeave: (() -> Void)?

  func index(ofPhoto id: Photo.ID) -> Int? { provider.photoIndex?(id) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { onLeave?() }
  }
}
