import UIKit
import UIKitCompat

extension PictureFile {
  /// Nil when it was cancelled. Blocks the calling thread.
  func decoded(
    for request: ImageRequest, _ cancellation: Cancellation
  ) throws(Failure) -> UIImage? {
    if cancellation.isCancelled { return nil }
    if request.animates {
      return try animatedImage(fitting: request.pixels, request.fitting) {
        cancellation.isCancelled
      }
    }
    return try image(fitting: request.pixels, request.fitting)
  }
}
