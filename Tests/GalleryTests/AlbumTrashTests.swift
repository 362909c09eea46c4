import Albums
import Foundation
import HostInterface
import Testing
import Toasts
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// Deleting in albums: in the open browser and in the grid.
@MainActor @Suite(.serialized) final class AlbumTrashTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-album-trash-\(UUID())")
  private let data = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-data-\(UUID())")
  private let oldData = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
  private let stage = Stage(size: CGSize(width: 1000, height: 700))
  private let gallery: Gallery
  private let albums: PhotoAlbumsController

  /// Oslo: 0, 1; Rome: 0, 1, 2; Ulm: 0.
  init() async throws {
    setenv("XDG_DATA_HOME", data.path, 1)
    let image = CGImage(width: 120, height: 90, isOpaque: true) { target in
      for offset in target.indices { target[offset] = offset % 4 == 3 ? 255 : 120 }
    }
    let photo = try VipsImageCodec().jpegData(image, quality: 0.9)
    for (name, count) in [("Oslo", 2), ("Rome", 3), ("Ulm", 1)] {
      let target = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      for number in 0..<count {
        let file = target.appendingPathComponent("\(name)-\(number).jpg")
        try photo.write(to: file)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + Double(number))],
          ofItemAtPath: file.path)
      }
    }
    let delegate = AppDelegate(paths: [folder])
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let home = gallery.library.home
    albums = home.folders
    #expect(await stage.wait { home.folders.albums.count == 3 })
    stage.press(.keyboard2, modifiers: .control)
    stage.advance(by: 0.5)
    #expect(home.shown === albums)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.removeItem(at: data)
    if let oldData { setenv("XDG_DATA_HOME", oldData, 1) } else { unsetenv("XDG_DATA_HOME") }
  }

  private var trashed: [String] {
    let url = data.appendingPathComponent("Trash/files")
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  private var titles: [String] { albums.titleStrip.titles }
  private var toastText: String? { gallery.window.toasts.shown.last.flatMap(\.spokenText) }

  private func open(_ item: Int, _ section: Int) throws -> AlbumBrowserController {
    gallery.library.home.open(IndexPath(item: item, section: section), of: albums)
    stage.advance(by: 1)
    let browser = try #require(gallery.library.home.browser)
    #expect(browser.isOpen)
    return browser
  }

  private func name(_ browser: AlbumBrowserController) -> String? {
    browser.currentItem?.url?.lastPathComponent
  }

  @Test func deleteRemovesTheOpenPhotoAndControlZRestoresIt() async throws {
    let browser = try open(1, 1)
    #expect(gallery.currentPhoto?.name == "Rome-1.jpg")
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { browser.titleStrip.titles == ["Oslo (2)", "Rome (2)", "Ulm (1)"] })
    #expect(await stage.wait { toastText == "“Rome-1.jpg” moved to the trash" })
    #expect(trashed == ["Rome-1.jpg"])
    stage.advance(by: 0.5)
    #expect(name(browser) == "Rome-2.jpg" && browser.isOpen)
    #expect(gallery.window.windowScene?.title == "Rome-2.jpg")
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { browser.titleStrip.titles == ["Oslo (2)", "Rome (3)", "Ulm (1)"] })
    #expect(await stage.wait { name(browser) == "Rome-1.jpg" && trashed.isEmpty })
    #expect(titles == ["Oslo (2)", "Rome (3)", "Ulm (1)"])
  }

  @Test func deleteRemovesTheCurrentPhotoAfterPaging() async throws {
    let browser = try open(1, 0)
    stage.press(.keyboardRightArrow)
    stage.advance(by: 1)
    stage.press(.keyboardPageDown, modifiers: .control)
    stage.advance(by: 1)
    #expect(gallery.currentPhoto?.name == "Ulm-0.jpg")
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { trashed == ["Ulm-0.jpg"] })
    #expect(await stage.wait { browser.titleStrip.titles == ["Oslo (2)", "Rome (3)"] })
    stage.advance(by: 0.5)
    #expect(name(browser) == "Rome-2.jpg", "the last of the previous album")
  }

  @Test func trashButtonDeletesTheOpenPhoto() async throws {
    let browser = try open(0, 0)
    stage.hover(at: CGPoint(x: 500, y: 400))
    stage.hover(at: CGPoint(x: 520, y: 400))
    stage.advance(by: 0.5)
    let button = CGRect(x: 1000 - 16 - 36 - 12 - 36, y: 16, width: 36, height: 36)
    let strip = browser.titleStrip.convert(browser.titleStrip.bounds, to: nil)
    #expect(!strip.intersects(button.insetBy(dx: -8, dy: 0)))
    stage.click(at: CGPoint(x: button.midX, y: button.midY))
    #expect(await stage.wait { trashed == ["Oslo-0.jpg"] })
  }

  @Test func deletingAllFoldersButOneKeepsTheBrowserOpen() async throws {
    let browser = try open(0, 0)
    for count in 1...5 {
      stage.press(.keyboardDeleteForward)
      #expect(await stage.wait { trashed.count == count })
      #expect(await stage.wait { browser.adapter.album.count == 6 - count })
      stage.advance(by: 0.5)
    }
    #expect(browser.isOpen && name(browser) == "Ulm-0.jpg")
    #expect(!gallery.library.home.hasAlbums)
    stage.press(.keyboardEscape)
    stage.advance(by: 1)
    #expect(
      gallery.library.home.browser == nil && gallery.library.home.shown === gallery.library.grid)
    #expect(await stage.wait { gallery.thumbnailsAreShown && stage.isAtRest })
  }

  @Test func deletingTheSelectedThumbnailSelectsTheNext() async throws {
    #expect(gallery.currentPhoto == nil)
    albums.select(IndexPath(item: 0, section: 1))
    for count in 1...2 {
      stage.press(.keyboardDeleteForward)
      #expect(await stage.wait { titles[1] == "Rome (\(3 - count))" })
    }
    #expect(await stage.wait { trashed.count == 2 })
    #expect(trashed == ["Rome-0.jpg", "Rome-1.jpg"])
    #expect(albums.selectedIndexPath == IndexPath(item: 0, section: 1))
    #expect(gallery.currentPhoto?.name == "Rome-2.jpg")
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { titles[1] == "Rome (3)" && trashed.isEmpty })
    stage.advance(by: 0.3)
    #expect(albums.selectedIndexPath?.section == 1)
  }
}
