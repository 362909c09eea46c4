import Foundation
import Testing

/// Scenes in real windows of the desktop.
@Suite(.serialized) struct SceneWindowTests {
  private static func isColor(_ picture: XSession.Screenshot, at point: CGPoint, _ rgb: [Double])
    -> Bool
  {
    let found = picture.mean(CGRect(x: point.x, y: point.y, width: 4, height: 4))
    return zip(found, rgb).allSatisfy { abs($0 - $1) < 60 }
  }

  private static let (red, green, blue) = ([255.0, 0, 0], [0.0, 255, 0], [0.0, 0, 255])

  private func windows(_ session: XSession) throws -> [String] {
    let ids = try session.run("xdotool", ["search", "--onlyvisible", "--name", "scene"])
    return String(decoding: ids, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Without a window manager, windows are at the top left.
  @Test("An overlay window, a second scene, and closing one", .timeLimit(.minutes(5)))
  func scenesHaveTheirOwnWindows() throws {
    let session = try XSession()
    let program = try session.start("SceneEcho", [])
    let corner = CGPoint(x: 20, y: 20)
    let middle = CGPoint(x: 150, y: 100)
    try #require(try session.wait { Self.isColor($0, at: corner, Self.red) } != nil, "no window")
    let first = try #require(try windows(session).first)
    try session.xdotool("windowfocus", first)
    try session.xdotool("key", "o")
    let covered = try session.wait { Self.isColor($0, at: middle, Self.blue) }
    #expect(try #require(covered).mean(CGRect(x: 20, y: 20, width: 4, height: 4))[0] > 200)
    try session.xdotool("key", "n")
    try #require(try XSession.wait { try windows(session).count == 2 }, "no second window")
    let second = try #require(try windows(session).first { $0 != first })
    try session.xdotool("windowmove", second, "400", "0")
    let beside = CGPoint(x: 420, y: 20)
    let both = try session.wait {
      Self.isColor($0, at: beside, Self.green) && Self.isColor($0, at: middle, Self.blue)
    }
    #expect(both != nil, "both scenes are drawn")
    try session.xdotool("windowfocus", first)
    try session.xdotool("key", "w")
    try #require(try XSession.wait { try windows(session) == [second] }, "it did not close")
    #expect(program.isRunning && session.standardError.isEmpty)
    #expect(try session.wait { Self.isColor($0, at: beside, Self.green) } != nil)
    try session.xdotool("windowfocus", second)
    try session.xdotool("key", "w")
    try program.waitForExit()
    #expect(program.terminationStatus == 0)
  }

  /// The programs are what Xcode writes for a new app, and one without a word of isolation.
  @Test(
    "Xcode's app templates run", .timeLimit(.minutes(5)),
    arguments: ["WindowTemplate", "SceneTemplate", "Swift5Template"])
  func appTemplatesRun(_ name: String) throws {
    let session = try XSession()
    let program = try session.start(name, [])
    let white = try session.wait {
      $0.brightness(CGRect(x: 400, y: 300, width: 100, height: 100)) > 250
    }
    #expect(white != nil, "\(session.standardError)")
    #expect(program.isRunning)
    program.terminate()
    try program.waitForExit()
    #expect(program.terminationStatus == 0)
  }
}
