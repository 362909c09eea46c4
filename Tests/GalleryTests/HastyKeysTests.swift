import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Keys that follow each other faster than screens come and go.
@MainActor @Suite(.serialized) struct HastyKeysTests {
  private typealias Key = UIKeyboardHIDUsage

  /// Presses keys, each some frames after the one before.
  private func press(_ keys: [(key: Key, frames: Int)], in world: PhotoPageWorld) {
    for (key, frames) in keys {
      world.stage.press(key)
      world.stage.advance(frames: frames)
    }
  }

  /// Goes back to the grid by Escape alone, and opens a photo from it.
  private func expectWorking(_ world: PhotoPageWorld, _ what: String) async throws {
    let (stage, gallery) = (world.stage, world.gallery)
    for _ in 0..<8 {
      stage.settle(limit: 3)
      guard gallery.frontController !== gallery.window.rootViewController else { break }
      stage.press(.keyboardEscape)
    }
    #expect(
      gallery.frontController === gallery.window.rootViewController && gallery.openBrowser == nil,
      "\(what): \(String(describing: gallery.frontController))")
    stage.chooseThumbnail(1)
    stage.press(.keyboardReturnOrEnter)
    let isOpen = await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest }
    #expect(isOpen, "\(what): no photo opens any more")
    stage.press(.keyboardEscape)
    #expect(await stage.wait { gallery.openBrowser == nil && stage.isAtRest }, "\(what)")
  }

  @Test(arguments: [0, 1, 3])
  func theEditorIsLeftBeforeItIsThere(_ frames: Int) async throws {
    let world = try await PhotoPageWorld(count: 4)
    let keys: [Key] = [.keyboardReturnOrEnter, .keyboardE, .keyboardEscape, .keyboardEscape]
    press(keys.map { ($0, frames) }, in: world)
    try await expectWorking(world, "Return e Escape Escape")
  }

  @Test(arguments: 1...6)
  func photosOpenAfterAnyKeys(_ seed: UInt64) async throws {
    let world = try await PhotoPageWorld(count: 6)
    var random = SeededGenerator(seed: seed)
    let all: [Key] = [
      .keyboardReturnOrEnter, .keyboardE, .keyboardEscape, .keyboardEscape, .keyboardRightArrow,
      .keyboardLeftArrow, .keyboardI, .keyboardC, .keyboardReturnOrEnter, .keyboardF,
    ]
    for round in 0..<4 {
      let keys = (0..<10).map { _ in
        (
          all.randomElement(using: &random) ?? .keyboardE,
          Int.random(in: 0...([2, 12].randomElement(using: &random) ?? 2), using: &random)
        )
      }
      press(keys, in: world)
      try await expectWorking(world, "seed \(seed), round \(round): \(keys)")
    }
  }
}
