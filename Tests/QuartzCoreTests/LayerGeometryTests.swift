import QuartzCore
import Testing

@MainActor struct LayerGeometryTests {
  @Test func defaultsAreApples() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect((layer.shadowRadius, layer.shadowOpacity) == (3, 0))
    #expect(layer.contentsGravity == .resize && layer.cornerCurve == .circular)
    #expect(layer.borderColor == CGColor(gray: 0, alpha: 1) && layer.borderWidth == 0)
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.animationKeys() == nil)
    #expect(layer.speed == 1 && layer.contentsScale == 1)
  }

  @Test(arguments: [
    (CGPoint(x: 0.5, y: 0.5), CGFloat(0), CGFloat(1)), (CGPoint(x: 0, y: 0), 0, 1),
    (CGPoint(x: 1, y: 0.25), 0, 2), (CGPoint(x: 0.5, y: 0.5), .pi / 2, 0.5),
    (CGPoint(x: 0.2, y: 0.9), .pi, 3),
  ])
  func aFrameThatIsSetIsReadBack(anchor: CGPoint, angle: CGFloat, scale: CGFloat) {
    let layer = CALayer()
    layer.anchorPoint = anchor
    layer.transform = CATransform3DScale(
      CATransform3DMakeRotation(angle, 0, 0, 1), scale, scale, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let frame = layer.frame
    #expect(isNear(frame.minX, 10) && isNear(frame.minY, 20))
    #expect(isNear(frame.width, 30) && isNear(frame.height, 40))
  }

  @Test func theFrameBoundsARotatedLayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(layer.frame.minX, 25) && isNear(layer.frame.minY, -25))
    #expect(isNear(layer.frame.width, 50) && isNear(layer.frame.height, 100))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func conversionsUndoEachOther() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(a)
    root.addSublayer(b)
    a.addSublayer(c)
    a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    a.bounds.origin = CGPoint(x: 0, y: 30)
    a.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    b.frame = CGRect(x: 40, y: 5, width: 20, height: 20)
    b.setAffineTransform(CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5))
    c.frame = CGRect(x: 5, y: 35, width: 10, height: 10)
    let point = CGPoint(x: 3, y: 4)
    for (from, to) in [(a, b), (c, b), (b, c), (c, root), (root, c), (c, a), (a, a)] {
      let there = from.convert(point, to: to)
      let back = from.convert(there, from: to)
      #expect(isNear(back.x, 3) && isNear(back.y, 4))
    }
    #expect(a.convert(CGPoint(x: 0, y: 30), to: root) == CGPoint(x: 10, y: 10))
    // About a's anchor at (25, 55), twice as far.
    #expect(c.convert(CGPoint.zero, to: a) == CGPoint(x: -15, y: 15))
    #expect(root.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: a).origin.y == 20)
  }

  @Test func perspectiveConvertsThroughThePlane() {
    let (root, card) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayerTransform.m34 = -1 / 200
    root.addSublayer(card)
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    card.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
    let edge = card.convert(CGPoint(x: 100, y: 0), to: root)
    #expect(edge.y != 0)
    let back = card.convert(edge, from: root)
    #expect(isNear(back.x, 100, within: 1e-6) && isNear(back.y, 0, within: 1e-6))
  }

  @Test func hitTestingPrefersTheFrontAndRespectsClips() {
    let (root, low, high) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    low.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    high.frame = CGRect(x: 25, y: 25, width: 100, height: 100)
    root.addSublayer(high)
    root.addSublayer(low)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === low)
    high.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === high)
    #expect(root.hitTest(CGPoint(x: 110, y: 110)) === high)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 110, y: 110)) == nil)
    high.isHidden = true
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0)) == nil)
  }
}
