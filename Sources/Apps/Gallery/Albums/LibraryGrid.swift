import PhotoIndexing
import UIKit
import UIKitCompat

/// A grid of the library: of all photos, its folders or its months.
@MainActor protocol LibraryGrid: UIViewController {
  var collectionView: UICollectionView { get }
  func indexPath(ofPhoto id: Photo.ID) -> IndexPath?
  func photo(at path: IndexPath) -> Photo?
  /// Lets several photos be chosen.
  var selecting: GridSelecting? { get set }
  /// Shows what the pointer is over.
  var hovering: GridHovering? { get set }
}

/// The scroll position and selection in one grid, to be restored in another.
struct LibraryPlace {
  /// The photo in the middle, and its distance below the middle in points.
  let middle: (id: Photo.ID, distance: CGFloat)
  /// Whether the grid was at its top, where it stays if the photo is visible there.
  let isAtTop: Bool
  let selectedID: Photo.ID?
}

extension LibraryGrid {
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
      selectedID: selected.flatMap { self.photo(at: $0)?.id })
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
    collectionView.scroll(to: .init(indexPath: path, distance: place.middle.distance))
    return true
  }
}

extension PhotoAlbumsController: LibraryGrid {}

extension GridController: LibraryGrid {
  func indexPath(ofPhoto id: Photo.ID) -> IndexPath? {
    library.index(of: id).flatMap { photos.indices.contains($0) ? self.path(of: $0) : nil }
  }

  func photo(at path: IndexPath) -> Photo? {
    index(at: path).flatMap { photos.indices.contains($0) ? photos[$0] : nil }
  }
}
