import Albums
import Foundation
import PhotoBrowsing
import PhotoIndexing
import Routing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Photos of albums have routes like all others, and links find the open album.
@MainActor @Suite(.serialized) final class AlbumLinkTests {
  private let stage = Stage(size: CGSize(width: 1100, height: 760))
  private let photos: TestPhotos

  /// Two photos in a subfolder, two beside it.
  init() throws {
    photos = try TestPhotos(count: 4)
    let below = photos.folder.appendingPathComponent("Oslo")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    for index in 2..<4 {
      let url = photos.url(index)
      try FileManager.default.moveItem(
        at: url, to: below.appendingPathComponent(url.lastPathComponent))
    }
  }

  deinit { photos.remove() }

  private func path(_ index: Int) -> FileID {
    let name = photos.url(index).lastPathComponent
    return index < 2 ? photos.url(index).file : photos.folder.file.appending("Oslo").appending(name)
  }

  private func launch() async throws -> Gallery {
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.router.isReady })
    #expect(await stage.wait { gallery.library.home.folders.albums.count == 2 })
    stage.advance(by: 0.3)
    return gallery
  }

  /// With the first photo of the first folder open.
  private func launchWithAlbum() async throws -> (Gallery, AlbumBrowserController) {
    let gallery = try await launch()
    stage.press(.keyboard2, modifiers: .control)
    stage.advance(by: 0.5)
    let grid = gallery.library.home.folders
    #expect(grid.albums.first?.title == "Oslo")
    gallery.library.home.open(IndexPath(item: 0, section: 0), of: grid)
    stage.advance(by: 1)
    return (gallery, try #require(gallery.library.home.browser))
  }

  private func open(_ route: GalleryRoute) throws {
    #expect(stage.open(try #require(route.link.flatMap { URL(string: $0) })))
    stage.advance(by: 1)
  }

  @Test func aPhotoOpensAmongItsAlbum() async throws {
    let (gallery, browser) = try await launchWithAlbum()
    #expect(browser.isOpen && browser.currentIndexPath == IndexPath(item: 0, section: 0))
    #expect(gallery.openBrowser == nil)
    stage.press(.keyboardEscape)
    stage.advance(by: 1)
    // Again, elsewhere.
    let grid = gallery.library.home.folders
    gallery.library.home.open(IndexPath(item: 1, section: 1), of: grid)
    stage.advance(by: 1)
    #expect(gallery.library.home.browser?.currentIndexPath == IndexPath(item: 1, section: 1))
    #expect(gallery.window.windowScene?.title == photos.url(1).lastPathComponent)
  }

  @Test func aLinkTurnsThePageOfTheOpenAlbum() async throws {
    let (gallery, browser) = try await launchWithAlbum()
    try open(.photo(id: path(1)))
    #expect(gallery.library.home.browser === browser && browser.isOpen)
    #expect(browser.currentIndexPath == IndexPath(item: 1, section: 1))
    #expect(browser.titleStrip.selectedIndex == 1)
    #expect(gallery.openBrowser == nil && browser.presentedViewController == nil)
    #expect(gallery.window.windowScene?.title == photos.url(1).lastPathComponent)
    stage.press(.keyboardEscape)
    stage.advance(by: 1)
    #expect(gallery.library.home.presentedViewController == nil, "something else was below")
  }

  @Test func aLinkOpensWithinTheVisibleAlbums() async throws {
    let (gallery, first) = try await launchWithAlbum()
    first.close(animated: true)
    stage.advance(by: 1)
    #expect(gallery.library.home.presentedViewController == nil)
    try open(.photo(id: path(0)))
    let browser = try #require(gallery.library.home.browser)
    #expect(browser.isOpen && browser.currentIndexPath == IndexPath(item: 0, section: 1))
    #expect(gallery.openBrowser == nil)
    stage.press(.keyboardEscape)
    stage.advance(by: 1)
    let grid = gallery.library.home.folders
    #expect(grid.selectedIndexPath == IndexPath(item: 0, section: 1))
  }

  @Test func aPhotoFromOutsideTakesThePlaceOfTheAlbum() async throws {
    let others = try TestPhotos(count: 2)
    defer { others.remove() }
    let (gallery, browser) = try await launchWithAlbum()
    try open(.photo(id: others.url(1).file))
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true })
    #expect(browser.presentingViewController == nil && gallery.library.home.browser == nil)
    #expect(await stage.wait { gallery.openBrowser?.photoCount == 2 })
    #expect(gallery.currentPhoto?.id == others.url(1).file)
    try open(.photo(id: path(3)))
    #expect(await stage.wait { gallery.library.home.browser?.isOpen == true })
    #expect(gallery.library.home.browser?.currentIndexPath == IndexPath(item: 1, section: 0))
    #expect(gallery.openBrowser == nil)
  }
}
