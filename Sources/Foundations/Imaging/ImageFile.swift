import UIKit
import UIKitCompat

/// An image on disk or in memory, decoded off the main thread at the size that is needed, with the
/// reason in words when it cannot be — which `UIImage(contentsOfFile:)` does not tell.
public struct ImageFile: Sendable {
  var source: ImageCodec.Source
  private(set) var codec: ImageCodec

  /// Creates an image that reads a local file when it is decoded.
  @MainActor public init(url: URL) {
    source = .file(url)
    codec = ImageCodec()
  }

  /// - Parameter name: Replaces the file's name in error messages.
  @MainActor public init(data: Data, name: String) {
    source = .data(data, name: name)
    codec = ImageCodec()
  }

  /// Starts the decoders, which the first image would wait for otherwise. To be called before the
  /// program has a second thread.
  @MainActor public static func prepare() { ImageCodec.prepare() }

  /// What reads images and videos on this system, a line each, with versions.
  @MainActor public static var report: [String] { ImageCodec.report }

  /// Types of the files that can be read on this system. Loads the decoders.
  @MainActor public static var mimeTypes: [String] { ImageCodec.mimeTypes }

  /// Another image; on any thread.
  public func other(_ data: Data, name: String) -> ImageFile {
    var other = self
    other.source = .data(data, name: name)
    return other
  }

  /// Another image; on any thread.
  public func other(_ url: URL) -> ImageFile {
    var other = self
    other.source = .file(url)
    return other
  }

  /// The same image for one who may stop waiting: what is read and decoded of it ends soon after,
  /// with an error. ImageIO can't be interrupted and reads on. On any thread.
  ///
  /// - Parameter isCancelled: Asked again and again, on any thread.
  public func cancelled(when isCancelled: @escaping @Sendable () -> Bool) -> ImageFile {
    var other = self
    other.codec = codec.cancelled(when: isCancelled)
    return other
  }

  /// The properties of an image that the beginning of its file contains.
  public typealias Details = ImageCodec.Details

  /// An error of an image that can't be shown; the description is a sentence for the person who
  /// wants to see it.
  public typealias Failure = ImageCodec.Failure

  /// How the wanted size is used.
  public enum Fitting: Hashable, Sendable {
    /// The whole image within the size.
    case inside
    /// The size covered by the image.
    case covering
  }
}
