import Foundation

enum Shape: String, CaseIterable {
  /// Realistic routes of an app with many screens: the worst case for a list of siblings.
  case wide = "/app/section<n>/:id/detail: all routes are siblings"
  /// The best case for a list of siblings.
  case square = "/app/s<n/√>/:id/d<n%√>: as many siblings above as below"
}

/// The distribution of the requested routes.
enum Demand: CaseIterable {
  /// All routes equally often.
  case even
  /// By Zipf's law, as requests are usually distributed: the second most frequent half as often as
  /// the first, the third a third as often.
  case popular
}

/// Patterns, and 100,000 different URLs for any number of them: with few patterns, only the
/// parameter differs.
struct Cases {
  static let urlCount = 100_000
  /// The numbers of routes and parameters start here, so that all texts of a shape have the same
  /// length.
  private static let first = 100_000

  let shape: Shape
  let count: Int
  private let root: Int
  /// The route that each URL matches, in random order.
  private let routes: [Demand: [Int]]

  init(_ shape: Shape, _ count: Int) {
    self.shape = shape
    self.count = count
    root = max(1, Int(Double(count).squareRoot()))
    var generator = SystemRandomNumberGenerator()
    let ranked = (0..<count).shuffled(using: &generator)
    routes = [
      .even: (0..<Self.urlCount).shuffled(using: &generator).map { $0 % count },
      .popular: (0..<Self.urlCount).map { _ in
        let rank = exp(Double.random(in: 0..<1, using: &generator) * log(Double(count + 1)))
        return ranked[min(Int(rank), count) - 1]
      },
    ]
  }

  var patterns: [String] { (0..<count).map { path(to: $0, id: ":id") } }

  var siblings: Int { shape == .wide ? count : count / root + root }

  /// The path with a number that matches a pattern, or that matches none because of its last
  /// letter.
  func path(_ number: Int, _ demand: Demand, fits: Bool) -> String {
    let path = path(to: route(number, demand), id: "\(Self.first + number)")
    return fits ? path : path.dropLast() + "x"
  }

  /// The route that the path of the number matches.
  func name(_ number: Int, _ demand: Demand) -> String {
    "section\(Self.first + route(number, demand))"
  }

  private func route(_ number: Int, _ demand: Demand) -> Int { routes[demand, default: []][number] }

  private func path(to route: Int, id: String) -> String {
    shape == .wide
      ? "/app/section\(Self.first + route)/\(id)/detail"
      : "/app/s\(Self.first + route / root)/\(id)/d\(Self.first + route % root)"
  }
}
