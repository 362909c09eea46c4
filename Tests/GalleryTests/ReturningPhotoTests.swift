import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Photos that come back, as from the trash, are shown.
@MainActor @Suite(.serialized) struct ReturningPhotoTests {
  /// The folder's watch may tell of a file before the work that has restored it is done.
  @Test func aPhotoThatTheLibraryHasFoundAlreadyIsShown() async throws {
    let world = try await PhotoPageWorld(count: 4)
    try await world.open(0)
    let id = world.gallery.shownLibrary.photoLibrary.photos[2].id
    world.gallery.library.awaitReturn(of: [id])
    world.stage.settle()
    #expect(world.browser.currentIndex == 2)
  }
}
