import UIKit

#if os(Linux)
  import HostInterface
#else
  import ImageIO
  import UniformTypeIdentifiers
#endif

/// Reads and writes images: by libvips on Linux, by ImageIO on Apple's systems. Errors are
/// sentences for a person, which `UIImage(contentsOfFile:)` doesn't give. All calls but the main
/// actor's block; they can be made on any thread.
public struct ImageCodec: Sendable {
  #if os(Linux)
    private(set) var decoder: (any ImageDecoding)?
    let encoder: (any ImageEncoding)?
  #endif

  /// Takes the codec that the platform offers now.
  @MainActor public init() {
    #if os(Linux)
      Services.installCodec()
      decoder = HostServices.current.decoder
      encoder = HostServices.current.encoder
    #endif
  }

  /// Starts the decoders, which the first image would wait for otherwise. To be called before the
  /// program has a second thread.
  @MainActor public static func prepare() {
    #if os(Linux)
      Services.prepareCodec()
    #endif
  }

  /// Types of the files that can be read on this system. Loads the decoders.
  @MainActor public static var mimeTypes: [String] {
    #if os(Linux)
      Services.installCodec()
      return HostServices.current.decoder?.mimeTypes ?? []
    #else
      let types = CGImageSourceCopyTypeIdentifiers() as? [String] ?? []
      return types.compactMap { UTType($0)?.preferredMIMEType }.sorted()
    #endif
  }

  /// A codec whose reading ends with an error soon after the image is no longer needed. ImageIO
  /// can't be interrupted and reads on.
  ///
  /// - Parameter isCancelled: Asked again and again, on any thread.
  public func cancelled(when isCancelled: @escaping @Sendable () -> Bool) -> ImageCodec {
    #if os(Linux)
      var other = self
      other.decoder = decoder?.cancelled(when: isCancelled)
      return other
    #else
      return self
    #endif
  }

  /// Where an image is read from.
  public enum Source: Sendable {
    /// A local file.
    case file(URL)
    /// A file's bytes; the name stands for the file's in error messages.
    case data(Data, name: String)
  }

  /// The properties of an image that the beginning of its file contains.
  public struct Details: Equatable, Sendable {
    /// Upright.
    public var pixelSize: CGSize
    /// EXIF's, 1…8: how the stored image is turned to be upright.
    public var orientation: Int
    /// As EXIF writes it, "2019:07:21 14:03:22"; of a clock on a wall that is not told.
    public var dateTaken: String?
    /// The digits after the second's point.
    public var dateFraction: String?
  }

  /// Why an image can't be shown; the description is a sentence for the person who wants to see it.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    public let description: String

    /// Creates a failure; the description is a sentence for the person.
    public init(description: String) { self.description = description }
  }
}
