import PhotoIndexing
import UIKit

/// Lets photos be dropped on albums, on folders and on the trash in the sidebar, and other programs'
/// files on folders.
@MainActor final class SidebarDropping: NSObject, UICollectionViewDropDelegate {
  private let files: any FileHandling
  private let albums: AlbumScene
  private let item: (IndexPath) -> SidebarItem?

  init(
    _ files: any FileHandling, _ albums: AlbumScene, item: @escaping (IndexPath) -> SidebarItem?
  ) {
    (self.files, self.albums) = (files, albums)
    self.item = item
  }

  /// The photos of the library that are dragged.
  private func photos(_ session: any UIDropSession) -> [Photo] {
    session.localDragSession?.items.compactMap { $0.localObject as? Photo } ?? []
  }

  private func takes(_ session: any UIDropSession, at path: IndexPath?) -> Bool {
    let photos = photos(session)
    switch path.flatMap(item) {
    case .scope(.folder(let folder)):
      return photos.isEmpty || photos.contains { $0.id.folder != folder }
    case .trash, .newAlbum, .scope(.album): return !photos.isEmpty
    default: return false
    }
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  {
    session.localDragSession == nil
      ? session.canLoadObjects(ofClass: URL.self) : !photos(session).isEmpty
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard takes(session, at: destinationIndexPath) else {
      return UICollectionViewDropProposal(dropOperation: .cancel)
    }
    return UICollectionViewDropProposal(
      dropOperation: operation(session, at: destinationIndexPath),
      intent: .insertIntoDestinationIndexPath)
  }

  /// Only where something is made is it shown as a copy: what becomes of photos on a folder is asked
  /// afterwards.
  private func operation(_ session: any UIDropSession, at path: IndexPath?) -> UIDropOperation {
    switch path.flatMap(item) {
    case .trash: .move
    case .scope(.folder) where !photos(session).isEmpty: .move
    default: .copy
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let session = coordinator.session
    guard let path = coordinator.destinationIndexPath, takes(session, at: path) else { return }
    let photos = photos(session)
    switch item(path) {
    case .trash: files.trash(photos)
    case .newAlbum: albums.askForName(of: photos.map(\.id))
    case .scope(.album(let album)): albums.add(photos.map(\.id), to: album)
    case .scope(.folder(let folder)) where photos.isEmpty: files.copyFiles(of: session, to: folder)
    case .scope(.folder(let folder)):
      let others = photos.filter { $0.id.folder != folder }
      ask(others, folder, beside: collectionView.cellForItem(at: path) ?? collectionView)
    default: return
    }
  }

  /// Moving and copying are equally likely, and a slip of the hand should do neither.
  private func ask(_ photos: [Photo], _ folder: FileID, beside row: UIView) {
    let name = folder.displayName
    let sheet = UIAlertController(
      title: nil, message: String(gallery: "Move or copy to “\(name)”?"),
      preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: String(gallery: "Move"), style: .default) { [files] _ in
        files.move(photos, to: folder)
      })
    sheet.addAction(
      UIAlertAction(title: String(gallery: "Copy"), style: .default) { [files] _ in
        files.copy(photos.map(\.id), to: folder)
      })
    sheet.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel, handler: nil))
    sheet.popoverPresentationController?.sourceView = row
    sheet.popoverPresentationController?.sourceRect = row.bounds
    files.topScreen?.present(sheet, animated: true)
  }
}
