import UIKit

extension ImageCodec.Failure {
  /// The sentence for a part that lies outside of the image.
  public static var nothingInPlace: String {
    String(localized: "The picture has nothing in that place.", bundle: .uikitCompat)
  }

  /// The sentence where no decoder is there.
  static var noDecoder: String {
    String(localized: "Pictures cannot be decoded here.", bundle: .uikitCompat)
  }

  /// The sentence for data that is no image.
  static func unreadable(_ name: String) -> String {
    String(localized: "“\(name)” cannot be read as a picture.", bundle: .uikitCompat)
  }
}

extension Bundle {
  /// The strings of this module.
  fileprivate static let uikitCompat = packageBundle(ofModule: "UIKitCompat")
}
