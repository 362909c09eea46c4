import HostInterface
import TestEffort
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

@MainActor @Suite(.serialized) struct TableEditingTests {
  @Test func theDeleteControlAsksBeforeItDeletes() throws {
    let world = MailboxWorld { $0.usesLegacyDeletion = true }
    world.box.setEditing(true, animated: true)
    world.stage.advance(frames: 8)
    try world.write("editing-begins")
    world.stage.settle()
    try world.write("editing")
    let cell = try #require(world.cell(0, 1))
    #expect(cell.isEditing && cell.editingStyle == .delete && cell.showsReorderControl)
    #expect(cell.contentView.frame.minX == 38)
    world.stage.tap(at: CGPoint(x: 27, y: world.middle(0, 1).y))
    world.stage.settle()
    #expect(cell.frame.minX == -world.actionsWidth)
    try world.write("editing-confirms")
    #expect(world.box.mails[0].count == 4)
    let confirmation = try #require(
      world.table.subviews.compactMap { $0 as? SwipeActionsView }.first?.buttons.first)
    world.stage.tap(at: confirmation.convert(CGPoint(x: 10, y: 10), to: nil))
    world.stage.settle()
    #expect(world.box.mails[0] == ["Anna", "Clara", "David"])
    world.box.setEditing(false, animated: true)
    world.stage.settle()
    #expect(world.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.isEditing })
  }

  @Test func rowsThatCannotBeEditedHaveNoControl() throws {
    let world = MailboxWorld { $0.pinned = IndexPath(row: 0, section: 0) }
    world.box.setEditing(true, animated: false)
    world.stage.settle()
    let cell = try #require(world.cell(0, 0))
    #expect(cell.editingStyle == .none && cell.contentView.frame.minX == 0)
    #expect(!cell.showsReorderControl)
  }

  @Test func severalRowsAreSelected() throws {
    let world = MailboxWorld { _ in }
    world.table.allowsMultipleSelectionDuringEditing = true
    world.box.setEditing(true, animated: true)
    world.stage.settle()
    world.stage.tap(at: world.middle(0, 0))
    world.stage.tap(at: world.middle(0, 2))
    world.stage.settle()
    #expect(world.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    try world.write("editing-selection")
  }

  @Test func aRowIsDraggedToAnotherPlace() throws {
    let world = MailboxWorld()
    world.box.setEditing(true, animated: false)
    world.stage.settle()
    let handle = CGPoint(x: 380, y: world.middle(0, 0).y)
    world.stage.touchDown(at: handle)
    world.stage.touchMove(to: CGPoint(x: 380, y: handle.y + 125), duration: 0.4)
    world.stage.advance(by: 0.3)
    try world.write("reordering")
    #expect(
      world.cell(0, 1)?.frame.minY == world.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    )
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.box.calls == ["move 0.0 to 0.2"])
    #expect(world.box.mails[0] == ["Ben", "Clara", "Anna", "David"])
    #expect(world.table.contentOffset.y == 0)
    for (row, name) in world.box.mails[0].enumerated() {
      let cell = try #require(world.cell(0, row))
      #expect(cell.textLabel?.text == name)
      #expect(cell.frame == world.table.rectForRow(at: IndexPath(row: row, section: 0)))
    }
  }

  @Test func reloadingEndsADrag() throws {
    let world = MailboxWorld()
    world.box.setEditing(true, animated: false)
    world.stage.settle()
    let handle = CGPoint(x: 380, y: world.middle(0, 0).y)
    world.stage.touchDown(at: handle)
    world.stage.touchMove(to: CGPoint(x: 380, y: handle.y + 125), duration: 0.4)
    #expect(world.cell(0, 0)?.layer.shadowOpacity ?? 0 > 0)
    world.table.reloadData()
    world.stage.advance(frames: 2)
    #expect(
      world.table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 && $0.layer.zPosition == 0 }
    )
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.box.calls.isEmpty)
  }

  @Test func aClickWithAModifierSelectsNothingWhereNothingCanBeSelected() {
    let world = MailboxWorld()
    world.table.allowsMultipleSelection = true
    world.table.allowsSelection = false
    for phase in [InputEvent.Phase.began, .ended] {
      world.stage.send(
        .pointer(
          InputEvent.Pointer(
            id: 0, device: .mouse, phase: phase, location: world.middle(0, 1), button: 1)),
        modifiers: .control)
    }
    world.stage.settle()
    #expect(world.table.indexPathsForSelectedRows == nil && world.box.calls.isEmpty)
  }

  @Test func aRowIsDraggedToAnotherSection() throws {
    let world = MailboxWorld()
    world.box.setEditing(true, animated: false)
    world.stage.settle()
    let handle = CGPoint(x: 380, y: world.middle(0, 3).y)
    world.stage.drag(from: handle, to: CGPoint(x: 380, y: world.middle(1, 1).y), hold: 0.3)
    world.stage.settle()
    #expect(world.box.mails.map(\.count) == [3, 4])
    #expect(world.box.mails[1].contains("David"))
    #expect(world.table.visibleCells.map { $0.textLabel?.text } == world.box.mails.flatMap { $0 })
  }

  @Test func aDraggedRowScrollsTheTable() throws {
    let world = MailboxWorld { box in box.mails = [(0..<60).map { "Mail \($0)" }] }
    world.box.setEditing(true, animated: false)
    world.stage.settle()
    world.stage.touchDown(at: CGPoint(x: 380, y: world.middle(0, 0).y))
    world.stage.touchMove(to: CGPoint(x: 380, y: 690), duration: 0.4)
    world.stage.advance(by: 2)
    #expect(world.table.contentOffset.y > 500)
    world.stage.touchUp()
    world.stage.settle()
    let target = try #require(world.box.mails[0].firstIndex(of: "Mail 0"))
    #expect(target > 15)
    #expect(
      world.table.visibleCells.allSatisfy { cell in
        world.table.indexPath(for: cell).map { world.box.mails[0][$0.row] } == cell.textLabel?.text
      })
  }

  @Test func rightToLeftMirrorsRows() throws {
    let world = MailboxWorld()
    let left = try #require(world.cell(0, 0)).allFrames
    let width = world.table.bounds.width
    world.stage.rightToLeft(world.table)
    let cell = try #require(world.cell(0, 0))
    #expect(
      cell.allFrames
        == left.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
    world.box.setEditing(true, animated: false)
    world.stage.settle()
    #expect(cell.contentView.frame.maxX == width - 38)
    try world.write("editing-rtl")
  }

  /// Rows are swiped, deleted, inserted and dragged at random; cells always show the data.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func anythingInAnyOrder(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var next = 0
    let world = MailboxWorld { $0.usesLegacyDeletion = true }
    func roll(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &dice) }
    for _ in 0..<Effort.rounds(400, long: 5_000) {
      let box = world.box
      let (section, x) = (roll(2), CGFloat(roll(400)))
      let point = CGPoint(x: x, y: CGFloat(roll(700)))
      switch roll(10) {
      case 0: box.setEditing(!box.isEditing, animated: roll(2) == 0)
      case 1: world.stage.tap(at: point)
      case 2:
        world.stage.drag(
          from: point, to: CGPoint(x: CGFloat(roll(400)), y: point.y), duration: 0.05)
      case 3, 4:
        world.stage.drag(
          from: CGPoint(x: 380, y: point.y), to: CGPoint(x: 380, y: CGFloat(roll(700))),
          duration: 0.08)
      case 5 where box.mails[section].count < 12:
        next += 1
        let row = roll(box.mails[section].count + 1)
        box.mails[section].insert("New \(next)", at: row)
        world.table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
      case 6 where !box.mails[section].isEmpty:
        let row = roll(box.mails[section].count)
        box.mails[section].remove(at: row)
        world.table.deleteRows(at: [IndexPath(row: row, section: section)], with: .left)
      case 7 where roll(8) == 0: world.table.reloadData()
      case 8:
        world.stage.touchDown(at: point)
        world.stage.touchMove(
          to: CGPoint(x: CGFloat(roll(400)), y: CGFloat(roll(700))), duration: 0.05)
        world.stage.touchCancel()
      default: world.stage.advance(frames: roll(4))
      }
      guard world.table.batch == nil else {
        Issue.record("an update is still open")
        return
      }
      let shown = world.table.visibleCells.map { $0.textLabel?.text ?? "" }
      let paths = world.table.indexPathsForVisibleRows ?? []
      guard
        world.table.needsReload || world.table.editing.reorder != nil
          || shown == paths.map({ box.mails[$0.section][$0.row] })
      else {
        Issue.record("cells show \(shown)")
        return
      }
    }
    world.box.setEditing(false, animated: false)
    world.table.swipes?.close()
    world.stage.settle()
    #expect(world.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(world.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
  }
}

@MainActor @Suite(.serialized) struct TableDiffableTests {
  private final class Source: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
  }

  @Test func snapshotsAreShown() throws {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.view.addSubview(table)
    var made: [String] = []
    let source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      made.append(item)
      return cell
    }
    stage.show(controller)
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    stage.settle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c", "d"])
    made = []
    snapshot.deleteItems(["b"])
    snapshot.moveItem("d", beforeItem: "a")
    snapshot.reconfigureItems(["c"])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    stage.settle()
    #expect(isDone && made == ["c"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["d", "a", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(row: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "d")
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
  }
}

extension UITableViewCell {
  /// The frames of the content and the accessory in the cell, and of its line.
  fileprivate var allFrames: [CGRect] {
    let label = textLabel.map { convert($0.frame, from: contentView) }
    return [contentView.frame, line.frame] + [label, content.accessory?.frame].compactMap { $0 }
  }
}

extension Stage {
  /// Mirrors a view and those in it.
  fileprivate func rightToLeft(_ view: UIView) {
    view.traitOverrides.layoutDirection = .rightToLeft
    settle()
  }
}
