import FileOperations
import Imaging
import PhotoIndexing
import PhotoMetadata
import UIKit

extension Composition {
  /// Asks whether photos are replaced by what their edits make of them, or get a copy beside them.
  func saveEdits(of photos: [Photo]) {
    let edited = photos.filter { !$0.isVideo && edits.isEdited($0.id) }
    guard let first = edited.first, let front = frontController, !(front is UIAlertController) else { return }
    let reader = ImageFile(url: first.url)
    Task {
      let formats = await Task.detached(priority: .userInitiated) { reader.writableFormats }.value
      let canReplace = edited.allSatisfy { photo in
        ImageFile.Format(of: photo.id).map(formats.contains) ?? false
      }
      ask(edited, canReplace: canReplace, over: front)
    }
  }

  private func ask(_ photos: [Photo], canReplace: Bool, over screen: UIViewController) {
    let title =
      photos.count == 1
      ? String(localized: "Save the Edits of “\(photos[0].name)”?", bundle: .gallery)
      : String(localized: "Save the Edits of \(photos.count) Photos?", bundle: .gallery)
    let message =
      canReplace
      ? String(
        localized: "“Save” moves the original to the trash. A copy leaves it as it is.",
        bundle: .gallery)
      : String(localized: "This format can’t be written, so a copy is saved as JPEG.", bundle: .gallery)
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    if canReplace {
      alert.addAction(
        UIAlertAction(title: String(localized: "Save", bundle: .gallery), style: .default) { _ in
          self.replaceByEdited(photos)
        })
    }
    alert.addAction(
      UIAlertAction(title: String(localized: "Save as Copy", bundle: .gallery), style: .default) { _ in
        self.saveCopies(of: photos, canReplace: canReplace)
      })
    alert.addAction(UIAlertAction(title: String(localized: "Cancel", bundle: .gallery), style: .cancel))
    alert.preferredAction = alert.actions.first
    screen.present(alert, animated: true)
  }

  /// The settings that keep as much as possible.
  private func settings(for format: ImageFile.Format?) -> ExportSettings {
    var settings = ExportSettings()
    settings.format = format ?? .jpeg
    settings.quality = 0.95
    return settings
  }

  /// Copies photos in their formats, or as JPEG if one of them can't be written.
  func saveCopies(of photos: [Photo], canReplace: Bool) {
    for photo in photos {
      let settings = settings(for: canReplace ? ImageFile.Format(of: photo.id) : nil)
      let name = canReplace ? Array(photo.id.name) : settings.name(of: photo.id)
      make([FileMaking(photo.id, name: name)], in: photo.id.folder, exporter(of: [photo], settings)) {
        String(localized: "\($0) copies saved", bundle: .gallery)
      }
    }
  }

  /// Writes what edits make of photos into their files. The originals go to the trash.
  func replaceByEdited(_ photos: [Photo]) {
    let base = exporter(of: photos, settings(for: nil))
    files.enqueue { [self] in
      let replacing = await Self.replacing(photos.map(\.id))
      let outcome = await files.run { [files] progress in
        await files.queue.replace(replacing, progress: progress) { source, draft throws(FileOperationError) in
          try base.save(source, into: draft)
        }
      }
      let failed = Set(outcome.failures.map(\.file))
      let saved = outcome.isCancelled ? outcome.trashed.map(\.origin) : photos.map(\.id)
      edits.forget(photos.map(\.id).filter { saved.contains($0) && !failed.contains($0) })
      guard outcome.doneCount > 0, let act = history.lastAct else { return }
      files.showResult(String(localized: "\(outcome.doneCount) photos saved", bundle: .gallery), of: act)
    }
  }

  /// What becomes of the sidecars: they lose the edits, and those that say nothing else go to the trash.
  nonisolated private static func replacing(_ ids: [FileID]) async -> [FileReplacing] {
    await Task.detached(priority: .userInitiated) {
      ids.map { id in
        guard let sidecar = Sidecar.existing(of: id) else { return FileReplacing(id) }
        // A damaged one isn't empty; the photo stays as it is then.
        let rest = Result { try MetadataWriter.packetWithoutEdit(in: sidecar) }
        let isEmpty = if case .success(nil) = rest { true } else { false }
        return isEmpty ? FileReplacing(id, removing: [sidecar]) : FileReplacing(id, with: [sidecar])
      }
    }.value
  }
}

extension PhotoExporter {
  /// Writes what takes the place of a photo, or of its sidecar.
  func save(_ source: FileID, into draft: FileDraft) throws(FileOperationError) {
    if edits[source] == nil {
      let name = source.displayName
      var packet: Data?
      do throws(MetadataError) { packet = try MetadataWriter.packetWithoutEdit(in: source) } catch {
        throw .notMade(name, reason: error.sentence(of: name))
      }
      try draft.write(packet ?? Data())
    } else {
      var settings = settings
      settings.format = ImageFile.Format(of: source) ?? .jpeg
      let exporter = PhotoExporter(
        settings: settings, edits: edits, renderer: renderer, reader: reader, refusesDamage: true)
      try exporter.write(source, into: draft)
    }
    draft.takeAttributes(of: source)
  }
}
