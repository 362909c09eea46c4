import CHostShim
import CVips
import HostInterface

extension VipsImageCodec {
  package func embeddedThumbnail(
    of source: ImageSource
  ) throws(ImageDecodingError) -> CGImage? {
    let (input, header, _) = try open(source, frame: 0)
    guard let data = header.embeddedThumbnail else { return nil }
    // It has no say of its own on how it is turned, and is held within a frame of another shape.
    let stored = header.orientation > 4 ? (header.height, header.width) : (header.width, header.height)
    let small = try Input(.data(data, name: input.name))
    let limits = DecodingLimits(try Header(small), loader: small.loader)
    guard !limits.isTooLarge,
      let middle = vitrine_vips_middle(
        small.source, Int32(clamping: stored.0), Int32(clamping: stored.1),
        Int32(clamping: header.orientation))
    else {
      vips_error_clear()
      return nil
    }
    defer { g_object_unref(middle) }
    guard let converted = vitrine_vips_to_rgba(middle) else { throw Self.damaged(input) }
    defer { g_object_unref(converted) }
    return try Self.pixels(of: converted, isOpaque: true, input)
  }

  package func region(
    _ region: ImageRegion, of source: ImageSource, width: Int, height: Int
  ) throws(ImageDecodingError) -> CGImage {
    let (input, header, limits) = try open(source, frame: 0)
    let isInside =
      region.x >= 0 && region.y >= 0 && region.width > 0 && region.height > 0
      && region.x <= header.width - region.width && region.y <= header.height - region.height
    guard isInside, width > 0, height > 0,
      width * height <= DecodingLimits.maximumDecodedPixels
    else { throw .failed(reason: "“\(input.name)” has no such part.") }
    if header.isDrawing { return try drawn(region, of: source, header, width, height, input) }
    let isHeavy = limits.heldBytes > DecodingLimits.heavyBytes
    if isHeavy { Self.heavyWork.lock() }
    defer { if isHeavy { Self.heavyWork.unlock() } }
    let stored = region.stored(in: (header.width, header.height), header.orientation)
    let shrink =
      input.loader.contains("Jpeg")
      ? Self.shrink(by: min(region.width / width, region.height / height)) : 1
    func part(usingProfile: Bool) -> UnsafeMutablePointer<VipsImage>? {
      vitrine_vips_region(
        input.source, Int32(shrink), Int32(clamping: stored.x), Int32(clamping: stored.y),
        Int32(clamping: stored.width), Int32(clamping: stored.height), Int32(clamping: width),
        Int32(clamping: height), usingProfile ? 1 : 0)
    }
    let colored = header.hasProfile ? part(usingProfile: true) : nil
    guard let part = colored ?? part(usingProfile: false) else { throw Self.damaged(input) }
    defer { g_object_unref(part) }
    guard let converted = vitrine_vips_to_rgba(part) else { throw Self.damaged(input) }
    defer { g_object_unref(converted) }
    return try Self.pixels(of: converted, isOpaque: !header.hasAlpha, input)
  }

  /// What a JPEG can leave out while it is loaded.
  private static func shrink(by ratio: Int) -> Int { [8, 4, 2].first { $0 <= ratio } ?? 1 }

  /// A drawing is drawn whole at the scale that is wanted.
  private func drawn(
    _ region: ImageRegion, of source: ImageSource, _ header: Header, _ width: Int, _ height: Int,
    _ input: Input
  ) throws(ImageDecodingError) -> CGImage {
    let scale = Double(width) / Double(region.width)
    let fit = ImageFit(
      width: Int((Double(header.width) * scale).rounded()),
      height: Int((Double(header.height) * scale).rounded()), mode: .covering)
    let whole = try image(from: source, fitting: fit, frame: 0)
    let ratio = Double(whole.width) / Double(header.width)
    let x = min(Int((Double(region.x) * ratio).rounded()), whole.width - 1)
    let y = min(Int((Double(region.y) * ratio).rounded()), whole.height - 1)
    return whole.part(x, y, min(width, whole.width - x), min(height, whole.height - y))
  }
}

extension ImageRegion {
  /// Where the part lies in the pixels as they are stored.
  ///
  /// - Parameter size: Upright, of the whole.
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

extension CGImage {
  /// A copy of some of its pixels.
  fileprivate func part(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CGImage {
    withPixels { source in
      CGImage(width: width, height: height, isOpaque: isOpaque) { target in
        let target = UnsafeMutableRawBufferPointer(target)
        for row in 0..<height {
          let start = (y + row) * bytesPerRow + x * 4
          UnsafeMutableRawBufferPointer(rebasing: target[(row * width * 4)...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + width * 4]))
        }
      }
    }
  }
}
