import UIKit

extension UIViewController {
  /// Makes a screen dark that is shown over photos, which lie on black.
  func followPhotos() {
    if overrideUserInterfaceStyle == .unspecified { overrideUserInterfaceStyle = .dark }
  }
}
