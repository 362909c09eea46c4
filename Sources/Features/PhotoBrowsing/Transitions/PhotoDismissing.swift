import UIKit

/// The screen with the large photo of a transition. It doesn't depend on the other screen.
@MainActor public protocol PhotoDismissing: AnyObject {
  /// Returns a new image view that looks like the open photo, with its frame in the window's
  /// coordinates.
  func imageViewForDismissing() -> UIImageView?
  /// Returns the index path of the open photo.
  func indexPathForDismissing() -> IndexPath?
}
