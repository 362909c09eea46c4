import UIKit

/// A view over the photos, as large as the browser, such as a caption, a button or a badge. It is
/// shown and hidden with the page indicator.
///
/// Its controls receive touches; elsewhere they pass through to the photo.
@MainActor public protocol PhotoBrowserOverlay: UIView {
  /// Called when another photo becomes current or the number of photos changes. The default does
  /// nothing.
  func update(for browser: PhotoBrowserController, index: Int)
  /// Discards what belongs to the current photo, whose id may be that of another one now. The
  /// default does nothing.
  func reset()
}

extension PhotoBrowserOverlay {
  public func update(for browser: PhotoBrowserController, index: Int) {}
  public func reset() {}
}
