import QuartzCore

/// The positions of the last tenth of a second, from which the velocity is computed.
struct VelocityHistory {
  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  /// The age in seconds from which positions no longer affect the velocity.
  static let window: TimeInterval = 0.1

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    samples.append((time, point))
    samples.removeAll { $0.time < time - Self.window }
  }

  mutating func reset() { samples = [] }

  /// Moves all positions when the origin changes.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].point.x += offset.x
      samples[index].point.y += offset.y
    }
  }

  /// Returns the velocity in points per second; zero if nothing has moved recently.
  func velocity(at now: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= now - Self.window - 1e-6 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let duration = last.time - first.time
    return CGPoint(
      x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
  }
}
