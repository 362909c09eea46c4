import UIKit
import UIKitCompat

extension GridController {
  /// Shows the library's current photos with a minimum of changes. The scroll position and the
  /// selected photo stay.
  func update(to fresh: [Photo]) {
    let changes = library.changes
    let count = library.readableCount
    let groups = makeSections(count: count)
    if changes?.steps?.isEmpty == true, count == photos.count, groups == sections {
      setPhotos(fresh, readableCount: count)
      // A search may find all of them.
      followLibraryWithFeatured()
      return showFacts()
    }
    let selected = selectedIndex.map { (index: $0, id: photos[$0].id) }
    let anchor = anchor
    // Those that can't be read are the last, and not in the collection view.
    let steps = changes?.steps.map { $0.limited(to: photos.count, count) }
    let fits = steps.map { photos.count - $0.removed.count + $0.inserted.count == count }
    if let steps, fits == true, !photos.isEmpty, count > 0,
      let moves = sections.changes(to: groups, by: steps)
    {
      let isAnimated = anchor == nil || !steps.touches(before: anchor?.index)
      change(to: fresh, in: groups, by: moves, isAnimated: isAnimated)
      showFacts()
      showHeadings()
    } else {
      setPhotos(fresh, readableCount: count)
      collectionView.reloadData()
    }
    followLibraryWithFeatured()
    if let anchor, let index = library.index(of: anchor.id) {
      collectionView.layoutIfNeeded()
      let way = top(ofPhotoAt: index) - anchor.top
      if way != 0 { collectionView.scroll(toVerticalOffset: collectionView.contentOffset.y + way) }
    }
    let isOther = occasion.request != library.search.shown
    occasion.request = library.search.shown
    if isOther, let selected, library.index(of: selected.id) == nil {
      // In another part of the library, the photo at its place has nothing to do with it.
      for path in collectionView.indexPathsForSelectedItems ?? [] {
        collectionView.deselectItem(at: path, animated: false)
      }
    } else if let selected, count > 0 {
      // The next photo is selected in place of a deleted one.
      let index = min(library.index(of: selected.id) ?? selected.index, count - 1)
      if index != selectedIndex { select(index, scrolling: false) }
    }
  }

  /// Shows new facts of photos that have not moved.
  private func showFacts() {
    for case let cell as PhotoGridCell in collectionView.visibleCells {
      if let id = cell.photo?.id, let photo = library.photo(id) { cell.showFacts(of: photo) }
    }
  }

  private func change(
    to fresh: [Photo], in groups: PhotoSections, by moves: PhotoSections.Changes, isAnimated: Bool
  ) {
    let wasEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(wasEnabled && isAnimated && !UIAccessibility.isReduceMotionEnabled)
    collectionView.performBatchUpdates {
      self.setPhotos(fresh, readableCount: groups.photoCount, in: groups)
      if !moves.deletedSections.isEmpty {
        self.collectionView.deleteSections(moves.deletedSections)
      }
      if !moves.insertedSections.isEmpty {
        self.collectionView.insertSections(moves.insertedSections)
      }
      self.collectionView.deleteItems(at: moves.deleted)
      self.collectionView.insertItems(at: moves.inserted)
      self.collectionView.reloadItems(at: moves.reloaded)
    }
    UIView.setAnimationsEnabled(wasEnabled)
  }

  // MARK: Scroll position

  /// The first visible photo that still exists after the change, and its position; nil at the top,
  /// where the grid stays.
  private var anchor: (index: Int, id: Photo.ID, top: CGFloat)? {
    guard topPhotoIndex != nil else { return nil }
    let visible = collectionView.indexPathsForVisibleItems.sorted().compactMap {
      self.index(at: $0)
    }
    let index = visible.first { $0 < photos.count && library.index(of: photos[$0].id) != nil }
    return index.map { ($0, photos[$0].id, top(ofPhotoAt: $0)) }
  }

  private func top(ofPhotoAt index: Int) -> CGFloat {
    guard index < photos.count else { return 0 }
    return collectionView.layoutAttributesForItem(at: path(of: index))?.frame.minY ?? 0
  }
}

extension PhotoChanges.Steps {
  /// The steps that concern only the first photos of both lists.
  fileprivate func limited(to oldCount: Int, _ newCount: Int) -> Self {
    PhotoChanges.Steps(
      removed: removed.filter { $0 < oldCount }, inserted: inserted.filter { $0 < newCount },
      rewritten: rewritten.filter { $0 < oldCount })
  }

  /// Whether photos are inserted or deleted before an index.
  fileprivate func touches(before place: Int?) -> Bool {
    guard let place else { return false }
    return (removed.first ?? .max) < place || (inserted.first ?? .max) <= place
  }
}
