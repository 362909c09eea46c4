import QuartzCore
import RenderTree
import Testing

@MainActor struct RenderNodeTests {
  private func layer(_ frame: CGRect, _ color: CGColor? = .red) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func golden(_ root: CALayer) -> String { root.renderNode(at: 0).description }

  @Test func nothingDrawsNothing() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    root.addSublayer(CALayer())
    #expect(root.renderNode(at: 0) === RenderNode.empty)
  }

  @Test func positionTransformAndOpacityWrapTheContent() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    let a = layer(CGRect(x: 10, y: 20, width: 30, height: 40))
    a.opacity = 0.5
    a.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(a)
    #expect(
      golden(root) == """
        transform 2 0 0 2 -5 0
          opacity 0.5
            fill 0 0 30 40 rgba(1 0 0 1)
        """)
  }

  @Test func everythingInItsOrder() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    let a = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    a.cornerRadius = 4
    a.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    a.borderWidth = 2
    a.shadowOpacity = 0.25
    a.contents = CGImage(width: 4, height: 4) { _ in }
    a.addSublayer(layer(CGRect(x: 1, y: 1, width: 5, height: 5), .blue))
    root.addSublayer(a)
    #expect(
      golden(root) == """
        group
          shadow 0 0 20 20 r 4 4 0 0 rgba(0 0 0 0.25) 0 -3 3
          fill 0 0 20 20 r 4 4 0 0 rgba(1 0 0 1)
          group
            image 4x4 in 0 0 20 20 linear
            transform 1 0 0 1 1 1
              fill 0 0 5 5 rgba(0 0 1 1)
          border 0 0 20 20 r 4 4 0 0 2 rgba(0 0 0 1)
        """)
  }

  @Test func masksClipContentsAndSublayersAndTakeTheShadow() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    let a = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    a.cornerRadius = 4
    a.masksToBounds = true
    a.shadowOpacity = 1
    a.addSublayer(layer(CGRect(x: 15, y: 0, width: 10, height: 10), .blue))
    root.addSublayer(a)
    #expect(
      golden(root) == """
        group
          fill 0 0 20 20 r 4 4 4 4 rgba(1 0 0 1)
          clip 0 0 20 20 r 4 4 4 4
            transform 1 0 0 1 15 0
              fill 0 0 10 10 rgba(0 0 1 1)
        """)
  }

  @Test func aMaskThatClipsNothingIsNoNode() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    let a = layer(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    a.masksToBounds = true
    a.contents = CGImage(width: 4, height: 4) { _ in }
    root.addSublayer(a)
    #expect(golden(root) == "image 4x4 in 0 0 20 20 linear")
    a.cornerRadius = 2
    #expect(golden(root) == "clip 0 0 20 20 r 2 2 2 2\n  image 4x4 in 0 0 20 20 linear")
  }

  @Test func scrollingMovesTheBounds() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    let a = layer(CGRect(x: 10, y: 10, width: 20, height: 20))
    a.bounds.origin = CGPoint(x: 0, y: 100)
    a.addSublayer(layer(CGRect(x: 0, y: 105, width: 5, height: 5), .blue))
    root.addSublayer(a)
    #expect(
      golden(root) == """
        transform 1 0 0 1 10 -90
          group
            fill 0 100 20 20 rgba(1 0 0 1)
            transform 1 0 0 1 0 105
              fill 0 0 5 5 rgba(0 0 1 1)
        """)
  }

  /// 40 × 20 in 100 × 100 at two pixels a point: 20 × 10 points.
  @Test(arguments: [
    (CALayerContentsGravity.center, "40 45 20 10"), (.top, "40 90 20 10"), (.bottom, "40 0 20 10"),
    (.left, "0 45 20 10"), (.right, "80 45 20 10"), (.topLeft, "0 90 20 10"),
    (.topRight, "80 90 20 10"), (.bottomLeft, "0 0 20 10"), (.bottomRight, "80 0 20 10"),
    (.resize, "0 0 100 100"), (.resizeAspect, "0 25 100 50"), (.resizeAspectFill, "-50 0 200 100"),
  ])
  func gravityPlacesTheContents(gravity: CALayerContentsGravity, expected: String) {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    root.contents = CGImage(width: 40, height: 20) { _ in }
    root.contentsScale = 2
    root.contentsGravity = gravity
    #expect(golden(root) == "image 40x20 in \(expected) linear")
  }

  @Test func contentsRectCrops() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    root.contents = CGImage(width: 40, height: 20) { _ in }
    root.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(golden(root) == "clip 0 0 100 100\n  image 40x20 in -100 0 200 100 linear")
    root.masksToBounds = true
    root.cornerRadius = 10
    #expect(
      golden(root) == "clip 0 0 100 100 r 10 10 10 10\n  image 40x20 in -100 0 200 100 linear")
    root.contentsGravity = .resizeAspectFill
    #expect(
      golden(root) == "clip 0 0 100 100 r 10 10 10 10\n  image 40x20 in -100 0 200 100 linear")
    root.contentsRect = CGRect(x: 0, y: 0, width: 0, height: 1)
    #expect(root.renderNode(at: 0) === RenderNode.empty)
  }

  @Test func filtersAreNamed() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    root.contents = CGImage(width: 40, height: 20) { _ in }
    root.minificationFilter = .trilinear
    #expect(golden(root).hasSuffix("trilinear"))
    root.magnificationFilter = .nearest
    #expect(golden(root).hasSuffix("nearest"))
  }

  @Test func depthOrdersSublayersAndKeepsTies() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    for (x, z) in [(0.0, 1.0), (1, 0), (2, 1), (3, -1)] {
      let a = layer(CGRect(x: x, y: 0, width: 1, height: 1))
      a.zPosition = z
      root.addSublayer(a)
    }
    let order = golden(root).split(separator: "\n").filter {
      $0.contains("transform") || $0.hasPrefix("  fill")
    }
    #expect(
      order.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "transform 1 0 0 1 3 0", "transform 1 0 0 1 1 0", "fill 0 0 1 1 rgba(1 0 0 1)",
        "transform 1 0 0 1 2 0",
      ])
  }

  @Test func shadowsNeedSomethingThatCastsThem() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    let a = layer(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    a.shadowOpacity = 1
    root.addSublayer(a)
    #expect(root.renderNode(at: 0) === RenderNode.empty)
    a.shadowPath = CGPath(
      roundedRect: CGRect(x: 1, y: 1, width: 8, height: 6), cornerWidth: 2, cornerHeight: 2,
      transform: nil)
    #expect(golden(root) == "shadow 1 1 8 6 r 2 2 2 2 rgba(0 0 0 1) 0 -3 3")
    a.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
    #expect(golden(root) == "shadow 0 0 8 8 r 4 4 4 4 rgba(0 0 0 1) 0 -3 3")
  }

  @Test func depthIsFlattenedUnlessThereIsPerspective() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    let a = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    a.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    root.addSublayer(a)
    #expect(golden(root).hasPrefix("transform 0.5 0 0 1 25 0"))
    root.sublayerTransform.m34 = -1 / 500
    #expect(golden(root).hasPrefix("transform3D"))
  }

  @Test func invisibleLayersAreNotDrawn() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    let a = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSublayer(a)
    a.isHidden = true
    #expect(root.renderNode(at: 0) === RenderNode.empty)
    a.isHidden = false
    a.opacity = 0
    #expect(root.renderNode(at: 0) === RenderNode.empty)
    a.opacity = 1
    a.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(root.renderNode(at: 0) === RenderNode.empty)
    a.transform = CATransform3DIdentity
    a.position.x = .nan
    #expect(root.renderNode(at: 0) === RenderNode.empty)
    a.position.x = 5
    #expect(golden(root) == "fill 0 0 10 10 rgba(1 0 0 1)")
  }

  @Test func shapesAndGradients() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let root = world.root
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape.strokeColor = .red
    shape.lineWidth = 2
    root.addSublayer(shape)
    #expect(golden(root) == "path 0 0 10 10")
    shape.fillColor = nil
    shape.strokeEnd = 0.375
    #expect(golden(root) == "path 0 0 10 5")
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    gradient.colors = [CGColor.red, CGColor.blue, CGColor.red]
    gradient.locations = [0, 0.2, 1]
    root.sublayers = [gradient]
    #expect(golden(root) == "gradient 0 0 10 20 3")
    guard case .linearGradient(_, let stops, let start, let end) = root.renderNode(at: 0).content
    else { return #expect(Bool(false)) }
    #expect(stops.map(\.location) == [0, 0.2, 1])
    #expect(start == CGPoint(x: 5, y: 0) && end == CGPoint(x: 5, y: 20))
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    #expect(golden(root) == "radial gradient 0 0 10 20 3 at 5 10 5 10")
  }
}
