import UIKit

extension UIViewController {
  /// Returns a sheet with this screen and its bar, to be presented.
  func inSheet() -> UIViewController {
    let sheet = SheetController(rootViewController: self)
    sheet.modalPresentationStyle = .formSheet
    return sheet
  }
}

/// A sheet's bar and screens. Keys that they have no use for aren't those of the screen below.
private final class SheetController: UINavigationController {
  override var next: UIResponder? { viewIfLoaded?.window ?? super.next }
}
