import PhotoIndexing
import UIKit

extension PhotoIndexError {
  /// A sentence about the error, for the person.
  var sentence: String {
    switch self {
    case .damaged:
      String(gallery: "The index of photos is damaged. It is made anew with the next start.")
    case .full:
      String(gallery: "The disk is full, so what is read of photos cannot be kept. Make some room.")
    case .denied:
      String(
        gallery:
          "What is read of photos cannot be kept: the cache folder may not be written. Check its permissions."
      )
    case .failed(let reason): String(gallery: "What is read of photos cannot be kept: \(reason).")
    }
  }
}
