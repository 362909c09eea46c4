import Foundation
import TestEffort
import Testing

/// The real program on a real display, read and operated by AT-SPI alone.
@Suite(.serialized) struct ScreenReaderTests {
  /// Debian's module, which a Python of another version doesn't find.
  static let hasReader: Bool = {
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    python.arguments = ["-c", "import pyatspi"]
    python.standardOutput = FileHandle.nullDevice
    python.standardError = FileHandle.nullDevice
    guard (try? python.run()) != nil else { return false }
    python.waitUntilExit()
    return python.terminationStatus == 0
  }()

  @Test(.enabled(if: hasReader, "python3-pyatspi is not installed"))
  func aPhotoIsFoundOpenedReadAndLeft() throws { try walk() }

  /// There, windows don't know where they are on the screen.
  @Test(
    .enabled(
      if: hasReader && FileManager.default.isExecutableFile(atPath: "/usr/bin/weston"),
      "python3-pyatspi or weston is not installed"))
  func aPhotoIsFoundOnWayland() throws { try walk("--wayland") }

  private func walk(_ options: String...) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/atspi-walk.py").standardizedFileURL
    let walk = Process()
    walk.executableURL = script
    walk.arguments = [XSession.productsFolder.appendingPathComponent("gallery").path] + options
    let pipe = Pipe()
    walk.standardOutput = pipe
    walk.standardError = pipe
    try walk.runUnblocked()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    walk.waitUntilExit()
    #expect(walk.terminationStatus == 0, "\(output)")
    #expect(output.contains(", slider, 3 of 6"), "\(output)")
  }
}
