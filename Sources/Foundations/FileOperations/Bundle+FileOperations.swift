import Foundation
import Localization

extension Bundle {
  /// The strings that this module shows.
  static let fileOperations = packageResources(ofModule: "FileOperations")
}
