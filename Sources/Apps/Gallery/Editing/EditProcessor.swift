import ImageLoading
import Imaging
import PhotoEditing
import UIKit

/// Applies an edit to loaded images.
struct EditProcessor: ImageProcessing {
  let edit: PhotoEdit
  let renderer: PhotoRenderer

  /// The edit's text distinguishes its images in the cache.
  var identifier: String { "edit " + edit.description }

  func process(_ pixels: PixelBuffer) -> PixelBuffer {
    renderer.render(edit, from: pixels) ?? pixels
  }

  static func isPart(of request: ImageRequest) -> Bool {
    request.processors.contains { $0 is EditProcessor }
  }
}
