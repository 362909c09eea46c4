import PhotoIndexing
import UIKit
import UIKitCompat

/// Thumbnails of the library: of all photos, or of its folders or months.
@MainActor protocol LibraryGrid: UIViewController {
  var collectionView: UICollectionView { get }
  func path(ofPhoto id: Photo.ID) -> IndexPath?
  func photo(at path: IndexPath) -> Photo?
}

/// What a person looks at in one view of the library, and finds again in another.
struct LibraryPlace {
  /// The photo in the middle, and how far below the middle it is, in points.
  let middle: (id: Photo.ID, distance: CGFloat)
  /// The very top stays the top where the photo can be seen there.
  let isAtTop: Bool
  let selectedID: Photo.ID?
}

extension LibraryGrid {
  private var isAtTop: Bool {
    collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top + 1
  }

  /// Nil while there is nothing to look at.
  var place: LibraryPlace? {
    guard isViewLoaded, let middle = collectionView.middlePlace,
      let photo = photo(at: middle.indexPath)
    else { return nil }
    let selected = collectionView.indexPathsForSelectedItems?.first
    return LibraryPlace(
      middle: (photo.id, middle.distance), isAtTop: isAtTop,
      selectedID: selected.flatMap { self.photo(at: $0)?.id })
  }

  /// False when the photo is not there, or not yet.
  func show(_ place: LibraryPlace) -> Bool {
    view.layoutIfNeeded()
    guard let path = path(ofPhoto: place.middle.id) else { return false }
    for old in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: old, animated: false)
    }
    if let selected = place.selectedID.flatMap({ self.path(ofPhoto: $0) }) {
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
  func path(ofPhoto id: Photo.ID) -> IndexPath? {
    library.index(of: id).map { IndexPath(item: $0, section: 0) }
  }

  func photo(at path: IndexPath) -> Photo? {
    photos.indices.contains(path.item) ? photos[path.item] : nil
  }
}
