import FileOperations
import Foundation
import HostInterface
import Imaging
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import Testing
import Toasts
import UIKit
import VipsCodec

@testable import UIKitStage
@testable import gallery

/// Photos that are exported, and edits that are saved.
@MainActor @Suite(.serialized) struct ExportTests {
  private func settings(_ change: (inout ExportSettings) -> Void = { _ in }) -> ExportSettings {
    var settings = ExportSettings()
    change(&settings)
    return settings
  }

  private func folder(_ world: SelectionWorld) throws -> URL {
    let folder = world.base.appendingPathComponent("exported")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func decoded(_ url: URL) throws -> CGImage {
    try VipsImageCodec().image(from: .file(url), fitting: nil, frame: 0)
  }

  /// How far the pixels of an exported photo are from those of a rendition, of 255.
  private func distance(_ one: CGImage, _ other: CGImage) -> Double {
    guard one.width == other.width, one.height == other.height else { return 255 }
    func means(_ image: CGImage) -> [[Double]] {
      let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      return image.withPixels { bytes in
        Grid.cells(of: area).map { cell in
          Grid.mean(of: cell, width: image.width, height: image.height) { x, y in
            let offset = y * image.bytesPerRow + x * 4
            return (Int(bytes[offset + 2]), Int(bytes[offset + 1]), Int(bytes[offset]))
          }
        }
      }
    }
    return Grid.error(means(one), means(other))
  }

  private func rendered(_ edit: PhotoEdit, _ url: URL) throws -> CGImage {
    let image = UIImage(cgImage: try decoded(url))
    let pixels = try #require(PixelBuffer(image).flatMap { PhotoRenderer().render(edit, from: $0) })
    return try #require(pixels.image(scale: 1)?.cgImage)
  }

  // MARK: Exporting

  @Test func photosAreExportedWithTheirEditsAndUndone() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    let (gallery, folder) = (world.gallery, try folder(world))
    let edit = PhotoEdit(
      quarterTurns: 1, crop: CGRect(x: 0, y: 0.25, width: 1, height: 0.5), levels: [.exposure: 0.5])
    try await gallery.photoEditor.edits.set(edit, of: world.photos.url(0).file)
    gallery.editing.export(
      Array(gallery.photos.prefix(2)), settings { $0.folder = folder })
    #expect(await world.stage.wait { world.toast == "2 photos exported" })
    #expect(names(folder) == ["photo-00.jpg", "photo-01.jpg"])
    let expected = try rendered(edit, world.photos.url(0))
    #expect(expected.width == 720 && expected.height == 480)
    #expect(distance(try decoded(folder.appendingPathComponent("photo-00.jpg")), expected) < 3)
    let plain = try decoded(world.photos.url(1))
    #expect(distance(try decoded(folder.appendingPathComponent("photo-01.jpg")), plain) < 2)
    #expect(gallery.editing.history.undoName == "Export 2 Photos")
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(
      await world.stage.wait { names(folder).isEmpty && gallery.editing.history.redoName != nil })
    world.stage.press(.keyboardZ, modifiers: [.control, .shift])
    #expect(await world.stage.wait { names(folder).count == 2 })
  }

  @Test(arguments: ImageFile.Format.allCases)
  func everyFormatIsWrittenInTheWantedSize(_ format: ImageFile.Format) async throws {
    let world = try await SelectionWorld(count: 1)
    defer { world.remove() }
    guard ImageFile(url: world.photos.url(0)).writableFormats.contains(format) else { return }
    let folder = try folder(world)
    _ = try MetadataWriter().apply([.keywords(["lake"])], to: world.photos.url(0).file)
    world.gallery.editing.export(
      world.gallery.photos,
      settings {
        $0.format = format
        $0.longestSide = 480
        $0.folder = folder
      })
    #expect(await world.stage.wait { world.toast == "Photo exported" })
    let file = folder.appendingPathComponent("photo-00.\(format.fileExtension)")
    let image = try decoded(file)
    #expect(image.width == 480 && image.height == 360)
    #expect(ImageFile.Format(of: file.file) == format)
    if format.hasMetadata {
      #expect(try MetadataReader().metadata(of: file.file).keywords == ["lake"])
    }
  }

  @Test func aTakenNameIsAskedAboutAndNothingIsOverwritten() async throws {
    let world = try await SelectionWorld(count: 2)
    defer { world.remove() }
    let folder = try folder(world)
    try Data("other".utf8).write(to: folder.appendingPathComponent("photo-01.jpg"))
    world.gallery.editing.export(
      world.gallery.photos, settings { $0.folder = folder })
    #expect(await world.stage.wait { world.gallery.window.topScreen is UIAlertController })
    world.stage.advance(by: 1)
    try #require(world.stage.element(.button, "Keep Both")).tap()
    world.stage.advance(by: 1)
    #expect(await world.stage.wait { world.toast == "2 photos exported" })
    #expect(names(folder) == ["photo-00.jpg", "photo-01 (2).jpg", "photo-01.jpg"])
    #expect(
      try Data(contentsOf: folder.appendingPathComponent("photo-01.jpg")) == Data("other".utf8))
  }

  @Test func aDamagedFileIsNamedAndTheOthersAreExported() async throws {
    let world = try await SelectionWorld(count: 2)
    defer { world.remove() }
    let folder = try folder(world)
    try Data("no image".utf8).write(to: world.photos.url(0))
    world.gallery.editing.export(
      world.gallery.photos, settings { $0.folder = folder })
    #expect(await world.stage.wait { names(folder) == ["photo-01.jpg"] })
    #expect(
      await world.stage.wait {
        world.gallery.window.toasts.shown.contains {
          $0.spokenText?.contains("photo-00.jpg") == true
        }
      })
  }

  @Test func theFormKeepsItsChoices() async throws {
    let world = try await SelectionWorld(count: 2)
    defer { world.remove() }
    let folder = try folder(world)
    world.stage.chooseThumbnail(1)
    world.stage.press(.keyboardE, modifiers: .control)
    #expect(await world.stage.wait { world.gallery.window.topScreen is ExportController })
    let form = try #require(world.gallery.window.topScreen as? ExportController)
    #expect(form.title == "1 Photo" && form.settings == ExportSettings())
    form.chooseFolder = { _ in folder }
    world.stage.advance(by: 1)
    #expect(await world.stage.wait { form.formats?.contains(.tiff) == true })
    let choices = form.formatButton.menu?.children.compactMap { $0 as? UIAction } ?? []
    form.formatButton.sendAction(try #require(choices.first { $0.title == "WebP" }))
    #expect(form.settings.format == .webp)
    // Without a folder it is asked for first.
    world.stage.press(.keyboardReturnOrEnter)
    #expect(await world.stage.wait { names(folder) == ["photo-01.webp"] })
  }

  @Test func settingsAreReadAgainAndDamagedOnesAreNot() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "export-\(UUID())/export.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let store = ExportSettingsStore(file: file)
    #expect(store.settings == ExportSettings())
    let chosen = settings {
      $0.format = .png
      $0.longestSide = 1234
      $0.quality = 0.5
      $0.metadata = .withoutLocation
      $0.folder = URL(fileURLWithPath: "/tmp")
    }
    store.save(chosen)
    #expect(store.settings == chosen)
    try Data(#"{"format": "bitmap", "quality": 7, "longestSide": -3}"#.utf8).write(to: file)
    #expect(store.settings == settings { $0.quality = 1 })
    try Data("no JSON".utf8).write(to: file)
    #expect(store.settings == ExportSettings())
  }

  // MARK: Saving

  @Test func editsAreSavedIntoTheFileAndUndone() async throws {
    let world = try await SelectionWorld(count: 2)
    defer { world.remove() }
    let (gallery, id) = (world.gallery, world.photos.url(0).file)
    let before = try Data(contentsOf: id.url)
    let edit = PhotoEdit(quarterTurns: 1, levels: [.saturation: -1])
    _ = try MetadataWriter().apply([.keywords(["lake"])], to: id)
    try await gallery.photoEditor.edits.set(edit, of: id)
    let expected = try rendered(edit, id.url)
    world.stage.chooseThumbnail(0)
    world.stage.press(.keyboardS, modifiers: .control)
    #expect(await world.stage.wait { gallery.window.topScreen is UIAlertController })
    world.stage.advance(by: 1)
    try #require(world.stage.element(.button, "Save")).tap()
    #expect(await world.stage.wait { world.toast == "Photo saved" })
    #expect(distance(try decoded(id.url), expected) < 3)
    let metadata = try MetadataReader().metadata(of: id)
    #expect(metadata.edit == nil && metadata.keywords == ["lake"])
    #expect(
      await world.stage.wait {
        !gallery.photoEditor.edits.isEdited(id) && gallery.photos.count == 2
      })
    #expect(world.files == ["photo-00.jpg", "photo-00.jpg.xmp", "photo-01.jpg"])
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { gallery.photoEditor.edits.edit(of: id) == edit })
    #expect(try Data(contentsOf: id.url) == before)
    #expect(world.files == ["photo-00.jpg", "photo-00.jpg.xmp", "photo-01.jpg"])
  }

  /// The library finds the photo as it was before, so it tells of no change.
  @Test func editsAreBackAfterSavingWasUndoneAtOnce() async throws {
    let world = try await SelectionWorld(count: 1)
    defer { world.remove() }
    let (gallery, id) = (world.gallery, world.photos.url(0).file)
    let edit = PhotoEdit(quarterTurns: 1)
    try await gallery.photoEditor.edits.set(edit, of: id)
    gallery.editing.replaceByEdited(gallery.photos)
    gallery.fileHandler.work.undo()
    await withCheckedContinuation { done in gallery.fileHandler.work.enqueue { done.resume() } }
    #expect(await world.stage.wait { gallery.photoEditor.edits.edit(of: id) == edit })
    gallery.fileHandler.work.redo()
    #expect(await world.stage.wait { !gallery.photoEditor.edits.isEdited(id) })
  }

  @Test func aCopyIsSavedBesideTheOriginal() async throws {
    let world = try await SelectionWorld(count: 1)
    defer { world.remove() }
    let (gallery, id) = (world.gallery, world.photos.url(0).file)
    let before = try Data(contentsOf: id.url)
    try await gallery.photoEditor.edits.set(PhotoEdit(quarterTurns: 3), of: id)
    gallery.editing.saveEdits(of: gallery.photos)
    #expect(await world.stage.wait { gallery.window.topScreen is UIAlertController })
    world.stage.advance(by: 1)
    try #require(world.stage.element(.button, "Save as Copy")).tap()
    #expect(
      await world.stage.wait {
        world.names == ["photo-00.jpg", "photo-00 copy.jpg"] || world.names.count == 2
      })
    #expect(try Data(contentsOf: id.url) == before && gallery.photoEditor.edits.isEdited(id))
    let copy = try decoded(world.photos.folder.appendingPathComponent("photo-00 copy.jpg"))
    #expect(copy.width == 720 && copy.height == 960)
  }

  @Test func theCopyOfANumberedPhotoKeepsItsNumber() async throws {
    let photos = try TestPhotos(count: 1)
    let name = "Familie (27).jpg"
    try FileManager.default.moveItem(
      at: photos.url(0), to: photos.folder.appendingPathComponent(name))
    let world = try await SelectionWorld(photos: photos)
    defer { world.remove() }
    let photo = try #require(world.gallery.photos.first)
    try await world.gallery.photoEditor.edits.set(PhotoEdit(quarterTurns: 1), of: photo.id)
    for _ in 0..<2 {
      world.gallery.editing.saveCopies(of: [photo], keepsFormat: true)
    }
    let files = ["Familie (27) copy (2).jpg", "Familie (27) copy.jpg", name, name + ".xmp"]
    #expect(await world.stage.wait { world.files == files }, "\(world.files)")
  }

  /// Two frames of gray.
  private func animation() throws -> Data {
    let frames = ([0, 200] as [UInt8]).map { gray in
      CGImage(width: 40, height: 30, isOpaque: true) { pixels in
        for index in pixels.indices { pixels[index] = index % 4 == 3 ? 255 : gray }
      }
    }
    return try VipsImageCodec().animatedWebPData(frames.map { ($0, 0.1) }, quality: 0.8)
  }

  /// An uncompressed TIFF of gray pages.
  private func tiff(pages: Int) -> Data {
    func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
    var bytes: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    for page in 1...pages {
      let strip = bytes.count + 2 + 9 * 12 + 4
      let fields: [(tag: Int, value: Int)] = [
        (256, 32), (257, 24), (258, 8), (259, 1), (262, 1), (273, strip), (277, 1), (278, 24),
        (279, 768),
      ]
      bytes += short(fields.count)
      for (tag, value) in fields {
        bytes += [tag, 3, 1, 0, value, 0].flatMap(short)
      }
      bytes += short(page < pages ? strip + 768 : 0) + short(0)
      bytes += [UInt8](repeating: UInt8(page * 40), count: 768)
    }
    return Data(bytes)
  }

  @Test func filesWithSeveralFramesOrPagesAreNotReplaced() async throws {
    let world = try await SelectionWorld(count: 1)
    defer { world.remove() }
    let folder = try folder(world)
    let png = try VipsImageCodec().pngData(try decoded(world.photos.url(0)))
    // The chunk of animations, after the header.
    var animated = png
    animated.insert(
      contentsOf: Data("\0\0\0\u{8}acTL\0\0\0\u{2}\0\0\0\0\0\0\0\0".utf8), at: png.startIndex + 33)
    func brand(_ name: String) -> Data { Data("\0\0\0\u{14}ftyp\(name)\0\0\0\0mif1".utf8) }
    let files: [(name: String, data: Data, isOne: Bool)] = [
      ("a.webp", try animation(), false), ("a.tif", tiff(pages: 2), false),
      ("b.tif", tiff(pages: 1), true),
      ("a.png", animated, false), ("b.png", png, true),
      ("a.avif", brand("avis"), false), ("b.avif", brand("avif"), true),
      ("a.jpg", try Data(contentsOf: world.photos.url(0)), true),
    ]
    let reader = ImageFile(url: world.photos.url(0))
    for (name, data, isOne) in files {
      let file = folder.appendingPathComponent(name)
      try data.write(to: file)
      guard let format = ImageFile.Format(of: file.file), reader.writableFormats.contains(format)
      else { continue }
      let expected: SavingObstacle? = isOne ? nil : .severalFrames
      #expect(SavingObstacle.first(among: [file.file], reader) == expected, "\(name)")
    }
    let gif = folder.appendingPathComponent("a.gif").file
    #expect(SavingObstacle.first(among: [world.photos.url(0).file, gif], reader) == .format)
  }

  @Test func anAnimationIsSavedAsACopyOnly() async throws {
    let photos = try TestPhotos(count: 0)
    let before = try animation()
    let file = photos.folder.appendingPathComponent("a.webp")
    try before.write(to: file)
    let world = try await SelectionWorld(photos: photos)
    defer { world.remove() }
    let (gallery, id) = (world.gallery, file.file)
    guard ImageFile(url: file).writableFormats.contains(.webp) else { return }
    try await gallery.photoEditor.edits.set(PhotoEdit(quarterTurns: 1), of: id)
    gallery.editing.saveEdits(of: gallery.photos)
    #expect(await world.stage.wait { gallery.window.topScreen is UIAlertController })
    world.stage.advance(by: 1)
    let alert = try #require(gallery.window.topScreen as? UIAlertController)
    #expect(alert.message?.hasPrefix("A file with several frames or pages") == true)
    #expect(world.stage.element(.button, "Save") == nil)
    try #require(world.stage.element(.button, "Save as Copy")).tap()
    #expect(await world.stage.wait { world.toast == "Copy saved" })
    #expect(try Data(contentsOf: file) == before && gallery.photoEditor.edits.isEdited(id))
    let copy = try decoded(photos.folder.appendingPathComponent("a copy.webp"))
    #expect(copy.width == 30 && copy.height == 40)
  }

  @Test func withoutEditsThereIsNothingToSave() async throws {
    let world = try await SelectionWorld(count: 1)
    defer { world.remove() }
    world.gallery.editing.saveEdits(of: world.gallery.photos)
    world.stage.advance(by: 1)
    #expect(!(world.gallery.window.topScreen is UIAlertController))
  }

  // MARK: Printing

  @Test func photosArePrintedAsTheyAreShown() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    try await world.gallery.photoEditor.edits.set(
      PhotoEdit(quarterTurns: 1), of: world.photos.url(0).file)
    world.gallery.editing.printPhotos(world.gallery.photos)
    #expect(await world.stage.wait { world.stage.printJob != nil })
    let job = try #require(world.stage.printJob)
    #expect(job.name == "3 Photos" && job.pages.map(job.isLandscape) == [false, true, false])
    let page = try #require(await job.pages[1].image(CGSize(width: 300, height: 300)))
    #expect(page.width == 300 && page.height == 200)
    world.stage.answerPrintDialog(.cancelled)
    #expect(world.toast == nil)
    world.gallery.editing.printPhotos(world.gallery.photos)
    #expect(await world.stage.wait { world.stage.printJob != nil })
    world.stage.answerPrintDialog(.failed(reason: "no paper"))
    #expect(await world.stage.wait { world.toast == "The photos couldn’t be printed." })
  }

  @Test func anExportSaysWhichFilesHaveMorePages() async throws {
    let world = try await SelectionWorld(count: 2)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let folder = try folder(world)
    for (name, count) in [("a.tif", 3), ("b.tif", 1), ("c.tif", 2)] {
      try tiff(pages: count).write(to: world.photos.folder.appendingPathComponent(name))
    }
    #expect(await stage.wait { gallery.photos.count == 5 && stage.isAtRest })
    var settings = ExportSettings()
    settings.folder = folder
    func export(_ names: [String]) async {
      gallery.editing.export(gallery.photos.filter { names.contains($0.name) }, settings)
      var isDone = false
      gallery.files.work.enqueue { isDone = true }
      #expect(await stage.wait { isDone })
      // What was done is said first.
      for _ in 0..<10 { stage.advance(by: 1) }
      for name in self.names(folder) {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
    }
    func isSaid(_ text: String) -> Bool {
      gallery.window.toasts.shown.contains {
        ($0.item as? TextToastItem)?.text.string.contains(text) == true
      }
    }
    await export(["photo-00.jpg", "b.tif"])
    #expect(!isSaid("first page"))
    await export(["a.tif", "b.tif"])
    #expect(isSaid("Only the first page of “a.tif” was exported."))
    await export(["a.tif", "b.tif", "c.tif"])
    #expect(isSaid("Of 2 files, only the first page was exported."))
  }

  @Test func whatIsLeftOutOfAnExportIsSaidUntilItIsRead() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let folder = try folder(world)
    try Data("no image".utf8).write(to: world.photos.url(0))
    let clip = try #require(FileID(world.photos.folder)).appending("clip.mp4")
    let video = MediaFile(id: clip, kind: .video, stamp: gallery.photos[2].file.stamp)
    gallery.editing.export(Array(gallery.photos.prefix(2)) + [Photo(video)])
    #expect(await stage.wait { gallery.window.topScreen is ExportController })
    let form = try #require(gallery.window.topScreen as? ExportController)
    form.chooseFolder = { _ in folder }
    stage.settle()
    stage.press(.keyboardReturnOrEnter)
    #expect(await stage.wait { names(folder) == ["photo-01.jpg"] })
    func report() -> String? {
      gallery.window.toasts.shown.compactMap { ($0.item as? TextToastItem)?.text.string }.first {
        $0.contains("One video was left out") && $0.contains("photo-00.jpg")
      }
    }
    for _ in 0..<40 { stage.advance(by: 1) }
    #expect(await stage.wait { report() != nil }, "it waits for whoever is elsewhere")
    // What is said meanwhile doesn't wait for it.
    stage.chooseThumbnail(1)
    gallery.editing.setStars(2, of: [gallery.photos[1]])
    stage.advance(by: 0.5)
    #expect(stage.element(.none, "2 stars") != nil || world.toast == "2 stars")
    for _ in 0..<5 { stage.advance(by: 1) }
    #expect(report() != nil)
    try #require(stage.element(.button, "Close")).tap()
    stage.settle()
    #expect(report() == nil)
  }
}
