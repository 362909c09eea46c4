import UIKit

#if os(Linux)
  import HostInterface
#else
  import ImageIO
  import UniformTypeIdentifiers
#endif

/// Reads and writes images: with libvips on Linux, with ImageIO on Apple's systems. Errors have
/// descriptions for the user, which `UIImage(contentsOfFile:)` doesn't provide. All calls except
/// those of the main actor block; they can be made on any thread.
public struct ImageCodec: Sendable {
  #if os(Linux)
    private(set) var decoder: (any ImageDecoding)?
    let encoder: (any ImageEncoding)?
  #endif

  /// Creates a codec with the decoder and encoder that the platform currently provides.
  @MainActor public init() {
    #if os(Linux)
      Services.installCodec()
      decoder = HostServices.current.decoder
      encoder = HostServices.current.encoder
    #endif
  }

  /// Starts the decoders, so that the first image doesn't have to wait for them. Call this before
  /// the program starts a second thread.
  @MainActor public static func prepare() {
    #if os(Linux)
      Services.prepareCodec()
    #endif
  }

  /// The MIME types of the files that can be read on this system. Loads the decoders.
  @MainActor public static var mimeTypes: [String] {
    #if os(Linux)
      Services.installCodec()
      return HostServices.current.decoder?.mimeTypes ?? []
    #else
      let types = CGImageSourceCopyTypeIdentifiers() as? [String] ?? []
      return types.compactMap { UTType($0)?.preferredMIMEType }.sorted()
    #endif
  }

  /// What reads images and videos on this system, a line each, for a program that says what it is
  /// made of: the program that decodes, what the kernel holds it by, and libraries with their
  /// versions. Starts the decoders. Empty on Apple's systems, whose decoders are part of them.
  @MainActor public static var report: [String] {
    #if os(Linux)
      return Services.codecReport()
    #else
      return []
    #endif
  }

  /// Returns a codec that stops reading with an error soon after the image is no longer needed.
  /// ImageIO can't be interrupted and continues to read.
  ///
  /// - Parameter isCancelled: A closure that is called repeatedly, on any thread.
  public func cancelled(when isCancelled: @escaping @Sendable () -> Bool) -> ImageCodec {
    #if os(Linux)
      var other = self
      other.decoder = decoder?.cancelled(when: isCancelled)
      return other
    #else
      return self
    #endif
  }

  /// A format in which images are written.
  public enum Format: String, CaseIterable, Codable, Sendable {
    /// JPEG, without transparency.
    case jpeg
    /// PNG, without loss.
    case png
    /// WebP with loss.
    case webp
    /// TIFF, without loss.
    case tiff
    /// AVIF: AV1 in a HEIF file.
    case avif
    /// HEIC: HEVC in a HEIF file.
    case heic
    /// JPEG XL.
    case jpegXL
  }

  /// A file's own description of its image, as other libraries make it.
  public struct Metadata: Sendable {
    /// EXIF's bytes, beginning with "Exif" and two zeros.
    public var exif: Data?
    /// An XMP packet.
    public var xmp: Data?

    /// Creates metadata.
    public init(exif: Data? = nil, xmp: Data? = nil) {
      self.exif = exif
      self.xmp = xmp
    }
  }

  /// Where an image is read from.
  public enum Source: Sendable {
    /// A local file.
    case file(URL)
    /// The data of a file; the name identifies it in error messages.
    case data(Data, name: String)
  }

  /// The properties of an image that are available from the beginning of its file.
  public struct Details: Equatable, Sendable {
    /// The size of the upright image, in pixels.
    public var pixelSize: CGSize
    /// The EXIF orientation, 1…8: how the stored image must be turned to be upright.
    public var orientation: Int
    /// The date in EXIF's format, "2019:07:21 14:03:22", in local time of an unspecified time zone.
    public var dateTaken: String?
    /// The fractional digits of the seconds.
    public var dateFraction: String?
    /// The number of frames or pages, as far as the decoder counts them; 1 for a still image.
    public var frameCount: Int
    /// The bits of a sample in the file, such as 8.
    public var bitDepth: Int
  }

  /// The reason an image can't be displayed, with a description for the user.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    public let description: String

    /// Creates a failure with a description for the user.
    public init(description: String) { self.description = description }
  }
}
