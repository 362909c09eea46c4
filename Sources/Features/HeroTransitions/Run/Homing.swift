import Foundation
import Motion

/// What is left of the way to a target, number by number, and the springs that take it there.
///
/// A number that moves away from its new target is turned round by the spring alone; the damper takes
/// hold on the way home. So whatever the speed, turning back gives no jolt.
struct Homing {
  private(set) var rest: [Double]
  private(set) var speed: [Double]
  private let kinds: [HeroChannelKind]
  private var springs: (place: Spring, calm: Spring)
  private var isLeaving: [Bool]

  /// Frequency 15 per second, as measured on the system's own landings; only places may swing.
  static let landing = Spring(stiffness: 225, damping: 22.5)
  private static let calm = Spring(stiffness: 225, damping: 30)
  /// Of what has nowhere to land.
  private static let lost = Spring(stiffness: 900, damping: 60)
  /// Beyond this frequency a throw is too fast to be stopped at the target.
  private static let quickest: Double = 60

  init(rest: [Double], speed: [Double], kinds: [HeroChannelKind], isLost: Bool) {
    self.rest = rest
    self.speed = speed
    self.kinds = kinds
    springs = (Self.landing, Self.calm)
    isLeaving = Self.leaving(rest, speed)
    if isLost { lose() } else { springs.calm = calmSpring() }
  }

  var isSettled: Bool {
    for (index, kind) in kinds.enumerated() {
      if abs(rest[index]) > kind.threshold || abs(speed[index]) * 0.1 > kind.threshold {
        return false
      }
    }
    return true
  }

  mutating func advance(by seconds: Double) {
    let place = springs.place.propagator(after: seconds)
    let calm = springs.calm.propagator(after: seconds)
    for (index, kind) in kinds.enumerated() {
      if isLeaving[index] {
        turn(index, by: kind == .place ? springs.place : springs.calm, after: seconds)
      } else {
        move(index, kind == .place ? place : calm)
      }
    }
  }

  /// The target is elsewhere by so much; what is shown stays where it is.
  mutating func shift(by offset: [Double], isLost: Bool) {
    for index in rest.indices { rest[index] += offset[index] }
    isLeaving = Self.leaving(rest, speed)
    if isLost { lose() }
  }

  mutating func multiply(_ index: Int, by scale: Double) {
    rest[index] *= scale
    speed[index] *= scale
  }

  private mutating func lose() { springs = (Self.lost, Self.lost) }

  private static func leaving(_ rest: [Double], _ speed: [Double]) -> [Bool] {
    zip(rest, speed).map { $0 * $1 > 0 }
  }

  private mutating func move(_ index: Int, _ p: Spring.Propagator) {
    let (r, v) = (rest[index], speed[index])
    rest[index] = r * p.positionPerPosition + v * p.positionPerVelocity
    speed[index] = r * p.velocityPerPosition + v * p.velocityPerVelocity
  }

  /// Without damping as far as it goes, and with it from there on.
  private mutating func turn(_ index: Int, by spring: Spring, after seconds: Double) {
    let frequency = spring.angularFrequency
    let timeToTurn = atan(speed[index] / (frequency * rest[index])) / frequency
    let free = Spring(stiffness: spring.stiffness, damping: 0)
    move(index, free.propagator(after: min(seconds, timeToTurn)))
    guard seconds >= timeToTurn else { return }
    isLeaving[index] = false
    speed[index] = 0
    move(index, spring.propagator(after: seconds - timeToTurn))
  }

  /// One that nothing thrown at the target passes it by.
  private func calmSpring() -> Spring {
    var frequency = Self.calm.angularFrequency
    for (index, kind) in kinds.enumerated() where kind != .place {
      let isApproaching = rest[index] * speed[index] < 0 && abs(rest[index]) > kind.threshold
      if isApproaching { frequency = max(frequency, abs(speed[index] / rest[index])) }
    }
    frequency = min(frequency, Self.quickest)
    return Spring(stiffness: frequency * frequency, damping: 2 * frequency)
  }
}
