import Foundation
import Localization

extension String {
  /// Creates a string of this module's catalog.
  init(host key: String.LocalizationValue) { self.init(localized: key, bundle: .host) }
}

extension Bundle {
  /// The sentences about what the platform can't do.
  static let host = packageResources(ofModule: "HostInterface")
}
