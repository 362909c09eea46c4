import UIKit

/// Lies over the photos, as large as the browser, and comes and goes with the rest of what lies
/// there: captions, buttons, badges.
///
/// Its controls take touches; where it has none they are the photo's.
@MainActor public protocol PhotoBrowserOverlay: UIView {
  /// Another photo is current, or the number of them changed. The default does nothing.
  func update(for browser: PhotoBrowserController, index: Int)
}

extension PhotoBrowserOverlay {
  public func update(for browser: PhotoBrowserController, index: Int) {}
}
