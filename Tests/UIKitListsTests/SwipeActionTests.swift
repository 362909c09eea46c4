import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct SwipeActionTests {
  private func world(_ prepare: (Mailbox) -> Void = { _ in }) -> MailboxWorld {
    MailboxWorld { box in
      box.trailing = [
        box.action("Delete", .destructive), box.action("Flag", .normal, .systemOrange),
      ]
      box.leading = [box.action("Read", .normal, .systemBlue)]
      prepare(box)
    }
  }

  @Test func aSwipeRevealsActionsAndATapBesideThemHidesThem() throws {
    let world = world()
    world.swipe(0, 1, by: -120)
    world.stage.settle()
    let cell = try #require(world.cell(0, 1))
    let buttons = world.stage.elements(.button).map(\.label)
    #expect(buttons.contains("Delete") && buttons.contains("Flag"))
    #expect(cell.frame.minX == -world.actionsWidth && cell.showingDeleteConfirmation)
    try world.write("swipe-trailing")
    world.stage.tap(at: world.middle(0, 3))
    world.stage.settle()
    #expect(cell.frame.minX == 0 && !cell.showingDeleteConfirmation)
    #expect(world.box.calls == ["begin 0.1", "end 0.1"])
  }

  @Test func aButtonPerformsItsActionAndHidesTheOthers() throws {
    let world = world()
    world.swipe(0, 2, by: -120)
    world.stage.settle()
    try #require(world.stage.element(.button, "Flag")).tap()
    world.stage.settle()
    #expect(world.box.calls == ["begin 0.2", "Flag", "end 0.2"])
    #expect(world.cell(0, 2)?.frame.minX == 0)
    #expect(world.stage.element(.button, "Flag") == nil)
  }

  @Test func actionsStayUntilTheyAreDone() throws {
    var completion: ((Bool) -> Void)?
    let world = world { box in
      box.trailing = [box.action("Later") { completion = $0 }]
    }
    world.swipe(0, 0, by: -120)
    world.stage.settle()
    try #require(world.stage.element(.button, "Later")).tap()
    world.stage.settle()
    #expect(world.cell(0, 0)?.frame.minX == -74)
    completion?(true)
    completion?(true)
    world.stage.settle()
    #expect(world.cell(0, 0)?.frame.minX == 0)
  }

  @Test func aFullSwipePerformsTheFirstAction() throws {
    let world = world()
    let start = world.middle(0, 0)
    world.stage.touchDown(at: start)
    world.stage.touchMove(to: CGPoint(x: start.x - 190, y: start.y), duration: 0.3)
    world.stage.advance(by: 0.3)
    try world.write("swipe-stretched")
    world.stage.touchMove(to: CGPoint(x: 2, y: start.y), duration: 0.2)
    #expect(world.box.calls == ["begin 0.0"])
    world.stage.touchMove(to: CGPoint(x: -60, y: start.y), duration: 0.2)
    world.stage.advance(by: 0.3)
    try world.write("swipe-full")
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.box.calls == ["begin 0.0", "Delete", "end 0.0"])
  }

  @Test func withoutFullSwipeTheActionsResist() throws {
    let world = world { $0.isFull = false }
    let start = world.middle(0, 0)
    world.stage.touchDown(at: start)
    world.stage.touchMove(to: CGPoint(x: 10, y: start.y), duration: 0.3)
    let x = try #require(world.cell(0, 0)).frame.minX
    #expect(x < -world.actionsWidth && x > -world.actionsWidth - 40)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.cell(0, 0)?.frame.minX == -world.actionsWidth)
    #expect(world.box.calls == ["begin 0.0"])
  }

  @Test func theLeadingEdgeHasItsOwnActions() throws {
    let world = world()
    world.swipe(1, 0, by: 90)
    world.stage.settle()
    #expect(world.cell(1, 0)?.frame.minX == 74)
    #expect(world.stage.element(.button, "Read") != nil)
    #expect(world.stage.element(.button, "Delete") == nil)
    try world.write("swipe-leading")
  }

  @Test func onlyOneRowShowsActions() {
    let world = world()
    world.swipe(0, 0, by: -120)
    world.stage.settle()
    world.swipe(0, 2, by: -120)
    world.stage.settle()
    #expect(
      world.cell(0, 0)?.frame.minX == 0 && world.cell(0, 2)?.frame.minX == -world.actionsWidth)
    #expect(world.box.calls == ["begin 0.0", "begin 0.2", "end 0.0"])
  }

  @Test func aRowIsCaughtInFlight() throws {
    let world = world()
    world.swipe(0, 1, by: -120)
    world.stage.advance(frames: 2)
    let cell = try #require(world.cell(0, 1))
    let x = cell.frame.minX
    #expect(x < -60 && x > -world.actionsWidth)
    world.stage.touchDown(at: world.middle(0, 1))
    let start = world.middle(0, 1)
    world.stage.touchMove(to: CGPoint(x: start.x + 200, y: start.y), duration: 0.2)
    world.stage.touchUp()
    world.stage.settle()
    #expect(cell.frame.minX == 0)
  }

  @Test func scrollingHidesActions() {
    let world = world { box in box.mails = [(0..<40).map { "Mail \($0)" }] }
    world.swipe(0, 1, by: -120)
    world.stage.settle()
    world.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 520), hold: 0.3)
    world.stage.settle()
    #expect(world.cell(0, 1)?.frame.minX == 0)
    #expect(world.table.contentOffset.y > 50)
  }

  @Test func aTouchpadSwipes() {
    let world = world()
    world.stage.touchpadScroll(at: world.middle(0, 1), by: CGVector(dx: 130, dy: 0))
    world.stage.settle()
    #expect(world.cell(0, 1)?.frame.minX == -world.actionsWidth)
  }

  @Test func aDeletedRowTakesItsActionsAlong() throws {
    let world = world { box in
      box.trailing = [
        box.action("Delete", .destructive) { [weak box] completion in
          guard let box else { return }
          box.mails[0].remove(at: 1)
          box.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
          completion(true)
        }
      ]
    }
    world.swipe(0, 1, by: -120)
    world.stage.settle()
    try #require(world.stage.element(.button, "Delete")).tap()
    world.stage.advance(frames: 6)
    try world.write("swipe-deleting")
    world.stage.settle()
    #expect(world.box.mails[0] == ["Anna", "Clara", "David"])
    #expect(world.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(world.box.calls == ["begin 0.1", "Delete", "end nil"])
    #expect(world.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
  }

  @Test func rowsThatCanBeEditedAreDeletedBySwiping() throws {
    let world = world { $0.usesLegacyDeletion = true }
    world.swipe(0, 1, by: -120)
    world.stage.settle()
    try #require(world.stage.element(.button, "Delete")).tap()
    world.stage.settle()
    #expect(world.box.calls.contains("commit 1 0.1"))
    #expect(world.box.mails[0] == ["Anna", "Clara", "David"])
    world.box.pinned = IndexPath(row: 0, section: 0)
    world.swipe(0, 0, by: -120)
    world.stage.settle()
    #expect(world.cell(0, 0)?.frame.minX == 0)
  }

  @Test func aTableThatSaysNothingHasNoActions() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Plain()
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    table.dataSource = source
    controller.view.addSubview(table)
    stage.show(controller)
    stage.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 100, y: 22))
    stage.settle()
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func assistiveTechnologiesAreOfferedTheActions() throws {
    let world = world()
    let actions = try #require(world.cell(0, 1)?.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Read", "Delete", "Flag"])
    #expect(actions[2].actionHandler?(actions[2]) == true)
    #expect(world.box.calls == ["Flag"])
  }

  @Test func rightToLeftMirrorsTheEdges() throws {
    let world = world()
    world.table.semanticContentAttribute = .forceRightToLeft
    world.stage.settle()
    world.swipe(0, 1, by: 120)
    world.stage.settle()
    #expect(world.cell(0, 1)?.frame.minX == world.actionsWidth)
    #expect(world.stage.element(.button, "Delete") != nil)
    try world.write("swipe-rtl")
  }
}
