import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// An animated photo: six frames of a quarter of a second.
@MainActor @Suite(.serialized) struct AnimatedPhotoTests {
  private let world = BrowserWorld()
  private let frames = (0..<6).map { _ in BrowserWorld.picture(width: 400, height: 300) }

  init() throws {
    world.image = try #require(UIImage.animatedImage(with: frames, duration: 1.5))
  }

  /// The photo's visible frame, during the transition or on its page.
  private func shown() -> Int? {
    guard let browser = world.browser else { return nil }
    let view =
      browser.transitionController.isInTransition
      ? browser.transitionController.morphView.subviews.first
      : (browser.currentCell as? ImageCell)?.imageView
    let contents = view?.layer.contents as? CGImage
    return frames.firstIndex { $0.cgImage === contents }
  }

  /// The frames that are shown while time passes.
  private func sequence(during seconds: TimeInterval) -> [Int] {
    var seen: [Int] = []
    let end = world.stage.now + seconds
    while world.stage.now < end {
      world.stage.advance(frames: 1)
      if let index = shown(), index != seen.last { seen.append(index) }
    }
    return seen
  }

  @Test func goesOnThroughOpeningAndClosing() {
    world.open(0, settle: false)
    #expect(sequence(during: 1.6) == [0, 1, 2, 3, 4, 5, 0])
    world.browser?.close(animated: true)
    // The transition to the thumbnail continues with the next frame.
    #expect(sequence(during: 0.25).first == 0)
    #expect(sequence(during: 0.2).allSatisfy { [0, 1].contains($0) })
  }

  @Test func standsStillWhenClosed() {
    world.open(0)
    world.browser?.close(animated: true)
    world.settle()
    let before = world.stage.presentedFrames
    world.stage.advance(by: 3)
    #expect(world.stage.presentedFrames == before)
  }
}
