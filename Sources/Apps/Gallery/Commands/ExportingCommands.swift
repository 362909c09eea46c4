import UIKit

extension PhotoCommand {
  /// The commands that take photos out of the gallery.
  static var exporting: [PhotoCommand] {
    [
      PhotoCommand(
        "export", String(gallery: "Export…"), "square.and.arrow.down", in: .photos,
        keys: ["Ctrl+E"], at: [.menu(.exporting)], isOffered: { !$0.stills.isEmpty }
      ) { $0.gallery.editing.export($0.photos) },
      PhotoCommand(
        "print", String(gallery: "Print…"), "printer", in: .photos, keys: ["Ctrl+P"],
        at: [.menu(.exporting)], isOffered: { !$0.stills.isEmpty }
      ) { $0.gallery.editing.printPhotos($0.photos) },
      PhotoCommand(
        "share", String(gallery: "Share…"), "square.and.arrow.up", in: .photos,
        at: [.menu(.exporting)]
      ) { $0.gallery.editing.share($0.photos) },
      PhotoCommand(
        "wallpaper", String(gallery: "Set as Wallpaper"), "display", in: .photos,
        at: [.menu(.exporting)], isOffered: { $0.photos.count == 1 && !$0.stills.isEmpty }
      ) { if let photo = $0.photo { $0.gallery.files.setWallpaper(photo) } },
    ]
  }
}
