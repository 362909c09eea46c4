import Foundation
import Testing

@testable import Motion

@Suite struct InterruptibleValueTests {
  /// Two numbers, of which only the first may overshoot.
  struct Pose: Animatable {
    var position: CGFloat
    var size: CGFloat

    static let zero = Pose(position: 0, size: 0)
    func adding(_ other: Pose) -> Pose {
      Pose(position: position + other.position, size: size + other.size)
    }
    func scaled(by factor: CGFloat) -> Pose {
      Pose(position: position * factor, size: size * factor)
    }
    var magnitude: CGFloat { max(abs(position), abs(size)) }
    var overshooting: Pose { Pose(position: position, size: 0) }
  }

  @Test("Of an underdamped spring, only components that may overshoot do")
  func overshooting() {
    var value = InterruptibleValue(
      Pose.zero, interruptionSpring: Spring(response: 0.4, dampingRatio: 0.6))
    value.retarget(to: Pose(position: 100, size: 100))
    var most = Pose.zero
    while !value.isSettled {
      value.advance(by: 1.0 / 60)
      most.position = max(most.position, value.value.position)
      most.size = max(most.size, value.value.size)
    }
    #expect(most.position > 105 && most.size <= 100)
    #expect(value.value == Pose(position: 100, size: 100))
  }

  @Test("An interrupted curve continues as a spring with its velocity")
  func interrupted() {
    var value = InterruptibleValue(CGFloat(0), interruptionSpring: Spring(response: 0.3))
    value.move(to: 100, .curve(.easeInOut, seconds: 0.4))
    value.advance(by: 0.2)
    let (position, velocity) = (value.value, value.velocity)
    #expect(abs(position - 50) < 0.1 && velocity > 300)
    value.move(to: 0, .curve(.easeInOut, seconds: 0.4))
    #expect(value.value == position && value.velocity == velocity && value.target == 0)
    value.advance(by: 0.01)
    #expect(value.value > position, "it keeps its momentum")
  }

  @Test("A value at rest follows its target at once")
  func follow() {
    var value = InterruptibleValue(CGFloat(5), interruptionSpring: Spring(response: 0.3))
    value.follow(9)
    #expect(value.isSettled && value.value == 9)
  }
}
