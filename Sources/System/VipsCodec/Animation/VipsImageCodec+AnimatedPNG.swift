import CVipsShim
import HostInterface
import ImageReading

extension VipsImageCodec {
  /// Decodes the frames of an animated PNG file, each drawn over those before it.
  func frames(
    of animation: AnimatedPNG, _ bytes: ImageBytes, fitting pixels: ImageFit?,
    _ take: (_ frame: CGImage, _ seconds: Double) -> Bool
  ) throws(ImageDecodingError) {
    let size = (animation.width, animation.height)
    let target = AnimationLimits.reduced(
      DecodingLimits.target(size, pixels), frames: animation.frames.count)
    let canvas = AnimationCanvas(width: size.0, height: size.1)
    for frame in animation.frames {
      guard let data = animation.file(of: frame, bytes) else {
        throw .corrupt(name: bytes.name, .part)
      }
      let image = try cancelled(when: isCancelled)
        .image(from: .data(data, name: bytes.name), fitting: nil, frame: 0)
      guard image.width == frame.width, image.height == frame.height, image.damage == nil else {
        throw .corrupt(name: bytes.name, .part)
      }
      canvas.draw(image, frame)
      let whole = canvas.image()
      guard
        let shown = target == size
          ? whole : resized(whole, width: target.width, height: target.height)
      else { throw .tooMuchWork(name: bytes.name) }
      guard take(shown, frame.seconds) else { return }
      canvas.dispose()
    }
  }
}

/// The pixels of an animation while its frames are drawn, one over the other: premultiplied BGRA.
private final class AnimationCanvas {
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]
  private var last: (frame: AnimatedPNG.Frame, before: [UInt8])?

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = [UInt8](repeating: 0, count: width * height * 4)
  }

  func draw(_ image: CGImage, _ frame: AnimatedPNG.Frame) {
    last = (frame, frame.disposal == .isRestored ? pixels : [])
    image.withPixels { source in
      draw(
        source.baseAddress?.assumingMemoryBound(to: UInt8.self), image.bytesPerRow, frame,
        isBlended: frame.isBlended)
    }
  }

  /// Prepares the place of the last frame for the next one.
  func dispose() {
    guard let last else { return }
    switch last.frame.disposal {
    case .stays: break
    case .isCleared: draw(nil, 0, last.frame, isBlended: false)
    case .isRestored: pixels = last.before
    }
  }

  /// - Parameter source: Nil clears.
  private func draw(
    _ source: UnsafePointer<UInt8>?, _ bytesPerRow: Int, _ frame: AnimatedPNG.Frame, isBlended: Bool
  ) {
    pixels.withUnsafeMutableBufferPointer { target in
      let start = target.baseAddress?.advanced(by: (frame.top * width + frame.left) * 4)
      vitrine_draw_bgra(
        source, bytesPerRow, start, width * 4, Int32(clamping: frame.width),
        Int32(clamping: frame.height),
        isBlended ? 1 : 0)
    }
  }

  func image() -> CGImage {
    CGImage(width: width, height: height, isOpaque: false) { target in
      pixels.withUnsafeBytes { UnsafeMutableRawBufferPointer(target).copyMemory(from: $0) }
    }
  }
}
