import UIKit

extension Bundle {
  /// Returns the resource bundle of a module of this package, with its localized strings; the main
  /// bundle if it is missing, so that keys are shown in English.
  ///
  /// `Bundle.module`, which the Swift Package Manager generates, ends the program if the resources
  /// are missing.
  public static func packageBundle(ofModule module: String) -> Bundle {
    #if os(Linux)
      packageResources(ofModule: module)
    #else
      let places = [Bundle.main] + Bundle.allBundles + Bundle.allFrameworks
      return places.lazy.compactMap {
        $0.url(forResource: "Vitrine_\(module)", withExtension: "bundle")
      }
      .compactMap { Bundle(url: $0) }.first ?? .main
    #endif
  }
}
