import UIKit

extension PhotoCommand {
  static var clipboard: [PhotoCommand] {
    [
      PhotoCommand(
        "copy", String(localized: "Copy", bundle: .gallery), "doc.on.doc", in: .photos,
        keys: [KeyCombination("c", .command)], menu: .copying, bars: [.selection: 1]
      ) { $0.gallery.fileActions.copy($0.photos) },
      PhotoCommand(
        "copy-path", String(localized: "Copy Path", bundle: .gallery), "link", in: .photos,
        keys: [KeyCombination("c", [.command, .shift])], menu: .copying
      ) { $0.gallery.fileActions.copyPaths($0.photos) },
      PhotoCommand(
        "paste", String(localized: "Paste", bundle: .gallery), "doc.on.clipboard", in: .library,
        keys: [KeyCombination("v", .command)], menu: .copying,
        isOffered: { UIPasteboard.general.hasURLs && $0.gallery.fileActions.shownFolder() != nil },
        isEnabled: { _ in UIPasteboard.general.hasURLs }
      ) { $0.gallery.fileActions.paste() },
    ]
  }
}
