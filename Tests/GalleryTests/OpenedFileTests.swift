import Foundation
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Files that are opened while the program runs.
@MainActor @Suite(.serialized) struct OpenedFileTests {
  /// The names of the pages of what is in front.
  private func pages(_ gallery: Gallery) -> [String] {
    guard let browser = gallery.frontController as? LibraryBrowser else { return [] }
    return (0..<browser.photoCount).compactMap { browser.id(at: $0)?.displayName }
  }

  private func bar(_ gallery: Gallery) -> PhotoBar? {
    (gallery.frontController as? LibraryBrowser)?.overlays.compactMap { $0 as? PhotoBar }.first
  }

  @Test func aPhotoThatAFilterHidesOpensAmongThoseOfItsFolder() async throws {
    let world = try await PhotoPageWorld(count: 3)
    let (stage, gallery) = (world.stage, world.gallery)
    gallery.library.home.show(.videos)
    #expect(await stage.wait { gallery.photos.isEmpty && stage.isAtRest })
    gallery.receive(world.photos.url(1))
    #expect(await stage.wait { pages(gallery).count == 3 && stage.isAtRest })
    stage.advance(by: 1)
    #expect(pages(gallery) == ["photo-00.jpg", "photo-01.jpg", "photo-02.jpg"])
    #expect(bar(gallery)?.nameLabel.text == "photo-01.jpg")
    #expect(gallery.currentPhoto?.name == "photo-01.jpg")
    stage.press(.keyboardRightArrow)
    stage.settle()
    #expect(gallery.currentPhoto?.name == "photo-02.jpg")
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(gallery.frontController === gallery.sidebar.main)
    #expect(gallery.shownLibrary.photoLibrary.scope == .videos)
  }

  @Test func aFileElsewhereReplacesTheOpenOneAndEscapeLeadsBack() async throws {
    let world = try await PhotoPageWorld(count: 3)
    let others = [try TestPhotos(count: 2), try TestPhotos(count: 4)]
    defer { for other in others { other.remove() } }
    let (stage, gallery) = (world.stage, world.gallery)
    try await world.open(1)
    for (other, count) in zip(others, [2, 4]) {
      gallery.receive(other.url(1))
      #expect(await stage.wait { pages(gallery).count == count && stage.isAtRest })
      stage.advance(by: 1)
      #expect(bar(gallery)?.nameLabel.text == "photo-01.jpg")
      #expect(gallery.currentPhoto?.id == other.url(1).file)
    }
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(gallery.frontController === gallery.sidebar.main, "none is left below")
    try await world.open(0)
    #expect(gallery.photos.count == 3 && world.browser.photoCount == 3)
  }

  @Test func aFileElsewhereIsMarkedTurnedAndMovedToTheTrash() async throws {
    let world = try await SelectionWorld(count: 2)
    let other = try TestPhotos(count: 3)
    defer {
      world.remove()
      other.remove()
    }
    let (stage, gallery) = (world.stage, world.gallery)
    gallery.receive(other.url(0))
    #expect(await stage.wait { pages(gallery).count == 3 && stage.isAtRest })
    stage.advance(by: 1)
    stage.press(.keyboardPeriod)
    let sidecar = other.url(0).path + ".xmp"
    #expect(await stage.wait { FileManager.default.fileExists(atPath: sidecar) })
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { pages(gallery).count == 2 })
    #expect(pages(gallery) == ["photo-01.jpg", "photo-02.jpg"])
    let gone = other.url(0).path
    #expect(await stage.wait { !FileManager.default.fileExists(atPath: gone) })
    #expect(world.files.count == 2 && world.names.count == 2)
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { pages(gallery).count == 3 })
  }
}
