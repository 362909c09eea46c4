import Foundation

/// A cubic Bézier timing curve from (0, 0) to (1, 1).
public struct Curve: Hashable, Sendable {
  /// The coordinates of the two control points, where `x` is time and `y` is progress, both from 0
  /// to 1.
  public var x1: Double, y1: Double, x2: Double, y2: Double

  /// Creates a curve from its control points, whose x coordinates must lie in 0…1, or time would
  /// run backwards.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "Curve: x outside 0…1")
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Moves at constant speed.
  public static let linear = Curve(0, 0, 1, 1)
  /// Starts slowly, as `UIView.AnimationOptions.curveEaseIn`.
  public static let easeIn = Curve(0.42, 0, 1, 1)
  /// Ends slowly, as `UIView.AnimationOptions.curveEaseOut`.
  public static let easeOut = Curve(0, 0, 0.58, 1)
  /// Starts and ends slowly, as `UIView.AnimationOptions.curveEaseInOut`.
  public static let easeInOut = Curve(0.42, 0, 0.58, 1)
  /// The default curve of Core Animation.
  public static let system = Curve(0.25, 0.1, 0.25, 1)
  /// The Material Design curve for motion within the screen.
  public static let standard = Curve(0.4, 0, 0.2, 1)
  /// The Material Design curve for views that enter the screen.
  public static let deceleration = Curve(0, 0, 0.2, 1)
  /// The Material Design curve for views that leave the screen.
  public static let acceleration = Curve(0.4, 0, 1, 1)
  /// The Material Design curve for views that leave the screen and may return at any time.
  public static let sharp = Curve(0.4, 0, 0.6, 1)
  /// Passes its end by a tenth of the way, and returns.
  public static let easeOutBack = Curve(0.175, 0.885, 0.32, 1.275)

  /// Returns the progress at the specified fraction of the duration, both in 0…1.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.bezier(parameter(at: time), y1, y2)
  }

  /// Returns the slope of the curve at the specified fraction of the duration: the progress per
  /// unit of time.
  public func slope(at time: Double) -> Double {
    guard (0...1).contains(time) else { return 0 }
    // At a vertical or doubled control point both derivatives vanish, so the slope is taken
    // slightly to the side.
    let s = min(max(parameter(at: time), 1e-6), 1 - 1e-6)
    let dx = Self.derivative(s, x1, x2)
    return dx > 1e-12 ? Self.derivative(s, y1, y2) / dx : 0
  }

  /// Returns the curve parameter at a time. x is monotone in the parameter, so bisection can't fail
  /// where Newton's method might.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = time
    for _ in 0..<8 {
      let error = Self.bezier(s, x1, x2) - time
      if abs(error) < 1e-12 { return s }
      let slope = Self.derivative(s, x1, x2)
      guard slope > 1e-9 else { break }
      s = min(max(s - error / slope, 0), 1)
    }
    for _ in 0..<60 {
      s = (low + high) / 2
      if Self.bezier(s, x1, x2) < time { low = s } else { high = s }
    }
    return s
  }

  private static func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func derivative(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }
}
