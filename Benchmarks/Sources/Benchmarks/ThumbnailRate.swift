import Foundation
import ImageLoading
import UIKit

/// Thumbnails per second, compared with `vipsthumbnail` in as many processes on the same files:
/// while idle and while a grid scrolls, alternating, several times. Other load on the machine
/// affects both; the median of the rounds' ratios counts.
@MainActor enum ThumbnailRate {
  private static let count = 200
  private static let side = 256
  private static let rounds = 5
  private static var workers: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// The seconds of each round.
  private struct Side {
    var still: [Double] = []
    var scrolling: [Double] = []
    var frames = ScrollingGrid.Frames()
    /// Processor time in seconds.
    var work = 0.0
  }

  static func run() async throws {
    let files = try makeFiles()
    let grid = ScrollingGrid()
    // One unmeasured round, so that the files are in the page cache.
    _ = try await ours(files)
    _ = try await theirs(files)
    var (a, b) = (Side(), Side())
    for round in 0..<rounds {
      // The order alternates.
      for isOurs in round % 2 == 0 ? [true, false] : [false, true] {
        let who = isOurs ? RUSAGE_SELF : RUSAGE_CHILDREN
        let make: @MainActor () async throws -> Double = {
          try await isOurs ? ours(files) : theirs(files)
        }
        var side = isOurs ? a : b
        let before = processorSeconds(who)
        side.still.append(try await make())
        side.work += processorSeconds(who) - before
        side.scrolling.append(try await grid.scroll(&side.frames, during: make))
        if isOurs { a = side } else { b = side }
      }
    }
    report(a, b)
  }

  private static func report(_ ours: Side, _ theirs: Side) {
    func rate(_ seconds: [Double]) -> String {
      String(format: "%.1f a second", Double(count) / Benchmarks.percentile(0.5, of: seconds))
    }
    func ratio(_ ours: [Double], _ theirs: [Double]) -> String {
      let ratios = zip(theirs, ours).map { $0 / $1 }
      let list = ratios.map { String(format: "%.2f", $0) }.joined(separator: " ")
      return String(format: "%.2f", Benchmarks.percentile(0.5, of: ratios)) + "  (\(list))"
    }
    func work(_ side: Side) -> String {
      String(format: "%.1f ms each", side.work * 1000 / Double(count * rounds))
    }
    Benchmarks.print(
      "Thumbnails of \(count) photos of 12 megapixels, \(side) pixels, \(workers) workers, \(rounds) rounds",
      [
        ("ImageLoader", rate(ours.still)), ("vipsthumbnail", rate(theirs.still)),
        ("ratio", ratio(ours.still, theirs.still)),
        ("ImageLoader while a grid scrolls", rate(ours.scrolling)),
        ("vipsthumbnail while a grid scrolls", rate(theirs.scrolling)),
        ("ratio", ratio(ours.scrolling, theirs.scrolling)),
        ("frames beside ImageLoader", ours.frames.text),
        ("frames beside vipsthumbnail", theirs.frames.text),
        // Other load on the machine doesn't affect this.
        ("processor time, ours", work(ours)), ("theirs", work(theirs)),
        ("ratio", String(format: "%.2f", theirs.work / ours.work)),
      ])
  }

  private static func ours(_ files: [URL]) async throws -> Double {
    let loader = ImageLoader(memoryLimit: 1 << 30)
    let size = CGSize(width: side, height: side)
    let start = DispatchTime.now()
    let tasks = files.map { url in
      Task { try await loader.image(for: ImageRequest(url: url, pixels: size)) }
    }
    for task in tasks { _ = try await task.value }
    return seconds(since: start)
  }

  private static func theirs(_ files: [URL]) async throws -> Double {
    let out = try Benchmarks.folder("theirs").path
    let start = DispatchTime.now()
    let processes = (0..<workers).map { worker in
      let part = files.enumerated().filter { $0.offset % workers == worker }.map(\.element.path)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["VIPS_CONCURRENCY": "1"]) { $1 }
      // The same niceness as the loader's threads: otherwise it would profit from other load.
      process.arguments =
        ["nice", "-n", "10", "vipsthumbnail", "--size", "\(side)x\(side)>"]
        + ["-o", "\(out)/%s.png[compression=0]"] + part
      return process
    }
    let ends = processes.map { process in
      AsyncStream<Void> { stream in
        process.terminationHandler = { _ in stream.finish() }
      }
    }
    for process in processes { try process.run() }
    for end in ends { for await _ in end {} }
    return seconds(since: start)
  }

  /// Links to a few photos that `vips` makes from the sample album, enlarged to 12 MP.
  private static func makeFiles() throws -> [URL] {
    let folder = try Benchmarks.folder("photos")
    let samples = try FileManager.default
      .contentsOfDirectory(atPath: FirstPhoto.samples.path).sorted()
      .filter { $0.hasSuffix(".jpg") }.prefix(8)
    guard !samples.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    var originals: [URL] = []
    for name in samples {
      let large = folder.appendingPathComponent("large-\(name)")
      try FirstPhoto.run(
        "vipsthumbnail",
        [
          FirstPhoto.samples.appendingPathComponent(name).path, "--size", "4000x3000!", "-o",
          large.path,
        ])
      originals.append(large)
    }
    return try (0..<count).map { index in
      let url = folder.appendingPathComponent(String(format: "%03d.jpg", index))
      try FileManager.default.copyItem(at: originals[index % originals.count], to: url)
      return url
    }
  }

  private static func processorSeconds(_ who: __rusage_who) -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(who.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime]
      .reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  private static func seconds(since start: DispatchTime) -> Double {
    Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  }
}
