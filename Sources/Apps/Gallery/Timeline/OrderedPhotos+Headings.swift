import Foundation
import PhotoIndexing

extension OrderedPhotos.Group {
  /// The kind of likeness of the photos, and how many they are.
  func heading(count: Int) -> String {
    switch (kind, hasCopies) {
    case (.sameBytes, _): String(gallery: "\(count) identical files")
    case (.samePixels, false): String(gallery: "\(count) with the same pixels")
    case (.samePixels, true):
      String(gallery: "\(count) with the same pixels, identical files among them")
    case (_, false): String(gallery: "\(count) that look alike")
    case (_, true): String(gallery: "\(count) that look alike, identical files among them")
    }
  }
}
