import Albums
import Foundation
import HostInterface
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// Folders of a real folder, on the stage.
@MainActor @Suite(.serialized) final class LibraryAlbumsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-albums-\(UUID())")
  private let stage = Stage(size: CGSize(width: 900, height: 700))

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func add(_ path: String, month: Int, shade: UInt8 = 120) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let image = CGImage(width: 120, height: 90, isOpaque: true) { target in
      for offset in target.indices { target[offset] = offset % 4 == 3 ? 255 : shade }
    }
    try VipsImageCodec().jpegData(image, quality: 0.9).write(to: url)
    // The middle of a month in every time zone.
    let date = Date(timeIntervalSince1970: 1_705_276_800 + Double(month) * 30.44 * 86_400)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
  }

  private func launch() async throws -> Gallery {
    let delegate = AppDelegate(paths: [folder])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.shownLibrary.photoLibrary.state != .scanning })
    #expect(await stage.wait { !gallery.library.home.folders.albums.isEmpty })
    #expect(
      await stage.wait {
        gallery.library.home.overviews.allSatisfy { !$0.periods.parts.isEmpty }
      })
    stage.advance(by: 0.3)
    return gallery
  }

  private func threeFolders() throws {
    for number in 0..<3 { try add("Rome/\(number).jpg", month: 1) }
    for number in 0..<2 { try add("Oslo/\(number).jpg", month: 4) }
    try add("Ulm/x.jpg", month: 4)
  }

  private func showFolders(_ gallery: Gallery) async throws -> PhotoAlbumsController {
    let grid = gallery.library.home.folders
    stage.press(.keyboard2, modifiers: .control)
    stage.advance(by: 0.5)
    #expect(gallery.library.home.shown === grid)
    #expect(
      await stage.wait {
        let cells = grid.collectionView.visibleCells.compactMap { $0 as? PhotoGridCell }
        return !cells.isEmpty && cells.allSatisfy { $0.imageView.image != nil }
      })
    return grid
  }

  @Test func foldersAreAlbums() async throws {
    try threeFolders()
    let gallery = try await launch()
    #expect(gallery.library.home.hasAlbums)
    let folders = try await showFolders(gallery)
    #expect(folders.titleStrip.titles == ["Oslo (2)", "Rome (3)", "Ulm (1)"])
    stage.press(.keyboard1, modifiers: .control)
    stage.advance(by: 0.5)
    #expect(gallery.library.home.shown === gallery.library.grid)
  }

  @Test func aPhotoOpensInItsAlbumAndClosesToItsThumbnail() async throws {
    try threeFolders()
    let gallery = try await launch()
    let folders = try await showFolders(gallery)
    let cell = try #require(folders.cell(for: IndexPath(item: 1, section: 0)))
    stage.click(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    stage.advance(frames: 5)
    #expect(cell.imageView.isHidden, "the image is animated")
    stage.advance(by: 1)
    let browser = try #require(gallery.library.home.browser)
    #expect(browser.isOpen && browser.titleStrip.selectedIndex == 0)
    stage.press(.keyboardRightArrow)
    stage.advance(by: 1)
    #expect(browser.currentIndexPath == IndexPath(item: 0, section: 1))
    #expect(browser.titleStrip.selectedIndex == 1)
    #expect(gallery.window.windowScene?.title == "0.jpg")
    stage.press(.keyboardPageDown, modifiers: .control)
    stage.advance(by: 1)
    #expect(browser.currentIndexPath == IndexPath(item: 0, section: 2))
    stage.press(.keyboardEscape)
    stage.advance(by: 1)
    #expect(gallery.library.home.browser == nil || browser.presentingViewController == nil)
    #expect(folders.selectedIndexPath == IndexPath(item: 0, section: 2))
    #expect(folders.cell(for: IndexPath(item: 0, section: 2))?.imageView.isHidden == false)
    #expect(gallery.window.windowScene?.title == gallery.shownLibrary.photoLibrary.title)
  }

  @Test func filesDeletedOnDiskDisappearFromTheOpenBrowser() async throws {
    try threeFolders()
    let gallery = try await launch()
    let folders = try await showFolders(gallery)
    gallery.library.home.open(IndexPath(item: 1, section: 1), of: folders)
    stage.advance(by: 1)
    let browser = try #require(gallery.library.home.browser)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Rome/1.jpg"))
    #expect(await stage.wait { browser.titleStrip.titles == ["Oslo (2)", "Rome (2)", "Ulm (1)"] })
    stage.advance(by: 1)
    #expect(browser.currentItem?.url?.lastPathComponent == "2.jpg" && browser.isOpen)
  }

  @Test func oneFolderAndOneMonthShowNoGroupingControl() async throws {
    try add("a.jpg", month: 1)
    try add("b.jpg", month: 1)
    let gallery = try await launch()
    #expect(!gallery.library.home.hasAlbums)
    stage.press(.keyboard2, modifiers: .control)
    stage.advance(by: 0.5)
    #expect(gallery.library.home.shown === gallery.library.grid)
  }

  @Test func keysMoveAcrossAlbums() async throws {
    try threeFolders()
    let gallery = try await launch()
    let folders = try await showFolders(gallery)
    for (key, path) in [
      (UIKeyboardHIDUsage.keyboardRightArrow, [0, 0]), (.keyboardRightArrow, [0, 1]),
      (.keyboardRightArrow, [1, 0]), (.keyboardDownArrow, [2, 0]), (.keyboardUpArrow, [1, 0]),
      (.keyboardEnd, [2, 0]), (.keyboardHome, [0, 0]),
    ] {
      stage.press(key)
      stage.advance(frames: 2)
      #expect(folders.selectedIndexPath == IndexPath(item: path[1], section: path[0]))
    }
    stage.press(.keyboardPageDown, modifiers: .control)
    stage.advance(by: 0.5)
    #expect(folders.selectedIndexPath == IndexPath(item: 0, section: 1))
    #expect(folders.titleStrip.selectedIndex == 1)
  }
}
