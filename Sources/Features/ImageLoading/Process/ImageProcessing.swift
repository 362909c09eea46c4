import Imaging
import UIKit

/// Makes another picture of a decoded one, on a thread that draws nothing. What comes out is kept in
/// memory with the request.
public protocol ImageProcessing: Sendable {
  /// Says what is done and how much; requests whose processors have equal ones are equal.
  var identifier: String { get }

  /// Blocks. An animation is given frame by frame.
  func process(_ pixels: PixelBuffer) -> PixelBuffer
}

/// The processors that come with this module.
public enum ImageProcessors {}

extension Sequence where Element == any ImageProcessing {
  /// Each after the one before.
  func process(_ image: UIImage) -> UIImage {
    guard underestimatedCount > 0 else { return image }
    if let frames = image.images { return process(frames, duration: image.duration) ?? image }
    guard var pixels = PixelBuffer(image) else { return image }
    for processor in self { pixels = processor.process(pixels) }
    return pixels.image(scale: image.scale) ?? image
  }

  /// A frame that stands several times in the list is processed once, and stays one.
  private func process(_ frames: [UIImage], duration: TimeInterval) -> UIImage? {
    var made: [ObjectIdentifier: UIImage] = [:]
    let images = frames.map { frame in
      if let known = made[ObjectIdentifier(frame)] { return known }
      let image = process(frame)
      made[ObjectIdentifier(frame)] = image
      return image
    }
    return UIImage.animatedImage(with: images, duration: duration)
  }
}
