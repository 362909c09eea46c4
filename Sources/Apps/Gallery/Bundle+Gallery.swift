import UIKit
import UIKitCompat

extension Bundle {
  /// The strings that this module shows.
  static let gallery = packageBundle(ofModule: "gallery")
}

extension String {
  /// A string of the gallery in the person's language.
  init(gallery key: String.LocalizationValue) { self.init(localized: key, bundle: .gallery) }

  /// Creates a list of texts without a word before the last: "Rome, winter, sea".
  init(listing texts: [String]) {
    self = texts.dropFirst().reduce(texts.first ?? "") { String(gallery: "\($0), \($1)") }
  }
}
