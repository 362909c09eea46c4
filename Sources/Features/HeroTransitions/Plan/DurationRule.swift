import Motion
import UIKit

/// How long each movement takes: what was asked for, else the longer the way the longer.
enum DurationRule {
  static let shortest: TimeInterval = 0.208
  /// Points a second that a longer way adds.
  private static let pace: Double = 3000
  private static let maximumDistance: Double = 500

  /// - Parameters:
  ///   - move: of the centre, in points.
  ///   - growth: of width and height.
  static func optimized(move: CGPoint, growth: CGSize) -> TimeInterval {
    let way = hypot(move.x, move.y) + hypot(growth.width, growth.height)
    return shortest + min(max(Double(way), 0), maximumDistance) / pace
  }

  /// What a view asked for, where it did; infinite waits for the longest.
  @MainActor static func duration(
    _ state: HeroTargetState, move: CGPoint, growth: CGSize
  ) -> TimeInterval {
    if let duration = state.duration { return duration }
    if let spring = state.spring { return spring.settlingDuration() }
    return optimized(move: move, growth: growth)
  }

  /// Fills in those that wait for the longest; the order of the list does not matter.
  ///
  /// - Returns: the time until the last one is done.
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

/// When a movement begins, how long it takes and by which curve or spring.
struct HeroTiming {
  var delay: TimeInterval = 0
  var duration: TimeInterval
  var curve = Curve.standard
  var spring: Spring?

  /// Part of the way, 0 to 1; springs may pass 1 on the way.
  func progress(at time: TimeInterval) -> Double {
    let elapsed = time - delay
    if elapsed <= 0 { return 0 }
    if elapsed >= duration { return 1 }
    if let spring { return 1 - spring.propagator(after: elapsed).positionPerPosition }
    return curve.progress(at: elapsed / duration)
  }

  /// As a finger moves it: evenly.
  func evenProgress(at time: TimeInterval) -> Double {
    guard duration > 0 else { return time >= delay ? 1 : 0 }
    return min(max((time - delay) / duration, 0), 1)
  }
}
