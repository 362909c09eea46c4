import Imaging
import UIKit
import UIKitCompat

/// What other programs may find in the desktop's thumbnails, to be written when nothing else is to do.
///
/// It is what was decoded for the loader itself: nothing is decoded for others alone.
@MainActor final class ThumbnailWriter {
  private let store: ThumbnailStore
  private var waiting: [@Sendable () -> Void] = []
  private var known: Set<String> = []
  /// Each may hold a quarter of a megabyte.
  private static let maximumWaiting = 48

  init(store: ThumbnailStore) { self.store = store }

  var isFull: Bool { waiting.count > Self.maximumWaiting }

  func next() -> (@Sendable () -> Void)? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// - Parameter thumbnail: As large as the size, or larger.
  func add(
    _ thumbnail: UIImage, _ size: ThumbnailStore.Size, of file: URL, _ picture: ImageFile
  ) {
    // Half a picture says nothing of itself in other programs, and the rest may be on its way.
    guard thumbnail.damage == nil, isNew(size, file) else { return }
    waiting.append { [store] in Self.write(thumbnail, of: file, picture, size, store) }
  }

  /// The picture can't be decoded.
  func addFailure(of request: ImageRequest) {
    guard request.part == .whole, store.isWelcome(request.url),
      let size = ThumbnailStore.Size(for: request), isNew(size, request.url)
    else { return }
    waiting.append { [store, file = request.url] in Self.note(file, store) }
  }

  private func isNew(_ size: ThumbnailStore.Size, _ file: URL) -> Bool {
    known.insert("\(size.rawValue) \(file.absoluteString)").inserted
  }

  private nonisolated static func write(
    _ thumbnail: UIImage, of file: URL, _ picture: ImageFile, _ size: ThumbnailStore.Size,
    _ store: ThumbnailStore
  ) {
    guard store.thumbnail(of: file, size) == nil, let time = store.changeTime(of: file) else {
      return
    }
    let side = CGSize(width: size.rawValue, height: size.rawValue)
    guard let png = picture.pngData(of: picture.resized(thumbnail, to: side, .inside)) else {
      return
    }
    store.store(png, of: file, size, changedAt: time)
  }

  /// What may not be read, or is gone, says nothing of the picture.
  private nonisolated static func note(_ file: URL, _ store: ThumbnailStore) {
    guard file.isReadableFile, !store.hasFailed(file) else { return }
    store.noteFailure(of: file)
  }
}
