import QuartzCore
import RenderTree
import TestEffort
import Testing
import UIKitStage

/// Changes a tree of layers in any way and at any time, and looks at what is drawn.
@MainActor private final class RestlessTree {
  let world = LayerWorld()
  private var dice: SeededGenerator
  private(set) var steps: [String] = []
  private var layers: [CALayer] = []
  private var madeCount = 0

  init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
    world.root.masksToBounds = seed % 4 > 0
    for _ in 0..<12 { add() }
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    .random(in: range, using: &dice)
  }
  private func point() -> CGPoint { CGPoint(x: number(-150...250), y: number(-150...250)) }
  /// Mostly a page away or in the middle, where what lies inside comes and goes as a whole.
  private func place() -> CGPoint {
    if roll(4) == 0 { return point() }
    return CGPoint(x: roll(3) > 0 ? 50 : 170, y: roll(5) > 0 ? 50 : -70)
  }
  private func size() -> CGSize { CGSize(width: number(5...120), height: number(5...120)) }

  private func name(_ layer: CALayer) -> String { layer.name ?? "root" }
  private func note(_ text: String) { steps.append(text) }
  var story: String { steps.joined(separator: "; ") }

  func play() {
    let change = roll(3) > 0
    if change {
      CATransaction.begin()
      CATransaction.setDisableActions(roll(3) > 0)
      for _ in 0...roll(3) { act() }
      CATransaction.commit()
    }
    if roll(6) == 0 { note("unseen") } else { look() }
  }

  /// The law: where the layers say that something is, there it is.
  private func look() {
    let seconds = Double(number(0...0.1))
    note("frame +\(seconds)")
    let node = world.frame(after: seconds)
    let points =
      (0..<8).map { _ in CGPoint(x: number(-30...130), y: number(-30...130)) }
      + PaintOracle.centers(of: world.root)
    for point in points {
      let expected = PaintOracle.paints(of: world.root, at: point)
      let drawn = node.paints(at: point)
      guard drawn != expected else { continue }
      Issue.record("at \(point) \(drawn) instead of \(expected): \(story)\n\(node)")
      return
    }
  }

  private func act() {
    guard let layer = layers.randomElement(using: &dice), roll(9) > 0 else { return add() }
    switch roll(16) {
    case 0...5: move(layer)
    case 6...8: scroll(layer)
    case 9, 10: reshape(layer)
    case 11, 12: look(of: layer)
    case 13, 14: animate(layer)
    default: rearrange(layer)
    }
  }

  private func add() {
    let layer = CALayer()
    madeCount += 1
    layer.name = "\(madeCount)"
    layer.bounds.size = roll(2) == 0 ? size() : CGSize(width: 100, height: 100)
    layer.position = place()
    // Most only hold others, as most views do, and lie deep.
    if roll(3) == 0 { paint(layer) }
    layer.masksToBounds = roll(6) == 0
    let parent =
      (roll(4) == 0 ? world.root : layers.suffix(3).randomElement(using: &dice)) ?? world.root
    parent.addSublayer(layer)
    layers.append(layer)
    note("add \(name(layer)) to \(name(parent))")
  }

  private func paint(_ layer: CALayer) {
    layer.backgroundColor = CGColor(
      red: CGFloat(roll(16)) / 16, green: CGFloat(roll(16)) / 16, blue: 0, alpha: 1)
  }

  private func move(_ layer: CALayer) {
    layer.position = place()
    note("move \(name(layer))")
  }

  private func scroll(_ layer: CALayer) {
    layer.bounds.origin = roll(2) == 0 ? .zero : CGPoint(x: roll(2) == 0 ? 120 : -60, y: 0)
    note("scroll \(name(layer))")
  }

  private func reshape(_ layer: CALayer) {
    let kind = roll(7)
    note("reshape \(kind) \(name(layer))")
    switch kind {
    case 0: layer.bounds.size = size()
    case 1: layer.setAffineTransform(CGAffineTransform(rotationAngle: number(-3...3)))
    case 2: layer.setAffineTransform(CGAffineTransform(scaleX: number(-2...2), y: number(0.1...2)))
    case 3: layer.setAffineTransform(roll(3) > 0 ? .identity : CGAffineTransform(scaleX: 0, y: 1))
    case 4: layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
    case 5:
      layer.sublayerTransform =
        roll(3) > 0
        ? CATransform3DIdentity
        : CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 90, y: number(-90...90)))
    default: layer.masksToBounds.toggle()
    }
  }

  private func look(of layer: CALayer) {
    let kind = roll(8)
    note("look \(kind) \(name(layer))")
    switch kind {
    case 0: layer.isHidden = roll(3) == 0
    case 1: layer.opacity = [0, 0.5, 1, 1].randomElement(using: &dice) ?? 1
    case 2: layer.backgroundColor = nil
    case 3: paint(layer)
    case 4: layer.zPosition = CGFloat(roll(4) - 2)
    case 5: layer.shadowOpacity = layer.shadowOpacity > 0 ? 0 : 1
    case 6: layer.contents = roll(2) == 0 ? nil : CGImage(width: 80, height: 40) { _ in }
    default: layer.contentsGravity = roll(2) == 0 ? .resize : .center
    }
  }

  private func animate(_ layer: CALayer) {
    let paths = ["position", "position.y", "bounds.origin", "bounds.size", "opacity", "zPosition"]
    let path = paths[roll(paths.count)]
    note("animate \(path) \(name(layer))")
    if roll(6) == 0 { return layer.removeAllAnimations() }
    let animation = CABasicAnimation(keyPath: path)
    animation.duration = Double(number(0.01...0.5))
    switch path {
    case "position", "bounds.origin": animation.fromValue = point()
    case "bounds.size": animation.toValue = size()
    case "zPosition": animation.fromValue = number(-2...2)
    case "opacity": animation.toValue = number(0.2...1)
    default: animation.toValue = number(-150...250)
    }
    layer.add(animation, forKey: roll(2) == 0 ? nil : path)
  }

  private func rearrange(_ layer: CALayer) {
    let target = ([world.root] + layers).randomElement(using: &dice) ?? world.root
    let kind = roll(6)
    note("rearrange \(kind) \(name(layer)) \(name(target))")
    switch kind {
    case 0: layer.removeFromSuperlayer()
    case 1: mask(layer)
    case 2: layer.mask = nil
    case 3: layer.speed = layer.speed == 1 ? 0.5 : 1
    default:
      guard !holds(layer, target) else { return }
      target.insertSublayer(layer, at: UInt32(roll(3)))
    }
  }

  private func mask(_ layer: CALayer) {
    let mask = CALayer()
    mask.frame = layer.bounds.insetBy(dx: 2, dy: 2)
    mask.backgroundColor = roll(4) == 0 ? nil : CGColor(gray: 0, alpha: 1)
    if mask.backgroundColor == nil {
      let inner = CALayer()
      inner.frame = CGRect(origin: point(), size: size())
      paint(inner)
      mask.addSublayer(inner)
      mask.masksToBounds = roll(2) == 0
    }
    layer.mask = mask
  }

  private func holds(_ layer: CALayer, _ other: CALayer) -> Bool {
    var next: CALayer? = other
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }
}

@MainActor struct ReusedNodesTests {
  @Test(
    "After any changes, the nodes paint what the layers describe",
    arguments: Effort.seeds(50, long: 1_000))
  func restlessTree(seed: UInt64) {
    let tree = RestlessTree(seed: seed)
    defer { tree.world.end() }
    for _ in 0..<30 { tree.play() }
  }

  /// A page that was made out of sight: nothing of it paints but a line of words deep inside.
  @Test func whatWasEmptyOutOfSightIsSeenWhenItComes() {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    world.root.masksToBounds = true
    var outer = world.root
    var page: CALayer?
    for _ in 0..<3 {
      let layer = CALayer()
      layer.frame = CGRect(x: outer === world.root ? 200 : 0, y: 0, width: 100, height: 100)
      outer.addSublayer(layer)
      page = page ?? layer
      outer = layer
    }
    let words = CALayer()
    words.frame = CGRect(x: 10, y: 10, width: 50, height: 10)
    words.backgroundColor = .red
    outer.addSublayer(words)
    #expect(!world.frame().description.contains("fill"))
    CATransaction.setDisableActions(true)
    page?.position.x -= 200
    #expect(world.frame().description.contains("fill"))
  }
}
