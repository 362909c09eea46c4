import Foundation
import Motion
import Testing

@Suite struct SpringTests {
  @Test("Settling durations match those documented and measured by Apple")
  func settlingDuration() {
    let standard = Motion.Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(standard.settlingDuration() - 1.4727003346780927) < 1e-12)
    #expect(abs(Motion.Spring(stiffness: 100, damping: 5).settlingDuration() - 2.85) < 0.01)
    #expect(Motion.Spring(stiffness: 100, damping: 0).settlingDuration() == .infinity)
    let perceptual = Motion.Spring(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(perceptual.settlingDuration() - 0.8) < 1e-9)
  }

  @Test(
    "UIKit's duration and damping ratio become stiffness and damping",
    arguments: [
      (0.5, 0.5, 646.88, 25.43), (0.6, 0.7, 268.94, 22.96), (0.5, 0.8, 323.59, 28.78),
      (0.5, 1.0, 341.02, 36.93), (3, 0.25, 54.83363359078326, 3.702486785620688),
    ])
  func fromDuration(duration: Double, ratio: Double, stiffness: Double, damping: Double) {
    let spring = Motion.Spring(duration: duration, dampingRatio: ratio)
    #expect(abs(spring.stiffness - stiffness) < 0.006)
    #expect(abs(spring.damping - damping) < 0.006)
  }

  @Test(
    "With a velocity, it has almost settled at its duration", arguments: [0.3, 0.5, 0.8, 1],
    [-8, -1, 1, 3])
  func fromDurationAndVelocity(ratio: Double, velocity: Double) {
    let spring = Motion.Spring(duration: 0.5, dampingRatio: ratio, initialVelocity: velocity)
    let end = spring.propagator(after: 0.5)
    #expect(abs(velocity * end.positionPerVelocity - end.positionPerPosition) < 0.003)
    // A slow spring would only pass its target at that time.
    let resting = Motion.Spring(duration: 0.5, dampingRatio: ratio)
    #expect(spring.angularFrequency > resting.angularFrequency / 2)
  }

  @Test("The closed form satisfies the differential equation", arguments: [0.2, 0.75, 1, 1.3, 4])
  func solvesTheEquation(ratio: Double) {
    let spring = Motion.Spring(response: 0.4, dampingRatio: ratio)
    let h = 1e-5
    for time in stride(from: 0.01, through: 0.5, by: 0.07) {
      let (a, b, c) = (
        spring.propagator(after: time - h), spring.propagator(after: time),
        spring.propagator(after: time + h)
      )
      let slope = (c.positionPerPosition - a.positionPerPosition) / (2 * h)
      #expect(abs(slope - b.velocityPerPosition) < 1e-4)
      let acceleration = (c.velocityPerVelocity - a.velocityPerVelocity) / (2 * h)
      let force = -spring.stiffness * b.positionPerVelocity - spring.damping * b.velocityPerVelocity
      #expect(abs(acceleration - force) < 1e-3)
    }
  }

  @Test("Just below, at and just above critical damping agree")
  func isContinuousAtCritical() {
    let values = [0.9999, 1, 1.0001].map {
      Motion.Spring(response: 0.4, dampingRatio: $0).propagator(after: 0.1).positionPerPosition
    }
    #expect(abs(values[0] - values[1]) < 1e-4 && abs(values[2] - values[1]) < 1e-4)
  }
}
