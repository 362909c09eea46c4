import UIKit
import UIKitCompat

extension UIImage.Damage {
  /// A sentence about the damage to the file of this name.
  func sentence(about name: String) -> String {
    switch self {
    case .incomplete:
      String(localized: "“\(name)” is damaged: a part of it is missing.", bundle: .imageLoading)
    case .missingFrames:
      String(localized: "“\(name)” is damaged: its last frames are missing.", bundle: .imageLoading)
    }
  }
}
