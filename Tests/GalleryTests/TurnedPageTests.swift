import Foundation
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// A photo that is turned on its page.
@MainActor @Suite(.serialized) struct TurnedPageTests {
  /// The mean brightness of a part of the window beside a photo that stands upright, 0…255: black
  /// unless it lies on its side.
  private func lightBeside(_ world: PhotoPageWorld) throws -> Double {
    let picture = try #require(world.stage.picture())
    let part = CGRect(x: 100, y: 200, width: 150, height: 300)
    let means = picture.withPixels { bytes in
      Grid.cells(of: part).map { cell in
        Grid.mean(of: cell, width: picture.width, height: picture.height) { x, y in
          let offset = y * picture.bytesPerRow + x * 4
          return (Int(bytes[offset + 2]), Int(bytes[offset + 1]), Int(bytes[offset]))
        }
      }
    }
    let all = means.flatMap { $0 }
    return all.reduce(0, +) / Double(all.count)
  }

  @Test func aTurnedPhotoStaysTurnedUntilItIsDecoded() async throws {
    let world = try await PhotoPageWorld(count: 2)
    try await world.open(0)
    let (stage, history) = (world.stage, world.gallery.editing.history)
    let cell = try #require(world.browser.currentCell as? ImageCell)
    let before = cell.subviews.count
    #expect(try lightBeside(world) > 20)
    stage.press(.keyboardR)
    stage.advance(by: 1)
    #expect(try lightBeside(world) < 2)
    #expect(await stage.wait { history.undoName != nil })
    // The stage's time passes, but nothing is decoded meanwhile.
    stage.advance(by: 1)
    #expect(try lightBeside(world) < 2)
    #expect(await stage.wait { cell.isLoaded && cell.subviews.count == before })
    #expect(try lightBeside(world) < 2)
  }

  @Test func aPhotoTurnsOnFromWhereItIs() async throws {
    let world = try await PhotoPageWorld(count: 2)
    try await world.open(0)
    let (stage, history) = (world.stage, world.gallery.editing.history)
    let upright = try lightBeside(world)
    stage.press(.keyboardR)
    stage.advance(by: 1)
    stage.press(.keyboardR)
    stage.advance(frames: 1)
    // Only a corner has come that far.
    #expect(try lightBeside(world) < upright / 2)
    stage.advance(by: 1)
    #expect(try lightBeside(world) > 20)
    var light: [Double] = []
    #expect(
      await stage.wait {
        if let now = try? lightBeside(world) { light.append(now) }
        let cell = world.browser.currentCell as? ImageCell
        return history.undoName != nil && cell?.isLoaded == true && stage.isAtRest
      })
    #expect(light.allSatisfy { $0 > 20 }, "\(light)")
  }
}
