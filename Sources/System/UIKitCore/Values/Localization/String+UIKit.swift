import Foundation

extension String {
  /// Creates a string that UIKit itself shows.
  package init(uikit key: String.LocalizationValue) { self.init(localized: key, bundle: .uikit) }
}

extension Bundle {
  /// UIKit's own resources.
  static let uikit = packageResources(ofModule: "UIKitCore")
}
