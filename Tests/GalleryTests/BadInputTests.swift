import Foundation
import HostInterface
import TestEffort
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// Whatever is in the folder, the app shows a message or skips the file, and continues.
@MainActor @Suite(.serialized) struct BadInputTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-bad-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func jpeg(_ value: UInt8 = 120) throws -> Data {
    let image = CGImage(width: 300, height: 200, isOpaque: true) { target in
      for offset in stride(from: 0, to: target.count, by: 4) {
        target[offset] = value
        target[offset + 1] = UInt8(truncatingIfNeeded: offset / 1200)
        target[offset + 2] = 90
        target[offset + 3] = 255
      }
    }
    return try VipsImageCodec().jpegData(image, quality: 0.9)
  }

  /// Sorted by name within one second, so that the photos' indices are known.
  private func open(_ size: CGSize = CGSize(width: 900, height: 700)) async -> (Stage, Gallery)? {
    let stage = Stage(size: size)
    let delegate = AppDelegate(paths: [folder])
    stage.launch(delegate)
    guard let gallery = delegate.gallery else { return nil }
    let isLoaded = await stage.wait {
      if case .scanning = gallery.shownLibrary.photoLibrary.state { return false }
      return gallery.thumbnailsAreShown
    }
    #expect(isLoaded)
    return (stage, gallery)
  }

  private func failure(_ name: String, _ gallery: Gallery) throws -> String? {
    let index = try #require(gallery.photos.firstIndex { $0.name == name })
    return try #require(gallery.thumbnail(at: index)).failure
  }

  @Test func filesThatCannotBeReadAreListedBelowTheGridAndSayWhy() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let intact = try jpeg()
    try intact.write(to: url("good.jpg"))
    try Data().write(to: url("empty.jpg"))
    try intact.prefix(intact.count / 2).write(to: url("truncated.jpg"))
    try Data("This is a letter, not a photo.".utf8).write(to: url("text.jpg"))
    let before = try residentMegabytes()
    let (stage, gallery) = try #require(await open())
    #expect(gallery.photos.count == 4)
    #expect(try failure("good.jpg", gallery) == nil)
    // The intact part.
    #expect(try failure("truncated.jpg", gallery) == nil)
    let cells = gallery.library.grid.collectionView.visibleCells.compactMap { $0 as? PhotoGridCell }
    for cell in cells {
      let isDamaged = cell.photo?.name == "truncated.jpg"
      #expect(cell.damageBadge.isHidden != isDamaged)
      #expect((cell.accessibilityValue == "Damaged") == isDamaged)
    }
    let list = gallery.library.grid.unreadable
    #expect(await stage.wait { list.names == ["empty.jpg", "text.jpg"] })
    #expect(gallery.library.grid.photos.map(\.name) == ["good.jpg", "truncated.jpg"])
    stage.settle()
    for (name, reason) in [("empty.jpg", "empty"), ("text.jpg", "not an image")] {
      gallery.library.grid.collectionView.contentOffset.y = 0
      stage.settle()
      try #require(stage.element(.button, name)).tap()
      #expect(await stage.wait { allText(gallery.window).contains(reason) })
      stage.press(.keyboardEscape)
      #expect(await stage.wait { gallery.openBrowser == nil && stage.isAtRest })
    }
    #expect(try residentMegabytes() - before < 300)
  }

  @Test func specialFilesAndDanglingLinksAreNotPhotos() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try jpeg().write(to: url("good.jpg"))
    #expect(mkfifo(url("pipe.jpg").path, 0o600) == 0)
    let files = FileManager.default
    try files.createSymbolicLink(atPath: url("zero.jpg").path, withDestinationPath: "/dev/zero")
    try files.createSymbolicLink(atPath: url("gone.jpg").path, withDestinationPath: "/nowhere")
    try files.createDirectory(at: url("folder.jpg"), withIntermediateDirectories: true)
    let (_, gallery) = try #require(await open())
    #expect(gallery.photos.map(\.name) == ["good.jpg"])
  }

  @Test func emptyAndMissingFoldersShowAMessage() async throws {
    let (stage, empty) = try #require(await open())
    #expect(empty.library.grid.messageView.isHidden == false)
    #expect(empty.library.grid.messageView.text.contains("No photos here"))
    #expect(empty.library.grid.messageView.button.configuration?.title == "Open Folder…")
    empty.library.grid.messageView.button.sendActions(for: .primaryActionTriggered)
    #expect(stage.fileQuestion?.kind == .folder)
    try FileManager.default.removeItem(at: folder)
    let (_, missing) = try #require(await open())
    #expect(missing.library.grid.messageView.text.contains("no such folder"))
  }

  @Test func aFolderChosenInAnEmptyWindowIsShownThere() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [folder])
    stage.launch(delegate)
    weak let empty = delegate.gallery
    #expect(await stage.wait { empty?.library.grid.messageView.isHidden == false })
    let window = try #require(empty?.window)
    var opened: [[URL]] = []
    empty?.files.opener.openWindow = { opened.append($0) }
    stage.press(.keyboardO, modifiers: [.control, .shift])
    stage.settle()
    stage.chooseFiles([photos.folder])
    #expect(await stage.wait { delegate.gallery?.photos.count == 3 })
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.thumbnailsAreShown })
    #expect(gallery.window === window)
    #expect(gallery.window.windowScene?.title == photos.folder.lastPathComponent)
    #expect(opened.isEmpty)
    #expect(await stage.wait { empty == nil })
  }

  @Test func anEmptiedFolderShowsAMessageAndFillsAgain() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.jpg", "b.jpg", "c.jpg"] { try jpeg().write(to: url(name)) }
    let (stage, gallery) = try #require(await open())
    for name in ["a.jpg", "b.jpg", "c.jpg"] { try FileManager.default.removeItem(at: url(name)) }
    #expect(await stage.wait { !gallery.library.grid.messageView.isHidden })
    try jpeg().write(to: url("d.jpg"))
    #expect(await stage.wait { gallery.photos.map(\.name) == ["d.jpg"] })
    #expect(gallery.library.grid.messageView.isHidden)
  }

  @Test func deletingTheShownFileShowsItsNeighbor() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.jpg", "b.jpg", "c.jpg"] { try jpeg().write(to: url(name)) }
    let (stage, gallery) = try #require(await open())
    gallery.open(1)
    #expect(await stage.wait { gallery.openBrowser?.currentIndex == 1 && stage.isAtRest })
    try FileManager.default.removeItem(at: url("b.jpg"))
    #expect(await stage.wait { gallery.photos.count == 2 })
    stage.settle()
    #expect(gallery.openBrowser != nil)
    for name in ["a.jpg", "c.jpg"] { try FileManager.default.removeItem(at: url(name)) }
    #expect(await stage.wait { gallery.openBrowser == nil }, "nothing left to browse")
    #expect(await stage.wait { !gallery.library.grid.messageView.isHidden })
  }

  @Test func anUndecodablePhotoShowsItsErrorInPlace() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no photo".utf8).write(to: url("a.jpg"))
    try jpeg().write(to: url("b.jpg"))
    let (stage, gallery) = try #require(await open())
    gallery.open(1)
    #expect(await stage.wait { allText(gallery.window).contains("not an image") })
    stage.settle()
    stage.press(.keyboardLeftArrow)
    #expect(await stage.wait { gallery.openBrowser?.currentIndex == 0 })
    stage.press(.keyboardEscape)
    #expect(await stage.wait { gallery.openBrowser == nil && stage.isAtRest })
  }

  private func allText(_ view: UIView) -> String {
    guard !view.isHidden else { return "" }
    return ((view as? UILabel)?.text ?? "") + view.subviews.map(allText).joined(separator: "\n")
  }

  private func residentMegabytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
  }
}

/// Resizing the window at any time.
@MainActor @Suite(.serialized) struct ResizeTests {
  @Test func manySizesDuringTransitionsAndZoomKeepThePhoto() async throws {
    let photos = try TestPhotos(count: 5)
    defer { photos.remove() }
    let stage = Stage(size: CGSize(width: 1100, height: 760))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.thumbnailsAreShown })
    var generator = SeededGenerator(seed: 7)
    func resize() {
      stage.resize(
        to: CGSize(
          width: Double.random(in: 320...1400, using: &generator),
          height: Double.random(in: 320...1000, using: &generator)))
    }
    gallery.open(2)
    for step in 0..<Effort.rounds(120, long: 400) {
      stage.advance(frames: 1)
      resize()
      if step == 60 { stage.settle() }
      if step == 80 { gallery.openBrowser?.zoom(.zoomIn) }
      #expect(gallery.openBrowser?.currentIndex == 2)
    }
    #expect(stage.settle())
    #expect(gallery.openBrowser?.currentIndex == 2)
    gallery.openBrowser?.close(animated: true)
    for _ in 0..<10 {
      stage.advance(frames: 1)
      resize()
    }
    #expect(await stage.wait { gallery.openBrowser == nil })
    #expect(stage.settle())
  }
}
