import QuartzCore
import Testing

@MainActor struct SpringTests {
  @Test func theDefaultSpringSettlesAsApples() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    #expect(spring.initialVelocity == 0)
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-12)
  }

  @Test func applesDocumentedExampleSettlesInAboutThatTime() {
    let spring = CASpringAnimation()
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.01)
  }

  @Test func criticalSpringsSettleInTenths() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(spring.settlingDuration - 0.8) < 1e-12)
    #expect(spring.duration == spring.settlingDuration)
    #expect(isNear(spring.stiffness, 157.91367, within: 1e-4))
    #expect(isNear(spring.damping, 25.13274, within: 1e-4))
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
    #expect(isNear(spring.bounce, 0))
  }

  @Test func withoutDampingItNeverSettles() {
    let spring = CASpringAnimation()
    spring.damping = 0
    #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test func dampingAboveCriticalCountsAsCriticalUnlessAllowed() {
    var spring = Spring(mass: 1, stiffness: 100, damping: 50)
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(spring.value(at: 0.3) == critical.value(at: 0.3))
    spring.allowsOverdamping = true
    #expect(spring.value(at: 0.3) < critical.value(at: 0.3))
    #expect(spring.settlingDuration > critical.settlingDuration)
  }

  /// Each form is a solution of m x'' + c x' + k x = 0 that starts at −1 with the velocity.
  @Test(arguments: [3.0, 20.0, 45.0], [0.0, 4.0, -4.0])
  func valuesObeyTheEquationOfMotion(damping: Double, velocity: Double) {
    var spring = Spring(mass: 2, stiffness: 50, damping: damping, initialVelocity: velocity)
    spring.allowsOverdamping = true
    let h = 1e-4
    #expect(abs(spring.value(at: 0)) < 1e-12)
    #expect(abs((spring.value(at: h) - spring.value(at: 0)) / h - velocity) < 0.02)
    for t in [0.1, 0.4, 1.0] {
      let (a, b, c) = (spring.value(at: t - h), spring.value(at: t), spring.value(at: t + h))
      let force = 2 * (a - 2 * b + c) / (h * h) + damping * (c - a) / (2 * h) + 50 * (b - 1)
      #expect(abs(force) < 1e-3)
    }
  }

  /// Framer's published pair, and the examples derived from the same equation.
  @Test(arguments: [
    (3.0, 0.25, 54.83363359078326, 3.702486785620688), (0.5, 0.5, 646.88, 25.43),
    (0.6, 0.7, 268.94, 22.96), (0.5, 0.8, 323.59, 28.78), (0.5, 1.0, 341.02, 36.93),
  ])
  func aDurationAndRatioGiveTheSpring(
    duration: Double, ratio: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: duration)
    #expect(abs(spring.stiffness - stiffness) < 0.006)
    #expect(abs(spring.damping - damping) < 0.006)
  }

  @Test(arguments: [0.3, 0.8, 1.0], [-8.0, -1.0, 1.0, 3.0])
  func aThrownSpringHasAlmostSettledAtItsDuration(ratio: Double, velocity: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 0.5, initialVelocity: velocity)
    #expect(spring.stiffness.isFinite && spring.stiffness > 0)
    #expect(abs(spring.value(at: 0.5) - 1) < 0.003)
  }

  @Test func aSpringAnimationFollowsItsSpring() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = animation.settlingDuration
    layer.add(animation, forKey: nil)
    world.frame()
    world.wait(0.3)
    let expected = Spring(mass: 1, stiffness: 100, damping: 10).value(at: 0.3) * 100
    #expect(isNear(layer.presentation()?.position.x ?? 0, CGFloat(expected), within: 1e-6))
  }
}
