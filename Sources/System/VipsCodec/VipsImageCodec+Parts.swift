import CVipsShim
import CVips
import HostInterface

extension VipsImageCodec {
  package func embeddedThumbnail(
    of source: ImageSource
  ) throws(ImageDecodingError) -> CGImage? {
    guard case .here(let bytes, let format) = try find(source) else { return nil }
    let (input, header, _) = try open(.here(bytes, format), frame: 0)
    guard let data = header.embeddedThumbnail else { return nil }
    // The thumbnail has no orientation of its own, and may be padded to other proportions.
    let stored = header.stored((header.width, header.height))
    let (small, _, _) = try open(try find(.data(data, name: input.name)), frame: 0)
    guard
      let middle = vitrine_vips_middle(
        small.source, Int32(clamping: stored.width), Int32(clamping: stored.height))
    else {
      vips_error_clear()
      return nil
    }
    defer { g_object_unref(middle) }
    guard let converted = vitrine_vips_to_rgba(middle) else { throw Self.damaged(input) }
    defer { g_object_unref(converted) }
    return try Self.pixels(of: converted, header, input)
  }

  package func region(
    _ region: ImageRegion, of source: ImageSource, width: Int, height: Int
  ) throws(ImageDecodingError) -> CGImage {
    let found = try find(source)
    // Developing takes seconds, and a zoom asks for many parts.
    if case .raw = found { throw terms.refuse(.wholeOnly) }
    let (input, header, held) = try open(found, frame: 0)
    let isInside =
      region.x >= 0 && region.y >= 0 && region.width > 0 && region.height > 0
      && region.x <= header.width - region.width && region.y <= header.height - region.height
    guard isInside, width > 0, height > 0, width <= DecodingLimits.maximumDecodedPixels / height
    else { throw .noPart(name: input.name) }
    try terms.check(held.heldBytes)
    let stored = region.stored(in: (header.width, header.height), header.orientation)
    let size = header.stored((width, height))
    if let image = indexed(stored, size.width, size.height, found, header, input) { return image }
    let shrink = input.shrink(by: min(region.width / width, region.height / height))
    return try decoded(input, header) { usesProfile, isTolerant in
      if header.isDrawing {
        return Self.drawn(region, header, width, height, input)
      }
      return vitrine_vips_region(
        input.source, header.page, Int32(shrink), Int32(clamping: stored.x),
        Int32(clamping: stored.y),
        Int32(clamping: stored.width), Int32(clamping: stored.height), Int32(clamping: size.width),
        Int32(clamping: size.height), usesProfile ? 1 : 0, isTolerant ? 1 : 0)
    }
  }

  /// A part of a drawing in the requested scale.
  private static func drawn(
    _ region: ImageRegion, _ header: Header, _ width: Int, _ height: Int, _ input: Input
  ) -> UnsafeMutablePointer<VipsImage>? {
    let ratio = Double(width) / Double(region.width)
    let scale = header.scale(to: (header.width, header.height)) * ratio
    return vitrine_vips_drawing_part(
      input.source, scale, Int32(clamping: Int((Double(region.x) * ratio).rounded())),
      Int32(clamping: Int((Double(region.y) * ratio).rounded())), Int32(clamping: width),
      Int32(clamping: height))
  }
}

extension ImageRegion {
  /// The region in the pixels before rotation.
  ///
  /// - Parameter size: The upright size of the whole image.
  func stored(in size: (width: Int, height: Int), _ orientation: Int) -> ImageRegion {
    let right = size.width - x - width
    let below = size.height - y - height
    return switch orientation {
    case 2: ImageRegion(x: right, y: y, width: width, height: height)
    case 3: ImageRegion(x: right, y: below, width: width, height: height)
    case 4: ImageRegion(x: x, y: below, width: width, height: height)
    case 5: ImageRegion(x: y, y: x, width: height, height: width)
    case 6: ImageRegion(x: y, y: right, width: height, height: width)
    case 7: ImageRegion(x: below, y: right, width: height, height: width)
    case 8: ImageRegion(x: below, y: x, width: height, height: width)
    default: self
    }
  }
}
