import Confinement
import HostInterface
import Synchronization

/// What a decoder may do, and why it did less.
///
/// What decoding takes is known once the header is read. A decoder that needs more than it may take
/// gives up and says how much it wants, so that the program can wait until there is room.
package final class DecodingTerms: Sendable {
  /// The bytes that decoding may take beside the image that it makes.
  package let grant: Int
  /// Whether drawings are decoded, and the formats whose decoders are trusted least.
  package let readsDrawings: Bool
  /// Where the pixels of the image are made, if somebody waits for them in a file.
  private let filling: MemoryFile.Filling?
  private let refused = Mutex<ImageReply.Failure?>(nil)

  /// Without arguments, photos may take what they want.
  package init(
    grant: Int = .max, readsDrawings: Bool = false, filling: MemoryFile.Filling? = nil
  ) {
    (self.grant, self.readsDrawings, self.filling) = (grant, readsDrawings, filling)
  }

  /// Returns memory for an image, and how it is freed; nil if there isn't enough.
  package func memory(for count: Int) -> (
    start: UnsafeMutableRawPointer, release: @Sendable (UnsafeMutableRawPointer) -> Void
  )? {
    // Another image is made meanwhile, of which this one is a part, or it becomes smaller.
    if let filling, count <= ImageReply.maximumPixels * 4, let start = filling.map(count) {
      return (start, { _ in filling.unmap() })
    }
    return malloc(count).map { ($0, { free($0) }) }
  }

  /// Why the decoder gave up, if other terms would help.
  package var refusal: ImageReply.Failure? { refused.withLock { $0 } }

  /// Fails if a decoder may not take so many bytes.
  package func check(_ wanted: Int) throws(ImageDecodingError) {
    if wanted > grant { throw refuse(.costly(bytes: wanted)) }
  }

  /// Remembers why the decoder gives up; returns what it throws.
  package func refuse(_ reason: ImageReply.Failure) -> ImageDecodingError {
    refused.withLock { $0 = reason }
    return .cancelled
  }
}
