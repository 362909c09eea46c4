import FileOperations
import Imaging
import PhotoEditing
import PhotoIndexing
import UIKit

extension EditingScene {
  /// Asks how photos are exported, and does it. Videos are left out, and that is said.
  func export(_ photos: [Photo]) {
    let stills = photos.filter { !$0.isVideo }
    let videoCount = photos.count - stills.count
    guard let first = stills.first else {
      if videoCount > 0 { files.work.show(Self.leftOut(videoCount)) }
      return
    }
    guard let front = scenes?.frontController, !(front is ExportController) else { return }
    let form = ExportController(count: stills.count, settings: exportStore.settings) {
      [weak self] settings in
      self?.exportStore.save(settings)
      self?.export(stills, settings)
      if videoCount > 0 { self?.files.work.report([Self.leftOut(videoCount)]) }
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
    tellOfPages(in: photos)
  }

  private static func leftOut(_ count: Int) -> String {
    String(gallery: "\(count) videos were left out: only photos are exported.")
  }

  /// Says of which files only the first of several pages was exported.
  private func tellOfPages(in photos: [Photo]) {
    let scans = photos.filter { PhotoPages.mayHavePages($0.name) }
    guard let first = scans.first else { return }
    let (reader, names) = (ImageFile(url: first.url), scans.map { ($0.url, $0.name) })
    files.work.enqueue { [files] in
      let long = await Task.detached(priority: .utility) {
        names.filter { ((try? reader.other($0.0).details().frameCount) ?? 1) > 1 }.map(\.1)
      }.value
      guard let name = long.first else { return }
      files.work.report([
        long.count == 1
          ? String(gallery: "Only the first page of “\(name)” was exported.")
          : String(gallery: "Of \(long.count) files, only the first page was exported.")
      ])
    }
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
      renderer: edits.renderer,
      reader: photos.first.map { ImageFile(url: $0.url) } ?? ImageFile(data: Data(), name: ""))
  }
}
