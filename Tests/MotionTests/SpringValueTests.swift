import Foundation
import Motion
import Testing
import UIKitStage

@Suite struct SpringValueTests {
  @Test("Retargeting at random instants keeps position and velocity")
  func retargetIsContinuous() {
    var generator = SeededGenerator(seed: 7)
    var value = SpringValue(CGPoint.zero, spring: Motion.Spring(response: 0.4, dampingRatio: 0.7))
    value.retarget(to: CGPoint(x: 300, y: -100))
    for _ in 0..<2000 {
      value.advance(by: Double.random(in: 0...0.05, using: &generator))
      let before = (value.value, value.velocity)
      value.retarget(
        to: CGPoint(
          x: .random(in: -500...500, using: &generator),
          y: .random(in: -500...500, using: &generator)),
        spring: Motion.Spring(
          response: .random(in: 0.1...1, using: &generator),
          dampingRatio: .random(in: 0.2...2, using: &generator)))
      #expect(value.value.subtracting(before.0).magnitude < 1e-9)
      #expect(value.velocity.subtracting(before.1).magnitude < 1e-9)
      let (later, speed) = value.state(at: 1e-9)
      #expect(later.subtracting(before.0).magnitude < 1e-3)
      #expect(speed.subtracting(before.1).magnitude < 1)
    }
  }

  @Test("Many small steps and a single large one give the same result")
  func stepsDoNotMatter() {
    let spring = Motion.Spring(response: 0.5, dampingRatio: 0.6)
    var fine = SpringValue<CGFloat>(0, spring: spring)
    var coarse = fine
    fine.retarget(to: 100, velocity: 400)
    coarse.retarget(to: 100, velocity: 400)
    for _ in 0..<100 { fine.advance(by: 0.002) }
    coarse.advance(by: 0.2)
    #expect(abs(fine.value - coarse.value) < 1e-9)
    #expect(abs(fine.velocity - coarse.velocity) < 1e-9)
  }

  @Test("A reversal keeps its momentum: only the spring's force acts on it")
  func reversal() {
    let spring = Motion.Spring(stiffness: 225, damping: 2 * 0.75 * 15)
    var value = SpringValue<CGFloat>(0, spring: spring)
    value.retarget(to: 300)
    let step = 1.0 / 120
    for frame in 1...60 {
      if frame == 14 || frame == 24 {
        let before = value
        value.retarget(to: value.target == 300 ? 0 : 300)
        let distance = abs(value.target - value.value)
        #expect(value.value == before.value)
        value.advance(by: step)
        let limit = 1.1 * 225 * distance * step + abs(before.velocity) * 22.5 * step
        #expect(abs(value.velocity - before.velocity) <= limit)
      } else {
        value.advance(by: step)
      }
    }
  }

  @Test("Released 300 points before its target at 1200 points per second, it moves at once")
  func handOff() {
    let spring = Motion.Spring(stiffness: 225, damping: 2 * 0.75 * 15)
    var thrown = SpringValue<CGFloat>(0, spring: spring)
    thrown.release(towards: 300, velocity: 1200)
    thrown.advance(by: 1.0 / 120)
    #expect(abs(thrown.value - 11.3) < 0.6)
    var rested = SpringValue<CGFloat>(0, spring: spring)
    rested.retarget(to: 300)
    rested.advance(by: 1.0 / 120)
    #expect(abs(rested.value - 2.2) < 0.1)
  }

  @Test("Held it rests, and seeking shows any instant")
  func catchAndSeek() {
    var value = SpringValue<CGFloat>(0)
    value.retarget(to: 100)
    value.seek(to: 0.1)
    let there = value.value
    value.seek(to: 0.2)
    value.seek(to: 0.1)
    #expect(value.value == there)
    value.catch()
    #expect(value.isSettled && value.value == there)
    value.advance(by: 1)
    #expect(value.value == there)
  }

  @Test("It settles exactly on its target and stays")
  func settles() {
    var value = SpringValue<CGFloat>(0)
    value.retarget(to: 100)
    var seconds = 0.0
    while !value.isSettled && seconds < 5 {
      value.advance(by: 1.0 / 60)
      seconds += 1.0 / 60
    }
    #expect(value.value == 100 && value.velocity == 0)
    #expect(seconds < 1)
  }

  @Test("A fast release doesn't overshoot its target", arguments: [100.0, 1000, 5000, 20000])
  func noOvershoot(speed: Double) {
    var value = SpringValue<CGFloat>(0, threshold: 0.01)
    value.retargetWithoutOvershoot(
      to: 100, spring: Motion.Spring(response: 0.4), velocity: CGFloat(speed))
    var highest: CGFloat = 0
    for _ in 0..<600 {
      value.advance(by: 1.0 / 240)
      highest = max(highest, value.value)
    }
    #expect(highest <= 100.001)
    #expect(value.value == 100)
  }

  @Test("A curve passes its velocity on to the spring that interrupts it")
  func curveInterrupted() {
    var curve = CurveValue<CGFloat>(from: 0, to: 200, curve: .easeInOut, duration: 0.4)
    curve.advance(by: 0.15)
    let spring = curve.interrupted(towards: 0, spring: Motion.Spring(response: 0.3))
    #expect(spring.value == curve.value)
    #expect(spring.velocity == curve.velocity)
    let h = 1e-6
    var (before, after) = (curve, curve)
    before.seek(to: 0.15 - h)
    after.seek(to: 0.15 + h)
    #expect(abs((after.value - before.value) / CGFloat(2 * h) - curve.velocity) < 0.1)
  }
}
