import Foundation
import PhotoEditing
import PhotoIndexing
import PhotoMetadata

/// Looks for edits in the sidecars of folders.
enum SidecarScan {
  /// Returns what the sidecars beside photos say, of those that weren't read before or have changed.
  /// Blocks: it lists the photos' folders.
  static func edits(
    besides photos: [Photo], known: [FileID: PhotoEdits.SidecarEdit]
  ) -> [FileID: PhotoEdits.SidecarEdit] {
    var found: [FileID: PhotoEdits.SidecarEdit] = [:]
    for (folder, photos) in Dictionary(grouping: photos, by: \.id.folder) {
      let names = names(of: folder)
      guard names.contains(where: { $0.lowercased().hasSuffix(".xmp") }) else { continue }
      let files = Set(names.map { folder.appending($0) })
      for id in photos.map(\.id) {
        guard Sidecar.existing(of: id, among: { files.contains($0) }) != nil,
          let stamp = Sidecar.stamp(of: id)
        else { continue }
        if let old = known[id], old.stamp == stamp {
          found[id] = old
        } else {
          let text = (try? MetadataReader().metadata(of: id))?.edit
          let edit = text.flatMap { PhotoEdit($0) }
          found[id] = PhotoEdits.SidecarEdit(
            stamp: stamp, edit: edit?.isIdentity == false ? edit : nil)
        }
      }
    }
    return found
  }

  private static func names(of folder: FileID) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.displayPath)) ?? []
  }
}
