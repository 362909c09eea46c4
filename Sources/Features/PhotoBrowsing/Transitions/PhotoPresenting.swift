import UIKit

/// The screen with the small photos of a transition. It doesn't depend on the other screen.
@MainActor public protocol PhotoPresenting: AnyObject {
  /// Returns a new image view that looks like the photo's thumbnail.
  func imageViewForPresenting(_ indexPath: IndexPath) -> UIImageView?
  /// Returns the thumbnail's frame in the window's coordinates; nil if it is not on screen.
  func presentingRect(for indexPath: IndexPath) -> CGRect?
  /// Returns the frame of the open photo in the window's coordinates.
  func presentedRect(for indexPath: IndexPath) -> CGRect
}
