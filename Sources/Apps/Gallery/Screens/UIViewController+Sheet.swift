import UIKit

extension UIViewController {
  /// Returns a sheet with this screen and its bar, to be presented.
  func inSheet() -> UIViewController {
    let sheet = UINavigationController(rootViewController: self)
    sheet.modalPresentationStyle = .formSheet
    return sheet
  }
}
