import ImageLoading
import UIKit

/// Loads the thumbnails of the grid of all photos, those of a cycle of the run loop together.
@MainActor final class GridLoading {
  let loader: ImageLoader
  weak var grid: GridController?
  /// Cells with a photo that have not requested its image.
  private var waiting: [PhotoGridCell] = []
  /// Whether it was told that all visible cells have an image.
  private var hasShownPhotos = false

  init(_ loader: ImageLoader) { self.loader = loader }

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
