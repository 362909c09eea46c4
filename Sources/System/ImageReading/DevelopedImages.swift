import Confinement
import Dispatch
import HostInterface
import Synchronization

/// The raw file that was developed last, for as long as parts of it are shown: developing takes
/// seconds, and a zoom asks for many parts.
final class DevelopedImages: Sendable {
  static let shared = DevelopedImages()

  /// How long an image is kept after its last use.
  private static let lifetime = DispatchTimeInterval.seconds(10)

  private struct Entry {
    let file: FileVersion
    let image: CGImage
    /// Counts the uses, so that only the end of the last one's lifetime removes it.
    var use: Int
  }

  private let entry = Mutex<Entry?>(nil)
  /// Held while a file is developed: the others wait for it, and probably need the same.
  private let turn = DispatchSemaphore(value: 1)

  /// Returns the developed image of a file. Blocks.
  func image(
    of bytes: ImageBytes, make: () throws(ImageDecodingError) -> CGImage
  ) throws(ImageDecodingError) -> CGImage {
    guard let file = bytes.version else { return try make() }
    while turn.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      if bytes.isCancelled() { throw .cancelled }
    }
    defer { turn.signal() }
    if let image = use(file) { return image }
    let image = try make()
    entry.withLock { $0 = Entry(file: file, image: image, use: 0) }
    return use(file) ?? image
  }

  private func use(_ file: FileVersion) -> CGImage? {
    let found = entry.withLock { entry -> Entry? in
      guard entry?.file == file else { return nil }
      entry?.use += 1
      return entry
    }
    guard let found else { return nil }
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + Self.lifetime) { [self] in
      entry.withLock { if $0?.file == file, $0?.use == found.use { $0 = nil } }
    }
    return found.image
  }
}
