import Foundation
import PhotoBrowsing
import Routing
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// `vitrine://photo/…`, on the stage and between two processes.
@Suite(.serialized) struct LinkTests {
  /// The frame of a photo that fits the window of 1100 by 760 points.
  private func fitted(_ size: CGSize) -> CGRect {
    let scale = min(1100 / size.width, 760 / size.height, 1)
    let fit = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: 550 - fit.width / 2, y: 380 - fit.height / 2, width: fit.width, height: fit.height)
  }

  private func shows(_ index: Int, of photos: TestPhotos, in session: XSession) throws -> Bool {
    let expected = try photos.means(index)
    let rect = fitted(photos.size(index))
    return try session.wait { Grid.error($0.means(of: rect), expected) <= 4 } != nil
  }

  private func link(_ photo: URL) throws -> String {
    try #require(GalleryRoute.photo(id: photo.file).link)
  }

  @Test(.timeLimit(.minutes(10))) func aSecondProcessOpensItsLinkInTheFirstOnesWindow() throws {
    let photos = try TestPhotos(count: 6)
    let others = try TestPhotos(count: 2)
    defer { photos.remove(); others.remove() }
    let bus = try PrivateBus()
    let session = try XSession()
    let first = try session.start("gallery", [photos.folder.path], bus: bus)
    let square = CGRect(x: 20, y: 64, width: 140, height: 140)
    #expect(try session.wait { $0.variety(square) > 2 } != nil)

    // Twice: opens the browser, then turns it to another photo.
    for index in [3, 1] {
      let second = try session.start("gallery", [try link(photos.url(index))], bus: bus)
      try second.process.waitForExit()
      #expect(second.process.terminationStatus == 0)
      #expect(try shows(index, of: photos, in: session), "photo \(index) is not to be seen")
      #expect(try session.windowTitle() == photos.url(index).lastPathComponent)
    }
    // A photo outside of the library opens among those of its folder, in place of the open one.
    let elsewhere = try session.start("gallery", [try link(others.url(0))], bus: bus)
    try elsewhere.process.waitForExit()
    #expect(try shows(0, of: others, in: session))
    try session.xdotool("key", "Escape")
    #expect(try session.wait { $0.variety(square) > 2 } != nil, "Escape leads to the library")
    #expect(first.process.isRunning)
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }

  @Test(.timeLimit(.minutes(10))) func theFirstProcessOpensItsOwnLink() throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let bus = try PrivateBus()
    let session = try XSession()
    let program = try session.start(
      "gallery", [photos.folder.path, try link(photos.url(2))], bus: bus)
    #expect(try shows(2, of: photos, in: session))
    #expect(program.process.isRunning)
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }

  @Test func theDesktopFileDeclaresTheScheme() throws {
    let session = try XSession()
    let program = try session.start("gallery", ["--desktop-entry"], bus: nil)
    try program.process.waitForExit()
    #expect(program.process.terminationStatus == 0)
    #expect(program.output.hasPrefix("[Desktop Entry]\nType=Application\n"))
    #expect(program.output.contains("\nExec=gallery %U\nMimeType=x-scheme-handler/vitrine;image/"))
  }

  @Test func everyPathRoundTrips() throws {
    for path in ["/a.jpg", "/Bilder/Süden #1?.jpg", "/x y/%2F & +.png", "/😀/../b.jpg"] {
      let link = try link(URL(fileURLWithPath: path))
      #expect(link.hasPrefix("vitrine://photo/"))
      let route = try RouteCoder<GalleryRoute>(base: "vitrine:").route(for: link)
      #expect(route == .photo(id: URL(fileURLWithPath: path).file), "\(link)")
    }
  }
}

@MainActor @Suite(.serialized) struct LinksOnTheStageTests {
  private func launch(_ folder: URL) async throws -> (Stage, AppDelegate, Gallery) {
    let stage = Stage(size: CGSize(width: 1100, height: 760))
    let delegate = AppDelegate(paths: [folder])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.router.isReady })
    stage.settle()
    return (stage, delegate, gallery)
  }

  private func open(_ text: String, on stage: Stage) throws {
    #expect(stage.open(try #require(URL(string: text))))
  }

  @Test func linksWithoutATargetShowAMessage() async throws {
    let photos = try TestPhotos(count: 2)
    defer { photos.remove() }
    let (stage, _, gallery) = try await launch(photos.folder)
    try Data("no picture".utf8).write(to: photos.folder.appendingPathComponent("notes.txt"))
    for link in [
      "vitrine://photo/nowhere/at/all.jpg", "vitrine://photo/etc/passwd", "vitrine://nothing",
      "vitrine://photo\(photos.folder.path)/notes.txt", "vitrine://photo\(photos.folder.path)",
      "other://photo\(photos.url(0).path)",
    ] {
      try open(link, on: stage)
      #expect(
        await stage.wait { gallery.library.grid.presentedViewController is UIAlertController },
        "\(link)")
      stage.settle()
      let alert = try #require(gallery.library.grid.presentedViewController as? UIAlertController)
      #expect(alert.message?.isEmpty == false)
      gallery.library.grid.dismiss(animated: false)
      stage.settle()
    }
    #expect(gallery.openBrowser == nil)
  }

  @Test func aLinkWhileTheBrowserIsOpenTurnsItsPage() async throws {
    let photos = try TestPhotos(count: 4)
    defer { photos.remove() }
    let (stage, _, gallery) = try await launch(photos.folder)
    gallery.open(0)
    stage.advance(by: 1)
    let browser = try #require(gallery.openBrowser)
    try open(try #require(GalleryRoute.photo(id: photos.url(3).file).link), on: stage)
    stage.advance(by: 1)
    #expect(gallery.openBrowser === browser && browser.currentIndex == 3)
    #expect(browser.presentedViewController == nil)
    browser.close(animated: true)
    stage.settle()
    #expect(gallery.openBrowser == nil && gallery.library.grid.presentedViewController == nil)
  }

  @Test func aLinkWhileTheBrowserClosesOpensItAgain() async throws {
    let photos = try TestPhotos(count: 4)
    defer { photos.remove() }
    let (stage, _, gallery) = try await launch(photos.folder)
    gallery.open(0)
    stage.advance(by: 1)
    let first = try #require(gallery.openBrowser)
    first.close(animated: true)
    stage.advance(by: 0.1)
    #expect(first.isBeingDismissed)
    try open(try #require(GalleryRoute.photo(id: photos.url(3).file).link), on: stage)
    stage.advance(by: 1)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true })
    stage.advance(by: 1)
    #expect(gallery.openBrowser?.currentIndex == 3 && gallery.openBrowser !== first)
    #expect(gallery.library.home.presentedViewController === gallery.openBrowser)
  }

  @Test func aPhotoOnTheCommandLineOpensLikeALink() async throws {
    let photos = try TestPhotos(count: 4)
    defer { photos.remove() }
    let (stage, _, gallery) = try await launch(photos.url(2))
    stage.advance(by: 1)
    #expect(gallery.openBrowser?.currentIndex == 2)
    #expect(gallery.photos.count == 4)
  }
}
