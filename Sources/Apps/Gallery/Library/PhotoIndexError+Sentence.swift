import PhotoIndexing
import UIKit

extension PhotoIndexError {
  /// What went wrong, for the person.
  var sentence: String {
    switch self {
    case .damaged:
      String(
        localized: "The index of photos is damaged. It is made anew with the next start.",
        bundle: .gallery)
    case .full:
      String(
        localized: "The disk is full, so what is read of photos cannot be kept. Make some room.",
        bundle: .gallery)
    case .denied:
      String(
        localized:
          "What is read of photos cannot be kept: the cache folder may not be written. Check its permissions.",
        bundle: .gallery)
    case .failed(let reason):
      String(localized: "What is read of photos cannot be kept: \(reason).", bundle: .gallery)
    }
  }
}
