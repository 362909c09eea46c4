@testable import QuartzCore
import RenderTree
import Testing

@MainActor struct RenderCachingTests {
  private func child(of node: RenderNode) -> RenderNode? {
    switch node.content {
    case .transform(_, let child), .opacity(_, let child), .clip(_, let child): child
    default: nil
    }
  }

  private func children(of node: RenderNode) -> [RenderNode] {
    if case .group(let children) = node.content { return children }
    return child(of: node).map(children) ?? []
  }

  private func still(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  @Test func anUntouchedTreeIsTheSameNode() {
    let world = LayerWorld()
    defer { world.end() }
    _ = world.addSquare()
    let before = world.frame()
    #expect(world.frame(after: 1) === before)
  }

  @Test func aChangeTakenBackIsTheSameNode() {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    let before = world.frame()
    still {
      layer.position.x += 5
      layer.position.x -= 5
    }
    #expect(world.frame() === before)
  }

  @Test func aMovedLayerKeepsItsContent() {
    let world = LayerWorld()
    defer { world.end() }
    let (a, b) = (world.addSquare(), world.addSquare())
    still { a.position = CGPoint(x: 20, y: 20) }
    let before = children(of: world.frame())
    still { a.position = CGPoint(x: 30, y: 20) }
    let after = children(of: world.frame())
    #expect(before[0] !== after[0] && before[1] === after[1])
    #expect(child(of: before[0]) != nil && child(of: before[0]) === child(of: after[0]))
    still { b.backgroundColor = .blue }
    let last = children(of: world.frame())
    #expect(last[0] === after[0] && last[1] !== after[1])
  }

  @Test func aFadedLayerThatMovesKeepsItsFade() throws {
    let world = LayerWorld()
    defer { world.end() }
    let layer = world.addSquare()
    still {
      layer.opacity = 0.5
      layer.position.x = 40
    }
    let before = try #require(child(of: world.frame()))
    still { layer.position.x = 41 }
    #expect(child(of: world.frame()) === before)
  }

  @Test func scrollingKeepsTheBody() throws {
    let world = LayerWorld()
    defer { world.end() }
    let scroll = world.addSquare(50)
    still {
      scroll.masksToBounds = true
      for y in [0, 10, 20] {
        let row = CALayer()
        row.frame = CGRect(x: 0, y: y, width: 50, height: 10)
        row.backgroundColor = .blue
        scroll.addSublayer(row)
      }
    }
    func body(_ node: RenderNode) -> RenderNode? {
      children(of: node).compactMap(child).first
    }
    let before = try #require(body(world.frame()))
    still { scroll.bounds.origin.y = 5 }
    #expect(body(world.frame()) === before)
  }

  @Test func anAnimatedLayerLeavesItsNeighborsAlone() {
    let world = LayerWorld()
    defer { world.end() }
    let (a, b) = (world.addSquare(), world.addSquare())
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = CGPoint(x: 0, y: 0)
    move.toValue = CGPoint(x: 50, y: 50)
    move.duration = 1
    a.add(move, forKey: nil)
    let before = children(of: world.frame())
    let after = children(of: world.frame(after: 0.5))
    #expect(before[0] !== after[0] && before[1] === after[1])
    #expect(child(of: before[0]) === child(of: after[0]))
    #expect(world.root.hasRunningAnimations && !b.hasRunningAnimations)
    world.frame(after: 1)
    let still = world.frame()
    #expect(world.frame(after: 1) === still && !world.root.hasRunningAnimations)
    #expect(still.description == "group\n  \(square)\n  \(square)")
  }

  private let square = "fill 0 0 10 10 rgba(1 0 0 1)"

  @Test func anotherRootStillAsksForItsFrames() {
    let world = LayerWorld()
    defer { world.end() }
    let other = CALayer()
    other.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    _ = other.renderNode(at: MediaClock.now)
    world.frame()
    let before = world.requestCount
    other.setNeedsDisplay()
    other.backgroundColor = .red
    #expect(world.requestCount == before + 2)
  }

  @Test func changesBelowAHiddenLayerShowWhenItDoes() {
    let world = LayerWorld()
    defer { world.end() }
    let outer = world.addSquare(50)
    let inner = CALayer()
    still {
      outer.backgroundColor = nil
      outer.addSublayer(inner)
      outer.isHidden = true
    }
    world.frame()
    still { inner.bounds.size = CGSize(width: 4, height: 4) }
    world.frame()
    still { inner.backgroundColor = .blue }
    world.frame()
    still { outer.isHidden = false }
    #expect(world.frame().description.contains("fill 0 0 4 4 rgba(0 0 1 1)"))
    #expect(inner.isCommitted)
  }

  @Test func oneMovedLayerOfManyRemakesItsOwnPathOnly() {
    let world = LayerWorld()
    defer { world.end() }
    var leaves: [CALayer] = []
    still {
      for _ in 0..<20 {
        let row = CALayer()
        for _ in 0..<25 {
          let leaf = CALayer()
          leaf.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
          leaf.backgroundColor = .red
          row.addSublayer(leaf)
          leaves.append(leaf)
        }
        world.root.addSublayer(row)
      }
    }
    let before = children(of: world.frame())
    still { leaves[130].position.x = 9 }
    let after = children(of: world.frame())
    let remade = zip(before, after).filter { $0 !== $1 }
    #expect(before.count == 20 && remade.count == 1)
    let inside = remade.map { zip(children(of: $0), children(of: $1)).filter { $0 !== $1 }.count }
    #expect(inside == [1])
  }
}
