import Foundation
import Motion

/// The remaining distance to a target, by component, and the springs that move it there.
///
/// A component that moves away from a new target is first reversed by the spring without damping,
/// which only begins on the way back. So reversing is smooth at any speed.
struct Settling<State: HeroState> {
  private(set) var rest: State
  private(set) var speed: State
  /// 1 for each component that moves away from its target, else 0.
  private var leaving: State
  private var springs: (place: Spring, calm: Spring)

  /// A frequency of 15 per second, as measured on the system's transitions. Only positions may
  /// overshoot.
  private static var placeSpring: Spring { Spring(stiffness: 225, damping: 22.5) }
  private static var calmSpring: Spring { Spring(stiffness: 225, damping: 30) }
  /// The spring of elements without a target.
  private static var lostSpring: Spring { Spring(stiffness: 900, damping: 60) }
  /// The highest frequency: a faster flick overshoots the target.
  private static var highestFrequency: Double { 60 }

  init(rest: State, speed: State, isLost: Bool) {
    self.rest = rest
    self.speed = speed
    leaving = rest
    springs = (Self.placeSpring, Self.calmSpring)
    noteComponentsMovingAway()
    if isLost { lose() } else { springs.calm = criticallyDampedSpring() }
  }

  var isSettled: Bool {
    var (rest, speed) = (rest, speed)
    var isSettled = true
    rest.forEachComponent(&speed) { rest, speed, component in
      let threshold = component.threshold
      if abs(rest) > threshold || abs(speed) * 0.1 > threshold { isSettled = false }
    }
    return isSettled
  }

  mutating func advance(by seconds: Double) {
    let springs = springs
    let place = springs.place.propagator(after: seconds)
    let calm = springs.calm.propagator(after: seconds)
    rest.forEachComponent(&speed, &leaving) { rest, speed, leaving, component in
      if leaving == 1 {
        let spring = component == .place ? springs.place : springs.calm
        if Self.turn(&rest, &speed, by: spring, after: seconds) { leaving = 0 }
      } else {
        (component == .place ? place : calm).move(&rest, &speed)
      }
    }
  }

  /// Moves the target by an offset; the visible state stays.
  mutating func shift(by offset: State, isLost: Bool) {
    rest = rest.adding(offset)
    noteComponentsMovingAway()
    if isLost { lose() }
  }

  /// Adapts to a change of scale.
  mutating func rescale(_ change: (inout State) -> Void) {
    change(&rest)
    change(&speed)
  }

  private mutating func lose() { springs = (Self.lostSpring, Self.lostSpring) }

  private mutating func noteComponentsMovingAway() {
    rest.forEachComponent(&speed, &leaving) { rest, speed, leaving, _ in
      leaving = rest * speed > 0 ? 1 : 0
    }
  }

  /// Moves without damping until it reverses, and with damping from then on. Returns true when it
  /// has reversed.
  private static func turn(
    _ rest: inout CGFloat, _ speed: inout CGFloat, by spring: Spring, after seconds: Double
  ) -> Bool {
    let frequency = spring.angularFrequency
    let timeToTurn = atan(Double(speed) / (frequency * Double(rest))) / frequency
    let free = Spring(stiffness: spring.stiffness, damping: 0)
    free.propagator(after: min(seconds, timeToTurn)).move(&rest, &speed)
    guard seconds >= timeToTurn else { return false }
    speed = 0
    spring.propagator(after: seconds - timeToTurn).move(&rest, &speed)
    return true
  }

  /// A spring that doesn't overshoot, whatever the velocity.
  private func criticallyDampedSpring() -> Spring {
    var frequency = Self.calmSpring.angularFrequency
    var (rest, speed) = (rest, speed)
    rest.forEachComponent(&speed) { rest, speed, component in
      let isApproaching = rest * speed < 0 && abs(rest) > component.threshold
      if component != .place, isApproaching {
        frequency = max(frequency, Double(abs(speed / rest)))
      }
    }
    frequency = min(frequency, Self.highestFrequency)
    return Spring(stiffness: frequency * frequency, damping: 2 * frequency)
  }
}

extension Spring.Propagator {
  fileprivate func move(_ rest: inout CGFloat, _ speed: inout CGFloat) {
    let (r, v) = (Double(rest), Double(speed))
    rest = CGFloat(r * positionPerPosition + v * positionPerVelocity)
    speed = CGFloat(r * velocityPerPosition + v * velocityPerVelocity)
  }
}
