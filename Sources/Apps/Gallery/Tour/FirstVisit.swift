import FileOperations
import Foundation
import UIKit
import UIKitRecording

/// A person's first visit, recorded as images: search, choose three, make them favorites, turn and
/// export them, and undo all of it.
///
/// It works on copies of some photos, with a trash of its own, so that it changes nothing.
@MainActor struct FirstVisit {
  private let app = OffscreenApp(size: CGSize(width: 1280, height: 800))
  private let delegate: AppDelegate
  private let recording: Recording
  private let folder: URL

  private static let maximumCount = 18
  /// The size in bytes above which a photo isn't copied.
  private static let maximumSize = 40_000_000

  /// Copies photos from the paths into a temporary folder.
  ///
  /// - Parameter target: The folder of the images.
  init(paths: [URL], target: URL) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("first-visit-\(UUID())")
    let photos = folder.appendingPathComponent("Photos")
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    for file in Self.photos(at: paths).prefix(Self.maximumCount) {
      try? FileManager.default.copyItem(
        at: file, to: photos.appendingPathComponent(file.lastPathComponent))
    }
    var places = Gallery.Places.memory
    places.order = .newestFirst
    places.views = folder.appendingPathComponent("views.json")
    var settings = ExportSettings()
    settings.folder = folder.appendingPathComponent("Exported")
    ExportSettingsStore(file: places.export).save(settings)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Exported"), withIntermediateDirectories: true)
    delegate = AppDelegate(
      paths: [photos], places: places,
      trash: Trash(dataFolder: folder.appendingPathComponent("data")))
    recording = try Recording(of: app, in: target)
  }

  private static func photos(at paths: [URL]) -> [URL] {
    paths.flatMap { path in
      let files = FileManager.default.enumerator(
        at: path, includingPropertiesForKeys: [.fileSizeKey])
      return (files.map { $0.compactMap { $0 as? URL } } ?? []) + [path]
    }.filter { file in
      let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? .max
      return ["jpg", "jpeg"].contains(file.pathExtension.lowercased()) && size < maximumSize
    }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  func run() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    app.launch(delegate)
    guard let gallery = delegate.gallery else { return }
    _ = await app.wait {
      gallery.library.grid.visibleCellsAreLoaded && gallery.library.photoLibrary.progress == nil
    }
    guard gallery.library.photoLibrary.photos.count >= 3 else { return }
    app.settle()
    try recording.still("All photos")
    recording.record(1)
    try await search(gallery)
    try await choose()
    try await export(gallery)
    try await undo(gallery)
    try recording.finish()
  }

  private func search(_ gallery: Gallery) async throws {
    let photos = gallery.library.photoLibrary.photos
    let words = photos[photos.count / 2].name.prefix { $0 != "." }.split { !$0.isLetter }
    guard let word = words.max(by: { $0.count < $1.count }).map({ String($0) }) else { return }
    app.press(.keyboardF, modifiers: .control)
    recording.record(0.5)
    for letter in word {
      app.type(String(letter))
      recording.record(0.1)
    }
    await app.finishLoading()
    recording.record(0.8)
    try recording.still("Found by “\(word)”")
    app.press(.keyboardEscape)
    _ = await app.wait { gallery.library.photoLibrary.photos.count == photos.count }
    await app.finishLoading()
    recording.record(0.6)
  }

  private func choose() async throws {
    app.press(.keyboardHome)
    recording.record(0.3)
    for _ in 0..<2 {
      app.press(.keyboardRightArrow, modifiers: .shift)
      recording.record(0.3)
    }
    try recording.still("Three are chosen")
    app.press(.keyboardPeriod)
    await app.finishLoading()
    recording.record(0.7)
    try recording.still("Favorites")
    app.press(.keyboardR)
    await app.finishLoading()
    recording.record(1)
    try recording.still("Turned")
  }

  private func export(_ gallery: Gallery) async throws {
    app.press(.keyboardE, modifiers: .control)
    recording.record(0.8)
    try recording.still("What is exported, and how")
    app.element(.button, String(gallery: "Export"))?.tap()
    recording.record(0.3)
    _ = await app.wait { gallery.files.work.toasts.result != nil }
    recording.record(1.2)
    try recording.still("Exported")
  }

  private func undo(_ gallery: Gallery) async throws {
    while let name = gallery.editing.history.undoName {
      app.press(.keyboardZ, modifiers: .control)
      // What can't be undone stays the last act.
      guard await app.wait(limit: 20, until: { gallery.editing.history.undoName != name }) else {
        break
      }
      await app.finishLoading()
      recording.record(0.9)
    }
    try recording.still("All of it is undone")
    recording.record(1.2)
  }
}
