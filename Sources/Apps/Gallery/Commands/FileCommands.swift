import PhotoIndexing
import UIKit

extension PhotoCommand {
  static var files: [PhotoCommand] { opening + filing + showing + removing }

  private static var opening: [PhotoCommand] {
    [
      PhotoCommand(
        "open-with", String(gallery: "Open With"), "arrow.up.forward.app", in: .photos,
        at: [.menu(.opening)], submenu: { UIMenu(children: [$0.appElements]) }, perform: nil),
      PhotoCommand(
        "show-in-folder", String(gallery: "Show in Its Folder"), "folder", in: .photos,
        at: [.menu(.opening)], isOffered: { $0.elsewhere != nil }
      ) { if let photo = $0.elsewhere { $0.gallery.library.home.showFolder(of: photo) } },
    ]
  }

  private static var filing: [PhotoCommand] {
    [
      PhotoCommand(
        "rename", String(gallery: "Rename…"), "pencil", in: .photos, keys: ["F2"],
        at: [.menu(.filing)], isEnabled: { !$0.photos.isEmpty || $0.folder != nil }
      ) { target in
        let files = target.gallery.files
        guard target.photos.isEmpty, let folder = target.folder else {
          return files.rename(target.photos)
        }
        files.renameFolder(folder)
      },
      PhotoCommand(
        "duplicate", String(gallery: "Duplicate"), "plus.square.on.square", in: .photos,
        keys: ["Ctrl+D"], at: [.menu(.filing)]
      ) { $0.gallery.files.duplicate($0.photos) },
      PhotoCommand(
        "move-to", String(gallery: "Move To…"), "folder", in: .photos,
        at: [.menu(.filing), .selectionBar(2)]
      ) { $0.gallery.files.move($0.photos) },
      PhotoCommand(
        "copy-to", String(gallery: "Copy To…"), "folder.badge.plus", in: .photos,
        at: [.menu(.filing)]
      ) { $0.gallery.files.copyToFolder($0.photos) },
    ]
  }

  private static var showing: [PhotoCommand] {
    [
      PhotoCommand(
        "show-in-files", String(gallery: "Show in Files"), "folder", in: .photos,
        at: [.menu(.filing)]
      ) { $0.gallery.files.reveal($0.photos) }
    ]
  }

  private static var removing: [PhotoCommand] {
    let trash = PhotoCommand(
      "trash", String(gallery: "Move to Trash"), "trash", in: .photos, keys: ["Delete"],
      handling: .repeating, at: [.menu(.removing), .selectionBar(4), .pageBar(5)]
    ) { target in
      guard let photos = target.pointedAt else { return target.gallery.files.trashCurrentPhotos() }
      target.gallery.files.trash(photos)
    }
    let delete = PhotoCommand(
      "delete", String(gallery: "Delete Permanently…"), in: .photos, keys: ["Shift+Delete"],
      handling: .repeating
    ) { $0.gallery.files.askToDelete() }
    return [trash, delete]
  }
}

extension CommandTarget {
  /// The programs that open the photos.
  fileprivate var appElements: UIMenuElement {
    let (files, photos) = (gallery.files, photos)
    return UIDeferredMenuElement.uncached { completion in
      Task {
        let apps = await files.desktop.apps(for: photos.map(\.url))
        let none = UIAction(title: String(gallery: "No Other Programs"), attributes: .disabled) {
          _ in
        }
        let actions = apps.map { app in
          UIAction(title: app.name) { _ in files.open(photos, with: app) }
        }
        completion(apps.isEmpty ? [none] : actions)
      }
    }
  }
}

extension CommandTarget {
  /// The chosen photo of the library, if what is shown isn't the folder that it is in.
  fileprivate var elsewhere: Photo? {
    guard let photo, photos.count == 1, gallery.photo.page == nil,
      gallery.library.photoLibrary.photo(photo.id) != nil,
      home.searching.isActive || home.library.scope != .folder(photo.id.folder)
    else { return nil }
    return photo
  }
}
