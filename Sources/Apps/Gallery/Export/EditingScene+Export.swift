import FileOperations
import Imaging
import PhotoEditing
import PhotoIndexing
import UIKit

extension EditingScene {
  /// Asks how photos are exported, and does it. Videos are left out.
  func export(_ photos: [Photo]) {
    let stills = photos.filter { !$0.isVideo }
    guard let first = stills.first, let front = scenes?.frontController,
      !(front is ExportController)
    else { return }
    let form = ExportController(count: stills.count, settings: exportStore.settings) {
      [weak self] settings in
      self?.exportStore.save(settings)
      self?.export(stills, settings)
    }
    form.chooseFolder = { [weak self] current in
      await self?.files.askForFolder(
        String(gallery: "Export To"), startingIn: current ?? first.id.folder.url)
    }
    let reader = ImageFile(url: first.url)
    Task {
      form.formats = await Task.detached(priority: .userInitiated) { reader.writableFormats }.value
    }
    front.present(form, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  /// Exports photos after all that was asked for before.
  func export(_ photos: [Photo], _ settings: ExportSettings) {
    guard let folder = settings.folder.flatMap({ FileID($0) }) else { return }
    let files = photos.map { FileMaking($0.id, name: settings.name(of: $0.id)) }
    let exporter = exporter(of: photos, settings)
    make(files, in: folder, exporter) { String(gallery: "\($0) photos exported") }
  }

  /// - Parameter message: What was done, for the number of photos.
  func make(
    _ making: [FileMaking], in folder: FileID, _ exporter: PhotoExporter,
    message: @escaping (_ count: Int) -> String
  ) {
    files.work.enqueue { [self] in
      let outcome = await files.work.make(making, in: folder) {
        source, draft throws(FileOperationError) in try exporter.write(source, into: draft)
      }
      guard outcome.doneCount > 0, let act = files.work.lastAct else { return }
      let made = outcome.copied.compactMap { outcome.places[$0]?.url }
      files.work.showResult(
        message(outcome.doneCount), of: act, onShow: { [weak self] in self?.files.reveal(made) })
    }
  }

  /// Writes photos as they are edited now.
  func exporter(of photos: [Photo], _ settings: ExportSettings) -> PhotoExporter {
    let edited = photos.map(\.id).filter(edits.isEdited)
    return PhotoExporter(
      settings: settings,
      edits: Dictionary(edited.map { ($0, edits.edit(of: $0)) }) { first, _ in first },
      renderer: edits.renderer, reader: ImageFile(url: photos[0].url))
  }
}
