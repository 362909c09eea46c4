import UIKit

extension PhotoCommand {
  /// What takes photos out of the gallery.
  static var exporting: [PhotoCommand] {
    [
      PhotoCommand(
        "export", String(localized: "Export…", bundle: .gallery), "square.and.arrow.down",
        in: .photos, keys: [KeyCombination("e", .command)], menu: .exporting,
        isOffered: { !$0.stills.isEmpty }
      ) { $0.gallery.export($0.photos) },
      PhotoCommand(
        "print", String(localized: "Print…", bundle: .gallery), "printer", in: .photos,
        keys: [KeyCombination("p", .command)], menu: .exporting,
        isOffered: { !$0.stills.isEmpty }
      ) { $0.gallery.printPhotos($0.photos) },
      PhotoCommand(
        "share", String(localized: "Share…", bundle: .gallery), "square.and.arrow.up",
        in: .photos, menu: .exporting
      ) { $0.gallery.share($0.photos) },
    ]
  }
}
