import Foundation
import Testing

/// The Showcase in a real window, with pointer and key events.
@Suite(.serialized) struct ShowcaseWindowTests {
  /// Without a window manager the window has the requested frame.
  static let window = CGRect(x: 0, y: 0, width: 1100, height: 760)
  static let corner = CGRect(x: 4, y: 740, width: 12, height: 12)
  static let middle = CGRect(x: 350, y: 230, width: 400, height: 300)
  static let firstThumbnail = CGPoint(x: 100, y: 190)
  static let secondThumbnail = CGPoint(x: 280, y: 190)

  private func start(_ screen: String) throws -> (XSession, Process) {
    let session = try XSession()
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    let program = try session.start("showcase", ["--open", screen]) {
      $0["VITRINE_SAMPLES"] = samples.path
    }
    // Thumbnails are loaded when the first one isn't uniform.
    let square = CGRect(x: 30, y: 130, width: 130, height: 130)
    try #require(
      try session.wait { $0.brightness(Self.corner) > 200 && $0.variety(square) > 8 } != nil,
      "the screen did not appear: \(session.standardError)")
    return (session, program)
  }

  private func click(_ session: XSession, _ point: CGPoint) throws {
    try session.xdotool("mousemove", "\(Int(point.x))", "\(Int(point.y))", "click", "1")
  }

  private func waitUntilOpen(_ session: XSession) throws {
    try #require(
      try session.wait { $0.brightness(Self.corner) < 4 && $0.brightness(Self.middle) > 4 } != nil,
      "no photo opened")
  }

  @discardableResult
  private func waitForChange(
    _ session: XSession, from old: XSession.Screenshot
  ) throws -> XSession.Screenshot {
    try #require(
      try session.wait { $0.difference(from: old, in: Self.middle) > 6 }, "nothing changed")
  }

  @discardableResult private func waitUntilStill(
    _ session: XSession, _ complaint: Comment
  ) throws -> XSession.Screenshot {
    try #require(try session.waitUntilStill(in: Self.middle), complaint)
  }

  private func quit(_ session: XSession, _ program: Process) throws {
    try session.xdotool("key", "Escape")
    try #require(try session.wait { $0.brightness(Self.corner) > 200 } != nil, "it did not close")
    try session.xdotool("key", "ctrl+q")
    try program.waitForExit()
    #expect(program.terminationStatus == 0)
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }

  @Test(
    "Open, page, zoom, drag half-way and back while the window is resized, delete, close",
    .timeLimit(.minutes(10)))
  func visit() throws {
    let (session, program) = try start("delete")
    try click(session, Self.secondThumbnail)
    try waitUntilOpen(session)
    var before = try session.screenshot()
    try session.xdotool("key", "Right")
    try waitForChange(session, from: before)
    try waitUntilStill(session, "nothing rests")

    before = try session.screenshot()
    try session.xdotool("mousemove", "500", "300", "click", "4", "click", "4", "click", "4")
    try waitForChange(session, from: before)
    try waitUntilStill(session, "the wheel's zoom does not rest")
    try session.xdotool("key", "0")
    try #require(
      try session.wait { $0.difference(from: before, in: Self.middle) < 3 } != nil, "not fitted")

    try session.xdotool("mousemove", "550", "300", "mousedown", "1")
    for step in 1...8 { try session.xdotool("mousemove", "550", "\(300 + step * 30)") }
    try #require(
      try session.wait { $0.brightness(Self.corner) > 30 } != nil, "nothing shows behind the drag")
    let window = String(
      decoding: try session.run("xdotool", ["search", "--onlyvisible", "--name", "."]),
      as: UTF8.self
    ).split(separator: "\n").first.map(String.init)
    try session.xdotool("windowsize", try #require(window), "900", "640")
    for step in [6, 4, 2, 0] { try session.xdotool("mousemove", "550", "\(300 + step * 20)") }
    try session.xdotool("mouseup", "1")
    let lower = CGRect(x: 4, y: 620, width: 12, height: 12)
    try #require(try session.wait { $0.brightness(lower) < 4 } != nil, "it did not come back")
    try session.xdotool("windowsize", try #require(window), "1100", "760")
    try waitUntilStill(session, "nothing rests")

    before = try session.screenshot()
    try session.xdotool("key", "Delete")
    try waitForChange(session, from: before)
    try waitUntilOpen(session)
    try quit(session, program)
  }

  @Test(
    "A video plays, pauses, closes, and its frame follows a drag",
    .timeLimit(.minutes(10)), arguments: [0, 1])
  func video(index: Int) throws {
    let (session, program) = try start("video")
    try click(session, index == 0 ? Self.firstThumbnail : Self.secondThumbnail)
    try waitUntilOpen(session)
    let poster = try waitUntilStill(session, "the poster does not rest")
    try session.xdotool("key", "space")
    // Far enough to notice the return to the beginning: the poster need not be the first frame.
    let playing = try waitForChange(session, from: poster)
    try waitForChange(session, from: playing)
    try session.xdotool("key", "space")
    let still = try waitUntilStill(session, "it goes on while it is paused")

    try session.xdotool("key", "j")
    try waitForChange(session, from: still)
    try session.xdotool("mousemove", "300", "300", "mousedown", "1")
    for step in 1...6 { try session.xdotool("mousemove", "300", "\(300 + step * 15)") }
    let held = try #require(
      try session.wait { $0.brightness(Self.corner) > 15 }, "nothing shows behind the drag")
    #expect(
      held.variety(CGRect(x: 350, y: 330, width: 300, height: 200)) > 4, "no frame is visible")
    for step in [4, 2, 0] { try session.xdotool("mousemove", "300", "\(300 + step * 15)") }
    try session.xdotool("mouseup", "1")
    try waitUntilOpen(session)
    try quit(session, program)
  }

  @Test("A damaged video shows its error, and the program continues", .timeLimit(.minutes(10)))
  func brokenVideo() throws {
    let (session, program) = try start("broken-video")
    try click(session, Self.firstThumbnail)
    try #require(try session.wait { $0.brightness(Self.corner) < 4 } != nil)
    // Text on black where the image was, beside the position of the play button.
    let textArea = CGRect(x: 380, y: 340, width: 120, height: 60)
    try #require(
      try session.wait { $0.brightness(textArea) < 40 && $0.variety(textArea) > 2 } != nil,
      "nothing is said")
    try quit(session, program)
  }
}

extension XSession.Screenshot {
  /// 0…255.
  func brightness(_ rect: CGRect) -> Double { mean(rect).reduce(0, +) / 3 }

  /// The mean deviation of the pixels.
  func variety(_ rect: CGRect) -> Double {
    let middle = brightness(rect)
    return average(of: rect) { abs($0 - middle) }
  }

  func difference(from other: Self, in rect: CGRect) -> Double {
    var (sum, count) = (0.0, 0.0)
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let (a, b) = (self[x, y], other[x, y])
        sum += Double(abs(a.0 - b.0) + abs(a.1 - b.1) + abs(a.2 - b.2)) / 3
        count += 1
      }
    }
    return sum / max(1, count)
  }

  private func average(of rect: CGRect, _ value: (Double) -> Double) -> Double {
    var (sum, count) = (0.0, 0.0)
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let pixel = self[x, y]
        sum += value(Double(pixel.0 + pixel.1 + pixel.2) / 3)
        count += 1
      }
    }
    return sum / max(1, count)
  }
}
