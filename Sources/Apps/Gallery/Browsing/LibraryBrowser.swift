import PhotoBrowsing
import UIKit

/// Shows all photos of the library, or those of the folder of a file that was opened.
final class LibraryBrowser: PhotoBrowser<Photo.ID>, PhotoFinding {
  var onLeave: (() -> Void)?

  func index(ofPhoto id: Photo.ID) -> Int? { provider.photoIndex?(id) }

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
