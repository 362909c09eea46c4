import Foundation
import PhotoEditing
import PhotoIndexing
import PhotoMetadata

/// Looks for edits in the sidecars of folders.
enum SidecarScan {
  /// Returns what the sidecars beside photos say, of those that weren't read before or have
  /// changed. Blocks: it lists the photos' folders.
  static func edits(besides photos: [Photo], known: [FileID: PhotoEdits.SidecarEdit]) -> [FileID:
    PhotoEdits.SidecarEdit]
  {
    var found: [FileID: PhotoEdits.SidecarEdit] = [:]
    for (folder, photos) in Dictionary(grouping: photos, by: \.id.folder) {
      let sidecars = FolderSidecars(of: (FolderScan.entries(of: folder) ?? []).map(\.file))
      for id in photos.map(\.id) {
        guard let stamp = sidecars.stamp(of: id) else { continue }
        if let old = known[id], old.stamp == stamp {
          found[id] = old
        } else {
          let text = MetadataReader().edit(of: id)
          let edit = text.flatMap { PhotoEdit($0) }
          found[id] = PhotoEdits.SidecarEdit(
            stamp: stamp, edit: edit?.isIdentity == false ? edit : nil)
        }
      }
    }
    return found
  }
}
