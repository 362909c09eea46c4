import UIKit

#if os(Linux)
  import HostInterface
#else
  import ImageIO
  import UniformTypeIdentifiers
#endif

/// A picture on disk or in memory, decoded off the main thread at the size that is needed, with the reason in
/// words when it cannot be — which `UIImage(contentsOfFile:)` does not tell.
public struct PictureFile: Sendable {
  private(set) var content: Content
  #if os(Linux)
    private(set) var decoder: (any ImageDecoding)?
    private let encoder: (any ImageEncoding)?
  #endif

  enum Content: Sendable {
    case file(URL)
    case data(Data, name: String)
  }

  /// Creates a picture that reads a local file when it is decoded.
  @MainActor public init(url: URL) { self.init(.file(url)) }

  /// - Parameter name: Replaces the file's name in error messages.
  @MainActor public init(data: Data, name: String) { self.init(.data(data, name: name)) }

  @MainActor private init(_ content: Content) {
    self.content = content
    #if os(Linux)
      Services.installCodec()
      decoder = HostServices.current.decoder
      encoder = HostServices.current.encoder
    #endif
  }

  /// Starts the decoders, which the first picture would wait for otherwise. To be called before the
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

  /// Another picture; on any thread.
  public func other(_ data: Data, name: String) -> PictureFile {
    var other = self
    other.content = .data(data, name: name)
    return other
  }

  /// The same picture for one who may stop waiting: what is read and decoded of it ends soon after,
  /// with an error. On any thread.
  ///
  /// - Parameter isCancelled: Asked again and again, on any thread.
  public func cancelled(when isCancelled: @escaping @Sendable () -> Bool) -> PictureFile {
    #if os(Linux)
      var other = self
      other.decoder = decoder?.cancelled(when: isCancelled)
      return other
    #else
      // ImageIO cannot be interrupted.
      return self
    #endif
  }

  /// Another picture; on any thread.
  public func other(_ url: URL) -> PictureFile {
    var other = self
    other.content = .file(url)
    return other
  }

  /// The properties of a picture that the beginning of its file contains.
  public struct Details: Hashable, Sendable {
    /// Upright.
    public var pixelSize: CGSize
    /// EXIF's, 1…8: how the stored picture is turned to be upright.
    public var orientation: Int
    /// As EXIF writes it, "2019:07:21 14:03:22"; of a clock on a wall that is not told.
    public var dateTaken: String?
    /// The digits after the second's point.
    public var dateFraction: String?
  }

  /// The image as a PNG file, nil when it has no pixels. Blocks the calling thread, any but the main.
  public func pngData(of image: UIImage) -> Data? {
    #if os(Linux)
      image.cgImage.flatMap { try? encoder?.pngData($0) }
    #else
      image.pngData()
    #endif
  }

  /// Nil when the picture is as large as what is wanted, or much smaller: it is enlarged by a quarter
  /// at most.
  static func size(of image: UIImage, for pixels: CGSize, _ fitting: Fitting) -> CGSize? {
    let own = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    guard own.width > 0, own.height > 0 else { return nil }
    let ratios = (pixels.width / own.width, pixels.height / own.height)
    let ratio = fitting == .inside ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    guard ratio > 0, ratio <= 1.25, abs(ratio - 1) > 0.001 else { return nil }
    return CGSize(
      width: max(1, (own.width * ratio).rounded()), height: max(1, (own.height * ratio).rounded()))
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

    /// Creates a failure; the description is a sentence for the person.
    public init(description: String) { self.description = description }
  }
}
