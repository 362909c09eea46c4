#if os(Linux)
  import HostInterface
  import UIKit

  extension ImageCodec {
    /// Reads the header.
    public func details(of source: Source) throws(Failure) -> Details {
      let info = try decoding(source) { decoder, source throws(ImageDecodingError) in
        try decoder.info(of: source)
      }
      return Details(
        pixelSize: CGSize(width: info.width, height: info.height), orientation: info.orientation,
        dateTaken: info.dateTaken, dateFraction: info.dateFraction)
    }

    /// The small image that cameras put beside the large one, upright; nil when there is none.
    /// Reads the header.
    public func embeddedThumbnail(of source: Source) throws(Failure) -> UIImage? {
      try decoding(source) { decoder, source throws(ImageDecodingError) in
        try decoder.embeddedThumbnail(of: source)
      }.map { UIImage(cgImage: $0) }
    }

    /// An upright image, never larger than the original; an animation's first frame.
    ///
    /// - Parameters:
    ///   - pixels: Nil decodes at the original's size.
    ///   - covering: Whether the image covers the size, or lies within it.
    public func image(
      from source: Source, fitting pixels: CGSize?, covering: Bool
    ) throws(Failure) -> UIImage {
      let fit = fit(pixels, covering)
      return UIImage(
        cgImage: try decoding(source) { decoder, source throws(ImageDecodingError) in
          try decoder.image(from: source, fitting: fit, frame: 0)
        })
    }

    /// An animation's frames in their order, as `image(from:fitting:covering:)` gives each; one
    /// frame of 0 seconds when it is still.
    ///
    /// - Parameter take: Gets each frame as it is decoded, and returns false to end it.
    public func frames(
      from source: Source, fitting pixels: CGSize?, covering: Bool,
      _ take: (_ frame: UIImage, _ seconds: Double) -> Bool
    ) throws(Failure) {
      let fit = fit(pixels, covering)
      try decoding(source) { decoder, source throws(ImageDecodingError) in
        try decoder.frames(from: source, fitting: fit) { frame, seconds in
          take(UIImage(cgImage: frame), seconds)
        }
      }
    }

    /// A part of the upright image.
    ///
    /// - Parameters:
    ///   - area: Whole pixels, within the image.
    ///   - pixels: The size of the result in whole pixels, no larger than the part.
    public func image(
      from source: Source, area: CGRect, pixels: CGSize
    ) throws(Failure) -> UIImage {
      let region = ImageRegion(
        x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height))
      return UIImage(
        cgImage: try decoding(source) { decoder, source throws(ImageDecodingError) in
          try decoder.region(
            region, of: source, width: Int(pixels.width), height: Int(pixels.height))
        })
    }

    /// A copy of a decoded image in another size; nil when it can't be copied.
    public func resized(_ image: UIImage, to pixels: CGSize) -> UIImage? {
      image.cgImage.flatMap {
        decoder?.resized($0, width: Int(pixels.width), height: Int(pixels.height))
      }.map { UIImage(cgImage: $0) }
    }

    /// The image as a PNG file, nil when it has no pixels.
    public func pngData(of image: UIImage) -> Data? {
      image.cgImage.flatMap { try? encoder?.pngData($0) }
    }

    private func fit(_ pixels: CGSize?, _ covering: Bool) -> ImageFit? {
      pixels.map {
        ImageFit(
          width: max(1, Int($0.width.rounded(.up))), height: max(1, Int($0.height.rounded(.up))),
          mode: covering ? .covering : .inside)
      }
    }

    private func decoding<Value>(
      _ source: Source,
      _ body: (any ImageDecoding, ImageSource) throws(ImageDecodingError) -> Value
    ) throws(Failure) -> Value {
      guard let decoder else { throw Failure(description: Failure.noDecoder) }
      let source: ImageSource =
        switch source {
        case .file(let url): .file(url)
        case .data(let data, let name): .data(data, name: name)
        }
      do { return try body(decoder, source) } catch {
        throw Failure(description: error.description)
      }
    }
  }
#endif
