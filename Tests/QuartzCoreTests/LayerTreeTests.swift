import Foundation
import QuartzCore
import Testing

@MainActor struct LayerTreeTests {
  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func sublayersAreOrdered() {
    let root = CALayer()
    let (a, b, c, d) = (layer("a"), layer("b"), layer("c"), layer("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(names(root) == "cab")
    root.insertSublayer(d, below: b)
    #expect(names(root) == "cadb")
    root.insertSublayer(c, above: b)
    #expect(names(root) == "adbc")
    root.addSublayer(a)
    #expect(names(root) == "dbca")
    root.insertSublayer(a, at: 1)
    #expect(names(root) == "dabc")
    root.sublayers = [c, a]
    #expect(names(root) == "ca")
    #expect(b.superlayer == nil && c.superlayer === root)
    root.replaceSublayer(c, with: d)
    #expect(names(root) == "da")
    root.sublayers = nil
    #expect(root.sublayers == nil && a.superlayer == nil)
  }

  @Test func aLayerHasOneSuperlayer() {
    let (x, y, a) = (CALayer(), CALayer(), layer("a"))
    x.addSublayer(a)
    y.addSublayer(a)
    #expect(x.sublayers == nil)
    #expect(names(y) == "a" && a.superlayer === y)
    a.removeFromSuperlayer()
    #expect(y.sublayers == nil && a.superlayer == nil)
  }

  private final class Layouter: NSObject, CALayerDelegate {
    var log: [String] = []
    func layoutSublayers(of layer: CALayer) { log.append(layer.name ?? "?") }
    func display(_ layer: CALayer) { log.append("display \(layer.name ?? "?")") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  @Test func layoutRunsOnceFromTheTop() {
    let layouter = Layouter()
    let (root, a, b) = (layer("root"), layer("a"), layer("b"))
    for each in [root, a, b] { each.delegate = layouter }
    root.addSublayer(a)
    a.addSublayer(b)
    b.layoutIfNeeded()
    #expect(layouter.log == ["root", "a"])
    b.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(layouter.log == ["root", "a", "b"])
    root.layoutIfNeeded()
    #expect(layouter.log.count == 3)
    b.bounds.origin.y = 7
    #expect(b.needsLayout() && !a.needsLayout())
  }

  @Test func displayHappensWhenAsked() {
    let layouter = Layouter()
    let (root, a) = (layer("root"), layer("a"))
    a.delegate = layouter
    root.addSublayer(a)
    root.layoutIfNeeded()
    a.setNeedsDisplay()
    #expect(a.needsDisplay())
    root.displayIfNeeded()
    root.displayIfNeeded()
    #expect(layouter.log == ["display a"])
    a.needsDisplayOnBoundsChange = true
    a.bounds.origin.x = 1
    #expect(!a.needsDisplay())
    a.bounds.size.width = 1
    #expect(a.needsDisplay())
  }

  @Test func everyKindOfChangeAsksForOneFrame() {
    let world = LayerWorld()
    defer { world.end() }
    let square = world.addSquare()
    let changes: [(CALayer) -> Void] = [
      { $0.position.x += 1 }, { $0.setNeedsLayout() }, { $0.setNeedsDisplay() },
      { $0.contentNode = .empty }, { $0.addSublayer(CALayer()) },
    ]
    CATransaction.setDisableActions(true)
    for change in changes {
      world.frame()
      let before = world.requestCount
      change(square)
      #expect(world.requestCount > before)
    }
    world.frame()
    let before = world.requestCount
    square.position = square.position
    square.opacity = 1
    #expect(world.requestCount == before)
  }

  @Test func deallocatedLayersLeaveNoReferences() {
    var (root, sublayer, mask): (CALayer?, CALayer, CALayer) = (CALayer(), CALayer(), CALayer())
    root?.addSublayer(sublayer)
    root?.mask = mask
    #expect(sublayer.superlayer != nil && mask.superlayer != nil)
    root = nil
    #expect(sublayer.superlayer == nil)
    #expect(mask.superlayer == nil)
    let other = CALayer()
    other.addSublayer(sublayer)
    #expect(sublayer.superlayer === other)
  }

  @Test func aDelegateIsWeak() {
    final class Delegate: NSObject, CALayerDelegate {}
    let layer = CALayer()
    var delegate: Delegate? = Delegate()
    layer.delegate = delegate
    #expect(layer.delegate === delegate)
    delegate = nil
    #expect(layer.delegate == nil)
  }
}
