import PhotoIndexing
import UIKit
import UIKitCompat

/// Lets photos be dropped on albums, on folders and on the trash in the sidebar, folders of the
/// sidebar on others, and other programs' files on folders.
@MainActor final class SidebarDropping: NSObject, UICollectionViewDropDelegate {
  private weak var files: (any FileHandling)?
  private weak var albums: AlbumScene?
  private let item: (IndexPath) -> SidebarItem?
  /// The row on which the drop would fall.
  private weak var target: SidebarCell? {
    didSet {
      guard target !== oldValue else { return }
      oldValue?.isDropTarget = false
      target?.isDropTarget = true
    }
  }
  /// Shows what is in an item.
  var expand: (SidebarItem) -> Void = { _ in }
  private var expanding: DelayedCall?
  /// The item over which the drag rests.
  private var rested: SidebarItem? {
    didSet {
      guard rested != oldValue else { return }
      expanding?.cancel()
      expanding = rested.map { [expand] item in after(Self.patience) { expand(item) } }
    }
  }

  /// How long a drag rests on a folder until that is expanded, in seconds.
  private static let patience = 0.8

  /// The only folder that was opened, whose folders are below the heading; nil if there are several.
  var root: () -> FileID? = { nil }

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

  /// The folder of the sidebar that is dragged.
  private func folder(_ session: any UIDropSession) -> FileID? {
    session.localDragSession?.items.lazy.compactMap { $0.localObject as? FileID }.first
  }

  /// The folder that a row stands for.
  private func place(at path: IndexPath?) -> FileID? {
    switch path.flatMap(item) {
    case .scope(.folder(let folder)): folder
    case .heading(.folders): root()
    default: nil
    }
  }

  private func takes(_ session: any UIDropSession, at path: IndexPath?) -> Bool {
    if let folder = folder(session) {
      guard let place = place(at: path) else { return path.flatMap(item) == .trash }
      return place != folder && place != folder.folder && !place.isBelow(folder)
    }
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
      ? session.canLoadObjects(ofClass: URL.self)
      : !photos(session).isEmpty || folder(session) != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    rested = destinationIndexPath.flatMap(item)
    guard takes(session, at: destinationIndexPath) else {
      target = nil
      return UICollectionViewDropProposal(dropOperation: .cancel)
    }
    target = destinationIndexPath.flatMap(collectionView.cellForItem) as? SidebarCell
    return UICollectionViewDropProposal(
      dropOperation: operation(session, at: destinationIndexPath),
      intent: .insertIntoDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { leave() }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { leave() }

  private func leave() { (target, rested) = (nil, nil) }

  /// Only where something is made is it shown as a copy: what becomes of photos on a folder is asked
  /// afterwards.
  private func operation(_ session: any UIDropSession, at path: IndexPath?) -> UIDropOperation {
    if folder(session) != nil { return .move }
    return switch path.flatMap(item) {
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
    leave()
    guard let path = coordinator.destinationIndexPath, takes(session, at: path) else { return }
    let row = collectionView.cellForItem(at: path) ?? collectionView
    if let folder = folder(session) { return drop(folder, at: path, beside: row) }
    let photos = photos(session)
    switch item(path) {
    case .trash: files?.trash(photos)
    case .newAlbum: albums?.askForName(of: photos.map(\.id))
    case .scope(.album(let album)): albums?.add(photos.map(\.id), to: album)
    case .scope(.folder(let folder)) where photos.isEmpty: files?.copyFiles(of: session, to: folder)
    case .scope(.folder(let folder)):
      ask(photos.filter { $0.id.folder != folder }, folder, beside: row)
    default: return
    }
  }

  private func drop(_ folder: FileID, at path: IndexPath, beside row: UIView) {
    guard let place = place(at: path) else {
      files?.trashFolder(folder)
      return
    }
    let (name, target) = (folder.displayName, place.displayName)
    ask(
      String(gallery: "Move “\(name)” to “\(target)”?"), beside: row,
      [(String(gallery: "Move"), { [weak files] in files?.moveFolder(folder, to: place) })])
  }

  private func ask(_ photos: [Photo], _ folder: FileID, beside row: UIView) {
    let name = folder.displayName
    ask(
      String(gallery: "Move or copy to “\(name)”?"), beside: row,
      [
        (String(gallery: "Move"), { [weak files] in files?.move(photos, to: folder) }),
        (String(gallery: "Copy"), { [weak files] in files?.copy(photos.map(\.id), to: folder) }),
      ])
  }

  /// Moving and copying are equally likely, and a slip of the hand should do neither.
  private func ask(
    _ question: String, beside row: UIView, _ answers: [(title: String, act: () -> Void)]
  ) {
    let sheet = UIAlertController(title: nil, message: question, preferredStyle: .actionSheet)
    for answer in answers {
      sheet.addAction(UIAlertAction(title: answer.title, style: .default) { _ in answer.act() })
    }
    sheet.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel, handler: nil))
    sheet.popoverPresentationController?.sourceView = row
    sheet.popoverPresentationController?.sourceRect = row.bounds
    files?.topScreen?.present(sheet, animated: true)
  }
}
