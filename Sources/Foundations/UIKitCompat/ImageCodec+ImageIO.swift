#if !os(Linux)
  import ImageIO
  import UIKit

  extension ImageCodec {
    public func details(of source: Source) throws(Failure) -> Details {
      let opened = try open(source)
      let properties = CGImageSourceCopyPropertiesAtIndex(opened, 0, nil) as? [CFString: Any]
      let exif = properties?[kCGImagePropertyExifDictionary] as? [CFString: Any]
      let tiff = properties?[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
      guard let size = Self.pixelSize(properties) else { throw Self.unreadable(source) }
      return Details(
        pixelSize: size, orientation: properties?[kCGImagePropertyOrientation] as? Int ?? 1,
        dateTaken: (exif?[kCGImagePropertyExifDateTimeOriginal]
          ?? exif?[kCGImagePropertyExifDateTimeDigitized]
          ?? tiff?[kCGImagePropertyTIFFDateTime]) as? String,
        dateFraction: exif?[kCGImagePropertyExifSubsecTimeOriginal] as? String,
        frameCount: max(1, CGImageSourceGetCount(opened)),
        bitDepth: properties?[kCGImagePropertyDepth] as? Int ?? 8)
    }

    public func embeddedThumbnail(of source: Source) throws(Failure) -> UIImage? {
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: false,
        kCGImageSourceCreateThumbnailWithTransform: true,
      ]
      return CGImageSourceCreateThumbnailAtIndex(try open(source), 0, options as CFDictionary)
        .map { UIImage(cgImage: $0) }
    }

    public func image(
      from source: Source, fitting pixels: CGSize?, covering: Bool, maximumPercent: Int = 100,
      frame: Int = 0
    ) throws(Failure) -> UIImage {
      guard let image = Self.frame(frame, of: try open(source), fitting: pixels, covering) else {
        throw Self.unreadable(source)
      }
      // ImageIO enlarges nothing.
      let ratio = pixels.map { Self.ratio(from: image.size, to: $0, covering) } ?? 1
      guard ratio > 1, ratio * 100 <= CGFloat(maximumPercent) else { return image }
      let size = CGSize(
        width: (image.size.width * ratio).rounded(), height: (image.size.height * ratio).rounded())
      return resized(image, to: size) ?? image
    }

    public func frames(
      from source: Source, fitting pixels: CGSize?, covering: Bool,
      willPlay: (_ count: Int) -> Void,
      _ take: (_ frame: UIImage, _ seconds: Double) -> Bool
    ) throws(Failure) {
      let opened = try open(source)
      willPlay(Self.playCount(of: opened))
      for index in 0..<max(1, CGImageSourceGetCount(opened)) {
        guard let image = Self.frame(index, of: opened, fitting: pixels, covering) else {
          throw Self.unreadable(source)
        }
        let seconds = Self.seconds(ofFrame: index, of: opened)
        // Images without a frame duration are pages, not an animation.
        guard take(image, seconds), seconds > 0 else { return }
      }
    }

    public func image(
      from source: Source, area: CGRect, pixels: CGSize
    ) throws(Failure) -> UIImage {
      guard let image = CGImageSourceCreateImageAtIndex(try open(source), 0, nil) else {
        throw Self.unreadable(source)
      }
      let turned = UIImage(
        cgImage: image, scale: 1,
        orientation: Self.orientation(try details(of: source).orientation))
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let (x, y) = (pixels.width / area.width, pixels.height / area.height)
      return UIGraphicsImageRenderer(size: pixels, format: format).image { _ in
        turned.draw(
          in: CGRect(
            x: -area.minX * x, y: -area.minY * y, width: turned.size.width * x,
            height: turned.size.height * y))
      }
    }

    public func resized(_ image: UIImage, to pixels: CGSize) -> UIImage? {
      image.preparingThumbnail(of: pixels)
    }

    public func pngData(of image: UIImage) -> Data? { image.pngData() }

    public var writableFormats: [Format] {
      let types = Set(CGImageDestinationCopyTypeIdentifiers() as? [String] ?? [])
      return Format.allCases.filter { types.contains($0.typeIdentifier) }
    }

    /// Of EXIF ImageIO takes no bytes, so that only the packet is written.
    public func data(
      of image: UIImage, as format: Format, quality: Double, metadata: Metadata = Metadata()
    ) -> Data? {
      let data = NSMutableData()
      guard let pixels = image.cgImage,
        let destination = CGImageDestinationCreateWithData(
          data, format.typeIdentifier as CFString, 1, nil)
      else { return nil }
      let packet = metadata.xmp.flatMap { CGImageMetadataCreateFromXMPData($0 as CFData) }
      let options = [kCGImageDestinationLossyCompressionQuality: quality] as CFDictionary
      CGImageDestinationAddImageAndMetadata(destination, pixels, packet, options)
      return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    private func open(_ source: Source) throws(Failure) -> CGImageSource {
      let opened =
        switch source {
        case .file(let url): CGImageSourceCreateWithURL(url as CFURL, nil)
        case .data(let data, _): CGImageSourceCreateWithData(data as CFData, nil)
        }
      guard let opened else { throw Self.unreadable(source) }
      return opened
    }

    private static func unreadable(_ source: Source) -> Failure {
      let name =
        switch source {
        case .file(let url): url.displayName
        case .data(_, let name): name
        }
      return Failure(description: Failure.unreadable(name))
    }

    private static func pixelSize(_ properties: [CFString: Any]?) -> CGSize? {
      guard let width = properties?[kCGImagePropertyPixelWidth] as? CGFloat,
        let height = properties?[kCGImagePropertyPixelHeight] as? CGFloat
      else { return nil }
      let turned = (properties?[kCGImagePropertyOrientation] as? Int ?? 1) > 4
      return turned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    private static func orientation(_ exif: Int) -> UIImage.Orientation {
      let all: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      return all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }

    private static func frame(
      _ index: Int, of opened: CGImageSource, fitting pixels: CGSize?, _ covering: Bool
    ) -> UIImage? {
      let properties = CGImageSourceCopyPropertiesAtIndex(opened, index, nil) as? [CFString: Any]
      guard let original = pixelSize(properties) else { return nil }
      let ratio = pixels.map { Self.ratio(from: original, to: $0, covering) } ?? 1
      let longest = max(original.width, original.height) * min(1, ratio)
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: longest.rounded(.up),
      ]
      return CGImageSourceCreateThumbnailAtIndex(opened, index, options as CFDictionary)
        .map { UIImage(cgImage: $0) }
    }

    /// Returns the scale from a size to one that is covered by it, or that it lies within.
    private static func ratio(from own: CGSize, to pixels: CGSize, _ covering: Bool) -> CGFloat {
      guard own.width > 0, own.height > 0 else { return 1 }
      let ratios = (pixels.width / own.width, pixels.height / own.height)
      return covering ? max(ratios.0, ratios.1) : min(ratios.0, ratios.1)
    }

    /// Returns how often an animation plays; 0 for ever.
    private static func playCount(of opened: CGImageSource) -> Int {
      let properties = CGImageSourceCopyProperties(opened, nil) as? [CFString: Any]
      let kinds = [
        (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFLoopCount),
        (kCGImagePropertyWebPDictionary, kCGImagePropertyWebPLoopCount),
        (kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGLoopCount),
      ]
      for (dictionary, key) in kinds {
        if let values = properties?[dictionary] as? [CFString: Any] {
          return values[key] as? Int ?? 1
        }
      }
      return 0
    }

    /// Returns the duration of a frame; 0 if it isn't part of an animation. Durations up to a
    /// hundredth of a second are extended to a tenth, as browsers do.
    private static func seconds(ofFrame index: Int, of opened: CGImageSource) -> Double {
      let properties = CGImageSourceCopyPropertiesAtIndex(opened, index, nil) as? [CFString: Any]
      let kinds = [
        (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFUnclampedDelayTime),
        (kCGImagePropertyWebPDictionary, kCGImagePropertyWebPUnclampedDelayTime),
        (kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGUnclampedDelayTime),
      ]
      for (dictionary, key) in kinds {
        guard let values = properties?[dictionary] as? [CFString: Any],
          let seconds = values[key] as? Double
        else { continue }
        return seconds <= 0.01 ? 0.1 : seconds
      }
      return 0
    }
  }

  extension ImageCodec.Format {
    fileprivate var typeIdentifier: String {
      switch self {
      case .jpeg: "public.jpeg"
      case .png: "public.png"
      case .webp: "org.webmproject.webp"
      case .tiff: "public.tiff"
      case .avif: "public.avif"
      case .heic: "public.heic"
      case .jpegXL: "public.jpeg-xl"
      }
    }
  }
#endif
