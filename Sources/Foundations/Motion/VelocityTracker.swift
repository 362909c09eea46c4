import Foundation

/// A type that computes the velocity of a finger from its latest positions, for drags that no pan
/// gesture recognizer measures.
public struct VelocityTracker: Sendable {
  private var samples: [(time: TimeInterval, location: CGPoint)] = []
  /// The duration of the history that counts, in seconds; a finger that rests longer has no
  /// velocity.
  private static let window = 0.1

  /// Creates a tracker without samples.
  public init() {}

  /// A Boolean value that indicates whether the tracker has no samples.
  public var isEmpty: Bool { samples.isEmpty }

  /// Adds a sample with its time in seconds.
  public mutating func add(_ location: CGPoint, at time: TimeInterval) {
    samples.removeAll { time - $0.time > Self.window }
    samples.append((time, location))
  }

  /// Returns the velocity at `time`, in points per second.
  public func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else {
      return .zero
    }
    return last.location.subtracting(first.location)
      .scaled(by: CGFloat(1 / (last.time - first.time)))
  }
}
