import Foundation
@_spi(Internal) import Hummingbird
import RouteMatching

/// Nanoseconds to find a route and read its parameter, compared with Hummingbird's trie and a
/// linear scan, in one process. Machines differ and are noisy: compare ratios.
@main enum Routes {
  static let sizes = [10, 100, 1000, 100_000]

  static func main() {
    print(
      """
      Nanoseconds a URL, for \(sizes.map(String.init).joined(separator: ", ")) routes, and what the \
      last is of the first. The sizes take turns, and have equally many URLs of equal length.
      same: ten URLs again and again, best turn. popular, even: 100,000 URLs, best of 6 rounds, \
      routes wanted by Zipf's law or all equally. cold: one at a time after other work, median of 101.
      Hummingbird's trie is given paths, ours paths and URLs.

      """)
    for shape in Shape.allCases { measure(shape) }
    print("Dictionary<String, Int>, for comparison")
    report(
      "names",
      sizes.map { size in
        let cases = Cases(.wide, size)
        return Contest.Entrant(cases: cases, finder: PlainDictionary(cases))
      })
  }

  private static func measure(_ shape: Shape) {
    print(shape.rawValue)
    let cases = sizes.map { Cases(shape, $0) }
    let ours = cases.map { cases in
      var table = OurTable()
      let patterns = cases.patterns
      let time = Clock.ns { for pattern in patterns { table.add(pattern) } }
      print("  \(cases.count) routes, registered in \(format(time / 1e6)) ms")
      return table
    }
    func entrants(_ finder: (Int) -> any Finding) -> [Contest.Entrant] {
      cases.indices.map { Contest.Entrant(cases: cases[$0], finder: finder($0)) }
    }
    report("ours, paths", entrants { ours[$0] })
    report("ours, URLs", entrants { OurURLs(table: ours[$0]) })
    // Registering is quadratic in the number of siblings there.
    report(
      "Hummingbird",
      cases.filter { $0.siblings <= 2000 }.map {
        Contest.Entrant(cases: $0, finder: TheirTrie($0.patterns))
      }, [.same])
    report("linear scan", entrants { LinearScan(cases[$0].patterns) }, [.same])
    print("")
  }

  private static func report(
    _ name: String, _ entrants: [Contest.Entrant],
    _ measures: [Contest.Measure] = Contest.Measure.allCases
  ) {
    for fits in [true, false] {
      for measure in measures {
        let times = Contest(entrants: entrants).times(measure, fits: fits)
        let growth = (times.last ?? 0) / (times.first ?? 1)
        print(
          "  " + column(name, 12) + column(fits ? "hit" : "miss", 5)
            + column(measure.rawValue, 10) + times.map(format).joined(separator: " ")
            + String(format: "  x %.2f", growth))
      }
    }
  }

  /// Flushed, also into a pipe.
  private static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
  }

  private static func format(_ value: Double) -> String {
    String(format: value < 100 ? "%8.1f" : "%8.0f", value)
  }
}

enum Clock {
  static func ns(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }
}
