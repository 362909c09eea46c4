import UIKit

extension Locale {
  /// How the person writes numbers, dates and sizes.
  ///
  /// On Apple's systems it is `current`, which is the same for everybody in Foundation on Linux; there
  /// it is made of the languages in the environment.
  public static var user: Locale {
    #if os(Linux)
      UserLanguages.locale
    #else
      current
    #endif
  }
}
