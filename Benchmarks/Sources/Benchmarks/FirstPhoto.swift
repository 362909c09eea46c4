import Foundation

/// Milliseconds from starting the program to one of its own log entries, to find causes. What the
/// user waits for is measured by `Benchmarks/viewers`.
enum FirstPhoto {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let samples = root.appendingPathComponent("samples")
  private static let rounds = 5

  private struct Mark: Decodable {
    var mark: String
    var sinceStart: Double
  }

  static func run() throws {
    let program = root.appendingPathComponent(".build/release/gallery")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      print("\nFirst photo: build the gallery first (swift build -c release --product gallery)")
      return
    }
    guard
      let name = try FileManager.default.contentsOfDirectory(atPath: samples.path)
        .sorted().first(where: { $0.hasSuffix(".jpg") })
    else { return }
    var times: [Double] = []
    for round in 0..<rounds {
      let log = try Benchmarks.folder("first").appendingPathComponent("\(round).jsonl")
      _ = try? run(
        "timeout",
        [
          "-s", "TERM", "4", "xvfb-run", "-a", "-s", "-screen 0 1280x800x24", program.path,
          "--frame-log", log.path, samples.appendingPathComponent(name).path,
        ])
      let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      let marks = lines.compactMap { try? JSONDecoder().decode(Mark.self, from: Data($0.utf8)) }
      if let first = marks.first(where: { $0.mark == "first photo" }) {
        times.append(first.sinceStart)
      }
    }
    Benchmarks.print(
      "From start to the first photo drawn, \(times.count) starts under Xvfb",
      [("ms", Benchmarks.format(times))])
  }

  static func run(_ tool: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
