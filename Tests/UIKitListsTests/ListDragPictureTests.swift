import HostInterface
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Pictures of drags in lists, to be looked at.
@MainActor @Suite(.serialized) struct ListDragPictureTests {
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
      for kind in ListDragWorld.Kind.allCases {
        let world = ListDragWorld(kind, [11], isDark: isDark)
        world.stage.touchDown(at: world.point(IndexPath(item: 1, section: 0)))
        world.stage.advance(by: 0.85)
        try write(world.stage, "\(kind)-1-lift\(suffix)")
        world.stage.touchMove(to: world.point(IndexPath(item: 6, section: 0)), duration: 0.4)
        world.stage.advance(by: 0.5)
        try write(world.stage, "\(kind)-2-gap\(suffix)")
        let other = world.point(IndexPath(item: 3, section: 0))
        world.stage.touchDown(at: other, finger: 2)
        world.stage.advance(frames: 3)
        world.stage.touchUp(finger: 2)
        world.stage.advance(by: 0.5)
        try write(world.stage, "\(kind)-3-two\(suffix)")
        world.stage.press(.keyboardEscape)
        world.stage.advance(by: 0.1)
        try write(world.stage, "\(kind)-4-flies-back\(suffix)")
        world.stage.touchUp()
        world.stage.settle()
        world.pick(IndexPath(item: 0, section: 0))
        world.move(to: world.point(IndexPath(item: 4, section: 0)))
        world.stage.advance(by: 0.5)
        world.stage.mouseUp()
        world.stage.advance(by: 0.08)
        try write(world.stage, "\(kind)-5-drops\(suffix)")
        world.stage.settle()
        try write(world.stage, "\(kind)-6-dropped\(suffix)")
      }
    }
  }
}
