import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

@Suite struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func remainingItemsFillTheFreePositions() throws {
    let update = try CollectionUpdate(
      [.delete(path(1)), .insert(path(0)), .move(path(4), path(2)), .reload(path(2))],
      from: [5], to: [5])
    #expect(update.newPath(of: path(0)) == path(1))
    #expect(update.newPath(of: path(1)) == nil)
    #expect(update.newPath(of: path(2)) == path(3))
    #expect(update.newPath(of: path(3)) == path(4))
    #expect(update.newPath(of: path(4)) == path(2))
    #expect(update.oldPath(of: path(0)) == nil)
    #expect(update.reloaded == [path(2)])
  }

  @Test func sectionsMoveWithTheirItems() throws {
    let update = try CollectionUpdate(
      [
        .deleteSection(0), .insertSection(2), .moveSection(2, 0), .delete(path(0, 1)),
        .move(path(1, 0), path(0, 2)),
      ], from: [2, 3, 4], to: [4, 2, 1])
    #expect(update.newSections == [nil, 1, 0])
    #expect(update.oldSections == [2, 1, nil])
    #expect(update.newPath(of: path(3, 2)) == path(3, 0))
    #expect(update.newPath(of: path(1, 1)) == path(0, 1))
    #expect(update.newPath(of: path(0, 0)) == nil)
    #expect(update.newPath(of: path(1, 0)) == path(0, 2), "moved out of a deleted section")
  }

  @Test func aReloadedSectionMayHaveAnyNumberOfItems() throws {
    let update = try CollectionUpdate([.reloadSection(0)], from: [3, 1], to: [7, 1])
    #expect(update.newSections == [0, 1])
    #expect(update.newPath(of: path(0)) == nil && update.oldPath(of: path(6)) == nil)
    #expect(update.newPath(of: path(0, 1)) == path(0, 1))
  }

  @Test func inconsistentCountsAreExplained() {
    #expect(
      throws: InvalidCollectionUpdate.items(
        section: 0, before: 5, after: 5, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0)
    ) {
      try CollectionUpdate([.insert(path(0))], from: [5], to: [5])
    }
    #expect(
      throws: InvalidCollectionUpdate.sections(
        before: 1, after: 3, inserted: 1, deleted: 0)
    ) {
      try CollectionUpdate([.insertSection(0)], from: [5], to: [5, 5, 5])
    }
    #expect(throws: InvalidCollectionUpdate.change(.delete(path(5)))) {
      try CollectionUpdate([.delete(path(5))], from: [5], to: [5])
    }
    #expect(throws: InvalidCollectionUpdate.change(.delete(path(1)))) {
      try CollectionUpdate([.delete(path(1)), .delete(path(1))], from: [5], to: [3])
    }
    let text = InvalidCollectionUpdate.items(
      section: 0, before: 5, after: 5, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0
    ).description
    #expect(text.contains("after the update (5)") && text.contains("(1 inserted, 0 deleted)"))
  }

  @Test func whatIsDeletedIsNoLongerReloaded() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a"], toSection: 0)
    snapshot.appendItems(["b", "c"], toSection: 1)
    let old = snapshot
    snapshot.reloadSections([0])
    snapshot.reloadItems(["a", "b", "c"])
    snapshot.reconfigureItems(["b", "c"])
    snapshot.deleteItems(["b"])
    #expect(snapshot.reloadedItemIdentifiers == ["a", "c"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["c"])
    snapshot.deleteSections([0])
    #expect(
      snapshot.reloadedSectionIdentifiers.isEmpty && snapshot.reloadedItemIdentifiers == ["c"])
    let changes = SnapshotDifference.changes(from: old, to: snapshot)
    #expect(throws: Never.self) { try CollectionUpdate(changes, from: [1, 2], to: [1]) }
  }

  /// For any two snapshots, applying the changes to one gives the other.
  @Test(arguments: 0..<200) func theDifferenceTransformsTheSnapshot(seed: UInt64) throws {
    var random = Dice(seed &* 7919 &+ 1)
    let (old, new) = (random.snapshot(), random.snapshot())
    let changes = SnapshotDifference.changes(from: old, to: new)
    func counts(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) -> [Int] {
      snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    }
    let update = try CollectionUpdate(changes, from: counts(old), to: counts(new))
    let (oldPaths, newPaths) = (old.paths, new.paths)
    for (item, path) in oldPaths { #expect(update.newPath(of: path) == newPaths[item]) }
    for (item, path) in newPaths { #expect(update.oldPath(of: path) == oldPaths[item]) }
    for (index, section) in old.sectionIdentifiers.enumerated() {
      #expect(update.newSections[index] == new.indexOfSection(section))
    }
    #expect(SnapshotDifference.changes(from: new, to: new).isEmpty)
  }

  @Test func itemsMovedIntoAReloadedSectionAreDeleted() throws {
    var old = NSDiffableDataSourceSnapshot<Int, Int>()
    old.appendSections([0, 1])
    old.appendItems([10, 11, 12], toSection: 0)
    old.appendItems([20], toSection: 1)
    var new = old
    new.moveItem(11, afterItem: 20)
    new.reloadItems([11])
    new.reloadSections([1])
    let changes = SnapshotDifference.changes(from: old, to: new)
    #expect(Set(changes) == [.delete(path(1)), .reloadSection(1)])
    let update = try CollectionUpdate(changes, from: [3, 1], to: [2, 2])
    #expect(update.newPath(of: path(2)) == path(1))
  }

  @Test func movingOneItemIsOneMove() {
    var old = NSDiffableDataSourceSnapshot<Int, Int>()
    old.appendSections([0])
    old.appendItems(Array(0..<1000))
    var new = old
    new.moveItem(999, beforeItem: 0)
    #expect(SnapshotDifference.changes(from: old, to: new) == [.move(path(999), path(0))])
    #expect(new.indexOfItem(999) == 0 && new.numberOfItems == 1000)
  }
}

extension Dice {
  fileprivate mutating func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(
      (0..<5).filter { _ in Bool.random(using: &self) }.shuffled(using: &self))
    guard snapshot.numberOfSections > 0 else { return snapshot }
    for item in (0..<20).shuffled(using: &self) where Bool.random(using: &self) {
      snapshot.appendItems(
        [item], toSection: snapshot.sectionIdentifiers.randomElement(using: &self))
    }
    return snapshot
  }
}
