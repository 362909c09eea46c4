import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// After any changes a table view shows its data, each row once at its position.
@MainActor @Suite(.serialized) struct TableFuzzTests {
  private let stage = Stage(size: CGSize(width: 500, height: 700))

  @Test(arguments: Effort.seeds(12, long: 500)) func aTableShowsItsData(seed: UInt64) {
    let world = TableFuzzWorld(seed: seed, stage: stage)
    var trace = FuzzTrace(seed: seed)
    for _ in 0..<25 {
      trace.note(world.act())
      world.view.layoutIfNeeded()
      var faults = world.check(isAtRest: false)
      if faults.isEmpty, world.dice.roll(4) == 0 {
        world.liftFinger()
        trace.note("settle")
        faults = stage.settle() ? world.check(isAtRest: true) : ["never rests"]
      }
      guard faults.isEmpty else {
        Issue.record("\(trace.message(faults))")
        break
      }
    }
    stage.touchUp()
    stage.settle()
  }
}

extension TableFuzzWorld {
  /// Performs a random step and returns its description.
  func act() -> String {
    let step: String
    switch dice.roll(20) {
    case 0...6: step = changeData()
    case 7: step = reload()
    case 8, 9, 10: step = scroll()
    case 11, 12: step = touch()
    case 13, 14: step = select()
    case 15: step = changeBounds()
    case 16: step = reconfigure()
    case 17: step = changeHeights()
    case 18:
      stage.wheel(at: point(), detents: dice.number(-4...4))
      step = "wheel"
    default: step = "wait"
    }
    let frames = dice.roll(3) == 0 ? 0 : dice.roll(25)
    stage.advance(frames: frames)
    return "\(step), \(frames) frames"
  }

  private func point() -> CGPoint { CGPoint(x: dice.number(5...390), y: dice.number(5...590)) }
  private func anyPath() -> IndexPath? { items.paths.randomElement(using: &dice) }

  // MARK: Data

  private func changeData() -> String {
    switch dice.roll(7) {
    case 0:
      UIView.performWithoutAnimation { batch() }
      return "change at once"
    case 1:
      UIView.animate(withDuration: 0.5) { self.batch() }
      return "change in an animation"
    case 2:
      batch { [unowned self] in batch() }
      return "change and again at the end"
    case 3:
      UIView.performWithoutAnimation { batch { [unowned self] in batch() } }
      return "change at once and again at the end"
    case 4:
      batch()
      stage.advance(frames: dice.roll(10))
      batch()
      return "change twice"
    default:
      batch()
      return "change"
    }
  }

  private func batch(_ completion: (() -> Void)? = nil) {
    let isNested = dice.roll(4) == 0
    view.performBatchUpdates {
      let changes = self.makeChanges()
      let middle = isNested ? changes.count / 2 : changes.count
      for change in changes[..<middle] { self.pass(change) }
      guard isNested else { return }
      self.view.beginUpdates()
      for change in changes[middle...] { self.pass(change) }
      self.view.endUpdates()
    } completion: { _ in
      completion?()
    }
  }

  private func makeChanges() -> [CollectionChange] {
    let old = items
    let changes = items.change(&dice)
    selected = view.needsReload ? [] : items.selection(selected, after: changes, of: old)
    return changes
  }

  private func pass(_ change: CollectionChange) {
    let kinds: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    let kind = kinds[dice.roll(8)]
    switch change {
    case .insertSection(let section): view.insertSections([section], with: kind)
    case .deleteSection(let section): view.deleteSections([section], with: kind)
    case .moveSection(let old, let new): view.moveSection(old, toSection: new)
    case .reloadSection(let section): view.reloadSections([section], with: kind)
    case .insert(let path): view.insertRows(at: [path], with: kind)
    case .delete(let path): view.deleteRows(at: [path], with: kind)
    case .move(let old, let new): view.moveRow(at: old, to: new)
    case .reload(let path): view.reloadRows(at: [path], with: kind)
    }
  }

  private func reload() -> String {
    items.replace(&dice)
    view.reloadData()
    selected = []
    guard dice.roll(2) == 0, let path = anyPath() else { return "reload" }
    view.selectRow(at: path, animated: false, scrollPosition: .none)
    selected = [items.id(at: path)]
    return "reload and select"
  }

  private func reconfigure() -> String {
    let paths = items.paths.filter { _ in dice.roll(3) == 0 }
    for path in paths { items.touch(items.id(at: path)) }
    if sizesItself {
      view.reconfigureRows(at: paths)
    } else {
      view.reconfigureRows(at: paths)
      // The delegate's heights are requested again only in an update.
      view.performBatchUpdates(nil)
    }
    return "reconfigure"
  }

  /// An empty update requests new heights for rows.
  private func changeHeights() -> String {
    extraHeight = dice.number(0...60)
    for case let cell as Cell in view.visibleCells {
      if let path = view.indexPath(for: cell), items.paths.contains(path) {
        cell.height = height(of: items.id(at: path))
      }
    }
    view.beginUpdates()
    view.endUpdates()
    return "other heights"
  }

  // MARK: Visibility

  private func scroll() -> String {
    let animated = dice.roll(2) == 0
    if dice.roll(2) == 0, let path = anyPath() {
      let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
      view.scrollToRow(at: path, at: positions[dice.roll(4)], animated: animated)
      return "scroll to \(path) \(animated)"
    }
    let target = view.clamped(CGPoint(x: 0, y: dice.number(0...4000)))
    view.setContentOffset(target, animated: animated)
    return "scroll to \(target) \(animated)"
  }

  private func touch() -> String {
    switch dice.roll(4) {
    case 0:
      stage.touchDown(at: point())
      return "down"
    case 1:
      stage.touchMove(to: point(), duration: Double(dice.number(1...12)) / 60)
      return "move"
    case 2:
      liftFinger()
      return "up"
    default:
      stage.drag(from: point(), to: point(), duration: Double(dice.number(1...20)) / 60)
      takeSelection()
      return "drag"
    }
  }

  func liftFinger() {
    stage.touchUp()
    takeSelection()
  }

  /// A tap may have changed the selection: the view's selection is taken over.
  private func takeSelection() {
    selected = Set((view.indexPathsForSelectedRows ?? []).map { items.id(at: $0) })
  }

  private func select() -> String {
    guard let path = anyPath() else { return "nothing to select" }
    if dice.roll(3) == 0 {
      view.deselectRow(at: path, animated: false)
      selected.remove(items.id(at: path))
      return "deselect \(path)"
    }
    view.selectRow(at: path, animated: dice.roll(2) == 0, scrollPosition: .none)
    selected.insert(items.id(at: path))
    return "select \(path)"
  }

  private func changeBounds() -> String {
    let size = CGSize(width: dice.number(60...500), height: dice.number(60...700))
    guard dice.roll(2) == 0 else {
      view.frame.size = size
      return "size \(size)"
    }
    UIView.animate(withDuration: 0.3) {
      self.view.frame.size = size
      self.view.layoutIfNeeded()
    }
    return "size \(size), animated"
  }
}
