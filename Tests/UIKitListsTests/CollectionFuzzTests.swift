import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// After any changes a collection view shows its data, each item once at its position.
/// `VITRINE_FUZZ=500` tries that many seeds, `VITRINE_FUZZ_LOG=1` prints the steps.
@MainActor @Suite(.serialized) struct CollectionFuzzTests {
  private let stage = Stage(size: CGSize(width: 500, height: 700))

  @Test(arguments: Effort.seeds(12, long: 500)) func aCollectionShowsItsData(seed: UInt64) {
    let world = CollectionFuzzWorld(seed: seed, stage: stage)
    world.view.dataSource = world
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

extension CollectionFuzzWorld {
  /// Performs a random step and returns its description.
  ///
  /// - Parameter alsoData: Whether data may change; false if a data source does that itself.
  func act(alsoData: Bool = true) -> String {
    let step: String
    switch alsoData ? dice.roll(20) : 7 + dice.roll(13) {
    case 0...5: step = changeData()
    case 6: step = reload()
    case 7, 8: step = scroll()
    case 9, 10: step = touch()
    case 11, 12: step = select()
    case 13: step = changeBounds()
    case 14, 15: step = changeLayout(alsoData)
    case 16: step = reconfigure()
    case 17:
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
      self.view.performBatchUpdates { for change in changes[middle...] { self.pass(change) } }
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
    switch change {
    case .insertSection(let section): view.insertSections([section])
    case .deleteSection(let section): view.deleteSections([section])
    case .moveSection(let old, let new): view.moveSection(old, toSection: new)
    case .reloadSection(let section): view.reloadSections([section])
    case .insert(let path): view.insertItems(at: [path])
    case .delete(let path): view.deleteItems(at: [path])
    case .move(let old, let new): view.moveItem(at: old, to: new)
    case .reload(let path): view.reloadItems(at: [path])
    }
  }

  private func reload() -> String {
    items.replace(&dice)
    view.reloadData()
    selected = []
    guard dice.roll(2) == 0, let path = anyPath() else { return "reload" }
    view.selectItem(at: path, animated: false, scrollPosition: [])
    selected = [items.id(at: path)]
    return "reload and select"
  }

  private func reconfigure() -> String {
    let paths = items.paths.filter { _ in dice.roll(3) == 0 }
    // Only visible items are reloaded at once; the rest when they become visible.
    for path in paths { items.touch(items.id(at: path)) }
    view.reconfigureItems(at: paths)
    return "reconfigure"
  }

  // MARK: Visibility

  private func scroll() -> String {
    let animated = dice.roll(2) == 0
    if dice.roll(2) == 0, let path = anyPath() {
      let positions: [UICollectionView.ScrollPosition] = [
        .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
      ]
      let position = positions[dice.roll(6)]
      view.scrollToItem(at: path, at: position, animated: animated)
      return "scroll to \(path) \(animated)"
    }
    let target = CGPoint(x: dice.number(0...3000), y: dice.number(0...3000))
    view.setContentOffset(view.clamped(target), animated: animated)
    return "scroll to \(view.clamped(target)) \(animated)"
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
    selected = Set((view.indexPathsForSelectedItems ?? []).map { items.id(at: $0) })
  }

  private func select() -> String {
    guard let path = anyPath() else { return "nothing to select" }
    if dice.roll(3) == 0 {
      view.deselectItem(at: path, animated: false)
      selected.remove(items.id(at: path))
      return "deselect \(path)"
    }
    view.selectItem(at: path, animated: dice.roll(2) == 0, scrollPosition: [])
    selected.insert(items.id(at: path))
    return "select \(path)"
  }

  private func changeBounds() -> String {
    let size = CGSize(width: dice.number(60...500), height: dice.number(60...700))
    let isAnimated = dice.roll(2) == 0
    if isAnimated {
      UIView.animate(withDuration: 0.3) {
        self.view.frame.size = size
        self.view.layoutIfNeeded()
      }
    } else {
      view.frame.size = size
    }
    return "size \(size) \(isAnimated)"
  }

  private func changeLayout(_ alsoData: Bool) -> String {
    guard let flow = view.collectionViewLayout as? UICollectionViewFlowLayout else { return "" }
    switch dice.roll(6) {
    case 0:
      view.collectionViewLayout = makeLayout()
      return "another layout"
    case 1:
      flow.itemSize = CGSize(width: dice.number(40...180), height: dice.number(40...180))
      return "other sizes"
    case 2:
      variesSizes.toggle()
      flow.invalidateLayout()
      return "varying sizes \(variesSizes)"
    case 3:
      flow.itemSize.width += 20
      UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
      return "other sizes, animated"
    default:
      let isAnimated = dice.roll(2) == 0
      let isAgain = alsoData && dice.roll(3) == 0
      view.setCollectionViewLayout(makeLayout(), animated: isAnimated) { [unowned self] _ in
        if isAgain { batch() }
      }
      return "to another layout \(isAnimated) \(isAgain)"
    }
  }
}
