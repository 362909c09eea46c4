import CVipsShim
import CVips
import HostInterface
import ImageReading

extension VipsImageCodec {
  /// The header of a frame or page.
  func header(
    of input: Input, _ bytes: ImageBytes, _ format: ImageFormat, frame: Int
  ) throws(ImageDecodingError) -> Header {
    if let pages = input.pages?.pages {
      guard pages.indices.contains(frame) else { throw .noFrame(name: input.name, frame) }
      return try Header(input, try pages[frame].address(in: input.name))
    }
    let plain = VitrinePage(page: 0, part: -1, samples: VITRINE_SAMPLES_PLAIN, most: 0)
    let first: Header
    do throws(ImageDecodingError) { first = try Header(input, plain) } catch {
      // Its decoder takes for damaged what it doesn't know.
      guard format.name == "JPEG", let name = JPEGCoding.unsupportedName(of: bytes) else {
        throw error
      }
      throw .unsupportedFormat(name: input.name, format: name)
    }
    guard frame >= 0, frame < first.frameCount else {
      throw .noFrame(name: input.name, frame)
    }
    var page = plain
    page.page = Int32(clamping: frame)
    return frame == 0 ? first : try Header(input, page)
  }

  /// Fails for numbers that can't be light, since no viewer would show them as they were meant.
  /// Reads all of them.
  func checkLight(_ header: Header, _ input: Input) throws(ImageDecodingError) {
    guard header.page.samples == VITRINE_SAMPLES_LIGHT else { return }
    input.allow(header.pixelBytes)
    let mean = vitrine_vips_mean(input.source, header.page)
    vips_error_clear()
    guard mean < -0.5 || mean > 4 else { return }
    throw .unsupportedFormat(name: input.name, format: "TIFF (floating point of an unknown range)")
  }
}

extension TIFFPages.Page {
  /// Where the decoder finds the image, and what its samples are.
  func address(in name: String) throws(ImageDecodingError) -> VitrinePage {
    var address = VitrinePage(
      page: Int32(clamping: index), part: Int32(clamping: part), samples: VITRINE_SAMPLES_PLAIN,
      most: 0)
    switch image.samples {
    case .plain: break
    case .upTo(let most): (address.samples, address.most) = (VITRINE_SAMPLES_UP_TO, Double(most))
    case .light: address.samples = VITRINE_SAMPLES_LIGHT
    case .unknown(let format): throw .unsupportedFormat(name: name, format: format)
    }
    return address
  }
}
