import UIKit

/// A view over the photos, as large as the browser, such as a caption, a button or a badge. It is
/// shown and hidden with the page indicator.
///
/// Its controls receive touches; elsewhere they pass through to the photo.
@MainActor public protocol PhotoBrowserOverlay: UIView {
  /// Called when another photo becomes current or the number of photos changes. The default does
  /// nothing.
  func update(for browser: PhotoBrowserController, index: Int)
}

extension PhotoBrowserOverlay {
  public func update(for browser: PhotoBrowserController, index: Int) {}
}
