import QuartzCore

/// The motion of a scroll view's content along one axis, in closed form, with constants measured on
/// iOS.
package enum ScrollPhysics {
  /// The speed below which content counts as at rest, in points per second.
  static let stopSpeed: CGFloat = 10
  /// The rate of the critically damped bounce of a flick against an edge, per second.
  static let bounceRate: CGFloat = 11
  /// The rates of the overdamped spring that returns content from beyond an edge, per second.
  static let returnRates: (slow: CGFloat, fast: CGFloat) = (9, 46)
  /// Below this speed, in points per second, content beyond an edge returns as if released at rest.
  static let restSpeed: CGFloat = 50
  static let rubberBandConstant: CGFloat = 0.55

  /// Returns the distance by which content moves past the edge of a view `dimension` points long
  /// while the finger is `distance` points past it.
  package static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let d = abs(distance)
    let result = (1 - 1 / (rubberBandConstant * d / dimension + 1)) * dimension
    return distance < 0 ? -result : result
  }

  /// Returns the finger's distance past the edge at which content is `seen` points past it.
  static func inverseRubberBand(_ seen: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let s = min(abs(seen), dimension * 0.999)
    let result = (1 / (1 - s / dimension) - 1) * dimension / rubberBandConstant
    return seen < 0 ? -result : result
  }

  /// Returns the distance in points per unit of velocity lost, for a deceleration rate per
  /// millisecond.
  static func factor(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  /// Returns the offset at which decelerating content comes to rest.
  static func target(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    guard abs(velocity) > stopSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -stopSpeed : stopSpeed)) * factor(rate)
  }

  /// Returns the number of seconds until decelerating content comes to rest.
  static func duration(velocity: CGFloat, rate: CGFloat) -> TimeInterval {
    guard abs(velocity) > stopSpeed else { return 0 }
    return Double(log(stopSpeed / abs(velocity)) / (1000 * log(rate)))
  }
}

/// The motion along one axis while no finger is down.
package enum AxisMotion {
  /// Content that slows down after a flick.
  case deceleration(start: CGFloat, velocity: CGFloat, rate: CGFloat, since: TimeInterval)
  /// Content that returns to an edge.
  case bounce(edge: CGFloat, offset: CGFloat, velocity: CGFloat, since: TimeInterval)
  /// Content that moves to a target with a critically damped spring.
  case spring(
    target: CGFloat, offset: CGFloat, velocity: CGFloat, rate: CGFloat, since: TimeInterval)

  package func position(at time: TimeInterval) -> CGFloat {
    switch self {
    case .deceleration(let start, let velocity, let rate, let since):
      let decay = CGFloat(pow(Double(rate), 1000 * max(0, time - since)))
      return start + velocity * ScrollPhysics.factor(rate) * (1 - decay)
    case .bounce(let edge, let offset, let velocity, let since):
      return edge + Self.bounce(offset, velocity, CGFloat(max(0, time - since)))
    case .spring(let target, let offset, let velocity, let rate, let since):
      let t = CGFloat(max(0, time - since))
      return target + (offset + (velocity + rate * offset) * t) * exp(-rate * t)
    }
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    let step = 0.0005
    return (position(at: time + step) - position(at: time)) / CGFloat(step)
  }

  package func isDone(at time: TimeInterval) -> Bool {
    switch self {
    case .deceleration(_, let velocity, let rate, let since):
      return time - since >= ScrollPhysics.duration(velocity: velocity, rate: rate)
    case .bounce(let edge, _, _, let since):
      return time > since && abs(position(at: time) - edge) < 0.25
        && abs(velocity(at: time)) < ScrollPhysics.stopSpeed
    case .spring(let target, _, _, _, let since):
      return time > since && abs(position(at: time) - target) < 0.25
        && abs(velocity(at: time)) < ScrollPhysics.stopSpeed
    }
  }

  /// The position at which the motion comes to rest.
  package var end: CGFloat {
    switch self {
    case .deceleration(let start, let velocity, let rate, _):
      ScrollPhysics.target(from: start, velocity: velocity, rate: rate)
    case .bounce(let edge, _, _, _): edge
    case .spring(let target, _, _, _, _): target
    }
  }

  func moved(by change: CGFloat) -> AxisMotion {
    switch self {
    case .deceleration(let start, let velocity, let rate, let since):
      .deceleration(start: start + change, velocity: velocity, rate: rate, since: since)
    case .bounce(let edge, let offset, let velocity, let since):
      .bounce(edge: edge + change, offset: offset, velocity: velocity, since: since)
    case .spring(let target, let offset, let velocity, let rate, let since):
      .spring(target: target + change, offset: offset, velocity: velocity, rate: rate, since: since)
    }
  }

  private static func bounce(_ offset: CGFloat, _ velocity: CGFloat, _ t: CGFloat) -> CGFloat {
    if abs(velocity) >= ScrollPhysics.restSpeed {
      let w = ScrollPhysics.bounceRate
      return (offset + (velocity + w * offset) * t) * exp(-w * t)
    }
    let (slow, fast) = ScrollPhysics.returnRates
    let a = offset * fast / (fast - slow)
    return a * exp(-slow * t) - (a - offset) * exp(-fast * t)
  }
}
