import PhotoIndexing
import UIKit

/// From the years to the months, and from them to photos that become larger.
extension LibraryController {
  /// How close photos are: below 0 the months and the years, otherwise an index of
  /// `GridLayout.sides`.
  var zoomLevel: Int {
    switch mode {
    case .years: -2
    case .months: -1
    case .all, .folders: size
    }
  }

  /// The levels that there are at present.
  var zoomLevels: ClosedRange<Int> {
    (mode == .folders || !hasAlbums ? 0 : -2)...GridLayout.sides.count - 1
  }

  /// Leads closer to photos or away from them. What is at a point of the window stays there.
  func zoom(to level: Int, around point: CGPoint? = nil) {
    let level = min(max(zoomLevels.lowerBound, level), zoomLevels.upperBound)
    guard level != zoomLevel else { return }
    guard level < 0 || mode.isOverview else { return setSize(level, around: point) }
    let (old, anchor) = (shown, anchor(at: point))
    if level >= 0 { setSize(level, animated: false) }
    let new = grid(in: level >= 0 ? .all : level == -1 ? .months : .years)
    guard let anchor, let frame = old.frameOnScreen(anchor.path) else {
      return exchange(for: new)
    }
    exchange(
      for: new,
      at: LibraryPlace(
        middle: (anchor.photo, frame.midY - old.middleOnScreen), selectedID: old.place?.selectedID),
      growingFrom: frame)
    lastZoom = point.map { ($0, anchor.photo, new.collectionView.contentOffset.y) }
  }

  /// The photo around which a person zooms, and where it is. Covers are larger than photos and may
  /// not reach the point, so away and back, without moving, leads to the same photo.
  private func anchor(at point: CGPoint?) -> (path: IndexPath, photo: Photo.ID)? {
    if let lastZoom, let point, lastZoom.offset == shown.collectionView.contentOffset.y,
      hypot(point.x - lastZoom.point.x, point.y - lastZoom.point.y) < 4,
      let path = shown.indexPath(ofPhoto: lastZoom.photo)
    {
      return (path, lastZoom.photo)
    }
    guard let path = shown.anchor(at: point), let photo = shown.photo(at: path) else { return nil }
    return (path, photo.id)
  }

  /// Shows in the bar how close photos are.
  func showZoomLevel() {
    guard let sizeSlider else { return }
    sizeSlider.minimumValue = Float(zoomLevels.lowerBound)
    sizeSlider.setValue(Float(zoomLevel), animated: true)
  }

  /// Shows photos rather than months or years.
  func leaveOverview(animated: Bool = true) {
    if mode.isOverview { exchange(for: grid, animated: animated) }
  }
}

extension LibraryController: OverviewControllerDelegate {
  func periodsDidChange() { albumsDidChange() }

  /// Goes into a year or a month, to its beginning.
  func enter(_ part: PhotoPeriods.Part, from frame: CGRect) {
    let new = grid(in: mode == .years ? .months : .all)
    // Small thumbnails have no days.
    if new === grid, !GridController.hasDays(size) {
      setSize(GridLayout.usualSize, animated: false)
    }
    let selected = shown.place?.selectedID
    exchange(
      for: new,
      at: LibraryPlace(
        middle: (part.first.id, 0), isFirst: true, selectedID: selected.map { _ in part.first.id }),
      growingFrom: frame)
  }
}
