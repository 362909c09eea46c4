import DesktopFiles
import FileOperations
import PhotoIndexing
import UIKit

extension FileScene {
  func duplicate(_ photos: [Photo]) {
    guard !photos.isEmpty else { return }
    work.perform(
      .duplicate(photos.map(\.id)), message: { String(gallery: "\($0) photos duplicated") })
  }

  // MARK: To a folder

  func move(_ photos: [Photo]) {
    let title = String(gallery: "Move To")
    choose(title, for: photos) { [weak self] folder in
      self?.move(photos, to: folder)
    }
  }

  func copyToFolder(_ photos: [Photo]) {
    let title = String(gallery: "Copy To")
    choose(title, for: photos) { [weak self] folder in
      self?.copy(photos.map(\.id), to: folder)
    }
  }

  private func choose(
    _ title: String, for photos: [Photo], then act: @escaping (FileID) -> Void
  ) {
    if let first = photos.first {
      chooseFolder(title, near: first.id.folder, then: act)
    }
  }

  func move(_ photos: [Photo], to folder: FileID) { move(photos.map(\.id), to: folder) }

  func move(_ ids: [FileID], to folder: FileID) {
    guard !ids.isEmpty else { return }
    let name = folder.displayName
    work.perform(
      .move(ids, to: folder),
      message: { String(gallery: "\($0) photos moved to “\(name)”") }
    ) { [weak self] outcome in
      if outcome.doneCount > 0 { self?.scenes?.shownLibrary.selection.clear() }
    }
  }

  func copy(_ ids: [FileID], to folder: FileID) {
    guard !ids.isEmpty else { return }
    let name = folder.displayName
    work.perform(
      .copy(ids, to: folder), message: { String(gallery: "\($0) photos copied to “\(name)”") })
  }

  // MARK: The clipboard

  /// Copies files for file managers and their addresses for other programs; a single photo also as
  /// an image.
  func copy(_ photos: [Photo]) {
    guard !photos.isEmpty else { return }
    let urls = photos.map(\.url)
    let list = CopiedFiles.list(urls)
    if photos.count == 1, !photos[0].isVideo {
      let provider = imageProvider(of: photos[0], list: list)
      UIPasteboard.general.setItemProviders([provider], localOnly: false, expirationDate: nil)
    } else {
      var items: [[String: Any]] = urls.map { ["public.file-url": $0] }
      items[0][CopiedFiles.type] = list
      UIPasteboard.general.setItems(items)
    }
    work.show(String(gallery: "\(photos.count) photos copied"))
  }

  /// The types of images that other programs paste.
  private static let types = [
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "png": "public.png",
    "webp": "org.webmproject.webp", "gif": "com.compuserve.gif", "tif": "public.tiff",
    "tiff": "public.tiff",
  ]

  /// A photo as a file, as an image in its own format and as it is edited in PNG, which is made only
  /// if a program asks for it.
  private func imageProvider(of photo: Photo, list: Data) -> NSItemProvider {
    let provider = NSItemProvider()
    func add(_ type: String, _ load: @escaping @Sendable () throws -> Data) {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
        Task.detached(priority: .userInitiated) {
          do { answer(try load(), nil) } catch { answer(nil, error) }
        }
        return nil
      }
    }
    for (type, data) in [
      ("public.file-url", Data(photo.url.absoluteString.utf8)), (CopiedFiles.type, list),
    ] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(data, nil)
        return nil
      }
    }
    let (url, id, own) = (photo.url, photo.id, Self.types[photo.url.pathExtension.lowercased()])
    if let own { add(own) { try Data(contentsOf: url) } }
    guard own != "public.png", let editor = scenes?.photoEditor else { return provider }
    let exporter = editor.exporter(of: [photo], ExportSettings())
    add("public.png") { [weak self] in
      do throws(FileOperationError) { return try exporter.png(of: id) } catch {
        let reason = error.description
        Task { @MainActor [weak self] in self?.work.show(reason) }
        throw error
      }
    }
    return provider
  }

  func copyPaths(_ photos: [Photo]) {
    UIPasteboard.general.string = photos.map(\.id.displayPath).joined(separator: "\n")
    work.show(String(gallery: "\(photos.count) paths copied"))
  }

  // MARK: The desktop

  func open(_ photos: [Photo], with app: DesktopApp) {
    tellUnless(String(gallery: "“\(app.name)” can’t be started.")) {
      await $0.desktop.open(photos.map(\.url), with: app)
    }
  }

  func reveal(_ photos: [Photo]) { reveal(photos.map(\.url)) }

  /// Shows files in the file manager.
  func reveal(_ files: [URL]) {
    tellUnless(String(gallery: "There is no file manager that shows the files.")) {
      await $0.desktop.reveal(files)
    }
  }

  func setWallpaper(_ photo: Photo) {
    let isDone = String(gallery: "“\(photo.name)” is the wallpaper now")
    let failure = String(gallery: "This desktop’s wallpaper can’t be set from here.")
    Task {
      let isSet = await desktop.setWallpaper(photo.url)
      work.show(isSet ? isDone : failure)
    }
  }

  private func tellUnless(_ sentence: String, _ act: @escaping @MainActor (FileScene) async -> Bool)
  { Task { if !(await act(self)) { work.show(sentence) } } }
}
