import UIKit
import UIKitCompat

/// What other programs may find in the desktop's thumbnails, to be made when nothing else is to do.
@MainActor final class ThumbnailWriter {
  private let store: ThumbnailStore
  private var waiting: [@Sendable () -> Void] = []
  private var known: Set<String> = []
  /// More are forgotten: who scrolls through a large folder does not want it all.
  private static let mostWaiting = 500

  init(store: ThumbnailStore) { self.store = store }

  func next() -> (@Sendable () -> Void)? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// - Parameter result: Of decoding the picture itself; nil was cancelled.
  func add(
    _ request: ImageRequest, _ picture: PictureFile, _ result: Result<UIImage?, PictureFile.Failure>
  ) {
    let file = request.url
    guard let size = ThumbnailStore.Size(for: request), size != .doubleExtraLarge,
      store.isWelcome(file), waiting.count < Self.mostWaiting,
      known.insert("\(size.rawValue) \(file.absoluteString)").inserted
    else { return }
    switch result {
    case .success(nil): break
    // Half a picture says nothing of itself in other programs, and the rest may be on its way.
    case .success(let image?) where image.damage != nil: break
    case .success: waiting.append { [store] in Self.write(file, picture, size, store) }
    case .failure: waiting.append { [store] in Self.note(file, store) }
    }
  }

  private nonisolated static func write(
    _ file: URL, _ picture: PictureFile, _ size: ThumbnailStore.Size, _ store: ThumbnailStore
  ) {
    guard store.thumbnail(of: file, size) == nil, let time = store.changeTime(of: file) else {
      return
    }
    let pixels = CGSize(width: size.rawValue, height: size.rawValue)
    guard let image = try? picture.image(fitting: pixels, .inside), image.damage == nil,
      let png = picture.pngData(of: image)
    else { return }
    store.store(png, of: file, size, changedAt: time)
  }

  /// What may not be read, or is gone, says nothing of the picture.
  private nonisolated static func note(_ file: URL, _ store: ThumbnailStore) {
    guard file.isReadableFile, !store.hasFailed(file) else {
      return
    }
    store.noteFailure(of: file)
  }
}
