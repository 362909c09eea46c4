import UIKit
import UIKitCompat

extension Bundle {
  /// The strings that this module shows.
  static let carousels = packageBundle(ofModule: "Carousels")
}
