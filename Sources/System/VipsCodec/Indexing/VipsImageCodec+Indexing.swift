import CVipsShim
import CVips
import HostInterface

extension VipsImageCodec {
  /// The index of a large JPEG file; nil for others, and if reading the whole file once isn't
  /// worthwhile.
  func index(_ found: Found, _ header: Header) -> JPEGIndex? {
    guard case .here(let bytes, let format) = found, format.name == "JPEG",
      header.width * header.height >= JPEGIndex.minimumPixels,
      let index = JPEGIndexes.shared.index(of: bytes),
      index.size == header.stored((header.width, header.height))
    else { return nil }
    return index
  }

  /// A part of a large JPEG file, or all of it, without decoding what precedes it; nil if there is
  /// no index or the file is invalid.
  ///
  /// - Parameters:
  ///   - region: Before rotation, as are `width` and `height`.
  func indexed(
    _ region: ImageRegion, _ width: Int, _ height: Int, _ found: Found, _ header: Header,
    _ input: Input
  ) -> CGImage? {
    guard case .here(let bytes, _) = found, let index = index(found, header) else { return nil }
    return withExtendedLifetime(index) {
      if header.bands == 3 || !header.hasProfile,
        let image = try? decoded(
          input, header,
          { usesProfile, _ in
            header.shrunk(index, region, width, height, usesProfile: usesProfile)
          })
      {
        return image
      }
      guard let part = index.part(region, of: bytes),
        let found = try? find(.data(part.data, name: input.name)),
        let (cut, head, _) = try? open(found, frame: 0)
      else { return nil }
      let shrink = cut.shrink(by: min(region.width / width, region.height / height))
      return try? decoded(cut, header) { usesProfile, isTolerant in
        vitrine_vips_region(
          cut.source, head.page, Int32(shrink), Int32(part.left), Int32(part.top),
          Int32(region.width),
          Int32(region.height), Int32(width), Int32(height), usesProfile ? 1 : 0,
          isTolerant ? 1 : 0)
      }
    }
  }
}
