import ImageLoading
import UIKit
import UIKitCompat

/// Loads the thumbnails of the grid of all photos, those of a cycle of the run loop together.
@MainActor final class GridLoading {
  let loader: ImageLoader
  weak var grid: GridController?
  /// Cells with a photo that have not requested its image.
  private var waiting: [PhotoGridCell] = []
  /// Whether it was told that all visible cells have an image.
  private var hasShownPhotos = false

  /// Turns in the middle of an empty grid while photos are looked for.
  private lazy var spinner = UIActivityIndicatorView(style: .large)
  private var isLooking = false
  private var patience: DelayedCall?
  /// How long an empty grid needs no reason, in seconds.
  private static let patience = 0.5

  init(_ loader: ImageLoader) { self.loader = loader }

  /// Says that photos are looked for, if that takes longer than a moment.
  func show(isLooking: Bool) {
    guard isLooking != self.isLooking, let view = grid?.view else { return }
    self.isLooking = isLooking
    guard isLooking else {
      patience?.cancel()
      return spinner.stopAnimating()
    }
    patience = after(Self.patience) { [weak self] in
      guard let self, self.isLooking else { return }
      view.addSubview(spinner)
      place()
      spinner.startAnimating()
    }
  }

  func place() {
    guard isLooking, let view = grid?.view else { return }
    spinner.sizeToFit()
    spinner.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Loads a cell together with the others of this cycle of the run loop.
  func loadSoon(_ cell: PhotoGridCell) {
    waiting.append(cell)
    if waiting.count == 1 { Task { [weak self] in self?.load() } }
  }

  /// Loads all visible cells, because the grid was covered.
  func loadVisible() {
    guard let view = grid?.collectionView else { return }
    waiting = view.indexPathsForVisibleItems.sorted().compactMap {
      view.cellForItem(at: $0) as? PhotoGridCell
    }
    load()
  }

  /// Requests images in reverse order, because the loader starts with the newest request.
  private func load() {
    let cells = waiting
    waiting = []
    guard let grid, !grid.isCovered else { return }
    for cell in cells.reversed() {
      if let photo = cell.photo { cell.show(photo, pixels: grid.thumbnailPixels, from: loader) }
    }
  }

  /// Called when a cell has an image or an error.
  func cellDidSettle() {
    guard !hasShownPhotos, let grid, grid.visibleCellsAreLoaded else { return }
    hasShownPhotos = true
    grid.delegate?.firstPhotosAreVisible()
  }
}
