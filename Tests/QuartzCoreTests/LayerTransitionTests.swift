import RenderTree
import Testing

@testable import QuartzCore

/// Transitions between what layers showed and what they show.
@MainActor struct LayerTransitionTests {
  private func inWorld(_ body: (LayerWorld, CALayer) -> Void) {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let layer = world.addSquare(20)
    CATransaction.setDisableActions(true)
    body(world, layer)
  }

  private func turnBlue(
    _ layer: CALayer, _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) {
    CATransaction.setDisableActions(true)
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    layer.add(transition, forKey: "any")
    layer.backgroundColor = .blue
  }

  private let red = "fill 0 0 20 20 rgba(1 0 0 1)"
  private let blue = "fill 0 0 20 20 rgba(0 0 1 1)"

  @Test func opaqueContentFadesAwayOverTheNewOne() {
    inWorld { world, layer in
      turnBlue(layer, .fade)
      #expect(layer.animationKeys() == [kCATransition])
      world.frame()
      #expect(
        world.frame(after: 0.25).description == """
          group
            \(blue)
            opacity 0.75
              \(red)
          """)
      #expect(world.frame(after: 1).description == blue)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test(arguments: [
    (CATransitionSubtype.fromRight, "-15 0", "5 0"), (.fromLeft, "15 0", "-5 0"),
    (.fromTop, "0 -15", "0 5"), (.fromBottom, "0 15", "0 -5"),
  ])
  func newContentPushesTheOldOneAway(subtype: CATransitionSubtype, old: String, new: String) {
    inWorld { world, layer in
      turnBlue(layer, .push, subtype)
      world.frame()
      #expect(
        world.frame(after: 0.75).description == """
          clip 0 0 20 20
            group
              transform 1 0 0 1 \(old)
                \(red)
              transform 1 0 0 1 \(new)
                \(blue)
          """)
    }
  }

  @Test func contentMovesInOverTheOldOneAndIsRevealedBelowIt() {
    inWorld { world, layer in
      turnBlue(layer, .moveIn, .fromRight)
      world.frame()
      #expect(
        world.frame(after: 0.5).description == """
          clip 0 0 20 20
            group
              \(red)
              transform 1 0 0 1 10 0
                \(blue)
          """)
      layer.removeAnimation(forKey: kCATransition)
      #expect(world.frame().description == blue)
      CATransaction.setDisableActions(true)
      layer.backgroundColor = .red
      world.frame()
      turnBlue(layer, .reveal, .fromRight)
      world.frame()
      #expect(
        world.frame(after: 0.5).description == """
          clip 0 0 20 20
            group
              \(blue)
              transform 1 0 0 1 -10 0
                \(red)
          """)
    }
  }

  @Test func sublayersTakePartAndATransitionCanBeCutShort() {
    inWorld { world, layer in
      let child = CALayer()
      child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      child.backgroundColor = .blue
      let transition = CATransition()
      transition.duration = 1
      transition.startProgress = 0.5
      layer.add(transition, forKey: nil)
      layer.addSublayer(child)
      world.frame()
      let text = world.frame(after: 0.5).description
      #expect(text.contains("opacity 0.25") && text.contains("fill 0 0 5 5"))
    }
  }
}
