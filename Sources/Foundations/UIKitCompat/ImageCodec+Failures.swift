import UIKit

extension ImageCodec.Failure {
  /// The message for an area that lies outside the image.
  public static var nothingInPlace: String {
    String(localized: "The image has nothing in that place.", bundle: .uikitCompat)
  }

  /// The message when no decoder is available.
  static var noDecoder: String {
    String(localized: "Images cannot be decoded here.", bundle: .uikitCompat)
  }

  /// The message for data that isn't an image.
  static func unreadable(_ name: String) -> String {
    String(localized: "“\(name)” cannot be read as an image.", bundle: .uikitCompat)
  }
}

extension Bundle {
  /// The bundle with the localized strings of this module.
  fileprivate static let uikitCompat = packageBundle(ofModule: "UIKitCompat")
}
