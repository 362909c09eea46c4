import UIKit

extension PhotoCommand {
  static var clipboard: [PhotoCommand] {
    [
      PhotoCommand(
        "copy", String(gallery: "Copy"), "doc.on.doc", in: .photos, keys: ["Ctrl+C"],
        at: [.menu(.copying), .selectionBar(1)]
      ) { $0.gallery.files.copy($0.photos) },
      PhotoCommand(
        "copy-path", String(gallery: "Copy Path"), "link", in: .photos, keys: ["Ctrl+Shift+C"],
        at: [.menu(.filing)]
      ) { $0.gallery.files.copyPaths($0.photos) },
      PhotoCommand(
        "paste", String(gallery: "Paste"), "doc.on.clipboard", in: .library, keys: ["Ctrl+V"],
        at: [.menu(.copying), .menu(.undoing)],
        isOffered: { $0.gallery.files.canPaste },
        isEnabled: { _ in true }
      ) { $0.gallery.files.paste() },
    ]
  }
}
