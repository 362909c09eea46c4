import Paging
import UIKit

/// The photos change while they are shown.
extension PhotoBrowserController {
  /// Asks for the photos again after some came, went or moved. The current one stays, by its id; or
  /// the one that takes its place when it is gone. Closes when none is left.
  ///
  /// Photos that kept their id are not loaded again: `reloadPhotos(_:)` does that. Without
  /// `photoID` all of them are, because an index names whatever the data has there by now.
  public func reloadData() {
    guard isViewLoaded else { return }
    dataRound += 1
    pagingView.reloadData()
    if let index = currentIndex, !isNamed(index) { forgetOriginals() }
    updateIndicator()
    guard pagingView.pageCount > 0 else { return close(animated: true) }
    transitionController.photoDidChange()
  }

  /// See `PhotoBrowser.reloadPhotos(_:)`.
  func reloadPhotos(withIDs ids: Set<PhotoID>) {
    guard isViewLoaded, !isGone else { return }
    let cells = pagingView.livePages.compactMap { $0.page as? ImageCell }
    for cell in cells { cell.isReloading = true }
    for id in ids { pagingView.reconfigurePage(withID: pageID(of: id).erased) }
    for cell in cells { cell.isReloading = false }
    guard let currentPhotoID, ids.contains(currentPhotoID) else { return }
    forgetOriginals()
    updateOverlays()
    transitionController.photoDidChange()
  }

  /// What was fetched, or is being fetched, belongs to another photo now.
  func forgetOriginals() {
    for case let overlay as any ForgettingOverlay in overlays { overlay.forget() }
  }

  // MARK: Ids

  /// Whether a photo has an id of its own.
  func isNamed(_ index: Int) -> Bool { ownID(at: index) != nil }

  /// As the app has it.
  func photoID(at index: Int) -> PhotoID { ownID(at: index) ?? PhotoID(index) }

  /// What pages are told apart by.
  func pageID(at index: Int) -> PhotoID {
    ownID(at: index) ?? PhotoID(UnnamedPhoto(index: index, round: dataRound))
  }

  /// - Parameter id: As the app has it.
  private func pageID(of id: PhotoID) -> PhotoID {
    guard let index = id.typed(Int.self), (0..<pagingView.pageCount).contains(index),
      !isNamed(index)
    else { return id }
    return pageID(at: index)
  }
}
