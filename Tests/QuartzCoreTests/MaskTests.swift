import QuartzCore
import RenderTree
import Testing

@MainActor struct MaskTests {
  private func layer(_ frame: CGRect, _ color: CGColor? = .red) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func inWorld(_ body: (LayerWorld) throws -> Void) rethrows {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    try body(world)
    CATransaction.setDisableActions(false)
  }

  @Test func aSolidMaskClips() {
    inWorld { world in
      let square = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
      square.cornerRadius = 3
      let mask = layer(CGRect(x: 5, y: 5, width: 10, height: 10))
      mask.cornerRadius = 5
      square.mask = mask
      world.root.addSublayer(square)
      #expect(
        world.frame().description == """
          clip 5 5 10 10 r 5 5 5 5
            fill 0 0 20 20 r 3 3 3 3 rgba(1 0 0 1)
          """)
      #expect(mask.superlayer === square && square.sublayers == nil)
    }
  }

  @Test func whatIsNotSolidMasksByItsAlpha() {
    inWorld { world in
      let square = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
      square.shadowOpacity = 1
      square.mask = layer(CGRect(x: 0, y: 0, width: 20, height: 20), CGColor(gray: 0, alpha: 0.5))
      world.root.addSublayer(square)
      #expect(
        world.frame().description == """
          mask
            group
              shadow 0 0 20 20 rgba(0 0 0 1) 0 -3 3
              fill 0 0 20 20 rgba(1 0 0 1)
              fill 0 0 20 20 rgba(0 0 0 0.5)
          """)
    }
  }

  @Test func aShapeMasksByItsFill() {
    inWorld { world in
      let square = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 8, height: 8), transform: nil)
      square.mask = shape
      world.root.addSublayer(square)
      #expect(world.frame().description.hasPrefix("clip 2 2 8 8 r 4"))
      let triangle = CGMutablePath()
      triangle.move(to: .zero)
      triangle.addLine(to: CGPoint(x: 9, y: 0))
      triangle.addLine(to: CGPoint(x: 0, y: 9))
      triangle.closeSubpath()
      shape.path = triangle
      #expect(world.frame().description.hasPrefix("mask\n"))
    }
  }

  @Test func aMaskThatDrawsNothingHidesEverything() {
    inWorld { world in
      let square = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
      let mask = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
      mask.isHidden = true
      square.mask = mask
      world.root.addSublayer(square)
      let node = world.frame()
      #expect(node.description == "mask\n  fill 0 0 20 20 rgba(1 0 0 1)\n    group")
      mask.isHidden = false
      #expect(world.frame().description.hasPrefix("clip"))
      square.mask = nil
      #expect(mask.superlayer == nil)
      #expect(world.frame().description == "fill 0 0 20 20 rgba(1 0 0 1)")
    }
  }

  @Test func aMaskMovesByItselfAndLeavesTheRestAsItWas() throws {
    try inWorld { world in
      let square = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
      let mask = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
      square.mask = mask
      world.root.addSublayer(square)
      let still = world.frame()
      #expect(world.frame() === still)
      let move = CABasicAnimation(keyPath: "position")
      move.fromValue = CGPoint(x: 5, y: 5)
      move.toValue = CGPoint(x: 15, y: 5)
      move.duration = 1
      mask.add(move, forKey: "move")
      world.frame()
      let half = world.frame(after: 0.5)
      #expect(half.description.hasPrefix("clip 5 0 10 10"))
      guard case .clip(_, let before) = still.content, case .clip(_, let after) = half.content
      else {
        Issue.record("not clipped")
        return
      }
      #expect(before === after)
    }
  }

  @Test func aLayerMasksOnlyOneOther() {
    let mask = CALayer()
    let (a, b) = (CALayer(), CALayer())
    a.mask = mask
    b.mask = mask
    #expect(a.mask == nil && b.mask === mask)
    a.addSublayer(mask)
    #expect(b.mask == nil && a.sublayers?.count == 1)
  }
}
