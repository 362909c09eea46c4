import UIKit

extension PhotoCommand {
  /// The commands that change how photos look. Videos stay.
  static var editing: [PhotoCommand] {
    [
      PhotoCommand(
        "rotate-right", String(gallery: "Rotate Right"), "rotate.right", in: .photos, keys: ["r"],
        at: [.menu(.turning), .widePageBar(2)], isOffered: { !$0.stills.isEmpty }
      ) { $0.gallery.editing.turn($0.photos, quarterTurns: 1) },
      PhotoCommand(
        "rotate-left", String(gallery: "Rotate Left"), "rotate.left", in: .photos,
        keys: ["Shift+R"], at: [.menu(.turning)], isOffered: { !$0.stills.isEmpty }
      ) { $0.gallery.editing.turn($0.photos, quarterTurns: -1) },
      PhotoCommand(
        "edit", String(gallery: "Edit"), "slider.horizontal.3", in: .photos, keys: ["e"],
        at: [.menu(.changing), .widePageBar(3)],
        isOffered: { $0.photos.count == 1 && !$0.stills.isEmpty }, isEnabled: { $0.photo != nil }
      ) { if let photo = $0.photo { $0.gallery.editing.edit(photo) } },
      PhotoCommand(
        "revert", String(gallery: "Revert to Original"), "arrow.uturn.backward", in: .photos,
        at: [.menu(.changing)], isOffered: { $0.hasEdits }
      ) { $0.gallery.editing.revert($0.photos) },
      PhotoCommand(
        "save-edits", String(gallery: "Save Edits…"), "checkmark.circle", in: .photos,
        keys: ["Ctrl+S"], at: [.menu(.changing)],
        isOffered: { $0.hasEdits }
      ) { $0.gallery.editing.saveEdits(of: $0.photos) },
    ]
  }
}

extension CommandTarget {
  fileprivate var hasEdits: Bool { stills.contains { gallery.editing.edits.isEdited($0.id) } }
}
