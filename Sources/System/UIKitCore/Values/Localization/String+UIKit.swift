import Foundation

extension String {
  /// Creates a string that UIKit itself shows.
  package init(uikit key: String.LocalizationValue) { self.init(localized: key, bundle: .uikit) }

  /// Creates what a screen reader says of several texts: "Lake, 3 photos". Nil if there are none.
  package init?(listing texts: [String]) {
    guard let first = texts.first else { return nil }
    self = texts.dropFirst().reduce(first) { String(uikit: "\($0), \($1)") }
  }
}

extension Bundle {
  /// UIKit's own resources.
  static let uikit = packageResources(ofModule: "UIKitCore")
}
