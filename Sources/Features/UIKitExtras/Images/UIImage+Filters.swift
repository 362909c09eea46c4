// Who applies filters names them.
@_exported import Imaging
import UIKit
import UIKitCompat

extension UIImage {
  /// Returns the image with filters applied in order, off the main thread. Frames of an animation
  /// are filtered individually.
  public nonisolated func filtered(_ filters: ImageFilter...) async throws -> UIImage {
    try await filtered(filters)
  }

  /// Returns the image with filters applied in order, off the main thread.
  public nonisolated func filtered(_ filters: [ImageFilter]) async throws -> UIImage {
    let engine = await ImageFilterContext()
    return try await Task.detached(priority: .userInitiated) {
      try self.filtered(filters, by: engine)
    }.value
  }

  private nonisolated func filtered(_ filters: [ImageFilter], by engine: ImageFilterContext) throws
    -> UIImage
  {
    if let images {
      let frames = try images.map { try $0.filtered(filters, by: engine) }
      guard
        let made = UIImage.animatedImage(with: frames, duration: duration)?.playing(
          times: timesPlayed)
      else {
        throw ImageFilterError.noPixels
      }
      return made
    }
    try Task.checkCancellation()
    guard let pixels = PixelBuffer(self) else { throw ImageFilterError.noPixels }
    guard let made = engine.apply(filters, to: pixels)?.image(scale: scale) else {
      throw ImageFilterError.noMemory
    }
    return made
  }
}

extension ImageFilter {
  /// Maps dark tones to one color and bright ones to another.
  @MainActor public static func duotone(_ dark: UIColor, _ bright: UIColor) -> ImageFilter {
    func parts(_ color: UIColor) -> SIMD3<Double> {
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: nil)
      return SIMD3(Double(red), Double(green), Double(blue))
    }
    return .duotone(dark: parts(dark), bright: parts(bright))
  }
}

/// The reason why an image can't be filtered. The description is a sentence for a person.
public enum ImageFilterError: Error, Hashable, CustomStringConvertible {
  /// The image has no pixels.
  case noPixels
  /// There isn't enough memory for the result.
  case noMemory

  public var description: String {
    switch self {
    case .noPixels:
      String(
        localized: "This image is a drawing without pixels. Draw it at some size first.",
        bundle: .uikitExtras)
    case .noMemory:
      String(
        localized: "There is not enough memory to filter the image. Make it smaller first.",
        bundle: .uikitExtras)
    }
  }
}
