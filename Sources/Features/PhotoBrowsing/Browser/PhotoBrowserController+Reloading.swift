import Paging
import UIKit

/// Changes of the photos while they are shown.
extension PhotoBrowserController {
  /// Asks for the photos again after some were inserted, deleted or moved. The current one stays,
  /// by its id; if it was deleted, the one that takes its place is shown. Closes if none is left.
  ///
  /// Photos that kept their id are not loaded again; use `reloadPhotos(_:)` for that. Without
  /// `photoID` all photos are loaded again, because an index may be another photo.
  public func reloadData() {
    guard isViewLoaded else { return }
    let previous = imageBeforeEnd()
    dataGeneration += 1
    pagingView.reloadData()
    reloadFilmstrip()
    if let index = currentIndex, !hasOwnID(index) { resetOverlays() }
    if let previous, currentIndex.map(hasOwnID) == false { currentCell?.setPlaceholder(previous) }
    updateIndicator()
    guard pagingView.pageCount > 0 else { return close(animated: true) }
    if emptyPage != nil { updateEmptyPage() }
    transitionController.photoDidChange()
  }

  /// The image of the photo that becomes the last when the one that is shown is deleted from the
  /// end. Without an id it is loaded again, and shown until then: most likely it's the same.
  private func imageBeforeEnd() -> UIImage? {
    let count = photoCount
    guard count > 0, count < pagingView.pageCount, let currentIndex, currentIndex >= count else {
      return nil
    }
    return (pagingView.page(at: count - 1) as? ImageCell)?.image
  }

  /// See `PhotoBrowser.reloadPhotos(_:)`.
  func reloadPhotos(withIDs ids: Set<PhotoID>) {
    guard isViewLoaded, !isGone else { return }
    let cells = pagingView.livePages.compactMap { $0.page as? ImageCell }
    for cell in cells { cell.isReloading = true }
    for id in ids { pagingView.reconfigurePage(withID: pageID(of: id).erased) }
    for cell in cells { cell.isReloading = false }
    reloadFilmstrip()
    guard let currentPhotoID, ids.contains(currentPhotoID) else { return }
    resetOverlays()
    updateOverlays()
    transitionController.photoDidChange()
  }

  /// Resets overlays whose content belongs to another photo now.
  func resetOverlays() {
    for overlay in overlays { overlay.reset() }
  }

  // MARK: Ids

  /// Whether the app gives a photo an id.
  func hasOwnID(_ index: Int) -> Bool { ownID(at: index) != nil }

  /// The id of a photo for the app.
  func erasedID(at index: Int) -> PhotoID { ownID(at: index) ?? PhotoID(index) }

  /// The id of a page, which changes on each reload for photos without an id.
  func pageID(at index: Int) -> PhotoID {
    ownID(at: index) ?? PhotoID(IndexedPhoto(index: index, generation: dataGeneration))
  }

  /// Returns the id of a photo's page.
  ///
  /// - Parameter id: The photo's id for the app.
  private func pageID(of id: PhotoID) -> PhotoID {
    guard let index = id.typed(Int.self), (0..<pagingView.pageCount).contains(index),
      !hasOwnID(index)
    else { return id }
    return pageID(at: index)
  }
}
