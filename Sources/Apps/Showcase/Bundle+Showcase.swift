import UIKit
import UIKitCompat

extension Bundle {
  /// The strings that this module shows.
  static let showcase = packageBundle(ofModule: "showcase")
}

extension String {
  /// A string of the Showcase in the person's language.
  init(showcase key: String.LocalizationValue) { self.init(localized: key, bundle: .showcase) }
}
