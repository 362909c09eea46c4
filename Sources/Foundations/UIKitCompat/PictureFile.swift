import UIKit

#if os(Linux)
  import HostInterface
#else
  import ImageIO
#endif

/// A picture on disk, decoded off the main thread at the size that is needed, with the reason in
/// words when it cannot be — which `UIImage(contentsOfFile:)` does not tell.
public struct PictureFile: Sendable {
  public let url: URL
  #if os(Linux)
    private let decoder: (any ImageDecoding)?
  #endif

  @MainActor public init(url: URL) {
    self.url = url
    #if os(Linux)
      decoder = ImageServices.decoder
    #endif
  }

  /// How the wanted size is used.
  public enum Fitting: Hashable, Sendable {
    /// The whole picture within the size.
    case inside
    /// The size covered by the picture.
    case covering
  }

  /// Why a picture cannot be shown; the description is a sentence for the person who wants to see
  /// it.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    public let description: String
  }

  /// Upright, in pixels. Reads the file's header; blocks the calling thread.
  public func pixelSize() throws(Failure) -> CGSize {
    #if os(Linux)
      guard let decoder else { throw Failure(description: "Pictures cannot be decoded here.") }
      do {
        let info = try decoder.info(of: .file(url))
        return CGSize(width: info.width, height: info.height)
      } catch {
        throw Failure(description: error.description)
      }
    #else
      guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
        let width = properties[kCGImagePropertyPixelWidth] as? CGFloat,
        let height = properties[kCGImagePropertyPixelHeight] as? CGFloat
      else { throw Self.unreadable(url) }
      let turned = (properties[kCGImagePropertyOrientation] as? Int ?? 1) > 4
      return turned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    #endif
  }

  /// An upright picture, never larger than the original. Blocks the calling thread.
  ///
  /// - Parameter pixels: Nil decodes at the original's size.
  public func image(fitting pixels: CGSize?, _ fitting: Fitting) throws(Failure) -> UIImage {
    #if os(Linux)
      guard let decoder else { throw Failure(description: "Pictures cannot be decoded here.") }
      let fit = pixels.map {
        ImageFit(
          width: max(1, Int($0.width.rounded(.up))), height: max(1, Int($0.height.rounded(.up))),
          mode: fitting == .inside ? .inside : .covering)
      }
      do {
        return UIImage(cgImage: try decoder.image(from: .file(url), fitting: fit, frame: 0))
      } catch {
        throw Failure(description: error.description)
      }
    #else
      guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else {
        throw Self.unreadable(url)
      }
      let original = try pixelSize()
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
      guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      else { throw Self.unreadable(url) }
      return UIImage(cgImage: image)
    #endif
  }

  #if !os(Linux)
    private static func unreadable(_ url: URL) -> Failure {
      Failure(description: "“\(url.lastPathComponent)” cannot be read as a picture.")
    }
  #endif
}
