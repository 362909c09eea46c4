import Foundation
import PhotoIndexing

extension OrderedPhotos.Group {
  /// The kind of likeness of the photos, and how many they are.
  func heading(count: Int) -> String {
    switch (kind, hasCopies) {
    case (.sameBytes, _): String(localized: "\(count) identical files", bundle: .gallery)
    case (.samePixels, false): String(localized: "\(count) with the same pixels", bundle: .gallery)
    case (.samePixels, true):
      String(
        localized: "\(count) with the same pixels, identical files among them", bundle: .gallery)
    case (_, false): String(localized: "\(count) that look alike", bundle: .gallery)
    case (_, true):
      String(localized: "\(count) that look alike, identical files among them", bundle: .gallery)
    }
  }
}
