import UIKit

extension Bundle {
  /// The resources of a module of this package, such as its strings in several languages; the main
  /// bundle if they are missing, so that keys are shown in English.
  ///
  /// `Bundle.module`, which the Swift Package Manager makes, ends the program if they are missing.
  public static func packageBundle(ofModule module: String) -> Bundle {
    #if os(Linux)
      packageResources(ofModule: module)
    #else
      let places = [Bundle.main] + Bundle.allBundles + Bundle.allFrameworks
      return places.lazy.compactMap { $0.url(forResource: "Vitrine_\(module)", withExtension: "bundle") }
        .compactMap { Bundle(url: $0) }.first ?? .main
    #endif
  }
}
