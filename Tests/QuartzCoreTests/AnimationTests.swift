import QuartzCore
import Testing

@MainActor struct AnimationTests {
  private func fade(_ from: Any? = 0, _ to: Any? = 1, duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  /// Opacity shown at each time after the start; −1 is the model's 0.5 seen again.
  private func opacities(_ animation: CAAnimation, at times: [Double]) -> [Double] {
    let world = LayerWorld()
    defer { world.end() }
    let layer = CALayer()
    layer.opacity = 0.5
    world.root.addSublayer(layer)
    layer.add(animation, forKey: "fade")
    world.frame()
    var now = 0.0
    return times.map { time in
      world.wait(time - now)
      now = time
      let value = Double(layer.presentation()?.opacity ?? -2)
      return value == 0.5 ? -1 : (value * 10_000).rounded() / 10_000
    }
  }

  @Test func withoutACurveProgressIsLinear() {
    #expect(opacities(fade(), at: [0, 0.25, 0.75, 1, 2]) == [0, 0.25, 0.75, -1, -1])
  }

  @Test func fillModesHoldTheEnds() {
    for (mode, expected) in [
      (CAMediaTimingFillMode.removed, [-1, 0.25, -1]), (.forwards, [-1, 0.25, 1]),
      (.backwards, [0, 0.25, -1]), (.both, [0, 0.25, 1.0]),
    ] {
      let animation = fade()
      animation.beginTime = 101
      animation.fillMode = mode
      #expect(opacities(animation, at: [0.5, 1.25, 3]) == expected)
    }
  }

  @Test func repeatsAndReverses() {
    let repeated = fade()
    repeated.repeatCount = 2.5
    #expect(opacities(repeated, at: [1.25, 2.25, 2.5]) == [0.25, 0.25, -1])
    let reversed = fade()
    reversed.autoreverses = true
    reversed.fillMode = .forwards
    #expect(opacities(reversed, at: [0.75, 1.25, 1.75, 2]) == [0.75, 0.75, 0.25, 0])
    let timed = fade()
    timed.repeatDuration = 3.25
    timed.fillMode = .forwards
    #expect(opacities(timed, at: [3.125, 3.25, 9]) == [0.125, 0.25, 0.25])
    let endless = fade()
    endless.repeatCount = .infinity
    #expect(opacities(endless, at: [1000.25]) == [0.25])
  }

  @Test func aWholeNumberOfRepeatsEndsAtTheEnd() {
    let animation = fade()
    animation.repeatCount = 3
    animation.fillMode = .both
    #expect(opacities(animation, at: [2, 3, 4]) == [0, 1, 1])
  }

  @Test func speedAndOffsetScaleTime() {
    let fast = fade()
    fast.speed = 2
    #expect(opacities(fast, at: [0.25, 0.375, 0.5]) == [-1, 0.75, -1])
    let stopped = fade()
    stopped.speed = 0
    stopped.timeOffset = 0.75
    #expect(opacities(stopped, at: [0, 5]) == [0.75, 0.75])
    let backwards = fade()
    backwards.speed = -1
    backwards.timeOffset = 1
    #expect(opacities(backwards, at: [0.25, 0.875, 1.5]) == [0.75, 0.125, -1])
  }

  @Test func anAnimationWithoutTimeIsOverAtOnce() {
    let animation = fade(0, 1, duration: 0)
    animation.repeatCount = .infinity
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    world.frame()
    world.frame()
    #expect(layer.presentation()?.opacity == 1 && !AnimationClock.hasRunning)
  }

  @Test func theSevenWaysToGiveEnds() {
    func value(_ from: Any?, _ to: Any?, _ by: Any?) -> Double {
      let animation = fade(from, to)
      animation.byValue = by
      return opacities(animation, at: [0.25])[0]
    }
    #expect(value(0, 1, nil) == 0.25)
    #expect(value(0.2, nil, 0.4) == 0.3)
    #expect(value(nil, 1, 0.4) == 0.7)
    #expect(value(0, nil, nil) == 0.125)
    #expect(value(nil, 1, nil) == 0.625)
    #expect(value(nil, nil, 0.4) == 0.6)
    #expect(value(nil, nil, nil) == -1)
  }

  @Test func additiveAnimationsAddUp() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    for key in ["a", "b"] {
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = CGPoint(x: -100, y: 0)
      animation.toValue = CGPoint.zero
      animation.isAdditive = true
      animation.duration = 1
      layer.add(animation, forKey: key)
    }
    world.frame()
    world.wait(0.25)
    #expect(try #require(layer.presentation()).position.x == 5 - 150)
  }

  @Test func additiveOffsetsLeadFromOldToNew() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let old = CATransform3DScale(CATransform3DMakeRotation(1, 0, 0, 1), 2, 3, 1)
    let new = CATransform3DTranslate(CATransform3DMakeRotation(-0.5, 0, 0, 1), 10, 0, 0)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CALayer.additiveOffset(from: old, to: new, forKey: "transform")
    animation.toValue = CATransform3DIdentity
    animation.isAdditive = true
    animation.duration = 1
    CATransaction.setDisableActions(true)
    layer.transform = new
    layer.add(animation, forKey: nil)
    world.frame()
    #expect(isNear(try #require(layer.presentation()).transform, old))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CALayer.additiveOffset(from: old, to: flat, forKey: "transform") == nil)
    #expect(CALayer.additiveOffset(from: CGColor.red, to: CGColor.blue, forKey: "fillColor") == nil)
  }

  @Test func cumulativeRepeatsGoOn() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.fromValue = 0
    spin.toValue = 1.0
    spin.duration = 1
    spin.repeatCount = 10
    spin.isCumulative = true
    layer.add(spin, forKey: "spin")
    world.frame()
    world.wait(2.5)
    let shown = try #require(layer.presentation()?.value(forKeyPath: "transform.rotation.z"))
    #expect(isNear(try #require(shown as? CGFloat), 2.5))
  }

  @Test func keyframesFollowTimesCurvesAndModes() {
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    keyframes.values = [0, 1, 0.2]
    keyframes.duration = 1
    #expect(opacities(keyframes, at: [0.125, 0.25, 0.75]) == [0.25, -1, 0.6])
    keyframes.keyTimes = [0, 0.2, 1]
    #expect(opacities(keyframes, at: [0.1, 0.2, 0.6]) == [-1, 1, 0.6])
    keyframes.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    #expect(opacities(keyframes, at: [0.05, 0.6]) == [0.0935, 0.6])
    keyframes.calculationMode = .discrete
    #expect(opacities(keyframes, at: [0.1, 0.3]) == [0, 1])
  }

  @Test func aPathLeadsThePosition() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let way = CGMutablePath()
    way.move(to: .zero)
    way.addLine(to: CGPoint(x: 100, y: 0))
    way.addQuadCurve(to: CGPoint(x: 200, y: 100), control: CGPoint(x: 200, y: 0))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = way
    animation.duration = 2
    layer.add(animation, forKey: nil)
    world.frame()
    world.wait(0.5)
    #expect(try #require(layer.presentation()).position == CGPoint(x: 50, y: 0))
    world.wait(1)
    #expect(try #require(layer.presentation()).position == CGPoint(x: 175, y: 25))
  }

  @Test func groupsRunTheirMembersInTheirOwnTime() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let late = fade(0, 1, duration: 2)
    late.beginTime = 1
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 40
    let group = CAAnimationGroup()
    group.animations = [late, move]
    group.duration = 2
    group.speed = 2
    layer.add(group, forKey: "both")
    world.frame()
    world.wait(0.25)
    #expect(try #require(layer.presentation()).position.x == 10)
    #expect(try #require(layer.presentation()).opacity == 1)
    world.wait(0.5)
    #expect(try #require(layer.presentation()).opacity == 0.25)
    #expect(move.duration == 0)
  }

  @Test func colorsPassThroughTheirMixture() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    animation.toValue = CGColor.blue
    animation.duration = 1
    layer.add(animation, forKey: nil)
    world.frame()
    world.wait(0.25)
    let shown = try #require(layer.presentation()?.backgroundColor)
    #expect(shown == CGColor(red: 0, green: 0, blue: 1, alpha: 0.25))
  }

  @Test func animationsAreCopiedAndReplacedByKey() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let witness = AnimationWitness()
    let animation = fade()
    animation.delegate = witness
    animation.setValue("mine", forKey: "name")
    layer.add(animation, forKey: "fade")
    animation.toValue = 9
    let added = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
    #expect(added !== animation && added.toValue as? Int == 1)
    #expect(added.value(forKey: "name") as? String == "mine")
    world.frame()
    world.frame()
    #expect(witness.log == ["start"])
    layer.add(fade(), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    world.frame()
    #expect(witness.log == ["start", "stop false"])
    #expect(layer.unusedAnimationKey("fade") == "fade-2")
  }

  @Test func delegatesHearOfTheEndOnce() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let witness = AnimationWitness()
    let kept = fade()
    kept.delegate = witness
    kept.isRemovedOnCompletion = false
    kept.fillMode = .forwards
    layer.add(kept, forKey: "fade")
    world.frame()
    #expect(layer.hasRunningAnimations && world.root.hasRunningAnimations)
    world.frame(after: 2)
    #expect(witness.log == ["start", "stop true"])
    #expect(layer.animationKeys() == ["fade"] && !layer.hasRunningAnimations)
    #expect(layer.presentation()?.opacity == 1)
    layer.removeAnimation(forKey: "fade")
    world.frame()
    #expect(witness.log.count == 2 && !AnimationClock.hasRunning)
  }

  @Test func leavingTheTreeEndsAnimations() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let witness = AnimationWitness()
    let animation = fade()
    animation.delegate = witness
    layer.add(animation, forKey: nil)
    world.frame()
    world.frame()
    let elsewhere = CALayer()
    world.root.addSublayer(elsewhere)
    elsewhere.addSublayer(layer)
    world.frame()
    #expect(witness.log == ["start"])
    layer.removeFromSuperlayer()
    world.frame()
    #expect(witness.log == ["start", "stop false"])
  }

  @Test func aPausedLayerStandsStill() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    layer.add(fade(0, 1, duration: 4), forKey: nil)
    world.frame()
    world.wait(1)
    layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    world.wait(10)
    #expect(layer.presentation()?.opacity == 0.25)
    #expect(!layer.hasRunningAnimations)
    let pause = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pause
    #expect(layer.presentation()?.opacity == 0.25)
    world.wait(1)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func timesConvertBetweenLayers() {
    let (root, slow, inner) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(slow)
    slow.addSublayer(inner)
    slow.speed = 0.5
    slow.beginTime = 10
    inner.timeOffset = 3
    #expect(inner.convertTime(20, from: nil) == 8)
    #expect(inner.convertTime(8, to: nil) == 20)
    #expect(inner.convertTime(8, to: slow) == 5)
  }

  @Test func presentationsStandBesideTheModel() throws {
    let world = LayerWorld()
    defer { world.end() }
    let outer = world.addSquare(50)
    let inner = CALayer()
    outer.addSublayer(inner)
    #expect(inner.presentation() == nil)
    world.frame()
    let shown = try #require(inner.presentation())
    #expect(shown !== inner && shown.model() === inner && inner.model() === inner)
    #expect(shown.superlayer?.model() === outer)
    #expect(outer.presentation()?.sublayers?.first?.model() === inner)
    let shape = CAShapeLayer()
    world.root.addSublayer(shape)
    shape.lineWidth = 7
    world.frame()
    #expect(shape.presentation()?.lineWidth == 7)
    shown.opacity = 0.1
    #expect(inner.opacity == 1)
  }
}
