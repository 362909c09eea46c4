enum Shape: String, CaseIterable {
  /// As apps with many screens have them; what a sibling list likes least.
  case wide = "/app/section<n>/:id/detail: all routes are siblings"
  /// What a sibling list likes best.
  case square = "/app/s<n/√>/:id/d<n%√>: as many siblings above as below"
}

/// Patterns, and 100,000 different URLs for any number of them: where there are few, the parameter
/// alone makes them different.
struct Cases {
  static let urlCount = 100_000
  /// Numbers of routes and parameters begin here, so that all of a shape's texts are equally long.
  private static let first = 100_000

  let shape: Shape
  let count: Int
  private let root: Int
  /// Routes are asked for in random order.
  private let order: [Int]

  init(_ shape: Shape, _ count: Int) {
    self.shape = shape
    self.count = count
    root = max(1, Int(Double(count).squareRoot()))
    var generator = SystemRandomNumberGenerator()
    order = (0..<Self.urlCount).shuffled(using: &generator)
  }

  var patterns: [String] { (0..<count).map { path(to: $0, id: ":id") } }

  var siblings: Int { shape == .wide ? count : count / root + root }

  /// Number `number` of the paths that fit a pattern, or that fit none but for their last letter.
  func path(_ number: Int, fits: Bool) -> String {
    let path = path(to: order[number] % count, id: "\(Self.first + order[number])")
    return fits ? path : path.dropLast() + "x"
  }

  /// Of the route that `path` of the number is for.
  func name(_ number: Int) -> String { "section\(Self.first + order[number] % count)" }

  private func path(to route: Int, id: String) -> String {
    shape == .wide
      ? "/app/section\(Self.first + route)/\(id)/detail"
      : "/app/s\(Self.first + route / root)/\(id)/d\(Self.first + route % root)"
  }
}
