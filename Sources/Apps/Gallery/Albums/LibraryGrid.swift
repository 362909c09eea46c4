import PhotoIndexing
import UIKit
import UIKitCompat

/// A grid of the library: of all photos, its folders, its months or its years.
@MainActor protocol LibraryGrid: UIViewController {
  var collectionView: UICollectionView { get }
  /// Where a photo is, or what it is part of.
  func indexPath(ofPhoto id: Photo.ID) -> IndexPath?
  func photo(at path: IndexPath) -> Photo?
  /// The photo that is selected by a selected item.
  func selectedPhoto(at path: IndexPath) -> Photo?
  /// Lets several photos be chosen; nil if there are none.
  var selecting: GridSelecting? { get }
  /// The height of a heading above the first row of a section, in points.
  var headingHeight: CGFloat { get }
}

/// A grid of photos.
@MainActor protocol PhotoGrid: LibraryGrid {
  var selecting: GridSelecting? { get set }
  /// Shows what the pointer is over.
  var hovering: GridHovering? { get set }
}

/// The scroll position and selection in one grid, to be restored in another.
struct LibraryPlace {
  /// The photo in the middle, and its distance below the middle in points.
  let middle: (id: Photo.ID, distance: CGFloat)
  /// Whether the grid was at its top, where it stays if the photo is visible there.
  var isAtTop = false
  /// Whether the photo comes first, below the bar, rather than in the middle.
  var isFirst = false
  let selectedID: Photo.ID?
}

extension LibraryGrid {
  var headingHeight: CGFloat { 0 }

  func selectedPhoto(at path: IndexPath) -> Photo? { photo(at: path) }

  private var isAtTop: Bool {
    collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top + 1
  }

  /// The current position; nil while there are no photos.
  var place: LibraryPlace? {
    guard isViewLoaded, let middle = collectionView.middlePlace,
      let photo = photo(at: middle.indexPath)
    else { return nil }
    let selected = collectionView.indexPathsForSelectedItems?.first
    return LibraryPlace(
      middle: (photo.id, middle.distance), isAtTop: isAtTop,
      selectedID: selected.flatMap { selectedPhoto(at: $0)?.id })
  }

  /// Shows the first photos.
  func scrollToTop() {
    guard isViewLoaded else { return }
    collectionView.layoutIfNeeded()
    collectionView.contentOffset.y = -collectionView.adjustedContentInset.top
  }

  /// Restores a position. Returns false if the photo is not there, or not yet.
  func show(_ place: LibraryPlace) -> Bool {
    view.layoutIfNeeded()
    guard let path = indexPath(ofPhoto: place.middle.id) else { return false }
    for old in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: old, animated: false)
    }
    if let selected = place.selectedID.flatMap({ self.indexPath(ofPhoto: $0) }) {
      collectionView.selectItem(at: selected, animated: false, scrollPosition: [])
    }
    if place.isAtTop {
      collectionView.contentOffset.y = -collectionView.adjustedContentInset.top
      collectionView.layoutIfNeeded()
      if collectionView.shows(path) { return true }
    }
    if place.isFirst, let frame = collectionView.layoutAttributesForItem(at: path)?.frame {
      let top = frame.minY - max(headingHeight, GridLayout.gap)
      collectionView.scroll(toVerticalOffset: top - collectionView.adjustedContentInset.top)
      collectionView.layoutIfNeeded()
    } else {
      collectionView.scroll(to: .init(indexPath: path, distance: place.middle.distance))
    }
    return true
  }

  /// The photo at a point of the window, otherwise the one in the middle.
  func anchor(at point: CGPoint?) -> IndexPath? {
    let path = point.flatMap {
      collectionView.indexPathForItem(at: collectionView.convert($0, from: nil))
    }
    return path ?? collectionView.middlePlace?.indexPath
  }

  /// The height of the middle of what no bar covers, in this screen's view.
  var middleOnScreen: CGFloat {
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return seen.midY - collectionView.contentOffset.y
  }

  /// The frame of an item in this screen's view.
  func frameOnScreen(_ path: IndexPath) -> CGRect? {
    let offset = collectionView.contentOffset
    return collectionView.layoutAttributesForItem(at: path)?.frame.offsetBy(
      dx: -offset.x, dy: -offset.y)
  }
}

extension PhotoAlbumsController: PhotoGrid {}

extension GridController: PhotoGrid {
  func indexPath(ofPhoto id: Photo.ID) -> IndexPath? {
    library.index(of: id).flatMap { photos.indices.contains($0) ? self.path(of: $0) : nil }
  }

  func photo(at path: IndexPath) -> Photo? {
    index(at: path).flatMap { photos.indices.contains($0) ? photos[$0] : nil }
  }
}
