import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// Snapshots transform any data into any other, however quickly they follow each other.
@MainActor @Suite(.serialized) struct DiffableFuzzTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private let stage = Stage(size: CGSize(width: 500, height: 700))

  @Test(arguments: Effort.seeds(12, long: 500)) func snapshotsAreShown(seed: UInt64) {
    let world = CollectionFuzzWorld(seed: seed, stage: stage)
    let source = Source(collectionView: world.view) { [unowned world] view, path, id in
      world.expect(id, at: path)
      return world.collectionView(view, cellForItemAt: path)
    }
    source.supplementaryViewProvider = { [unowned world] view, kind, path in
      world.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
    world.sizedItem = { [unowned source] in source.itemIdentifier(for: $0) ?? 0 }
    var trace = FuzzTrace(seed: seed)
    var (asked, told) = (1, 0)
    apply(world, source, false) { told += 1 }
    for _ in 0..<20 {
      trace.note(step(world, source, &asked) { told += 1 })
      world.view.layoutIfNeeded()
      var faults = world.check(isAtRest: false)
      if faults.isEmpty, world.dice.roll(4) == 0 {
        world.liftFinger()
        trace.note("settle")
        faults = stage.settle() ? world.check(isAtRest: true) : ["never rests"]
        if told != asked { faults.append("\(told) of \(asked) completions") }
      }
      guard faults.isEmpty else {
        Issue.record("\(trace.message(faults))")
        break
      }
    }
    stage.touchUp()
    stage.settle()
  }

  private func step(
    _ world: CollectionFuzzWorld, _ source: Source, _ asked: inout Int,
    _ done: @escaping () -> Void
  ) -> String {
    guard world.dice.roll(3) > 0 else { return world.act(alsoData: false) }
    asked += 1
    let isAnimated = world.dice.roll(3) > 0
    let isAgain = world.dice.roll(4) == 0
    if isAgain { asked += 1 }
    apply(world, source, isAnimated) {
      done()
      if isAgain { apply(world, source, isAnimated, done) }
    }
    stage.advance(frames: world.dice.roll(3) == 0 ? 0 : world.dice.roll(25))
    return "apply, animated \(isAnimated), again \(isAgain)"
  }

  private func apply(
    _ world: CollectionFuzzWorld, _ source: Source, _ isAnimated: Bool, _ done: @escaping () -> Void
  ) {
    let old = world.items
    var snapshot = makeSnapshot(world, old)
    let shown = Set(snapshot.reloadedSectionIdentifiers)
    let lost = (old.sections + world.items.sections).filter { shown.contains($0.id) }
    world.selected = world.selected.intersection(world.items.ids)
      .subtracting(lost.flatMap(\.items))
    if world.view.needsReload { world.selected = [] }
    if world.dice.roll(12) == 0 {
      world.selected = []
      source.applySnapshotUsingReloadData(snapshot, completion: done)
    } else {
      if world.dice.roll(8) == 0 { snapshot.reloadSections([]) }
      source.apply(snapshot, animatingDifferences: isAnimated, completion: done)
    }
  }

  /// Changes the data and returns what is reloaded and how.
  private func makeSnapshot(
    _ world: CollectionFuzzWorld, _ old: FuzzedItems
  ) -> NSDiffableDataSourceSnapshot<Int, Int> {
    if world.dice.roll(8) == 0 { world.items.replace(&world.dice) }
    _ = world.items.change(&world.dice)
    if world.dice.roll(2) == 0 { world.items.scatter(&world.dice) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in world.items.sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.items)
    }
    let stayed = world.items.ids.intersection(old.ids).sorted()
    for id in stayed where world.items.versions[id] != old.versions[id] {
      if world.dice.roll(2) == 0 {
        snapshot.reloadItems([id])
      } else {
        snapshot.reconfigureItems([id])
      }
    }
    let before = Set(old.sections.map(\.id))
    for id in world.items.sections.map(\.id) where before.contains(id) {
      if world.items.versions[-id] != old.versions[-id] { snapshot.reloadSections([id]) }
    }
    return snapshot
  }
}
