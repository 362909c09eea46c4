import HostInterface
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// Whatever is dragged in a list, its data is that of a plain model, and what it shows is its data.
@MainActor @Suite(.serialized) struct ListDragFuzzTests {
  @Test(arguments: Effort.seeds(6, long: 200)) func aListKeepsItsData(seed: UInt64) {
    var run = ListDragFuzzRun(seed: seed)
    for _ in 0..<50 {
      run.drag()
      let faults = run.check()
      guard faults.isEmpty else {
        Issue.record(
          "seed \(seed): \(faults.joined(separator: "; ")) after \(run.steps.suffix(14))")
        break
      }
    }
    #expect(DragSession.count == 0 && DropSession.count == 0 && DragOverlay.count == 0)
  }
}

@MainActor struct ListDragFuzzRun {
  private var dice: SeededGenerator
  private let world: ListDragWorld
  private(set) var steps: [String] = []
  private var nextValue = 5000

  init(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let kind = ListDragWorld.Kind.allCases[Int(seed % 3)]
    let counts = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
      Int.random(in: 0...30, using: &dice)
    }
    self.dice = dice
    world = ListDragWorld(kind, counts)
  }

  private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }

  private mutating func point() -> CGPoint {
    CGPoint(x: CGFloat(roll(340)) - 10, y: CGFloat(roll(500)) - 10)
  }

  mutating func drag() {
    steps = []
    let list = world.list as? any DragList
    let seen = list?.basePaths(in: world.list.bounds) ?? []
    guard let path = seen.randomElement(using: &dice) else { return change() }
    world.operation = roll(4) == 0 ? .copy : roll(9) == 0 ? .forbidden : .move
    world.isInto = false
    let isTouch = roll(3) == 0
    let start = world.point(path)
    guard CGRect(x: 0, y: 0, width: 320, height: 480).insetBy(dx: 8, dy: 8).contains(start) else {
      return
    }
    steps.append("\(isTouch ? "touch" : "mouse") \(path) \(world.operation)")
    if isTouch {
      world.stage.touchDown(at: start)
      world.stage.advance(by: 0.6)
    } else {
      world.pick(path)
    }
    for _ in 0..<1 + roll(5) { act(isTouch) }
    end(isTouch)
    world.stage.settle()
  }

  private mutating func move(_ isTouch: Bool, to point: CGPoint) {
    if isTouch { world.stage.touchMove(to: point) } else { world.stage.mouseMove(to: point) }
    world.stage.advance(frames: 1 + roll(4))
  }

  private mutating func act(_ isTouch: Bool) {
    switch roll(12) {
    case 0:
      steps.append("scroll")
      move(isTouch, to: CGPoint(x: 150, y: roll(2) == 0 ? 6 : 474))
      world.stage.advance(by: 0.3)
    case 1: change()
    case 2 where isTouch:
      let tap = point()
      steps.append("add \(tap)")
      world.stage.touchDown(at: tap, finger: 2)
      world.stage.advance(frames: 3)
      world.stage.touchUp(finger: 2)
      world.stage.advance(frames: 2)
    case 3:
      steps.append("wheel")
      world.stage.wheel(at: point(), detents: CGFloat(roll(7) - 3))
      world.stage.advance(frames: roll(10))
    default:
      let point = point()
      steps.append("move \(point)")
      move(isTouch, to: point)
    }
    if let out = world.stage.dragOut {
      switch roll(3) {
      case 0:
        steps.append("out cancelled")
        out.cancel()
      case 1:
        steps.append("out copied")
        out.drop()
      default:
        steps.append("back")
        let back = out.comeBack()
        back.move(to: point())
        if roll(2) == 0 { back.release() } else { back.leave() }
        if !out.isOver { out.cancel() }
      }
    }
  }

  private mutating func end(_ isTouch: Bool) {
    if roll(5) == 0 {
      steps.append("escape")
      world.stage.press(.keyboardEscape)
    }
    steps.append("end")
    if isTouch { world.stage.touchUp() } else { world.stage.mouseUp() }
    if let out = world.stage.dragOut { out.cancel() }
    if roll(4) == 0 {
      world.stage.advance(frames: roll(12))
      change()
    }
  }

  /// Changes the data beside the drag.
  private mutating func change() {
    let section = roll(world.sections.count)
    let count = world.sections[section].count
    if roll(6) == 0 {
      steps.append("reload")
      world.sections[section].shuffle(using: &dice)
      world.mirror = world.sections
      if world.kind == .table { world.table.reloadData() } else { world.collection.reloadData() }
    } else if count > 12 || (count > 0 && roll(2) == 0) {
      let item = roll(count)
      steps.append("delete \(section) \(item)")
      world.sections[section].remove(at: item)
      world.mirror = world.sections
      let path = IndexPath(item: item, section: section)
      if world.kind == .table {
        world.table.deleteRows(at: [path], with: .fade)
      } else {
        world.collection.deleteItems(at: [path])
      }
    } else {
      let item = roll(count + 1)
      nextValue += 1
      steps.append("insert \(section) \(item)")
      world.sections[section].insert(nextValue, at: item)
      world.mirror = world.sections
      let path = IndexPath(item: item, section: section)
      if world.kind == .table {
        world.table.insertRows(at: [path], with: .fade)
      } else {
        world.collection.insertItems(at: [path])
      }
    }
    world.stage.advance(frames: roll(8))
  }

  func check() -> [String] {
    var faults: [String] = []
    if world.sections != world.mirror {
      faults.append("data \(world.sections) is not \(world.mirror)")
    }
    let all = world.sections.flatMap { $0 }
    if Set(all).count != all.count { faults.append("a value is there twice") }
    guard let list = world.list as? any DragList else { return ["no list"] }
    for path in list.basePaths(in: world.list.bounds) {
      guard let cell = list.shownCell(at: path), let frame = list.baseFrame(of: path) else {
        faults.append("no cell at \(path)")
        continue
      }
      let value = world.sections[path.section][path.item]
      let text =
        (cell as? ListDragWorld.Tile)?.label.text ?? (cell as? UITableViewCell)?.textLabel?.text
      if text != String(value), text != "Row \(value)" {
        faults.append("\(path) shows \(text ?? "nothing")")
      }
      if cell.alpha != 1 { faults.append("\(path) has alpha \(cell.alpha)") }
      if abs(cell.frame.midY - frame.midY) > 0.5 || abs(cell.frame.midX - frame.midX) > 0.5 {
        faults.append("\(path) is at \(cell.frame) instead of \(frame)")
      }
    }
    let isActive =
      world.kind == .table
      ? world.table.hasActiveDrag || world.table.hasActiveDrop || world.table.hasUncommittedUpdates
      : world.collection.hasActiveDrag || world.collection.hasActiveDrop
        || world.collection.hasUncommittedUpdates
    if isActive { faults.append("it is still active") }
    if let drag = world.list.window?.windowScene?.drag {
      faults.append("a drag goes on: \(drag.phase)")
    }
    if DragOverlay.count > 0 { faults.append("a preview is left") }
    return faults
  }
}
