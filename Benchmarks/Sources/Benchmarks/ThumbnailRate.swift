import Foundation
import ImageLoading
import UIKit

/// Thumbnails a second, beside `vipsthumbnail` with as many processes on the same files.
@MainActor enum ThumbnailRate {
  private static let count = 200
  private static let side = 256

  static func run() async throws {
    let files = try makeFiles()
    let grid = try ScrollingGrid()
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    // Once unmeasured, so that both find the files in the page cache.
    _ = try await ours(files)
    let oursBefore = processorSeconds(RUSAGE_SELF)
    let oursSeconds = try await ours(files)
    let oursWork = processorSeconds(RUSAGE_SELF) - oursBefore
    async let scrolling: Void = grid.scroll()
    let besideSeconds = try await ours(files)
    grid.stop()
    await scrolling
    let theirsBefore = processorSeconds(RUSAGE_CHILDREN)
    let theirsSeconds = try theirs(files, workers: workers)
    let theirsWork = processorSeconds(RUSAGE_CHILDREN) - theirsBefore
    let (a, b) = (Double(count) / oursSeconds, Double(count) / theirsSeconds)
    let beside = Double(count) / besideSeconds
    Benchmarks.print(
      "Thumbnails of \(count) photos of 12 megapixels, \(side) pixels, \(workers) workers",
      [
        ("ImageLoader", String(format: "%.1f a second", a)),
        ("vipsthumbnail", String(format: "%.1f a second", b)),
        ("ratio", String(format: "%.2f", a / b)),
        ("while a grid scrolls", String(format: "%.1f a second", beside)),
        ("ratio of that", String(format: "%.2f", beside / b)),
        ("its frames", try grid.report()),
        // What else runs on the machine does not change this.
        ("processor time, ours", String(format: "%.1f ms each", oursWork * 1000 / Double(count))),
        ("theirs", String(format: "%.1f ms each", theirsWork * 1000 / Double(count))),
        ("ratio of that", String(format: "%.2f", theirsWork / oursWork)),
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

  private static func theirs(_ files: [URL], workers: Int) throws -> Double {
    let out = try Benchmarks.folder("theirs").path
    let start = DispatchTime.now()
    var processes: [Process] = []
    for worker in 0..<workers {
      let part = files.enumerated().filter { $0.offset % workers == worker }.map(\.element.path)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["VIPS_CONCURRENCY": "1"]) { $1 }
      // As willing to wait as the loader's threads are: else it gains by all that runs beside.
      process.arguments =
        ["nice", "-n", "10", "vipsthumbnail", "--size", "\(side)x\(side)>"]
        + ["-o", "\(out)/%s.png[compression=0]"] + part
      try process.run()
      processes.append(process)
    }
    for process in processes { process.waitUntilExit() }
    return seconds(since: start)
  }

  /// Links to a handful of photographs that `vips` makes from the sample album, enlarged to 12 MP.
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
        [FirstPhoto.samples.appendingPathComponent(name).path, "--size", "4000x3000!", "-o", large.path])
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
