import Imaging
import UIKit
import UIKitCompat

/// Processes a decoded image off the main thread. The result is cached in memory with the request.
public protocol ImageProcessing: Sendable {
  /// Identifies the processor and its parameters: requests are equal if these are.
  var identifier: String { get }

  /// Processes an image, or each frame of an animation. Blocks.
  func process(_ pixels: PixelBuffer) -> PixelBuffer
}

/// The processors that come with this module.
public enum ImageProcessors {}

extension Sequence where Element == any ImageProcessing {
  /// Applies the processors one after another.
  func process(_ image: UIImage) -> UIImage {
    guard underestimatedCount > 0 else { return image }
    if let frames = image.images {
      return process(frames, duration: image.duration)?.playing(times: image.timesPlayed) ?? image
    }
    guard var pixels = PixelBuffer(image) else { return image }
    for processor in self { pixels = processor.process(pixels) }
    return pixels.image(scale: image.scale) ?? image
  }

  /// A frame that occurs several times is processed once and remains one image.
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
