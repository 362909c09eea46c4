import Quartz2D

/// The timing of animations and layers. Layers only use `beginTime`, `timeOffset` and `speed`.
@MainActor public protocol CAMediaTiming {
  /// The time at which the object begins, in seconds, in the time space of its parent.
  var beginTime: CFTimeInterval { get set }
  /// The offset of the local time at which the object begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The speed of local time relative to the parent's time. The default value is 1.
  var speed: Float { get set }
  /// The duration of one cycle in seconds.
  var duration: CFTimeInterval { get set }
  /// The number of cycles; 0 counts as one unless `repeatDuration` is set.
  var repeatCount: Float { get set }
  /// The duration of all cycles together, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that determines whether each cycle also runs backward.
  var autoreverses: Bool { get set }
  /// The constant that determines which value is shown before and after the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Constants that specify which value an animation shows before and after its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Shows the model's value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Keeps the last value after the active duration.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the active duration.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the first value before and the last value after the active duration.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The stored values of `CAMediaTiming`, and conversions between time spaces.
package struct MediaTiming: Hashable, Sendable {
  package var beginTime: TimeInterval = 0
  package var timeOffset: TimeInterval = 0
  package var speed: Float = 1
  package var duration: TimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: TimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// A point in one cycle of an animation.
  package struct Moment {
    /// The time into the forward pass of the cycle, in seconds.
    var elapsed: TimeInterval
    /// The progress, 0…1.
    var progress: Double
    /// The number of cycles completed before this one.
    var iteration: Int
  }

  /// Converts a time of the parent to the object's local time.
  package func localTime(_ parentTime: TimeInterval) -> TimeInterval {
    (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// Converts a local time to the parent's time; for a paused object, this is its begin time.
  package func parentTime(_ localTime: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
  }

  private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

  /// The duration of all cycles together, in seconds of local time.
  package var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    guard cycle > 0 else { return 0 }
    return repeatCount > 0 ? Double(repeatCount) * cycle : cycle
  }

  package func isFinished(at parentTime: TimeInterval) -> Bool {
    let time = localTime(parentTime)
    if speed > 0 { return time >= activeDuration }
    return speed < 0 && time <= 0
  }

  /// Returns the moment at a time of the parent, or `nil` if the animation has no effect at that
  /// time.
  package func moment(at parentTime: TimeInterval) -> Moment? {
    let time = localTime(parentTime)
    let total = activeDuration
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return moment(active: 0, total: total)
    }
    if time >= total, speed >= 0 || time > total {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return moment(active: total, total: total)
    }
    return moment(active: time, total: total)
  }

  private func moment(active: TimeInterval, total: TimeInterval) -> Moment {
    let cycle = cycle
    guard cycle > 0, active.isFinite else {
      return Moment(elapsed: duration, progress: 1, iteration: 0)
    }
    var iteration = (active / cycle).rounded(.down)
    // The end of the active duration belongs to the last cycle, not to one that never runs.
    if active >= total, iteration > 0, iteration * cycle >= active { iteration -= 1 }
    var elapsed = active - iteration * cycle
    if autoreverses, elapsed > duration { elapsed = 2 * duration - elapsed }
    let count = Int(exactly: min(iteration, 1e9).rounded()) ?? 0
    return Moment(elapsed: elapsed, progress: elapsed / duration, iteration: count)
  }
}
