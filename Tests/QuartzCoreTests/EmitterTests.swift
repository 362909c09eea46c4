import Foundation
import Quartz2D
import RenderTree
import Testing

@testable import QuartzCore

/// Particles of emitter layers.
@MainActor struct EmitterTests {
  private func inWorld(_ body: (LayerWorld, CAEmitterLayer, CAEmitterCell) -> Void) {
    let world = LayerWorld()
    defer { world.end() }
    CATransaction.setDisableActions(true)
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    world.root.addSublayer(layer)
    let cell = CAEmitterCell()
    cell.contents = Self.dot
    cell.birthRate = 10
    cell.lifetime = 1
    cell.velocity = 100
    body(world, layer, cell)
  }

  private static let dot = CGImage(width: 2, height: 2) { _ in }

  @Test func particlesAreBornMoveAndDie() {
    inWorld { world, layer, cell in
      layer.emitterCells = [cell]
      world.frame()
      #expect(layer.emission.particles.isEmpty)
      world.frame(after: 0.55)
      #expect(layer.emission.particles.count == 5)
      let x = layer.emission.particles.map(\.position.x)
      #expect(x == x.sorted(by: >) && x.allSatisfy { $0 >= 50 && $0 < 105 })
      world.frame(after: 2)
      #expect(abs(layer.emission.particles.count - 10) <= 1)
      layer.birthRate = 0
      world.frame(after: 0.5)
      #expect(!layer.emission.particles.isEmpty, "those that there are live on")
      world.frame(after: 1)
      #expect(layer.emission.particles.isEmpty)
      #expect(world.requestCount > 0)
    }
  }

  @Test func cellsThatAreSetAgainKeepTheParticlesMoving() {
    inWorld { world, layer, cell in
      layer.emitterCells = [cell]
      world.frame()
      world.frame(after: 2)
      layer.emitterCells = [cell]
      world.frame()
      let before = layer.emission.particles.map(\.position)
      #expect(!before.isEmpty)
      world.frame(after: 0.05)
      let after = layer.emission.particles.map(\.position)
      #expect(Set(before.map(\.x)).isDisjoint(with: after.map(\.x)))
      layer.emitterCells = nil
      #expect(layer.emission.particles.isEmpty)
    }
  }

  @Test func theSameSeedGivesTheSameParticlesWithinTheShape() {
    var places: [[CGPoint]] = []
    for _ in 0..<2 {
      inWorld { world, layer, cell in
        cell.velocity = 0
        layer.seed = 7
        layer.emitterShape = .circle
        layer.emitterSize = CGSize(width: 20, height: 20)
        layer.emitterMode = .outline
        layer.emitterCells = [cell]
        world.frame()
        world.frame(after: 0.9)
        places.append(layer.emission.particles.map(\.position))
      }
    }
    #expect(places[0] == places[1] && places[0].count > 5)
    #expect(places[0].allSatisfy { abs(hypot($0.x - 50, $0.y - 50) - 20) < 0.001 })
  }
}
