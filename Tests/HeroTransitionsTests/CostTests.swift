import Foundation
import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Many views at once, whose cost `Benchmarks` prints, and deterministic runs.
@MainActor @Suite(.serialized) struct CostTests {
  private func world() -> HeroWorld {
    func fill(_ isFirst: Bool) -> (HeroPage) -> Void {
      { page in
        for index in 0..<40 {
          let (column, row) = (CGFloat(index % 8), CGFloat(index / 8))
          let cell = isFirst ? CGPoint(x: column, y: row) : CGPoint(x: 7 - column, y: 4 - row)
          let view = page.add(
            "pair \(index)",
            CGRect(x: cell.x * 150 + 10, y: cell.y * 150 + 10, width: 90, height: 60))
          view.addSubview(UILabel(frame: view.bounds))
          view.layer.cornerRadius = isFirst ? 8 : 20
        }
        for index in 0..<100 {
          let frame = CGRect(
            x: CGFloat(index % 20) * 60, y: CGFloat(index / 20) * 150 + 80, width: 40, height: 40)
          let view = UIView(frame: frame)
          view.backgroundColor = .gray
          view.heroModifiers = [.fade, .translate(y: 40), .scale(0.8)]
          page.view.addSubview(view)
        }
      }
    }
    return HeroWorld(.modal, size: CGSize(width: 1280, height: 800), fill(true), fill(false))
  }

  @Test("40 matched and 200 other views animate at once")
  func crowd() throws {
    let world = world()
    world.second.loadViewIfNeeded()
    world.go()
    world.stage.advance(frames: 1)
    let transition = try #require(world.second.heroTransition)
    #expect(transition.planner?.elements.filter { $0.from.view !== $0.to.view }.count == 40)
    #expect((transition.scene?.participants.count ?? 0) >= 280)
    world.settle()
    #expect(world.second.pieces.values.allSatisfy { $0.alpha == 1 })
  }

  @Test("Two runs are identical to the last digit")
  func traces() throws {
    func trace() throws -> String {
      let world = HeroWorld(
        .modal, { $0.add("blue", HeroWorld.small) },
        {
          $0.add("blue", HeroWorld.large).heroModifiers = [
            .arc, .spring(stiffness: 250, damping: 20),
          ]
        })
      let transition = try #require(world.go())
      var text = ""
      while transition.state == .animating {
        text += transition.trace
        world.stage.advance(frames: 1)
      }
      return text
    }
    let first = try trace()
    #expect(first.contains("\"id\":\"blue\"") && first.split(separator: "\n").count > 30)
    #expect(try first == trace())
  }
}
