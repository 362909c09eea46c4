import UIKit

#if os(Linux)
  import HostInterface

  extension PictureFile {
    /// Reads the header; blocks the calling thread.
    public func details() throws(Failure) -> Details {
      let info = try told { decoder, source throws(ImageDecodingError) in
        try decoder.info(of: source)
      }
      return Details(
        pixelSize: CGSize(width: info.width, height: info.height), orientation: info.orientation,
        dateTaken: info.dateTaken, dateFraction: info.dateFraction)
    }

    /// The small picture that cameras put beside the large one, upright; nil when there is none.
    /// Reads the header; blocks the calling thread.
    public func embeddedThumbnail() throws(Failure) -> UIImage? {
      try told { decoder, source throws(ImageDecodingError) in
        try decoder.embeddedThumbnail(of: source)
      }.map { UIImage(cgImage: $0) }
    }

    /// A part of the picture. Blocks the calling thread.
    ///
    /// - Parameters:
    ///   - region: Upright pixels; what lies outside of the picture is left out.
    ///   - pixels: The size of the result, which is never larger than the part.
    public func image(of region: CGRect, pixels: CGSize) throws(Failure) -> UIImage {
      UIImage(
        cgImage: try told { decoder, source throws(ImageDecodingError) in
          let info = try decoder.info(of: source)
          let area = region.integral.intersection(
            CGRect(x: 0, y: 0, width: info.width, height: info.height))
          guard !area.isNull, area.width >= 1, area.height >= 1 else {
            throw .failed(reason: "There is nothing of it in that place.")
          }
          let part = ImageRegion(
            x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height))
          return try decoder.region(
            part, of: source, width: min(part.width, max(1, Int(pixels.width.rounded()))),
            height: min(part.height, max(1, Int(pixels.height.rounded()))))
        })
    }
  }
#else
  import ImageIO

  extension PictureFile {
    public func details() throws(Failure) -> Details {
      let source = try source()
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
      let exif = properties?[kCGImagePropertyExifDictionary] as? [CFString: Any]
      let tiff = properties?[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
      return Details(
        pixelSize: try size(of: source),
        orientation: properties?[kCGImagePropertyOrientation] as? Int ?? 1,
        dateTaken: (exif?[kCGImagePropertyExifDateTimeOriginal]
          ?? exif?[kCGImagePropertyExifDateTimeDigitized]
          ?? tiff?[kCGImagePropertyTIFFDateTime]) as? String,
        dateFraction: exif?[kCGImagePropertyExifSubsecTimeOriginal] as? String)
    }

    public func embeddedThumbnail() throws(Failure) -> UIImage? {
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: false,
        kCGImageSourceCreateThumbnailWithTransform: true,
      ]
      return CGImageSourceCreateThumbnailAtIndex(try source(), 0, options as CFDictionary)
        .map { UIImage(cgImage: $0) }
    }

    public func image(of region: CGRect, pixels: CGSize) throws(Failure) -> UIImage {
      let source = try source()
      guard let whole = CGImageSourceCreateImageAtIndex(source, 0, nil) else { throw unreadable }
      let turned = UIImage(
        cgImage: whole, scale: 1,
        orientation: Self.orientation(try details().orientation))
      let area = region.integral.intersection(CGRect(origin: .zero, size: turned.size))
      guard !area.isNull, area.width >= 1, area.height >= 1 else { throw unreadable }
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: min(pixels.width, area.width), height: min(pixels.height, area.height))
      let (x, y) = (size.width / area.width, size.height / area.height)
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        turned.draw(
          in: CGRect(
            x: -area.minX * x, y: -area.minY * y, width: turned.size.width * x,
            height: turned.size.height * y))
      }
    }

    private static func orientation(_ exif: Int) -> UIImage.Orientation {
      let all: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      return all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }
  }
#endif
