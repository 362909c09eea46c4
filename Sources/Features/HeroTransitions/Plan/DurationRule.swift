import Motion
import UIKit

/// The duration of each movement: as requested, or by its distance.
enum DurationRule {
  static let shortest: TimeInterval = 0.208
  /// Longer distances take longer by this speed, in points per second.
  private static let pace: Double = 3000
  private static let maximumDistance: Double = 500

  /// Returns the duration of a movement.
  ///
  /// - Parameters:
  ///   - move: The movement of the center, in points.
  ///   - growth: The change of width and height.
  static func optimized(move: CGPoint, growth: CGSize) -> TimeInterval {
    let way = hypot(move.x, move.y) + hypot(growth.width, growth.height)
    return shortest + min(max(Double(way), 0), maximumDistance) / pace
  }

  /// The duration that a view requests, if any; infinity is as long as the longest.
  @MainActor static func duration(
    _ state: HeroTargetState, move: CGPoint, growth: CGSize
  ) -> TimeInterval {
    if let duration = state.duration { return duration }
    if let spring = state.spring { return spring.settlingDuration() }
    return optimized(move: move, growth: growth)
  }

  /// The duration of an element's way, with its modifiers' transforms.
  @MainActor static func duration(
    _ state: HeroTargetState, from: ElementEndpoint, to: ElementEndpoint
  ) -> TimeInterval {
    let ends = [from, to].map { end -> (CGPoint, CGSize) in
      let place = end.place()
      let transform = end.turn.transform
      let size = CGRect(origin: .zero, size: place.size)
        .applying(CATransform3DGetAffineTransform(transform)).size
      return (CGPoint(x: place.center.x + transform.m41, y: place.center.y + transform.m42), size)
    }
    let ((a, first), (b, second)) = (ends[0], ends[1])
    return duration(
      state, move: CGPoint(x: b.x - a.x, y: b.y - a.y),
      growth: CGSize(width: second.width - first.width, height: second.height - first.height))
  }

  /// Resolves infinite durations.
  ///
  /// - Returns: The time until the last movement has ended.
  static func resolve(_ timings: inout [HeroTiming]) -> TimeInterval {
    let finite = timings.filter { $0.duration.isFinite }.map { $0.delay + $0.duration }.max()
    let waiting = timings.filter { !$0.duration.isFinite }.map { $0.delay + shortest }.max() ?? 0
    let longest = max(finite ?? 0, finite == nil ? waiting : 0)
    for index in timings.indices where !timings[index].duration.isFinite {
      timings[index].duration = max(0, longest - timings[index].delay)
    }
    return max(longest, timings.map { $0.delay + $0.duration }.max() ?? 0)
  }
}

/// The delay, duration and curve or spring of a movement.
struct HeroTiming {
  var delay: TimeInterval = 0
  var duration: TimeInterval
  var curve = Curve.standard
  var spring: Spring?

  /// The progress, 0 to 1; springs may exceed 1.
  func progress(at time: TimeInterval) -> Double {
    let elapsed = time - delay
    if elapsed <= 0 { return 0 }
    if elapsed >= duration { return 1 }
    if let spring { return 1 - spring.propagator(after: elapsed).positionPerPosition }
    return curve.progress(at: elapsed / duration)
  }

  /// The linear progress, for movements by a finger.
  func evenProgress(at time: TimeInterval) -> Double {
    guard duration > 0 else { return time >= delay ? 1 : 0 }
    return min(max((time - delay) / duration, 0), 1)
  }
}
