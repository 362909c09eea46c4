import UIKit

extension PhotoCommand {
  /// What changes how photos look. Videos stay.
  static var editing: [PhotoCommand] {
    [
      PhotoCommand(
        "rotate-right", String(localized: "Rotate Right", bundle: .gallery), "rotate.right",
        in: .photos, keys: ["r"], menu: .changing, bars: [.widePage: 2],
        isOffered: { !$0.stills.isEmpty }
      ) { $0.gallery.turn($0.photos, quarterTurns: 1) },
      PhotoCommand(
        "rotate-left", String(localized: "Rotate Left", bundle: .gallery), in: .photos,
        keys: [KeyCombination("r", .shift)]
      ) { $0.gallery.turn($0.photos, quarterTurns: -1) },
      PhotoCommand(
        "edit", String(localized: "Edit", bundle: .gallery), "slider.horizontal.3", in: .photos,
        keys: ["e"], menu: .changing, bars: [.widePage: 3],
        isOffered: { $0.photos.count == 1 && !$0.stills.isEmpty },
        isEnabled: { $0.photo != nil }
      ) { if let photo = $0.photo { $0.gallery.edit(photo) } },
      PhotoCommand(
        "save-edits", String(localized: "Save Edits…", bundle: .gallery), "checkmark.circle",
        in: .photos, keys: [KeyCombination("s", .command)], menu: .changing,
        isOffered: { target in
          target.stills.contains { target.gallery.edits.isEdited($0.id) }
        }
      ) { $0.gallery.saveEdits(of: $0.photos) },
    ]
  }
}
