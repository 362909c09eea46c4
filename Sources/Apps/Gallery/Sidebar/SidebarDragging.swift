import PhotoIndexing
import UIKit

/// Lets folders of the sidebar be dragged to others of it.
@MainActor final class SidebarDragging: NSObject, UICollectionViewDragDelegate {
  private let item: (IndexPath) -> SidebarItem?

  init(item: @escaping (IndexPath) -> SidebarItem?) { self.item = item }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard case .scope(.folder(let folder)) = item(indexPath) else { return [] }
    let dragged = UIDragItem(itemProvider: NSItemProvider())
    dragged.localObject = folder
    // The row would cover the one on which it would be dropped.
    dragged.previewProvider = {
      let image = UIImageView(image: UIImage(systemName: "folder.fill"))
      image.frame = CGRect(x: 0, y: 0, width: Self.previewSide, height: Self.previewSide)
      image.contentMode = .scaleAspectFit
      return UIDragPreview(view: image)
    }
    return [dragged]
  }

  /// In points.
  private static let previewSide: CGFloat = 32

  /// Other programs would get all that is in it by a slip of the hand.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
}
