import Foundation
import Testing

@testable import Motion

@Suite struct InterruptibleValueTests {
  /// Two numbers of which only the first may pass its target.
  struct Pose: Animatable {
    var place: CGFloat
    var size: CGFloat

    static let zero = Pose(place: 0, size: 0)
    func adding(_ other: Pose) -> Pose { Pose(place: place + other.place, size: size + other.size) }
    func scaled(by factor: CGFloat) -> Pose { Pose(place: place * factor, size: size * factor) }
    var magnitude: CGFloat { max(abs(place), abs(size)) }
    var overshooting: Pose { Pose(place: place, size: 0) }
  }

  @Test("Of a swinging spring, only the components that may pass their target do")
  func overshooting() {
    var value = InterruptibleValue(
      Pose.zero, interruptionSpring: Spring(response: 0.4, dampingRatio: 0.6))
    value.retarget(to: Pose(place: 100, size: 100))
    var most = Pose.zero
    while !value.isSettled {
      value.advance(by: 1.0 / 60)
      most.place = max(most.place, value.value.place)
      most.size = max(most.size, value.value.size)
    }
    #expect(most.place > 105 && most.size <= 100)
    #expect(value.value == Pose(place: 100, size: 100))
  }

  @Test("A curve that is interrupted goes on as a spring with its velocity")
  func interrupted() {
    var value = InterruptibleValue(CGFloat(0), interruptionSpring: Spring(response: 0.3))
    value.move(to: 100, .curve(.easeInOut, seconds: 0.4))
    value.advance(by: 0.2)
    let (place, velocity) = (value.value, value.velocity)
    #expect(abs(place - 50) < 0.1 && velocity > 300)
    value.move(to: 0, .curve(.easeInOut, seconds: 0.4))
    #expect(value.value == place && value.velocity == velocity && value.target == 0)
    value.advance(by: 0.01)
    #expect(value.value > place, "its momentum carries it on")
  }

  @Test("What rests goes with its target at once")
  func follow() {
    var value = InterruptibleValue(CGFloat(5), interruptionSpring: Spring(response: 0.3))
    value.follow(9)
    #expect(value.isSettled && value.value == 9)
  }
}
