import UIKit
import UIKitCompat

extension Bundle {
  /// The strings that photo browsers show.
  static let photoBrowsing = packageBundle(ofModule: "PhotoBrowsing")
}
