import UIKit

#if os(Linux)
  import HostInterface

  extension PictureFile {
    /// Upright, in pixels. Reads the header; blocks the calling thread.
    public func pixelSize() throws(Failure) -> CGSize {
      let info = try told { decoder, source throws(ImageDecodingError) in
        try decoder.info(of: source)
      }
      return CGSize(width: info.width, height: info.height)
    }

    /// An upright picture, never larger than the original; an animation's first frame. Blocks the
    /// calling thread.
    ///
    /// - Parameter pixels: Nil decodes at the original's size.
    public func image(fitting pixels: CGSize?, _ fitting: Fitting) throws(Failure) -> UIImage {
      let fit = fit(pixels, fitting)
      return UIImage(
        cgImage: try told { decoder, source throws(ImageDecodingError) in
          try decoder.image(from: source, fitting: fit, frame: 0)
        })
    }

    /// The picture with all its frames, each shown for its own time; as `image(fitting:_:)` when it
    /// is still. Nil when it was cancelled. Frames that are missing at a damaged file's end are left
    /// out. Blocks the calling thread.
    ///
    /// - Parameter isCancelled: Asked after each frame.
    public func animatedImage(
      fitting pixels: CGSize?, _ fitting: Fitting, isCancelled: () -> Bool = { false }
    ) throws(Failure) -> UIImage? {
      let fit = fit(pixels, fitting)
      var sequence = FrameSequence()
      var wasCancelled = false
      do throws(Failure) {
        try told { decoder, source throws(ImageDecodingError) in
          try decoder.frames(from: source, fitting: fit) { frame, seconds in
            wasCancelled = isCancelled()
            if !wasCancelled { sequence.append(UIImage(cgImage: frame), seconds: seconds) }
            return !wasCancelled
          }
        }
      } catch {
        if wasCancelled || isCancelled() { return nil }
        guard let image = sequence.image else {
          // It may hold a part of its first frame.
          return try self.image(fitting: pixels, fitting)
        }
        return image.damaged("its last frames are missing.")
      }
      return wasCancelled ? nil : sequence.image
    }

    /// A copy of a decoded picture in the size that is wanted; the picture itself where it has that
    /// size, is much smaller, or can't be copied. Blocks the calling thread.
    public func resized(_ image: UIImage, to pixels: CGSize, _ fitting: Fitting) -> UIImage {
      guard let size = Self.size(of: image, for: pixels, fitting), let source = image.cgImage,
        let copy = decoder?.resized(source, width: Int(size.width), height: Int(size.height))
      else { return image }
      let result = UIImage(cgImage: copy)
      return image.damage.map { result.damaged($0) } ?? result
    }

    private func fit(_ pixels: CGSize?, _ fitting: Fitting) -> ImageFit? {
      pixels.map {
        ImageFit(
          width: max(1, Int($0.width.rounded(.up))), height: max(1, Int($0.height.rounded(.up))),
          mode: fitting == .inside ? .inside : .covering)
      }
    }

    func told<Value>(
      _ body: (any ImageDecoding, ImageSource) throws(ImageDecodingError) -> Value
    ) throws(Failure) -> Value {
      guard let decoder else { throw Failure(description: "Pictures cannot be decoded here.") }
      let source: ImageSource =
        switch content {
        case .file(let url): .file(url)
        case .data(let data, let name): .data(data, name: name)
        }
      do { return try body(decoder, source) } catch {
        throw Failure(description: error.description)
      }
    }
  }
#else
  import ImageIO

  extension PictureFile {
    public func resized(_ image: UIImage, to pixels: CGSize, _ fitting: Fitting) -> UIImage {
      Self.size(of: image, for: pixels, fitting).flatMap { image.preparingThumbnail(of: $0) } ?? image
    }

    public func pixelSize() throws(Failure) -> CGSize { try size(of: source()) }

    public func image(fitting pixels: CGSize?, _ fitting: Fitting) throws(Failure) -> UIImage {
      try frame(0, of: source(), fitting: pixels, fitting)
    }

    public func animatedImage(
      fitting pixels: CGSize?, _ fitting: Fitting, isCancelled: () -> Bool = { false }
    ) throws(Failure) -> UIImage? {
      let source = try source()
      var sequence = FrameSequence()
      for index in 0..<max(1, CGImageSourceGetCount(source)) {
        if isCancelled() { return nil }
        let seconds = Self.seconds(ofFrame: index, of: source)
        sequence.append(try frame(index, of: source, fitting: pixels, fitting), seconds: seconds)
        // Pages that have no time are no animation.
        if seconds == 0 { break }
      }
      return sequence.image
    }

    func source() throws(Failure) -> CGImageSource {
      let source =
        switch content {
        case .file(let url): CGImageSourceCreateWithURL(url as CFURL, nil)
        case .data(let data, _): CGImageSourceCreateWithData(data as CFData, nil)
        }
      guard let source else { throw unreadable }
      return source
    }

    func size(of source: CGImageSource) throws(Failure) -> CGSize {
      guard
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
        let width = properties[kCGImagePropertyPixelWidth] as? CGFloat,
        let height = properties[kCGImagePropertyPixelHeight] as? CGFloat
      else { throw unreadable }
      let turned = (properties[kCGImagePropertyOrientation] as? Int ?? 1) > 4
      return turned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    private func frame(
      _ index: Int, of source: CGImageSource, fitting pixels: CGSize?, _ fitting: Fitting
    ) throws(Failure) -> UIImage {
      let original = try size(of: source)
      var longest = max(original.width, original.height)
      if let pixels, original.width > 0, original.height > 0 {
        let ratios = [pixels.width / original.width, pixels.height / original.height]
        let ratio = fitting == .inside ? min(ratios[0], ratios[1]) : max(ratios[0], ratios[1])
        longest *= min(1, ratio)
      }
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: longest.rounded(.up),
      ]
      guard let image = CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary)
      else { throw unreadable }
      return UIImage(cgImage: image)
    }

    /// 0 when the frame is no part of an animation. Hundredths are shown for a tenth, as browsers do.
    private static func seconds(ofFrame index: Int, of source: CGImageSource) -> Double {
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
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

    var unreadable: Failure {
      let name =
        switch content {
        case .file(let url): url.displayName
        case .data(_, let name): name
        }
      return Failure(description: "“\(name)” cannot be read as a picture.")
    }
  }
#endif
