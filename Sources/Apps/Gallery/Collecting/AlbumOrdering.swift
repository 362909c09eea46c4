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
    // A proposal to move is refused, since drags of photos allow other programs only to copy.
    UICollectionViewDropProposal(dropOperation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let dragged = photos(coordinator.session)
    let target = coordinator.destinationIndexPath.flatMap { grid.photo(at: $0)?.id }
    let order = dragged.compactMap { grid.library.index(of: $0) }.sorted()
    move(order.map { grid.library.photos[$0].id }, target)
  }
}
