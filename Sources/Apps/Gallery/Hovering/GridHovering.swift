import UIKit
import UIKitCompat

/// Shows the name of the photo that the pointer rests on, and plays it if it is a video.
@MainActor final class GridHovering {
  private weak var grid: (any LibraryGrid)?
  private weak var cell: PhotoGridCell?
  private var photoID: Photo.ID?
  private var delay: DelayedCall?
  private(set) var player: HoverPlayer?

  /// How long the pointer rests before a caption is shown, in seconds.
  static let captionDelay = 0.3
  /// How long after that a video begins, in seconds.
  private static let playDelay = 0.3

  init(_ grid: any LibraryGrid) { self.grid = grid }

  /// Begins to follow the pointer, once the grid's view is loaded.
  func start() {
    grid?.collectionView.addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] in self?.follow($0) })
  }

  private func follow(_ hover: UIHoverGestureRecognizer) {
    guard hover.state == .began || hover.state == .changed, let view = grid?.collectionView,
      let path = view.indexPathForItem(at: hover.location(in: view)),
      let cell = view.cellForItem(at: path) as? PhotoGridCell
    else { return leave() }
    guard cell !== self.cell || cell.photo?.id != photoID else { return }
    leave()
    self.cell = cell
    photoID = cell.photo?.id
    delay = after(Self.captionDelay) { [weak self] in self?.showCaption() }
  }

  /// The cell, as long as it shows the photo that the pointer is over.
  private var current: PhotoGridCell? {
    guard let cell, cell.photo?.id == photoID, cell.window != nil, !cell.isImageHidden else {
      return nil
    }
    return cell
  }

  private func showCaption() {
    guard let cell = current else { return leave() }
    cell.isCaptionShown = true
    guard cell.photo?.isVideo == true, !UIAccessibility.isReduceMotionEnabled else { return }
    delay = after(Self.playDelay) { [weak self] in self?.play() }
  }

  private func play() {
    guard let cell = current, let photo = cell.photo, cell.failure == nil else { return }
    cell.onReuse = { [weak self] in self?.leave() }
    player = HoverPlayer(photo.url, over: cell.imageView)
  }

  /// Shows the thumbnail as it was.
  func leave() {
    delay?.cancel()
    delay = nil
    player?.stop()
    player = nil
    cell?.onReuse = nil
    cell?.isCaptionShown = cell?.facts != nil
    cell = nil
    photoID = nil
  }
}
