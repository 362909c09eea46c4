import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct ListDragTests {
  private func isHighlighted(_ cell: UIView?) -> Bool? {
    (cell as? UICollectionViewCell)?.isHighlighted ?? (cell as? UITableViewCell)?.isHighlighted
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("A finger scrolls a list whose items can be dragged, and a mouse drags them")
  func scrollsOrDrags() {
    let world = ListDragWorld(.grid, [60])
    world.stage.touchDown(at: world.point(IndexPath(item: 4, section: 0)))
    world.stage.advance(frames: 2)
    world.stage.touchMove(to: CGPoint(x: 160, y: 20), duration: 0.2)
    #expect(world.collection.contentOffset.y > 50 && !world.collection.hasActiveDrag)
    world.stage.touchUp()
    world.stage.settle()
    let offset = world.collection.contentOffset
    let seen = world.collection.indexPathsForVisibleItems.sorted()
    world.pick(seen[seen.count / 2])
    #expect(world.collection.hasActiveDrag && world.collection.contentOffset == offset)
    world.release()
  }

  @Test(
    "Items of a grid are moved, with a place that opens",
    arguments: [ListDragWorld.Kind.grid, .rows, .table])
  func moves(kind: ListDragWorld.Kind) {
    let world = ListDragWorld(kind, [9])
    let places = (0..<8).compactMap { world.shown(path($0)) }
    world.pick(path(1))
    world.move(to: world.point(path(4)))
    world.stage.advance(by: 0.5)
    #expect(world.destination == path(4))
    // Those between have moved up by one place; the data is as it was.
    for item in 2...4 {
      let place = places[item - 1]
      let distance = world.shown(path(item)).map {
        abs($0.midY - place.midY) + abs($0.midX - place.midX)
      }
      #expect((distance ?? 100) < 0.5)
    }
    #expect(world.shown(path(0)) == places[0] && world.shown(path(5)) == places[5])
    #expect(world.sections == [Array(0..<9)])
    if kind == .table { #expect(world.table.hasUncommittedUpdates && world.table.hasActiveDrag) }
    if kind != .table {
      #expect(world.collection.hasUncommittedUpdates && world.collection.hasActiveDrop)
    }
    world.release()
    #expect(world.sections == [[0, 2, 3, 4, 1, 5, 6, 7, 8]])
    #expect((0..<8).compactMap { world.shown(path($0)) } == places)
    for item in 0..<8 {
      #expect((world.list as? any DragList)?.shownCell(at: path(item))?.alpha == 1)
    }
    if kind == .table {
      #expect(
        !world.table.hasUncommittedUpdates && !world.table.hasActiveDrag
          && !world.table.hasActiveDrop)
    } else {
      #expect(!world.collection.hasUncommittedUpdates && !world.collection.hasActiveDrag)
      #expect(world.calls == ["drag begins", "enter", "perform", "end", "drag ends"])
    }
  }

  @Test(
    "Escape closes the place and gives the item back", arguments: [ListDragWorld.Kind.grid, .table])
  func cancels(kind: ListDragWorld.Kind) {
    let world = ListDragWorld(kind, [9])
    let places = (0..<9).compactMap { world.shown(path($0)) }
    world.pick(path(1))
    world.move(to: world.point(path(4)))
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect((0..<9).compactMap { world.shown(path($0)) } == places)
    #expect(world.sections == [Array(0..<9)] && !world.calls.contains("perform"))
    for item in 0..<9 {
      #expect((world.list as? any DragList)?.shownCell(at: path(item))?.alpha == 1)
    }
    world.stage.mouseUp()
  }

  @Test(
    "Rows move between sections, also into empty ones",
    arguments: [ListDragWorld.Kind.rows, .table])
  func sections(kind: ListDragWorld.Kind) {
    let world = ListDragWorld(kind, [3, 0, 2])
    world.pick(path(0))
    let end = world.point(path(1, 2))
    world.move(to: end)
    #expect(world.destination?.section == 2)
    world.release()
    #expect(world.sections.map(\.count) == [2, 0, 3] && world.sections[2].contains(0))
    guard kind == .table else { return }
    world.pick(path(0))
    let header = world.table.rectForHeader(inSection: 1)
    // The rows above have moved up by the one that is dragged.
    world.move(to: CGPoint(x: 100, y: header.maxY - 25))
    world.release()
    #expect(world.sections.map(\.count) == [1, 1, 3])
  }

  @Test(
    "A place in the middle of an item is that item", arguments: [ListDragWorld.Kind.grid, .table])
  func into(kind: ListDragWorld.Kind) {
    let world = ListDragWorld(kind, [6])
    world.isInto = true
    world.pick(path(0))
    world.move(to: world.point(path(3)))
    #expect(world.destination == path(3))
    let cell = (world.list as? any DragList)?.shownCell(at: path(3))
    #expect(isHighlighted(cell) == true)
    if kind == .grid {
      #expect(!world.collection.hasUncommittedUpdates)
      world.release()
      #expect(world.intoItem == 3 && world.sections == [Array(0..<6)])
    } else {
      let frame = world.shown(path(3)) ?? .zero
      world.move(to: CGPoint(x: frame.midX, y: frame.maxY - 3))
      #expect(world.table.hasUncommittedUpdates)
      world.stage.press(.keyboardEscape)
      world.stage.mouseUp()
      world.stage.settle()
    }
    #expect(isHighlighted(cell) == false)
  }

  @Test("Near its edge a list rests for a moment, so that what is seen there can be met")
  func restsAtItsEdge() {
    let world = ListDragWorld(.grid, [80])
    world.pick(path(1))
    world.move(to: CGPoint(x: 150, y: 470))
    world.stage.advance(by: 0.3)
    #expect(world.list.contentOffset.y == 0)
    world.stage.advance(by: 0.4)
    #expect(world.list.contentOffset.y > 0)
    world.release()
  }

  @Test(
    "A list scrolls while something is dragged near its edge",
    arguments: [ListDragWorld.Kind.grid, .table])
  func scrolls(kind: ListDragWorld.Kind) {
    let world = ListDragWorld(kind, [80])
    world.pick(path(1))
    world.move(to: CGPoint(x: 150, y: 470))
    world.stage.advance(by: 1)
    #expect(world.list.contentOffset.y > 200)
    let reached = world.list.contentOffset.y
    world.move(to: CGPoint(x: 150, y: 240))
    world.stage.advance(by: 0.5)
    #expect(world.list.contentOffset.y == reached)
    world.release()
    #expect(world.sections[0].count == 80 && world.sections[0].firstIndex(of: 1) ?? 0 > 6)
  }

  @Test(
    "Placeholders stand for items until their data is there",
    arguments: [ListDragWorld.Kind.grid, .table])
  func placeholders(kind: ListDragWorld.Kind) throws {
    let world = ListDragWorld(kind, [5])
    let places = (0..<5).compactMap { world.shown(path($0)) }
    world.usesPlaceholders = true
    let drag = world.stage.dragElsewhere(["text/plain;charset=utf-8": Data("7".utf8)])
    drag.move(to: world.point(path(2)))
    #expect(world.destination == path(2))
    drag.release()
    world.stage.settle()
    #expect(world.shown(path(1)) == places[1] && world.shown(path(2)) == places[3])
    let updates: (IndexPath) -> Void = { world.sections[0].insert(7, at: $0.item) }
    if kind == .grid {
      #expect(world.collection.hasUncommittedUpdates)
      let context = try #require(world.contexts.first)
      #expect(context.commitInsertion(dataSourceUpdates: updates))
      #expect(!context.commitInsertion(dataSourceUpdates: updates) && !context.deletePlaceholder())
    } else {
      #expect(world.table.hasUncommittedUpdates)
      let context = try #require(world.tableContexts.first)
      #expect(context.commitInsertion(dataSourceUpdates: updates))
    }
    world.stage.settle()
    #expect(world.sections == [[0, 1, 7, 2, 3, 4]])
    #expect((0..<5).compactMap { world.shown(path($0)) } == places)
    let isOpen =
      kind == .table ? world.table.hasUncommittedUpdates : world.collection.hasUncommittedUpdates
    #expect(!isOpen)
  }

  @Test(
    "Data may change while its items are dragged", arguments: [ListDragWorld.Kind.grid, .table])
  func changes(kind: ListDragWorld.Kind) {
    let world = ListDragWorld(kind, [9])
    world.pick(path(4))
    world.move(to: world.point(path(6)))
    world.sections[0].remove(at: 0)
    if kind == .table {
      world.table.deleteRows(at: [path(0)], with: .automatic)
    } else {
      world.collection.deleteItems(at: [path(0)])
    }
    world.stage.advance(by: 0.5)
    world.move(to: world.point(path(1)))
    world.release()
    #expect(world.sections == [[1, 4, 2, 3, 5, 6, 7, 8]])
  }

  @Test(
    "What is lifted and let down again is no longer dragged",
    arguments: [ListDragWorld.Kind.grid, .table])
  func letsDown(kind: ListDragWorld.Kind) {
    let world = ListDragWorld(kind, [6])
    world.stage.touchDown(at: world.point(path(2)))
    world.stage.advance(by: 1.5)
    #expect(kind == .table ? world.table.hasActiveDrag : world.collection.hasActiveDrag)
    world.stage.touchUp()
    world.stage.settle()
    #expect(!(kind == .table ? world.table.hasActiveDrag : world.collection.hasActiveDrag))
    #expect(
      DragSession.count == 0 && (world.list as? any DragList)?.shownCell(at: path(2))?.alpha == 1)
  }

  @Test("Without dragInteractionEnabled nothing is dragged") func disabled() {
    let world = ListDragWorld(.grid, [9])
    world.collection.dragInteractionEnabled = false
    world.pick(path(4))
    #expect(!world.collection.hasActiveDrag)
    world.release()
    #expect(world.calls == [])
  }
}
