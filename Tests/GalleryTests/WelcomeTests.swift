import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The introduction of gestures at the first start.
@MainActor @Suite(.serialized) struct WelcomeTests {
  private static let options = LaunchOptions(introducesGestures: true)

  private func welcome(_ gallery: Gallery) -> WelcomeController? {
    gallery.window.rootViewController?.presentedViewController as? WelcomeController
  }

  @Test(arguments: [0, 3]) func itComesAfterTheFirstThumbnailsOnce(count: Int) async throws {
    let photos = try TestPhotos(count: count)
    let suite = "vitrine-welcome-\(UUID())"
    defer {
      photos.remove()
      UserDefaults().removePersistentDomain(forName: suite)
    }
    var places = Gallery.Places.memory
    places.settings = .suite(suite)
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.folder], places: places, options: Self.options)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(
      await stage.wait {
        gallery.library.grid.isViewLoaded && gallery.thumbnailsAreShown
      })
    #expect(welcome(gallery) == nil)
    #expect(await stage.wait { welcome(gallery)?.drawings.count == 3 })
    stage.advance(by: 1)
    let drawing = try #require(welcome(gallery)?.drawings.first)
    let isAtEnd = drawing.isAtEnd
    stage.advance(by: 2)
    #expect(drawing.isAtEnd != isAtEnd, "It moves.")
    stage.press(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(await stage.wait { welcome(gallery) == nil })
    #expect(SettingsStore(.suite(suite)).value.hasSeenWelcome)
    stage.settle()

    let another = Stage(size: CGSize(width: 900, height: 700))
    let second = AppDelegate(paths: [photos.folder], places: places, options: Self.options)
    another.launch(second)
    another.advance(by: 3)
    #expect(second.gallery.flatMap(welcome) == nil)
  }

  @Test func itNeverComesOverANamedPhoto() async throws {
    let photos = try TestPhotos(count: 3)
    defer { photos.remove() }
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.url(1)], options: Self.options)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.photos.count == 3 })
    stage.advance(by: 3)
    #expect(
      gallery.openBrowser?.isOpen == true && gallery.openBrowser?.presentedViewController == nil
    )
  }

  @Test func drawingsStandStillWhileMotionIsReduced() {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    stage.reducesMotion = true
    let controller = WelcomeController()
    stage.show(controller)
    stage.settle()
    #expect(stage.isAtRest && controller.drawings.allSatisfy(\.isAtEnd))
  }
}
