import HostInterface
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// Pictures of drags, to be looked at.
@MainActor @Suite(.serialized) struct DragPictureTests {
  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_DRAG_PICTURES"]

  private func write(_ stage: Stage, _ name: String) throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = try #require(stage.picture())
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: folder.appendingPathComponent(name + ".png"))
  }

  @Test(.enabled(if: pictures != nil)) func writePictures() throws {
    for isDark in [false, true] {
      let suffix = isDark ? "-dark" : ""
      let world = DragWorld(isDark: isDark)
      world.giver.texts = ["a", "b", "c"]
      world.drag(to: world.inside)
      world.stage.advance(by: 0.5)
      try write(world.stage, "view-copy\(suffix)")
      world.taker.operation = .forbidden
      world.stage.mouseMove(to: CGPoint(x: world.inside.x, y: world.inside.y + 5))
      world.stage.advance(by: 0.2)
      try write(world.stage, "view-forbidden\(suffix)")
      world.stage.mouseUp()
      world.stage.settle()
    }
  }
}
