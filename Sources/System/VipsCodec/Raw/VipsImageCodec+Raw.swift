import Foundation
import HostInterface

extension VipsImageCodec {
  /// A part of a raw file that was developed as a whole.
  func developed(
    _ region: ImageRegion, of decoding: ConfinedDecoding, width: Int, height: Int
  ) throws(ImageDecodingError) -> CGImage {
    let whole = try DevelopedImages.shared.image(of: decoding.bytes) {
      () throws(ImageDecodingError) in
      try decoding.image(.image(nil, 0, limits.holding(decoding.heldBytes)))
    }
    // Regions are in pixels of the sensor; an image of more than can be decoded is smaller.
    let size = try decoding.size(of: whole)
    let scale = Double(whole.width) / Double(size.width)
    let scaled = ImageRegion(
      x: Int(Double(region.x) * scale), y: Int(Double(region.y) * scale),
      width: max(1, Int(Double(region.width) * scale)),
      height: max(1, Int(Double(region.height) * scale)))
    guard width > 0, height > 0, width * height <= DecodingLimits.maximumDecodedPixels,
      let part = whole.cut(scaled)
    else { throw .noPart(name: decoding.bytes.name) }
    if part.width <= width { return part }
    guard let image = resized(part, width: width, height: height) else {
      throw Self.tooLittleMemory(decoding)
    }
    return image
  }

  private static func tooLittleMemory(_ decoding: ConfinedDecoding) -> ImageDecodingError {
    .tooMuchWork(name: decoding.bytes.name)
  }
}

extension ConfinedDecoding {
  /// The size of the original of an image, whose header is read again only if the image is as large
  /// as images may be.
  fileprivate func size(
    of image: CGImage
  ) throws(ImageDecodingError) -> (width: Int, height: Int) {
    guard image.width * image.height > DecodingLimits.maximumDecodedPixels * 9 / 10 else {
      return (image.width, image.height)
    }
    let info = try info()
    return (info.width, info.height)
  }
}

extension CGImage {
  /// Copies a part; nil if it isn't within the image.
  fileprivate func cut(_ region: ImageRegion) -> CGImage? {
    guard region.x >= 0, region.y >= 0, region.width > 0, region.height > 0,
      region.x <= width - region.width, region.y <= height - region.height
    else { return nil }
    let rowBytes = bytesPerRow
    return withPixels { pixels in
      CGImage(width: region.width, height: region.height, isOpaque: isOpaque) { target in
        for row in 0..<region.height {
          let start = (region.y + row) * rowBytes + region.x * 4
          let source = UnsafeRawBufferPointer(rebasing: pixels[start..<start + region.width * 4])
          UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(target)[
              row * region.width * 4..<(row + 1) * region.width * 4]
          ).copyMemory(from: source)
        }
      }
    }
  }
}
