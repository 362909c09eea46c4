import UIKit

extension UITextField {
  /// Gives the placeholder the color of details, as the system's has little contrast.
  func showPlaceholderAsDetail() {
    guard let placeholder else { return }
    attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: UIColor.detailText])
  }
}
