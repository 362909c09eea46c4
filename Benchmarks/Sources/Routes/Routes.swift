import Foundation
@_spi(Internal) import Hummingbird
import RouteMatching

/// Nanoseconds to find a route and read its parameter, beside Hummingbird's trie and a linear scan,
/// all in one process. Machines differ and are noisy: compare ratios.
///
/// "ten" asks for the same ten URLs again and again, which shows what the algorithm does; "all" asks
/// for the URL of every route once, in random order, which beyond some thousand routes shows how
/// often memory is waited for.
@main enum Routes {
  static let sizes = [10, 100, 1000, 100_000]

  static func main() {
    print(
      "Best of 5 rounds, ns a URL. The trie of Hummingbird is given paths, ours paths and URLs.\n")
    for shape in [Shape.wide, .square] { measure(shape) }
    dictionary()
  }

  /// At once, also into a pipe.
  private static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func measure(_ shape: Shape) {
    print(shape.rawValue)
    var smallest: [String: Cases.Row] = [:]
    for size in sizes {
      let cases = Cases(shape, size)
      var ours = OurTable()
      let registration = Clock.ns { for pattern in cases.patterns { ours.add(pattern) } }
      print("  \(size) routes, registered in \(format(registration / 1e6)) ms")
      var finders: [(String, any Finding)] = [
        ("ours, path", ours), ("ours, URL", OurURLs(table: ours)),
      ]
      // Registering is quadratic in the number of siblings there.
      if cases.siblings <= 2000 {
        finders.append(("Hummingbird", TheirTrie(cases.patterns)))
      }
      finders.append(("linear scan", LinearScan(cases.patterns)))
      for (name, finder) in finders {
        let row = cases.times(finder)
        let first = smallest[name] ?? row
        smallest[name] = first
        let growth = zip(row.all, first.all).map { String(format: "%.2f", $0 / $1) }
        print(
          "    \(name.padding(toLength: 12, withPad: " ", startingAt: 0))"
            + "  hit ten \(format(row.tenHits)) all \(format(row.allHits))"
            + "  miss ten \(format(row.tenMisses)) all \(format(row.allMisses))"
            + "  grown \(growth.joined(separator: " "))")
      }
    }
    print("")
  }

  /// What waiting for memory does to the plainest of lookups.
  private static func dictionary() {
    print("Dictionary<String, Int>, for comparison")
    for size in sizes {
      let cases = Cases(.wide, size)
      let finder = PlainDictionary(cases.hits)
      let row = cases.times(finder)
      print("  \(size): hit ten \(format(row.tenHits)) all \(format(row.allHits))")
    }
  }

  static func format(_ value: Double) -> String {
    String(format: value < 100 ? "%6.1f" : "%6.0f", value)
  }
}

enum Clock {
  static func ns(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }
}
