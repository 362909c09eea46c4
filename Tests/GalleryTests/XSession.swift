import Foundation
import TestEffort

/// A private X server with a real program, driven by pointer and key events.
final class XSession {
  enum Failure: Error { case noServer, noProgram(String), keepsRunning(String) }

  /// The pixels of the whole screen, as the X server keeps them: rows of blue, green, red and a
  /// byte that says nothing, from the top row down.
  struct Screenshot {
    let width: Int
    let height: Int
    let bytes: [UInt8]
    private let bytesPerRow: Int

    /// Reads a file in the format of xwd, which begins with big-endian numbers.
    init?(_ data: Data) {
      guard data.count > 100 else { return nil }
      let head = [UInt8](data.prefix(100))
      func number(_ index: Int) -> Int {
        head[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      (width, height, bytesPerRow) = (number(4), number(5), number(12))
      // After the head come twelve bytes for each color of a map.
      bytes = [UInt8](data.dropFirst(number(0) + number(19) * 12))
      guard number(11) == 32, bytesPerRow >= width * 4, bytes.count >= height * bytesPerRow
      else { return nil }
    }

    subscript(x: Int, y: Int) -> (Int, Int, Int) {
      let index = y * bytesPerRow + x * 4
      return (Int(bytes[index + 2]), Int(bytes[index + 1]), Int(bytes[index]))
    }

    func mean(_ rect: CGRect) -> [Double] {
      var sum = [0.0, 0.0, 0.0]
      var count = 0.0
      for y in max(0, Int(rect.minY))..<min(height, Int(rect.maxY)) {
        for x in max(0, Int(rect.minX))..<min(width, Int(rect.maxX)) {
          let pixel = self[x, y]
          sum[0] += Double(pixel.0)
          sum[1] += Double(pixel.1)
          sum[2] += Double(pixel.2)
          count += 1
        }
      }
      return sum.map { $0 / max(1, count) }
    }
  }

  static let size = CGSize(width: 1280, height: 800)
  private let server = Process()
  private let display: String
  private var programs: [Process] = []
  /// The programs' output; removed with the session.
  let folder: URL
  private let errorFile: URL

  init() throws {
    folder = try FileManager.default.makeSessionFolder()
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0",
      "\(Int(Self.size.width))x\(Int(Self.size.height))x24", "-nolisten", "tcp",
      // The screen is a file that is read at any time.
      "-fbdir", folder.path,
      // Otherwise the server resets when its last client disconnects.
      "-noreset",
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.runUnblocked()
    var number = ""
    while !number.hasSuffix("\n") {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure.noServer }
      number += String(decoding: data, as: UTF8.self)
    }
    display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    errorFile = folder.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
  }

  deinit {
    for program in programs { program.kill() }
    server.kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// As when the display server of running programs ends.
  func killServer() { server.kill() }

  /// Starts the gallery that was built with the tests.
  func startGallery(_ arguments: [String]) throws -> Process { try start("gallery", arguments) }

  func start(
    _ name: String, _ arguments: [String], output: FileHandle? = nil,
    changing change: (inout [String: String]) -> Void = { _ in }
  ) throws -> Process {
    let program = Self.productsFolder.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Failure.noProgram(program.path)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    var environment = environment
    change(&environment)
    process.environment = environment
    if let output { process.standardOutput = output }
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.runUnblocked()
    programs.append(process)
    return process
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["WAYLAND_DISPLAY"] = nil
    environment["GDK_BACKEND"] = "x11"
    // Otherwise GTK starts a bus where the desktop has none, which outlives the program.
    environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    environment["XDG_STATE_HOME"] = folder.appendingPathComponent("state").path
    return environment
  }

  var standardError: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

  static var productsFolder: URL {
    URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  @discardableResult func run(_ tool: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.runUnblocked()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  func xdotool(_ arguments: String...) throws {
    try run("xdotool", arguments)
    Thread.sleep(forTimeInterval: 0.03)
  }

  func screenshot() throws -> Screenshot {
    let data = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
    guard let taken = Screenshot(data) else { throw Failure.noServer }
    return taken
  }

  /// Limits waiting, without measuring anything.
  private static let patience: TimeInterval = 60

  /// Polls until a condition is true; false if it never is.
  static func wait(until condition: () throws -> Bool) rethrows -> Bool {
    let end = Date().addingTimeInterval(patience)
    repeat {
      if try condition() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    } while Date() < end
    return false
  }

  /// Captures images until one satisfies the condition; nil if none does.
  func wait(until condition: (Screenshot) -> Bool) throws -> Screenshot? {
    var picture: Screenshot?
    let isSeen = try Self.wait {
      let taken = try screenshot()
      picture = taken
      return condition(taken)
    }
    return isSeen ? picture : nil
  }

  /// The last of five equal captures a fifth of a second apart, as a busy machine may pause between
  /// two frames; nil if the screen never rests.
  func waitUntilStill(in rect: CGRect) throws -> Screenshot? {
    var last = try screenshot()
    var equal = 0
    return try wait { picture in
      defer { last = picture }
      equal = picture.difference(from: last, in: rect) < 0.5 ? equal + 1 : 0
      if equal < 4 { Thread.sleep(forTimeInterval: 0.15) }
      return equal == 4
    }
  }

  /// The title of the program's window in the window list.
  func windowTitle() throws -> String {
    let data = try run(
      "xdotool", ["search", "--onlyvisible", "--name", ".", "getwindowname", "%@"])
    return String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension FileManager {
  /// A short path, because socket names are limited.
  func makeSessionFolder() throws -> URL {
    let folder = temporaryDirectory.appendingPathComponent(
      "vitrine-\(UInt32.random(in: 0 ... .max))", isDirectory: true)
    try createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension Process {
  /// Waits until it ends, and kills it if it doesn't.
  func waitForExit() throws {
    guard !XSession.wait(until: { !isRunning }) else { return }
    kill()
    throw XSession.Failure.keepsRunning(executableURL?.path ?? "")
  }
}
