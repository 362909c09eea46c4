import Albums
import UIKit

/// Shows the photos of folders with their titles.
final class FolderBrowser: AlbumBrowserController, PhotoFinding {
  /// The grid that it was opened from, whose album it shows.
  weak var albums: PhotoAlbumsController?
  var onLeave: (() -> Void)?
  /// The photo on its way back.
  var leavingPath: IndexPath?

  func index(ofPhoto id: Photo.ID) -> Int? {
    guard let albums, let path = albums.indexPath(ofPhoto: id) else { return nil }
    return albums.adapter.album.index(of: path)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Its menus are dark, too.
    overrideUserInterfaceStyle = .dark
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.followPhotos()
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { onLeave?() }
  }
}
