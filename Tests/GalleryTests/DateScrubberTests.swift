import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// When the track with the dates appears.
@MainActor @Suite(.serialized) struct DateScrubberTests {
  @Test func onlyScrollingShowsIt() async throws {
    let photos = try DatedPhotos(count: 240, folders: 1)
    let stage = Stage(size: CGSize(width: 500, height: 320))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    let (grid, searching) = (gallery.library.grid, gallery.library.home.searching)
    #expect(
      await stage.wait {
        gallery.photos.count == 240 && grid.visibleCellsAreLoaded
      })
    stage.settle()
    let point = CGPoint(x: 200, y: 200)
    stage.hover(at: point)
    #expect(await stage.wait { !grid.scrubbing.scrubber.isHidden })
    #expect(!grid.scrubbing.scrubber.isShown)
    var wasShown = false
    stage.press(.keyboardF, modifiers: .control)
    for _ in 0..<40 {
      stage.advance(frames: 1)
      wasShown = wasShown || grid.scrubbing.scrubber.isShown
    }
    #expect(searching.isActive && !wasShown)
    stage.press(.keyboardEscape)
    for _ in 0..<40 {
      stage.advance(frames: 1)
      wasShown = wasShown || grid.scrubbing.scrubber.isShown
    }
    #expect(!searching.isActive && !wasShown)
    stage.wheel(at: point, detents: 2)
    stage.advance(by: 0.2)
    #expect(grid.scrubbing.scrubber.isShown)
    withExtendedLifetime(delegate) {}
  }
}
