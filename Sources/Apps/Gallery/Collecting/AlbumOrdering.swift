import PhotoIndexing
import UIKit

/// Lets photos of an album be dragged to another place in it.
@MainActor final class AlbumOrdering: NSObject, UICollectionViewDropDelegate {
  private unowned let grid: GridController
  private let move: ([Photo.ID], _ before: Photo.ID?) -> Void

  init(_ grid: GridController, move: @escaping ([Photo.ID], _ before: Photo.ID?) -> Void) {
    (self.grid, self.move) = (grid, move)
  }

  private func photos(_ session: any UIDropSession) -> [Photo.ID] {
    session.localDragSession?.items.compactMap { ($0.localObject as? Photo)?.id } ?? []
  }

  /// Photos that a search found have neighbors that aren't shown.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  {
    grid.library.scope.album != nil && !grid.library.isFiltered && !photos(session).isEmpty
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(dropOperation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let dragged = photos(coordinator.session)
    let target = target(of: coordinator).flatMap { grid.photo(at: $0)?.id }
    let order = dragged.compactMap { grid.library.index(of: $0) }.sorted()
    move(order.map { grid.library.photos[$0].id }, target)
  }

  /// The photo before which the dragged ones come. The path of a single one is counted without it.
  private func target(of coordinator: any UICollectionViewDropCoordinator) -> IndexPath? {
    guard let path = coordinator.destinationIndexPath, coordinator.items.count == 1,
      let source = coordinator.items.first?.sourceIndexPath, source.section == path.section,
      source.item <= path.item
    else { return coordinator.destinationIndexPath }
    return IndexPath(item: path.item + 1, section: path.section)
  }
}
