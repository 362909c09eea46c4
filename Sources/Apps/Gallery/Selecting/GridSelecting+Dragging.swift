import PhotoIndexing
import UIKit

/// Photos are dragged to other programs as files; a drag of a chosen one takes all chosen ones
/// along.
extension GridSelecting: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    // With Control and Shift the mouse draws a rectangle.
    guard !isBandWanted, !isHeld, let touched = grid?.photo(at: indexPath) else { return [] }
    // The touched photo is the one that the pointer holds.
    let others = photos(at: indexPath).filter { $0.id != touched.id }
    return ([touched] + others).compactMap { photo in
      guard let provider = NSItemProvider(contentsOf: photo.url) else { return nil }
      let item = UIDragItem(itemProvider: provider)
      item.localObject = photo
      return item
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: cell.bounds, cornerRadius: PhotoGridCell.cornerRadius)
    return parameters
  }

  /// Other programs get copies, so that nothing leaves the library by a slip of the hand.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { false }
}
