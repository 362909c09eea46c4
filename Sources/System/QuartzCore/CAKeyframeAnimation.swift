import Quartz2D

/// Constants that specify how values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values are interpolated linearly between keyframes.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Values jump from keyframe to keyframe.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values follow a smooth curve through the keyframes, a Catmull–Rom spline.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// An animation that runs through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes.
  open var values: [Any]?
  /// The path that a point follows, used instead of `values`; each line or curve connects two
  /// keyframes.
  open var path: CGPath? {
    didSet { segments = path?.segments ?? [] }
  }
  /// The times of the keyframes, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The timing functions between keyframes.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The mode that determines how values between keyframes are computed. The default value is
  /// `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  private var segments: [PathSegment] = []

  package override func copyAnimation() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.assign(self)
    return copy
  }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override func value(
    at moment: MediaTiming.Moment, over underlying: AnimatableValue
  ) -> AnimatableValue? {
    let progress = curved(moment.progress)
    if let first = segments.first {
      guard calculationMode != .discrete else {
        let corners = [first.start] + segments.map { $0.point(at: 1) }
        return .point(corners[discreteIndex(progress, count: corners.count)])
      }
      let place = segment(progress, count: segments.count)
      return .point(segments[place.index].point(at: CGFloat(place.fraction)))
    }
    let keys = (values ?? []).compactMap { AnimatableValue($0, like: underlying) }
    guard let first = keys.first else { return nil }
    guard keys.count > 1 else { return first }
    guard calculationMode != .discrete else {
      return keys[discreteIndex(progress, count: keys.count)]
    }
    let place = segment(progress, count: keys.count - 1)
    let (index, t) = (place.index, CGFloat(place.fraction))
    guard calculationMode == .cubic else { return keys[index].interpolated(to: keys[index + 1], t) }
    return Self.spline(
      keys[max(index - 1, 0)], keys[index], keys[index + 1], keys[min(index + 2, keys.count - 1)], t
    )
  }

  /// Returns the value between `b` and `c` on a curve through all four, by repeated interpolation,
  /// which works for any kind of value.
  private static func spline(
    _ a: AnimatableValue, _ b: AnimatableValue, _ c: AnimatableValue, _ d: AnimatableValue,
    _ t: CGFloat
  ) -> AnimatableValue {
    let (ab, bc, cd) = (
      a.interpolated(to: b, t + 1), b.interpolated(to: c, t), c.interpolated(to: d, t - 1)
    )
    let (first, second) = (
      ab.interpolated(to: bc, (t + 1) / 2), bc.interpolated(to: cd, t / 2)
    )
    return first.interpolated(to: second, t)
  }

  private func time(_ index: Int, of count: Int) -> Double {
    guard let keyTimes, index < keyTimes.count else { return Double(index) / Double(count) }
    return keyTimes[index].doubleValue
  }

  /// Returns the index of the current segment between two of `count` keyframes, and the progress
  /// within it.
  private func segment(_ progress: Double, count: Int) -> (index: Int, fraction: Double) {
    let index = (0..<count).last { time($0, of: count) <= progress } ?? 0
    let (start, end) = (time(index, of: count), time(index + 1, of: count))
    let fraction = end > start ? min(max((progress - start) / (end - start), 0), 1) : 1
    guard let timingFunctions, index < timingFunctions.count else { return (index, fraction) }
    return (index, timingFunctions[index].value(at: fraction))
  }

  private func discreteIndex(_ progress: Double, count: Int) -> Int {
    (0..<count).last { time($0, of: count) <= progress } ?? 0
  }
}
