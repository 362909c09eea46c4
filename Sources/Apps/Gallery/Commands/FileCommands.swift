import PhotoIndexing
import UIKit

extension PhotoCommand {
  /// What is done with the files of photos.
  static var files: [PhotoCommand] { opening + filing + removing }

  private static var opening: [PhotoCommand] {
    [
      PhotoCommand(
        "open-with", String(localized: "Open With", bundle: .gallery), "arrow.up.forward.app",
        in: .photos, menu: .opening, children: { [$0.appElements] },
        perform: nil),
      PhotoCommand(
        "show-in-files", String(localized: "Show in Files", bundle: .gallery), "folder",
        in: .photos, menu: .showing
      ) { $0.gallery.fileActions.reveal($0.photos) },
      PhotoCommand(
        "wallpaper", String(localized: "Set as Wallpaper", bundle: .gallery), "display",
        in: .photos, menu: .showing, isOffered: { $0.photos.count == 1 && !$0.stills.isEmpty }
      ) { if let photo = $0.photo { $0.gallery.fileActions.setWallpaper(photo) } },
    ]
  }

  private static var filing: [PhotoCommand] {
    [
      PhotoCommand(
        "rename", String(localized: "Rename…", bundle: .gallery), "pencil", in: .photos,
        keys: [KeyCombination(UIKeyCommand.f2)], menu: .filing
      ) { $0.gallery.fileActions.rename($0.photos) },
      PhotoCommand(
        "duplicate", String(localized: "Duplicate", bundle: .gallery), "plus.square.on.square",
        in: .photos, keys: [KeyCombination("d", .command)], menu: .filing
      ) { $0.gallery.fileActions.duplicate($0.photos) },
      PhotoCommand(
        "move-to", String(localized: "Move To…", bundle: .gallery), "folder", in: .photos,
        menu: .filing, bars: [.selection: 2]
      ) { $0.gallery.fileActions.move($0.photos) },
      PhotoCommand(
        "copy-to", String(localized: "Copy To…", bundle: .gallery), "folder.badge.plus",
        in: .photos, menu: .filing
      ) { $0.gallery.fileActions.copyToFolder($0.photos) },
    ]
  }

  private static var removing: [PhotoCommand] {
    var trash = PhotoCommand(
      "trash", String(localized: "Move to Trash", bundle: .gallery), "trash", in: .photos,
      keys: [.delete], handling: .repeating, menu: .removing, bars: [.selection: 4, .page: 5]
    ) { target in
      guard let photos = target.pointedAt else { return target.gallery.trashCurrentPhoto() }
      target.gallery.fileActions.trash(photos)
    }
    trash.attributes = .destructive
    let delete = PhotoCommand(
      "delete", String(localized: "Delete Permanently…", bundle: .gallery), in: .photos,
      keys: [KeyCombination(UIKeyCommand.inputDelete, .shift)], handling: .repeating
    ) { $0.gallery.askToDelete() }
    return [trash, delete]
  }
}

extension CommandTarget {
  /// The programs that open the photos.
  fileprivate var appElements: UIMenuElement {
    let (files, photos) = (gallery.fileActions, photos)
    return UIDeferredMenuElement.uncached { completion in
      Task {
        let apps = await files.desktop.apps(for: photos.map(\.url))
        let none = UIAction(
          title: String(localized: "No Other Programs", bundle: .gallery), attributes: .disabled
        ) { _ in }
        let actions = apps.map { app in
          UIAction(title: app.name) { _ in files.open(photos, with: app) }
        }
        completion(apps.isEmpty ? [none] : actions)
      }
    }
  }
}
