import Paging
import UIKit

/// The photos change while they are shown.
extension PhotoBrowser {
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

  /// Loads photos again whose content is another under the same id. A photo that is on screen stays
  /// there, zoomed as it is, until the new one has come. Of pages that do not exist now nothing is
  /// held: they load what is there when they come near.
  ///
  /// Whatever the app's loader keeps of them is the app's to forget before.
  public func reloadPhotos(_ ids: [AnyHashable]) {
    guard isViewLoaded, !isGone else { return }
    let ids = Set(ids)
    let cells = pagingView.livePages.compactMap { $0.page as? ImageCell }
    for cell in cells { cell.isReloading = true }
    for id in ids { pagingView.reconfigurePage(withID: pageID(of: id)) }
    for cell in cells { cell.isReloading = false }
    guard let currentID, ids.contains(currentID) else { return }
    forgetOriginals()
    updateOverlays()
    transitionController.photoDidChange()
  }

  /// What was fetched, or is being fetched, belongs to another photo now.
  func forgetOriginals() {
    for case let button as OriginalButton in overlays { button.forget() }
  }

  // MARK: Ids

  /// Whether a photo has an id of its own.
  func isNamed(_ index: Int) -> Bool { ownID?(index) != nil }

  /// As the app has it.
  func id(at index: Int) -> AnyHashable { ownID?(index) ?? AnyHashable(index) }

  /// What pages are told apart by.
  func pageID(at index: Int) -> AnyHashable {
    ownID?(index) ?? AnyHashable(UnnamedPhoto(index: index, round: dataRound))
  }

  /// - Parameter id: As the app has it.
  private func pageID(of id: AnyHashable) -> AnyHashable {
    guard let index = id.base as? Int, (0..<pagingView.pageCount).contains(index), !isNamed(index)
    else { return id }
    return pageID(at: index)
  }
}

/// A photo that has no id of its own. When the data changed, its index says nothing of it.
struct UnnamedPhoto: Hashable {
  let index: Int
  let round: Int
}
