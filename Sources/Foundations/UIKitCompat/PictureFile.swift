import UIKit

#if os(Linux)
  import HostInterface
#endif

/// A picture on disk or in memory, decoded off the main thread at the size that is needed, with the reason in
/// words when it cannot be — which `UIImage(contentsOfFile:)` does not tell.
public struct PictureFile: Sendable {
  let content: Content
  #if os(Linux)
    let decoder: (any ImageDecoding)?
  #endif

  enum Content: Sendable {
    case file(URL)
    case data(Data, name: String)
  }

  @MainActor public init(url: URL) { self.init(.file(url)) }

  /// - Parameter name: Stands for the file's in what is told of it.
  @MainActor public init(data: Data, name: String) { self.init(.data(data, name: name)) }

  @MainActor private init(_ content: Content) {
    self.content = content
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
}
