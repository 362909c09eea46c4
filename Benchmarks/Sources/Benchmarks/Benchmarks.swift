import Foundation
import UIKit
import UIKitStage

/// Prints figures and ratios of one run. Machines differ and are noisy: compare ratios.
@main enum Benchmarks {
  /// Its arguments name the measurements: albums, frames, semantics, heroes, thumbnails, typing,
  /// huge, search, start. Without any, all are run.
  static func main() throws {
    let names = CommandLine.arguments.dropFirst()
    func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
    try Stage.run {
      if isWanted("albums") { try AlbumCost.run() }
      if isWanted("frames") { try FrameCost.run() }
      if isWanted("semantics") { SemanticsCost.run() }
      if isWanted("heroes") { try HeroCost.run() }
      if isWanted("thumbnails") { try await ThumbnailRate.run() }
      if isWanted("typing") { try TypingCost.run() }
      if isWanted("huge") { try await HugePicture.run() }
    }
    if isWanted("search") { try SearchCost.run() }
    if isWanted("start") { try FirstPhoto.run() }
  }

  static func folder(_ name: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
      .appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  static func print(_ title: String, _ rows: [(String, String)]) {
    Swift.print("\n\(title)")
    let width = rows.map(\.0.count).max() ?? 0
    for (name, value) in rows {
      Swift.print("  \(name.padding(toLength: width, withPad: " ", startingAt: 0))  \(value)")
    }
  }

  /// Returns a percentile: the value below which a fraction of the values lies.
  static func percentile(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }

  static func format(_ values: [Double]) -> String {
    let p = [0.5, 0.95, 1].map { percentile($0, of: values) }
    return String(format: "p50 %.3f  p95 %.3f  max %.3f ms", p[0], p[1], p[2])
  }
}
