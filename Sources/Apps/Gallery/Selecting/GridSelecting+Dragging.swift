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
      item.previewProvider = { [weak self] in self?.preview(of: photo) }
      return item
    }
  }

  /// A small image, which leaves to be seen where it would be dropped.
  private func preview(of photo: Photo) -> UIDragPreview? {
    let cells = grid?.collectionView.visibleCells.compactMap { $0 as? PhotoGridCell } ?? []
    guard let cell = cells.first(where: { $0.photo?.id == photo.id }) else { return nil }
    let image = UIImageView(image: cell.imageView.image)
    image.frame = CGRect(x: 0, y: 0, width: Self.previewSide, height: Self.previewSide)
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.backgroundColor = .secondarySystemBackground
    image.layer.cornerRadius = PhotoGridCell.cornerRadius
    return UIDragPreview(view: image)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    // The list itself fades the one that the pointer holds.
    dragged = Set(session.items.compactMap { ($0.localObject as? Photo)?.id }.dropFirst())
    showMarks()
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    dragged = []
    showMarks()
  }

  /// In points.
  private static let previewSide: CGFloat = 56

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: cell.bounds, cornerRadius: PhotoGridCell.cornerRadius)
    return parameters
  }

  /// Within the window photos are moved. Other programs get copies of files anyway, so that nothing
  /// leaves the library by a slip of the hand.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
}
