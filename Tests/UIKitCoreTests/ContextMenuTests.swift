import QuartzCore
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// Context menus of views, collection views and tables.
@MainActor @Suite(.serialized) struct ContextMenuTests {
  private let stage = Stage(size: CGSize(width: 400, height: 700))
  private let controller = UIViewController()
  private let log = Log()

  @MainActor private final class Log: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var previewController: UIViewController?
    var onDisplay: ((UIContextMenuInteraction) -> Void)?
    var hasMenu = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("asked \(Int(location.x)) \(Int(location.y))")
      guard hasMenu else { return nil }
      let controller = previewController
      return UIContextMenuConfiguration(
        identifier: NSString(string: "card"), previewProvider: { controller }
      ) { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in self.calls.append("open") }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("commit")
      animator.preferredCommitStyle = .pop
      animator.addCompletion { self.calls.append("committed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
      onDisplay?(interaction)
      animator?.addCompletion { self.calls.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addCompletion { self.calls.append("ended") }
    }
  }

  private func makeCard(
    _ frame: CGRect = CGRect(x: 40, y: 100, width: 120, height: 80)
  ) -> (UIView, UIContextMenuInteraction) {
    stage.show(controller)
    let card = UIView(frame: frame)
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = 12
    let interaction = UIContextMenuInteraction(delegate: log)
    card.addInteraction(interaction)
    controller.view.addSubview(card)
    stage.settle()
    return (card, interaction)
  }

  @Test func aSecondaryPressShowsTheMenuAtThePointer() throws {
    let (card, interaction) = makeCard()
    stage.click(at: CGPoint(x: 90, y: 130), button: 2)
    stage.settle()
    #expect(log.calls == ["asked 50 30", "display", "displayed"])
    #expect(interaction.menuAppearance == .compact)
    #expect(interaction.location(in: card) == CGPoint(x: 50, y: 30))
    let frame = try #require(stage.popupFrames.first).insetBy(dx: 28, dy: 28)
    #expect(frame.origin == CGPoint(x: 90, y: 131))
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(log.calls.suffix(3) == ["end", "open", "ended"])
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func aMenuCanBeUpdatedAsSoonAsItIsDisplayed() {
    let (_, interaction) = makeCard()
    log.onDisplay = { interaction in
      #expect(interaction.menuAppearance == .compact)
      interaction.updateVisibleMenu { _ in UIMenu(children: [UIAction(title: "Other") { _ in }]) }
    }
    stage.click(at: CGPoint(x: 90, y: 130), button: 2)
    stage.settle()
    #expect(stage.element(.button, "Other") != nil && stage.element(.button, "Open") == nil)
    log.onDisplay = { $0.dismissMenu() }
    stage.click(at: CGPoint(x: 90, y: 130), button: 2)
    stage.settle()
    #expect(interaction.menuAppearance == .unknown && stage.popupFrames.isEmpty)
    #expect(log.calls.suffix(2).contains("end"))
  }

  @Test func aPrimaryPressAndAMenuOfNothingShowNothing() {
    _ = makeCard()
    stage.click(at: CGPoint(x: 90, y: 130))
    #expect(log.calls.isEmpty)
    log.hasMenu = false
    stage.click(at: CGPoint(x: 90, y: 130), button: 2)
    #expect(log.calls.count == 1)
    #expect(stage.popupFrames.isEmpty)
  }

  @Test func aLongPressLiftsTheView() throws {
    let (_, interaction) = makeCard()
    stage.touchDown(at: CGPoint(x: 90, y: 130))
    stage.advance(by: 0.6)
    stage.touchUp()
    stage.settle()
    #expect(interaction.menuAppearance == .rich)
    #expect(stage.popupFrames.count == 1)
    let overlay = try #require(controller.view.window?.subviews.last as? ContextMenuOverlay)
    #expect(overlay.previewFrame == CGRect(x: 40, y: 100, width: 120, height: 80))
    stage.tap(at: CGPoint(x: 350, y: 650))
    stage.settle()
    #expect(overlay.superview == nil)
    #expect(log.calls == ["asked 50 30", "display", "displayed", "end", "ended"])
  }

  @Test func aFingerThatGoesOnToARowChoosesIt() throws {
    _ = makeCard()
    stage.touchDown(at: CGPoint(x: 90, y: 130))
    stage.advance(by: 0.6)
    let frame = try #require(stage.popupFrames.first)
    stage.touchMove(to: CGPoint(x: frame.midX, y: frame.midY), duration: 0.2)
    stage.touchUp()
    stage.settle()
    #expect(log.calls.contains("open"))
    #expect(stage.popupFrames.isEmpty)
  }

  @Test func aFingerThatLetsGoWhereTheMenuAppearedChoosesNothing() throws {
    let (card, _) = makeCard(CGRect(x: 0, y: 50, width: 390, height: 700))
    func hold(_ point: CGPoint) throws -> CGRect {
      stage.touchDown(at: point)
      stage.advance(by: 1)
      let frame = try #require(stage.popupFrames.first)
      stage.touchUp()
      stage.settle()
      return frame
    }
    let frame = try hold(card.center)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(try hold(CGPoint(x: frame.midX, y: frame.midY)) == frame, "below the finger")
    #expect(stage.popupFrames == [frame])
    #expect(!log.calls.contains("open"))
  }

  @Test func aTapOnAPreviewCommitsIt() throws {
    let shown = UIViewController()
    shown.preferredContentSize = CGSize(width: 300, height: 200)
    log.previewController = shown
    _ = makeCard()
    stage.touchDown(at: CGPoint(x: 90, y: 130))
    stage.advance(by: 0.6)
    stage.touchUp()
    stage.settle()
    let overlay = try #require(controller.view.window?.subviews.last as? ContextMenuOverlay)
    #expect(overlay.previewFrame.size == CGSize(width: 300, height: 200))
    #expect(shown.viewIfLoaded?.window != nil)
    stage.tap(at: CGPoint(x: overlay.previewFrame.midX, y: overlay.previewFrame.midY))
    stage.settle()
    #expect(log.calls.suffix(4).prefix(2) == ["commit", "end"])
    #expect(log.calls.suffix(2).sorted() == ["committed", "ended"])
    #expect(shown.viewIfLoaded?.window == nil)
  }

  @Test func menusAreReplacedWhileTheyAreShown() throws {
    let (_, interaction) = makeCard()
    stage.click(at: CGPoint(x: 90, y: 130), button: 2)
    stage.settle()
    interaction.updateVisibleMenu {
      $0.replacingChildren([UIAction(title: "Close") { _ in }])
    }
    stage.settle()
    #expect(stage.element(.button, "Close") != nil)
    #expect(stage.element(.button, "Open") == nil)
    interaction.dismissMenu()
    stage.settle()
    #expect(stage.popupFrames.isEmpty)
  }

  @Test func anotherMenuWithoutAnswerLeavesItToTheOuterView() throws {
    let (card, _) = makeCard()
    let inner = UIView(frame: card.bounds)
    let silent = Log()
    silent.hasMenu = false
    inner.addInteraction(UIContextMenuInteraction(delegate: silent))
    card.addSubview(inner)
    stage.click(at: CGPoint(x: 90, y: 130), button: 2)
    stage.settle()
    #expect(silent.calls.count == 1)
    #expect(log.calls.contains("display"))
  }

  // MARK: Lists

  @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("row \(indexPath.row)")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Go") { _ in }])
      })
    }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  /// A table that can have the focus, as one of an app that handles keys.
  private final class FocusableTable: UITableView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func rowsHaveMenusByPointerAndKey() throws {
    let table = FocusableTable(frame: CGRect(x: 0, y: 0, width: 400, height: 700), style: .plain)
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    table.rowHeight = 50
    stage.show(controller)
    controller.view.addSubview(table)
    stage.settle()
    stage.click(at: CGPoint(x: 100, y: 175), button: 2)
    stage.settle()
    #expect(rows.calls == ["row 3"])
    #expect(table.indexPathForSelectedRow == nil)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(rows.calls == ["row 3", "end"])
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.becomeFirstResponder())
    stage.press(.keyboardF10, modifiers: .shift)
    stage.settle()
    #expect(rows.calls == ["row 3", "end", "row 1"])
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(rows.calls.last == "end")
  }

  @Test func theMenuKeyOpensTheMenuOfTheSelectedRowOfAScreenThatIsATable() {
    let screen = UITableViewController(style: .plain)
    let rows = Rows()
    screen.tableView.dataSource = rows
    screen.tableView.delegate = rows
    stage.show(screen)
    stage.settle()
    screen.tableView.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    stage.press(.keyboardF10, modifiers: .shift)
    stage.settle()
    #expect(rows.calls == ["row 2"])
    #expect(stage.popupFrames.count == 1)
  }

  @Test func aPrimaryActionIsPerformedByTheProgram() {
    let world = MenuWorld(stage)
    world.button.isEnabled = false
    world.button.performPrimaryAction()
    stage.settle()
    #expect(stage.popupFrames.isEmpty)
    world.button.isEnabled = true
    world.button.performPrimaryAction()
    world.other.performPrimaryAction()
    stage.settle()
    #expect(stage.popupFrames.count == 1 && world.otherClicks == 1)
  }

  @Test func theMenuKeyOpensTheMenuOfTheFocusedButton() {
    let world = MenuWorld(stage)
    world.button.showsMenuAsPrimaryAction = false
    world.button.becomeFirstResponder()
    stage.press(.keyboardApplication)
    stage.settle()
    #expect(stage.popupFrames.count == 1)
    #expect(world.highlighted == "Copy")
  }

  // MARK: Bars

  @Test func aBarButtonShowsItsMenu() throws {
    let senders = Senders()
    let item = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIAction(title: "Share") { senders.found = $0.sender as AnyObject? }])
    )
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: screen))
    stage.settle()
    let button = try #require(stage.element(.button, "More")).frame
    stage.click(at: CGPoint(x: button.midX, y: button.midY))
    stage.settle()
    let share = try #require(stage.element(.button, "Share")).frame
    #expect(share.maxX <= 400)
    stage.click(at: CGPoint(x: share.midX, y: share.midY))
    stage.settle()
    #expect(senders.found === item)
  }

  @MainActor private final class Senders { var found: AnyObject? }
}
