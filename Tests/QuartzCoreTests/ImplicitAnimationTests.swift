import QuartzCore
import Testing

@MainActor struct ImplicitAnimationTests {
  @Test func onlyCommittedLayersAnimateByThemselves() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = CALayer()
    world.root.addSublayer(layer)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    world.frame()
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func aFrameAnimatesPositionAndBounds() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    #expect(layer.animationKeys() == ["position", "bounds"])
  }

  @Test func theImplicitAnimationIsAQuarterSecondOfTheDefaultCurve() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    layer.position = CGPoint(x: 105, y: 5)
    world.frame()
    let animation = try #require(layer.animation(forKey: "position"))
    #expect(animation.duration == 0.25)
    #expect(layer.presentation()?.position.x == 5)
    world.wait(0.125)
    let x = try #require(layer.presentation()).position.x
    #expect(isNear(x, 5 + 100 * 0.8024, within: 0.01))
    world.frame(after: 0.125)
    #expect(layer.animationKeys() == nil)
  }

  @Test func aChangeInFlightStartsFromWhatIsShown() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    layer.opacity = 0
    world.frame()
    world.frame(after: 0.1)
    let shown = try #require(layer.presentation()).opacity
    layer.opacity = 1
    #expect(layer.presentation()?.opacity == shown)
    world.frame()
    #expect(layer.presentation()?.opacity == shown)
  }

  @Test func colorsFromNothingHiddenAndContentsDoNotAnimate() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = CALayer()
    world.root.addSublayer(layer)
    world.frame()
    layer.backgroundColor = .red
    layer.isHidden = true
    layer.contents = CGImage(width: 1, height: 1) { _ in }
    layer.masksToBounds = true
    #expect(layer.animationKeys() == nil)
    layer.backgroundColor = .blue
    #expect(layer.animationKeys() == ["backgroundColor"])
  }

  private final class Chooser: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append("\(event) at \(layer.opacity)")
      return answer
    }
  }

  private final class Note: CAAction {
    var log: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      log.append("\(event) at \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  @Test func theDelegateIsAskedBeforeAndItsActionRunsAfterTheChange() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let (chooser, note) = (Chooser(), Note())
    layer.delegate = chooser
    chooser.answer = note
    layer.opacity = 0.5
    #expect(chooser.asked == ["opacity at 1.0"])
    #expect(note.log == ["opacity at 0.5"])
    #expect(layer.animationKeys() == nil)
    chooser.answer = NSNull()
    layer.opacity = 0.25
    #expect(layer.animationKeys() == nil)
    chooser.answer = nil
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func theDelegateIsAskedEvenForUncommittedLayers() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = CALayer()
    let chooser = Chooser()
    layer.delegate = chooser
    layer.opacity = 0.5
    #expect(chooser.asked.count == 1)
  }

  @Test func aBareAnimationFromTheDelegateStartsAtTheOldValue() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let chooser = Chooser()
    let bare = CABasicAnimation(keyPath: "opacity")
    bare.duration = 1
    chooser.answer = bare
    layer.delegate = chooser
    layer.opacity = 0
    world.frame()
    world.wait(0.25)
    #expect(try #require(layer.presentation()).opacity == 0.75)
  }

  private final class Special: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      guard event == "opacity" else { return nil }
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = 7
      return animation
    }
  }

  @Test func actionsComeFromTheDictionaryThenTheClass() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = Special()
    world.root.addSublayer(layer)
    world.frame()
    layer.opacity = 0.5
    #expect(layer.animation(forKey: "opacity")?.duration == 7)
    layer.removeAllAnimations()
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.2
    #expect(layer.animationKeys() == nil)
  }

  @Test func anImageOfALayerDoesNotCommitIt() {
    let world = LayerWorld()
    defer { world.end() }
    let (layer, child) = (CALayer(), CALayer())
    for layer in [layer, child] {
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.backgroundColor = .red
    }
    layer.addSublayer(child)
    #expect(layer.contentsAsSeen(includesUpdates: true) != nil)
    child.opacity = 0.5
    #expect(child.animationKeys() == nil && layer.presentation() == nil)
    _ = layer.contentsAsSeen(includesUpdates: true)
    world.root.addSublayer(layer)
    world.frame()
    child.opacity = 1
    #expect(child.animationKeys() == ["opacity"] && layer.presentation() != nil)
  }
}
