@testable import QuartzCore
import RenderTree
import Testing

/// A clipping layer as large as the root.
@MainActor private final class Scene {
  let world = LayerWorld()
  let scroll = CALayer()

  init() {
    CATransaction.setDisableActions(true)
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.masksToBounds = true
    world.root.addSublayer(scroll)
  }

  func row(_ y: CGFloat, in parent: CALayer) -> CALayer {
    let row = CALayer()
    row.frame = CGRect(x: 0, y: y, width: 100, height: 50)
    row.backgroundColor = .red
    parent.addSublayer(row)
    return row
  }

  var fillCount: Int {
    let text = world.frame().description
    CATransaction.setDisableActions(true)
    return text.components(separatedBy: "fill").count - 1
  }
}

@MainActor struct CullingTests {
  @Test func onlyWhatIsInSightIsComposed() {
    let scene = Scene()
    defer { scene.world.end() }
    for index in 0..<40 { _ = scene.row(CGFloat(index) * 50, in: scene.scroll) }
    #expect(scene.fillCount == 2)
    scene.scroll.bounds.origin.y = 25
    #expect(scene.fillCount == 3)
    scene.scroll.bounds.origin.y = 1_900
    #expect(scene.fillCount == 2)
    scene.scroll.bounds.origin.y = 10_000
    #expect(scene.fillCount == 0)
    scene.scroll.masksToBounds = false
    #expect(scene.fillCount == 40)
  }

  @Test func aContainerIsLookedThrough() {
    let scene = Scene()
    defer { scene.world.end() }
    let container = CALayer()
    container.frame = CGRect(x: 0, y: 0, width: 100, height: 2_000)
    scene.scroll.addSublayer(container)
    for index in 0..<40 { _ = scene.row(CGFloat(index) * 50, in: container) }
    #expect(scene.fillCount == 2)
    container.position.y -= 500
    #expect(scene.fillCount == 2)
    container.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    container.frame.origin = .zero
    #expect(scene.fillCount == 4)
    scene.scroll.bounds.origin.y = 500
    #expect(scene.fillCount == 4)
    scene.world.root.sublayers = [container]
    #expect(scene.fillCount == 40)
  }

  @Test func rotationIsTakenIntoAccount() {
    let scene = Scene()
    defer { scene.world.end() }
    let tilted = scene.row(0, in: scene.scroll)
    tilted.position = CGPoint(x: 50, y: 140)
    #expect(scene.fillCount == 0)
    tilted.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(scene.fillCount == 1)
  }

  @Test func aShadowThatReachesInIsKept() {
    let scene = Scene()
    defer { scene.world.end() }
    let near = scene.row(105, in: scene.scroll)
    #expect(scene.fillCount == 0)
    near.shadowOpacity = 1
    #expect(scene.fillCount == 1)
    near.shadowOffset = CGSize(width: 0, height: 20)
    #expect(scene.fillCount == 0)
  }

  @Test func contentsThatOverflowAreKept() {
    let scene = Scene()
    defer { scene.world.end() }
    let picture = scene.row(130, in: scene.scroll)
    picture.contents = CGImage(width: 100, height: 200) { _ in }
    #expect(scene.fillCount == 0)
    picture.contentsGravity = .center
    #expect(scene.fillCount == 1)
  }

  @Test func aSublayerMayReachIntoSight() {
    let scene = Scene()
    defer { scene.world.end() }
    let far = scene.row(150, in: scene.scroll)
    #expect(scene.fillCount == 0)
    let near = scene.row(-60, in: far)
    #expect(scene.fillCount == 2)
    near.removeFromSuperlayer()
    #expect(scene.fillCount == 0)
  }

  @Test func whatAnimatesIntoSightIsSeen() {
    let scene = Scene()
    defer { scene.world.end() }
    let far = scene.row(500, in: scene.scroll)
    #expect(scene.fillCount == 0)
    let move = CABasicAnimation(keyPath: "position.y")
    move.toValue = 25
    move.duration = 1
    far.add(move, forKey: nil)
    #expect(scene.fillCount == 0)
    scene.world.wait(0.99)
    #expect(scene.fillCount == 1)
    scene.world.wait(1)
    #expect(scene.fillCount == 0)
  }

  @Test func changesOutOfSightShowLater() {
    let scene = Scene()
    defer { scene.world.end() }
    let far = scene.row(500, in: scene.scroll)
    let inner = scene.row(0, in: far)
    far.masksToBounds = true
    #expect(scene.fillCount == 0)
    inner.backgroundColor = .blue
    #expect(scene.fillCount == 0)
    inner.position.y += 1
    #expect(scene.fillCount == 0)
    scene.scroll.bounds.origin.y = 500
    #expect(scene.fillCount == 2)
    #expect(scene.world.frame().description.contains("rgba(0 0 1 1)"))
    #expect(inner.isCommitted)
  }

  @Test func aMiterReachesAsFarAsItsLimitAllows() {
    let scene = Scene()
    defer { scene.world.end() }
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 130, width: 100, height: 60)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 48, y: 60))
    path.addLine(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 52, y: 60))
    (shape.path, shape.fillColor, shape.strokeColor, shape.lineWidth) = (path, nil, .red, 4)
    scene.scroll.addSublayer(shape)
    #expect(!scene.world.frame().description.contains("path"))
    CATransaction.setDisableActions(true)
    shape.miterLimit = 40
    #expect(scene.world.frame().description.contains("path"))
  }
}
