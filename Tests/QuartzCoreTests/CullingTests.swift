import QuartzCore
import RenderTree
import Testing

@MainActor struct CullingTests {
  private let world = LayerWorld()
  private let scroll = CALayer()

  init() {
    CATransaction.setDisableActions(true)
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.masksToBounds = true
    world.root.addSublayer(scroll)
  }

  private func row(_ y: CGFloat, in parent: CALayer) -> CALayer {
    let row = CALayer()
    row.frame = CGRect(x: 0, y: y, width: 100, height: 50)
    row.backgroundColor = .red
    parent.addSublayer(row)
    return row
  }

  private var fillCount: Int {
    CATransaction.setDisableActions(true)
    let text = world.frame().description
    CATransaction.setDisableActions(true)
    return text.components(separatedBy: "fill").count - 1
  }

  @Test func onlyWhatIsInSightIsComposed() {
    for index in 0..<40 { _ = row(CGFloat(index) * 50, in: scroll) }
    #expect(fillCount == 2)
    scroll.bounds.origin.y = 25
    #expect(fillCount == 3)
    scroll.bounds.origin.y = 1_900
    #expect(fillCount == 2)
    scroll.bounds.origin.y = 10_000
    #expect(fillCount == 0)
    scroll.masksToBounds = false
    #expect(fillCount == 40)
  }

  @Test func aContainerIsLookedThrough() {
    let container = CALayer()
    container.frame = CGRect(x: 0, y: 0, width: 100, height: 2_000)
    scroll.addSublayer(container)
    for index in 0..<40 { _ = row(CGFloat(index) * 50, in: container) }
    #expect(fillCount == 2)
    container.position.y -= 500
    #expect(fillCount == 2)
    container.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    container.frame.origin = .zero
    #expect(fillCount == 4)
    scroll.bounds.origin.y = 500
    #expect(fillCount == 4)
    world.root.sublayers = [container]
    #expect(fillCount == 40)
  }

  @Test func rotationIsTakenIntoAccount() {
    let tilted = row(0, in: scroll)
    tilted.position = CGPoint(x: 50, y: 140)
    #expect(fillCount == 0)
    tilted.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(fillCount == 1)
  }

  @Test func aShadowThatReachesInIsKept() {
    let near = row(105, in: scroll)
    #expect(fillCount == 0)
    near.shadowOpacity = 1
    #expect(fillCount == 1)
    near.shadowOffset = CGSize(width: 0, height: 20)
    #expect(fillCount == 0)
  }

  @Test func contentsThatOverflowAreKept() {
    let picture = row(130, in: scroll)
    picture.contents = CGImage(width: 100, height: 200) { _ in }
    #expect(fillCount == 0)
    picture.contentsGravity = .center
    #expect(fillCount == 1)
  }

  @Test func whatAnimatesIntoSightIsSeen() {
    let far = row(500, in: scroll)
    #expect(fillCount == 0)
    let move = CABasicAnimation(keyPath: "position.y")
    move.toValue = 25
    move.duration = 1
    far.add(move, forKey: nil)
    #expect(fillCount == 0)
    world.wait(0.99)
    #expect(fillCount == 1)
    world.wait(1)
    #expect(fillCount == 0)
  }

  @Test func changesOutOfSightShowLater() {
    let far = row(500, in: scroll)
    let inner = row(0, in: far)
    far.masksToBounds = true
    #expect(fillCount == 0)
    inner.backgroundColor = .blue
    #expect(fillCount == 0)
    inner.position.y += 1
    #expect(fillCount == 0)
    scroll.bounds.origin.y = 500
    #expect(fillCount == 2)
    #expect(world.frame().description.contains("rgba(0 0 1 1)"))
    #expect(inner.isCommitted)
  }
}
