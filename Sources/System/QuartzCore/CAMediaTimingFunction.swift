import Quartz2D

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moves at constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier timing function from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates a timing function by name; an unknown name results in the linear function.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(0.42, 0, 1, 1)
    case .easeOut: self.init(0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(0.42, 0, 0.58, 1)
    case .default: self.init(0.25, 0.1, 0.25, 1)
    default: self.init(0, 0, 1, 1)
    }
  }

  /// Creates a cubic Bézier curve from its control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Creates a curve whose x-coordinates are clamped to 0…1, or time would run backward.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
    super.init()
  }

  /// Copies the two coordinates of a control point, with an index from 0 to 3, to `ptr`.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "CAMediaTimingFunction.getControlPoint: index out of 0…3")
    let point = [(0, 0), (x1, y1), (x2, y2), (1, 1)][idx]
    ptr[0] = Float(point.0)
    ptr[1] = Float(point.1)
  }

  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.bezier(parameter(at: x), y1, y2)
  }

  /// Solves with Newton's method inside a shrinking bracket, as the slope may vanish.
  private func parameter(at x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = Self.bezier(t, x1, x2) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(t, x1, x2)
      let next = t - error / slope
      t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return x1 == other.x1 && y1 == other.y1 && x2 == other.x2 && y2 == other.y2
  }

  public override var hash: Int { [x1, y1, x2, y2].hashValue }
}
