import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What of a window stays in memory after it.
@MainActor @Suite(.serialized) struct GalleryReleaseTests {
  @Test func aWindowIsReleasedWithAllOfItsScenes() async throws {
    let photos = try TestPhotos(count: 4)
    defer { photos.remove() }
    let parts = try await parts(of: photos)
    // The app is the one that was started last.
    let next = Stage(size: CGSize(width: 100, height: 100))
    #expect(await next.wait { parts.values.allSatisfy { $0.part == nil } })
    #expect(parts.filter { $0.value.part != nil }.keys.sorted() == [])
  }

  /// What a window consists of that was used and then closed.
  private func parts(of photos: TestPhotos) async throws -> [String: Weak] {
    let stage = Stage(size: CGSize(width: 1100, height: 760))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.thumbnailsAreShown })
    gallery.open(1)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest })
    stage.press(.keyboard3)
    stage.press(.keyboardE)
    #expect(await stage.wait { gallery.openBrowser?.presentedViewController is EditorController })
    stage.press(.keyboardEscape)
    stage.settle()
    stage.press(.keyboardEscape)
    #expect(await stage.wait { gallery.openBrowser == nil && stage.isAtRest })
    gallery.close()
    let parts: [String: AnyObject] = [
      "gallery": gallery, "window": gallery.window, "library": gallery.library,
      "photos": gallery.library.photoLibrary, "home": gallery.library.home,
      "sidebar": gallery.sidebar, "photo": gallery.photo, "files": gallery.files,
      "work": gallery.files.work, "editing": gallery.editing, "edits": gallery.editing.edits,
      "albums": gallery.albums, "store": gallery.albums.store, "settings": gallery.settings,
      "router": gallery.router,
    ]
    return parts.mapValues(Weak.init)
  }

  private struct Weak { weak var part: AnyObject? }
}
