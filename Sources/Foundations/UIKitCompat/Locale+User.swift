import UIKit

extension Locale {
  /// The user's locale, which determines the format of numbers, dates and sizes.
  ///
  /// On Apple's systems, this is `current`. In Foundation on Linux `current` is the same for every
  /// user, so there the locale is created from the languages in the environment.
  public static var user: Locale {
    #if os(Linux)
      UserLanguages.locale
    #else
      current
    #endif
  }
}
