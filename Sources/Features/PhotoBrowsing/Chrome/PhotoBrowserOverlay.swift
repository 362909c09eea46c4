import UIKit

/// Lies over the photos, as large as the browser, and comes and goes with the rest of what lies
/// there: captions, buttons, badges.
///
/// Its controls take touches; where it has none they are the photo's.
@MainActor public protocol PhotoBrowserOverlay: UIView {
  /// Another photo is current, or the number of them changed.
  func update(for browser: PhotoBrowser, index: Int, id: AnyHashable)
}
