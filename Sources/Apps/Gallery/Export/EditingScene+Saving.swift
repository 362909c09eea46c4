import FileOperations
import Imaging
import PhotoIndexing
import PhotoMetadata
import UIKit

extension EditingScene {
  /// Asks whether photos are replaced by what their edits make of them, or get a copy beside them.
  /// Where something keeps them from being replaced, only the copy is offered.
  func saveEdits(of photos: [Photo]) {
    let edited = photos.filter { !$0.isVideo && edits.isEdited($0.id) }
    guard let first = edited.first, let front = scenes?.frontController,
      !(front is UIAlertController)
    else { return }
    let (reader, files) = (ImageFile(url: first.url), edited.map(\.id))
    Task {
      let obstacle = await Task.detached(priority: .userInitiated) {
        SavingObstacle.first(among: files, reader)
      }.value
      // The person may have gone elsewhere meanwhile, or asked twice.
      guard scenes?.frontController === front else { return }
      ask(edited, obstacle, over: front)
    }
  }

  private func ask(_ photos: [Photo], _ obstacle: SavingObstacle?, over screen: UIViewController) {
    let title =
      photos.count == 1
      ? String(gallery: "Save the Edits of “\(photos[0].name)”?")
      : String(gallery: "Save the Edits of \(photos.count) Photos?")
    let message =
      obstacle?.message
      ?? String(gallery: "“Save” moves the original to the trash. A copy leaves it as it is.")
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    if obstacle == nil {
      alert.addAction(
        UIAlertAction(title: String(gallery: "Save"), style: .default) { _ in
          self.replaceByEdited(photos)
        })
    }
    alert.addAction(
      UIAlertAction(title: String(gallery: "Save as Copy"), style: .default) { _ in
        self.saveCopies(of: photos, keepsFormat: obstacle != .format)
      })
    alert.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel))
    alert.preferredAction = alert.actions.first
    screen.present(alert, animated: true)
  }

  /// Writes as much as possible of what photos are now.
  ///
  /// - Parameter keepsFormat: Whether they keep their formats, rather than being written as JPEG.
  private func savingExporter(of photos: [Photo], keepsFormat: Bool) -> PhotoExporter {
    var settings = ExportSettings()
    settings.quality = 0.95
    var exporter = exporter(of: photos, settings)
    exporter.keepsFormat = keepsFormat
    return exporter
  }

  /// Copies photos with their edits. The copies in a folder are undone together.
  ///
  /// - Parameter keepsFormat: Whether they keep their formats, rather than being written as JPEG.
  func saveCopies(of photos: [Photo], keepsFormat: Bool) {
    guard !photos.isEmpty else { return }
    let exporter = savingExporter(of: photos, keepsFormat: keepsFormat)
    let folders = Dictionary(grouping: photos.map(\.id), by: \.folder)
    for (folder, ids) in folders.sorted(by: { $0.key < $1.key }) {
      let copies = ids.map { id in
        FileMaking(
          copying: id, as: String(gallery: "{name} copy"),
          name: keepsFormat ? Array(id.name) : exporter.settings.name(of: id))
      }
      make(copies, in: folder, exporter) { String(gallery: "\($0) copies saved") }
    }
  }

  /// Writes what edits make of photos into their files. The originals go to the trash.
  func replaceByEdited(_ photos: [Photo]) {
    // An edit may have been taken back while the question was shown.
    let photos = photos.filter { edits.isEdited($0.id) }
    guard !photos.isEmpty else { return }
    var exporter = savingExporter(of: photos, keepsFormat: true)
    exporter.refusesDamage = true
    let maker = exporter
    files.work.enqueue { [self] in
      let replacing = await Self.replacing(photos.map(\.id))
      let outcome = await files.work.run { [files] progress in
        await files.work.queue.replace(replacing, progress: progress) {
          source, draft throws(FileOperationError) in try maker.save(source, into: draft)
        }
      }
      let failed = Set(outcome.failures.map(\.file))
      let saved = outcome.isCancelled ? outcome.trashed.map(\.origin) : photos.map(\.id)
      edits.forget(photos.map(\.id).filter { saved.contains($0) && !failed.contains($0) })
      guard outcome.doneCount > 0, let act = files.work.lastAct else { return }
      files.work.showResult(String(gallery: "\(outcome.doneCount) photos saved"), of: act)
    }
  }

  /// The changes of the sidecars: they lose the edits, and those that say nothing else go to the
  /// trash.
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
      try write(source, into: draft)
    }
    draft.takeAttributes(of: source)
    // A photo that doesn't say when it was taken keeps its place among the others.
    if let metadata = try? MetadataReader().metadata(of: source), metadata.captureDate == nil {
      draft.takeTime(after: source)
    }
  }
}
