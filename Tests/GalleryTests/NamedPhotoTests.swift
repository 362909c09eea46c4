import FileOperations
import Foundation
import PhotoBrowsing
import PhotoEditing
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// A photo named as an argument opens before anything else is scanned.
@MainActor @Suite(.serialized) struct NamedPhotoTests {
  private func launch(_ url: URL) -> (Stage, Gallery, AppDelegate) {
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [url])
    stage.launch(delegate)
    return (stage, delegate.gallery ?? Gallery(paths: [url]), delegate)
  }

  @Test func aNamedPhotoIsOpenInTheFirstFrameBeforeItsFolder() async throws {
    let photos = try TestPhotos(count: 7)
    defer { photos.remove() }
    let (stage, gallery, delegate) = launch(photos.url(3))
    let browser = try #require(gallery.openBrowser)
    stage.advance(frames: 1)
    #expect(browser.isOpen && browser.view.window != nil)
    #expect(gallery.photos.map(\.url) == [photos.url(3)])
    // Nothing else was started.
    #expect(
      gallery.shownLibrary.photoLibrary.scanner.lookCount == 0 && !gallery.library.grid.isViewLoaded
    )
    #expect(!gallery.library.home.isViewLoaded && !gallery.sidebar.main.sidebar.isViewLoaded)
    #expect(await stage.wait { gallery.photos.count == 7 })
    #expect(browser.currentIndex == 3 && browser.currentID == FileID(photos.url(3)))
    #expect(await stage.wait { browser.visibleContent != nil })
    // No thumbnail of the grid behind it is decoded.
    #expect(gallery.library.grid.isViewLoaded && gallery.library.grid.isCovered)
    #expect(gallery.library.thumbnails.cache.count == 0)
    withExtendedLifetime(delegate) {}
  }

  @Test func anEditThatIsKnownBeforeThePhotoIsDecodedIsShown() async throws {
    let photos = try TestPhotos(count: 1)
    defer { photos.remove() }
    let (stage, gallery, delegate) = launch(photos.url(0))
    let id = try #require(FileID(photos.url(0)))
    let edit = Task.immediate {
      try await gallery.editing.edits.set(PhotoEdit(quarterTurns: 1), of: id)
    }
    let cell = try #require(gallery.openBrowser?.currentCell as? ImageCell)
    #expect(await stage.wait { cell.isLoaded })
    let size = try #require(cell.image?.size)
    #expect(size.width < size.height, "The photo is wide, and turned by the edit.")
    _ = try await edit.value
    withExtendedLifetime(delegate) {}
  }

  @Test func keysReachThePhotoWhileTheGridLoads() async throws {
    let photos = try TestPhotos(count: 5)
    defer { photos.remove() }
    let (stage, gallery, delegate) = launch(photos.url(1))
    let browser = try #require(gallery.openBrowser)
    #expect(await stage.wait { gallery.library.grid.isViewLoaded && browser.visibleContent != nil })
    stage.advance(frames: 2)
    stage.press(.keyboardRightArrow)
    stage.advance(frames: 1)
    #expect(browser.currentIndex == 2)
    #expect(stage.window?.windowScene?.title == photos.url(2).lastPathComponent)
    // It closes to its thumbnail in the grid, which is loaded by then.
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(gallery.openBrowser == nil && !gallery.library.grid.isCovered)
    #expect(gallery.library.grid.selectedIndex == 2)
    #expect(await stage.wait { gallery.thumbnailsAreShown })
    withExtendedLifetime(delegate) {}
  }

  @Test func deletedBeforeItsFolderIsScannedItShowsTheNext() async throws {
    let photos = try TestPhotos(count: 5)
    let data = photos.folder.appendingPathExtension("data")
    defer {
      photos.remove()
      try? FileManager.default.removeItem(at: data)
    }
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.url(1)], trash: Trash(dataFolder: data))
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(gallery.photos.count == 1)
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { !FileManager.default.fileExists(atPath: photos.url(1).path) })
    #expect(await stage.wait { gallery.photos.count == 4 })
    stage.settle()
    #expect(gallery.openBrowser?.isOpen == true)
    #expect(stage.window?.windowScene?.title == photos.url(2).lastPathComponent)
    withExtendedLifetime(delegate) {}
  }

  @Test func aMissingPhotoShowsAMessage() async {
    let url = URL(fileURLWithPath: "/nowhere-\(UUID())/x.jpg")
    let (stage, gallery, delegate) = launch(url)
    #expect(
      await stage.wait {
        gallery.shownLibrary.photoLibrary.state == .problem(.missingPhoto("x.jpg"))
      })
    #expect(gallery.openBrowser == nil && !gallery.library.grid.messageView.isHidden)
    withExtendedLifetime(delegate) {}
  }

  @Test func theLastScreenSizeIsStoredAndValidated() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = SavedScreenSize(file: folder.appendingPathComponent("screen"))
    #expect(screen.pixels == nil)
    screen.keep(CGSize(width: 1280, height: 800))
    #expect(screen.pixels == CGSize(width: 1280, height: 800))
    for text in ["", "[1280]", "[0,800]", "a b", "[99999999999999999999,1]", "[-1,5]"] {
      try Data(text.utf8).write(to: folder.appendingPathComponent("screen"))
      #expect(screen.pixels == nil)
    }
    #expect(SavedScreenSize(file: nil).pixels == nil)
  }
}
