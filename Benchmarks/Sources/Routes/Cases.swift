import Foundation

enum Shape: String {
  /// As apps with many screens have them; what a sibling list likes least.
  case wide = "/app/section<n>/:id/detail: all routes are siblings"
  /// What a sibling list likes best.
  case square = "/app/s<n/√>/:id/d<n%√>: as many siblings above as below"
}

/// Patterns, and paths that fit and that do not.
struct Cases {
  let patterns: [String]
  let hits: [String]
  let misses: [String]
  let siblings: Int

  init(_ shape: Shape, _ count: Int) {
    let root = max(1, Int(Double(count).squareRoot()))
    siblings = shape == .wide ? count : count / root + root
    func path(_ index: Int, _ id: String) -> String {
      shape == .wide
        ? "/app/section\(index)/\(id)/detail" : "/app/s\(index / root)/\(id)/d\(index % root)"
    }
    patterns = (0..<count).map { path($0, ":id") }
    var generator = SystemRandomNumberGenerator()
    hits = (0..<count).map { path($0, "\($0 &* 7919)") }.shuffled(using: &generator)
    misses = hits.map { String($0.dropLast()) + "x" }
  }

  struct Row {
    var tenHits = 0.0
    var allHits = 0.0
    var tenMisses = 0.0
    var allMisses = 0.0

    var all: [Double] { [tenHits, allHits, tenMisses, allMisses] }
  }

  func times(_ finder: any Finding) -> Row {
    Row(
      tenHits: best(finder, Array(hits.prefix(10)), expected: true),
      allHits: best(finder, hits, expected: true),
      tenMisses: best(finder, Array(misses.prefix(10)), expected: false),
      allMisses: best(finder, misses, expected: false))
  }

  private func best(_ finder: any Finding, _ paths: [String], expected: Bool) -> Double {
    let texts = Array(paths.prefix(finder.limit)).map(finder.prepared)
    let repeats = max(1, finder.limit / 5 / texts.count)
    var best = Double.infinity
    for _ in 0..<5 {
      var found = 0
      let time = Clock.ns {
        for _ in 0..<repeats {
          for text in texts where finder.find(text) { found += 1 }
        }
      }
      precondition(found == (expected ? repeats * texts.count : 0), "a finder is wrong")
      best = min(best, time / Double(repeats * texts.count))
    }
    return best
  }
}
