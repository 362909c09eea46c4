import Foundation
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The gallery with a photo open on a stage.
@MainActor final class PhotoPageWorld {
  let photos: TestPhotos
  let stage: Stage
  let delegate: AppDelegate
  let gallery: Gallery

  /// - Parameters:
  ///   - items: How many the library has with what is prepared; nil for the photos alone.
  ///   - language: The person's language.
  ///   - prepare: Called with the photos' files before the app starts.
  init(
    count: Int = 8, items: Int? = nil, size: CGSize = CGSize(width: 1100, height: 700),
    language: String = "en",
    prepare: (TestPhotos) throws -> Void = { _ in }
  ) async throws {
    photos = try TestPhotos(count: count)
    try prepare(photos)
    stage = Stage(size: size)
    stage.preferredLanguages = [language]
    delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let library = gallery.shownLibrary.photoLibrary
    #expect(await stage.wait { library.photos.count == items ?? count })
    stage.settle()
  }

  deinit { photos.remove() }

  var browser: LibraryBrowser { gallery.openBrowser ?? LibraryBrowser() }

  var page: PhotoPage {
    get throws {
      let bar = browser.overlays.compactMap { $0 as? PhotoBar }.first
      return try #require(bar).page
    }
  }

  func open(_ index: Int = 0) async throws {
    gallery.open(index)
    let (stage, gallery) = (stage, gallery)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest })
    #expect(await stage.wait { gallery.openBrowser?.visibleContent != nil })
    // The controls may have been hidden meanwhile.
    browser.areControlsShown = true
    stage.advance(by: 0.5)
    #expect(try page.bar.isBuilt)
  }

  /// Opens the editor of the open photo, which has loaded it then.
  func edit() async throws -> EditorController {
    stage.press(.keyboardE)
    stage.settle()
    let editor = try #require(browser.presentedViewController as? EditorController)
    #expect(await stage.wait { editor.imageView.image != nil })
    return editor
  }
}

extension PhotoPage {
  /// The panel beside the photo; an empty one if there is none.
  var infoPanel: InfoPanel { panels.info ?? InfoPanel(page: self) }
  var isContextMenuOpen: Bool {
    let interactions = browser?.view.interactions ?? []
    return interactions.contains {
      ($0 as? UIContextMenuInteraction).map { $0.menuAppearance != .unknown } ?? false
    }
  }
  var isInfoShown: Bool { panels.shown.info }
  var isInfoVisible: Bool { panels.isInfoVisible }
  var isFilmstripShown: Bool { panels.shown.filmstrip }
}
