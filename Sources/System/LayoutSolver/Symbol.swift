/// A variable, or how far a constraint's expression is from zero: its residual.
///
/// A symbol is either zero, or basic: then a row says what it is in those that are zero.
struct Symbol {
  /// The cost of a constraint's residual on one side of zero.
  enum Penalty: Equatable {
    case none
    case soft(Float)
    case never
  }

  /// The side whose penalty counts for a basic residual.
  enum Side {
    case below, at, above
  }

  var isVariable: Bool
  var below = Penalty.none
  var above = Penalty.none
  var side = Side.above
  var value = 0.0
  /// The place of its row while it is basic, otherwise -1.
  var row: Int32 = -1
  /// The rows in which it stands, in no order that means anything.
  var column: [Int32] = []
  /// The change in the cost of the rows that count against the solution if it grows by one, its own
  /// penalty left out.
  var cost = Cost.zero
  /// The variable's value when it was last reported as changed; at first no number.
  var reported = Double.nan
  var isCrossed = false
  var isTouched = false
  var isChanged = false

  var isBasic: Bool { row >= 0 }

  /// Where a residual rests before it counts: it costs nothing there.
  var restingSide: Side { above == .none ? .above : .at }

  /// Whether the value has left the side that is counted, by more than rounding.
  var hasCrossed: Bool {
    guard isBasic, !isVariable else { return false }
    return switch side {
    case .above: value < -Self.tolerance
    case .below: value > Self.tolerance
    case .at: abs(value) > Self.tolerance
    }
  }

  /// The error of values that rounding may cause, in points.
  static let tolerance = 1e-8

  /// The change of the cost when a basic residual grows by one.
  var gradient: Cost.Part? { Self.gradient(of: side, below: below, above: above) }

  /// The same on another side; nil where it costs nothing.
  func gradient(on side: Side) -> Cost.Part? {
    Self.gradient(of: side, below: below, above: above)
  }

  private static func gradient(of side: Side, below: Penalty, above: Penalty) -> Cost.Part? {
    switch (side, below, above) {
    case (.below, .soft(let priority), _): Cost.Part(priority: priority, amount: -1)
    case (.above, _, .soft(let priority)): Cost.Part(priority: priority, amount: 1)
    default: nil
    }
  }

  /// The cost of moving one that is zero up or down by one; nil when it may not move there.
  func slack(up: Bool) -> Cost? {
    var slack = up ? cost : cost.scaled(by: -1)
    switch up ? above : below {
    case .none: break
    case .soft(let priority): slack.add(1, at: priority)
    case .never: return nil
    }
    return slack
  }
}
