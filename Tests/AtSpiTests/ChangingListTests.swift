import Foundation
import HostInterface
import TestEffort
import Testing

@testable import AtSpi

/// Trees change quickly while somebody reads them.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct ChangingListTests {
  private static func tree(_ rows: [SemanticsNode.ID], version: Int) -> SemanticsTree {
    var root = SemanticsNode(id: 1, role: .window)
    root.children = [2]
    var list = SemanticsNode(id: 2, role: .list)
    list.parent = 1
    list.children = rows
    let items = rows.map { id in
      var item = SemanticsNode(id: id, role: .listItem)
      item.parent = 2
      item.name = "Row \(id) version \(id % 7 == 0 ? version : 0)"
      return item
    }
    return SemanticsTree(root: 1, nodes: [root, list] + items, focus: rows.first)
  }

  private static func change(
    _ rows: inout [SemanticsNode.ID], _ next: inout SemanticsNode.ID, _ numbers: inout Dice
  ) {
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0 where rows.count > 1:
      rows.remove(at: Int.random(in: 0..<rows.count, using: &numbers))
    case 1 where rows.count > 1:
      let row = rows.remove(at: Int.random(in: 0..<rows.count, using: &numbers))
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &numbers))
    default:
      rows.insert(next, at: Int.random(in: 0...rows.count, using: &numbers))
      next += 1
    }
  }

  /// What a reader that is told each change believes is what there is.
  @Test func changesMadeOneAfterTheOtherGiveTheNewTree() throws {
    var numbers = Dice(5)
    var (rows, next): ([SemanticsNode.ID], SemanticsNode.ID) = (Array(10..<30), 30)
    var tree = Self.tree(rows, version: 0)
    for version in 1...500 {
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        Self.change(&rows, &next, &numbers)
      }
      let new = Self.tree(rows, version: version)
      var believed = try #require(tree[2]).children
      for change in new.changes(since: tree) {
        switch change {
        case .removed(let id, from: 2, let index):
          #expect(believed.remove(at: index) == id)
        case .added(let id, to: 2, let index): believed.insert(id, at: index)
        default: break
        }
      }
      #expect(believed == rows)
      tree = new
    }
    #expect(tree.changes(since: tree).isEmpty)
  }

  @Test func tenThousandChangesWhileSomebodyReadsLeaveNothingStale() async throws {
    let world = try await AtSpiWorld()
    var numbers = Dice(9)
    var (rows, next): ([SemanticsNode.ID], SemanticsNode.ID) = (Array(10..<60), 60)
    world.tree = Self.tree(rows, version: 0)
    #expect(await world.get("root", "Accessible", "ChildCount") == "(<1>,)")
    let reader = Task { @MainActor in
      var answers = 0
      while !Task.isCancelled {
        let object = String(10 + answers % 500)
        _ = await world.get(object, "Accessible", "Name")
        _ = await world.call("2", "Accessible.GetChildAtIndex", "(\(answers % 50),)")
        answers += 1
      }
      return answers
    }
    for version in 1...10_000 {
      Self.change(&rows, &next, &numbers)
      world.show(Self.tree(rows, version: version))
      if version % 20 == 0 { await Task.yield() }
    }
    let final = Self.tree(rows, version: 10_000)
    // Answered after the last tree, as the thread takes one after the other.
    let children = try #require(await world.call("2", "Accessible.GetChildren"))
    let paths = children.matches(of: /accessible\/(\d+)/).compactMap { SemanticsNode.ID($0.1) }
    reader.cancel()
    #expect(await reader.value > 0)
    #expect(paths == rows)
    for id in rows {
      let name = try #require(final[id]).name
      #expect(await world.get(String(id), "Accessible", "Name") == "(<'\(name)'>,)")
    }
    let gone = try #require((10..<next).first { !rows.contains($0) })
    #expect(await world.get(String(gone), "Accessible", "Name") == nil)
  }
}
