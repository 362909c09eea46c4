import QuartzCore
import Testing

@MainActor struct TransactionTests {
  @Test func nestedTransactionsInherit() {
    let world = LayerWorld()
    defer { world.end() }
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(false)
    #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }

  @Test func settingsOutsideEndWithTheFrame() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setAnimationDuration(9)
    #expect(CATransaction.animationDuration() == 9)
    world.frame()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func disabledActionsChangeAtOnce() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 50
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position.x == 50)
  }

  @Test func theCurveOfTheTransactionOverrides() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    CATransaction.begin()
    let curve = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setAnimationTimingFunction(curve)
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animation(forKey: "opacity")?.timingFunction == curve)
  }

  @Test func completionWaitsForEveryAnimation() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    layer.position.x = 3
    CATransaction.commit()
    CATransaction.commit()
    world.frame()
    world.frame(after: 0.5)
    #expect(!isDone)
    world.frame(after: 0.5)
    #expect(isDone)
  }

  @Test func completionWithoutAnimationsComesOnCommit() {
    let world = LayerWorld()
    defer { world.end() }
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    CATransaction.setCompletionBlock { log.append("second") }
    #expect(log == ["first"])
    #expect(CATransaction.completionBlock() != nil)
    CATransaction.commit()
    #expect(log == ["first", "second"])
  }

  @Test func completionComesWhenAnimationsAreRemovedOrTheLayerDies() {
    let world = LayerWorld()
    defer { world.end() }
    var count = 0
    for end in [{ (layer: CALayer) in layer.removeAllAnimations() }, { $0.removeFromSuperlayer() }]
    {
      let layer = world.addSquare()
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      layer.opacity = 0
      CATransaction.commit()
      world.frame()
      end(layer)
      world.frame()
    }
    #expect(count == 2)
    do {
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      CATransaction.commit()
    }
    world.frame()
    #expect(count == 3)
  }
}
