import Imaging
import UIKit
import UIKitCompat

/// Writes thumbnails for other programs when there is nothing else to do.
///
/// It writes only what was decoded for the loader itself.
@MainActor final class ThumbnailWriter {
  private let store: ThumbnailStore
  private var waiting: [@Sendable () -> Void] = []
  private var known: Set<String> = []
  /// Each may use a quarter of a megabyte.
  private static let maximumWaiting = 48

  init(store: ThumbnailStore) { self.store = store }

  var isFull: Bool { waiting.count > Self.maximumWaiting }

  func next() -> (@Sendable () -> Void)? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Adds a thumbnail.
  ///
  /// - Parameters:
  ///   - thumbnail: The image, at least as large as the size.
  ///   - version: The version of the file before it was decoded.
  func add(
    _ thumbnail: UIImage, _ size: ThumbnailStore.Size, of file: URL, _ version: FileChange,
    _ imageFile: ImageFile
  ) {
    // Other programs couldn't tell that a part is missing, and the rest may still arrive.
    guard thumbnail.damage == nil, isNew(size, file, version) else { return }
    waiting.append { [store] in Self.write(thumbnail, of: file, version, imageFile, size, store) }
  }

  /// Records that the image can't be decoded.
  func addFailure(of request: ImageRequest, _ version: FileChange) {
    guard request.part == .whole, store.isEligible(request.url),
      let size = ThumbnailStore.Size(for: request), isNew(size, request.url, version)
    else { return }
    waiting.append { [store, file = request.url] in Self.note(file, version, store) }
  }

  private func isNew(_ size: ThumbnailStore.Size, _ file: URL, _ version: FileChange) -> Bool {
    known.insert("\(size.rawValue) \(version.text) \(file.absoluteString)").inserted
  }

  private nonisolated static func write(
    _ thumbnail: UIImage, of file: URL, _ version: FileChange, _ imageFile: ImageFile,
    _ size: ThumbnailStore.Size, _ store: ThumbnailStore
  ) {
    guard store.thumbnail(of: file, size) == nil else { return }
    let side = CGSize(width: size.rawValue, height: size.rawValue)
    guard let png = imageFile.pngData(of: imageFile.resized(thumbnail, to: side, .inside)) else {
      return
    }
    store.store(png, of: file, size, version: version)
  }

  /// A file without permission, or that doesn't exist, is not damaged.
  private nonisolated static func note(_ file: URL, _ version: FileChange, _ store: ThumbnailStore)
  {
    guard file.isReadableFile, !store.hasFailed(file) else { return }
    store.noteFailure(of: file, version: version)
  }
}
