#if os(Linux)
  import HostInterface
  import UIKit

  extension ImageCodec {
    /// Returns the properties of an image. Reads only the header.
    public func details(of source: Source) throws(Failure) -> Details {
      let info = try decoding(source) { decoder, source throws(ImageDecodingError) in
        try decoder.info(of: source)
      }
      return Details(
        pixelSize: CGSize(width: info.width, height: info.height), orientation: info.orientation,
        dateTaken: info.dateTaken, dateFraction: info.dateFraction,
        frameCount: info.frameCount, bitDepth: info.bitDepth)
    }

    /// Returns the thumbnail that cameras embed in the file, upright, or `nil` if there is none.
    /// Reads only the header.
    public func embeddedThumbnail(of source: Source) throws(Failure) -> UIImage? {
      try decoding(source) { decoder, source throws(ImageDecodingError) in
        try decoder.embeddedThumbnail(of: source)
      }.map { UIImage(cgImage: $0) }
    }

    /// Returns an upright image; for an animation, its first frame.
    ///
    /// - Parameters:
    ///   - pixels: The size to fit, in pixels; if `nil`, the image is decoded at its original size.
    ///   - covering: A Boolean value that determines whether the image covers the size or lies
    ///     within it.
    ///   - maximumPercent: The size up to which the image is enlarged, in percent of its own. One
    ///     that is still smaller is not enlarged.
    ///   - frame: The index of the page, of files with several.
    public func image(
      from source: Source, fitting pixels: CGSize?, covering: Bool, maximumPercent: Int = 100,
      frame: Int = 0
    ) throws(Failure) -> UIImage {
      let fit = fit(pixels, covering, maximumPercent)
      return UIImage(
        cgImage: try decoding(source) { decoder, source throws(ImageDecodingError) in
          try decoder.image(from: source, fitting: fit, frame: frame)
        })
    }

    /// Decodes the frames of an animation in order, each as `image(from:fitting:covering:)` returns
    /// it; for a still image, one frame of 0 seconds.
    ///
    /// - Parameters:
    ///   - willPlay: A closure that receives before the frames how often the animation plays; 0 for
    ///     ever.
    ///   - take: A closure that receives each frame as it is decoded, and returns `false` to stop.
    public func frames(
      from source: Source, fitting pixels: CGSize?, covering: Bool,
      willPlay: (_ count: Int) -> Void,
      _ take: (_ frame: UIImage, _ seconds: Double) -> Bool
    ) throws(Failure) {
      let fit = fit(pixels, covering)
      try decoding(source) { decoder, source throws(ImageDecodingError) in
        try decoder.frames(from: source, fitting: fit, willPlay: willPlay) { frame, seconds in
          take(UIImage(cgImage: frame), seconds)
        }
      }
    }

    /// Returns a part of the upright image.
    ///
    /// - Parameters:
    ///   - area: The area in whole pixels, within the image.
    ///   - pixels: The size of the result in whole pixels, no larger than the area.
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

    /// Returns a copy of a decoded image in another size, or `nil` if it can't be copied.
    public func resized(_ image: UIImage, to pixels: CGSize) -> UIImage? {
      image.cgImage.flatMap {
        decoder?.resized($0, width: Int(pixels.width), height: Int(pixels.height))
      }.map { UIImage(cgImage: $0) }
    }

    /// Returns the image as PNG data, or `nil` if it has no pixels.
    public func pngData(of image: UIImage) -> Data? {
      image.cgImage.flatMap { try? encoder?.pngData($0) }
    }

    /// The formats that can be written on this system. Blocks when it is first asked.
    public var writableFormats: [Format] {
      (encoder?.formats ?? []).compactMap { Format(rawValue: $0.rawValue) }
    }

    /// An image as a file of a format; nil if it has no pixels or can't be written.
    ///
    /// - Parameters:
    ///   - quality: From 0 to 1, for formats that lose something.
    ///   - metadata: What the file says of the image, in formats that have room for it.
    public func data(
      of image: UIImage, as format: Format, quality: Double, metadata: Metadata = Metadata()
    ) -> Data? {
      guard let image = image.cgImage, let encoder,
        let format = EncodedImageFormat(rawValue: format.rawValue)
      else { return nil }
      let said = EncodedMetadata(exif: metadata.exif, xmp: metadata.xmp)
      return try? encoder.data(image, as: format, quality: CGFloat(quality), metadata: said)
    }

    private func fit(
      _ pixels: CGSize?, _ covering: Bool, _ maximumPercent: Int = 100
    ) -> ImageFit? {
      pixels.map {
        ImageFit(
          width: max(1, Int($0.width.rounded(.up))), height: max(1, Int($0.height.rounded(.up))),
          mode: covering ? .covering : .inside, maximumPercent: maximumPercent)
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
