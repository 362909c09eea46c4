import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// Menus of buttons: what they show, and how pointer, fingers and keys choose from them.
@MainActor @Suite(.serialized) struct MenuTests {
  private let stage: Stage
  private let world: MenuWorld

  init() {
    stage = Stage(size: CGSize(width: 500, height: 700))
    world = MenuWorld(stage)
  }

  private func center(_ title: String) throws -> CGPoint {
    let frame = try #require(world.item(title)).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Rows

  /// Beside them, a long word would have to break.
  @Test func keysGiveWayToTheWordsOfATitle() throws {
    let action = UIAction(title: "Vorschaubilder ordnen") { _ in }
    action.keyText = "Strg+Umschalt+I"
    let metrics = MenuMetrics(isForTouch: false, traits: .current)
    let row = MenuRow(.action(action), columns: .init(of: []), metrics: metrics)
    func layOut(_ width: CGFloat) throws -> (title: CGRect, keys: CGRect) {
      row.frame = CGRect(x: 0, y: 0, width: width, height: row.height(forWidth: width))
      row.layoutIfNeeded()
      let labels = row.subviews.compactMap { $0 as? UILabel }
      return (
        try #require(labels.first { $0.text == action.title }).frame,
        try #require(labels.first { $0.text == action.keyText }).frame
      )
    }
    let wide = try layOut(row.naturalWidth)
    #expect(wide.keys.minX > wide.title.maxX && row.bounds.height == metrics.rowHeight)
    let narrow = try layOut(200)
    #expect(narrow.keys.minY >= narrow.title.maxY && narrow.keys.maxY < row.bounds.maxY)
    #expect(narrow.title.width > 160 && narrow.keys.minX == narrow.title.minX)
  }

  // MARK: Opening

  @Test func clickingOpensBelowAndChoosingRuns() throws {
    stage.click(at: world.buttonCenter)
    stage.settle()
    #expect(stage.popupFrames.count == 1)
    let copy = try #require(world.item("Copy"))
    #expect(copy.frame.minY > world.button.frame.maxY)
    #expect(copy.traits == .button)
    stage.click(at: try center("Copy"))
    stage.settle()
    #expect(world.chosen == ["Copy"])
    #expect(world.senders.first === world.button)
    #expect(stage.popupFrames.isEmpty)
    #expect(stage.isAtRest)
  }

  @Test func pressDragReleaseChooses() throws {
    stage.mouseDown(at: world.buttonCenter)
    stage.settle()
    let target = try center("Paste")
    stage.mouseMove(to: CGPoint(x: target.x, y: target.y - 10))
    stage.advance(frames: 1)
    stage.mouseMove(to: target)
    stage.mouseUp()
    stage.settle()
    #expect(world.chosen == ["Paste"])
    #expect(stage.popupFrames.isEmpty)
    // The button is as it was before.
    #expect(!world.button.isHighlighted)
    stage.click(at: world.buttonCenter)
    stage.settle()
    #expect(stage.popupFrames.count == 1)
  }

  @Test func aPressElsewhereClosesAndDoesNothingElse() {
    stage.click(at: world.buttonCenter)
    stage.settle()
    stage.click(at: world.otherCenter)
    stage.settle()
    #expect(stage.popupFrames.isEmpty)
    #expect(world.otherClicks == 0)
    #expect(world.chosen.isEmpty)
    stage.click(at: world.otherCenter)
    #expect(world.otherClicks == 1)
  }

  @Test func disabledElementsStayAndHiddenOnesAreAbsent() throws {
    stage.click(at: world.buttonCenter)
    stage.settle()
    #expect(world.item("Hidden") == nil)
    let disabled = try #require(world.item("Disabled"))
    #expect(disabled.traits == [.button, .notEnabled])
    stage.click(at: try center("Disabled"))
    stage.settle()
    #expect(world.chosen.isEmpty)
    #expect(stage.popupFrames.count == 1)
  }

  @Test func aTapOpensRowsForFingers() throws {
    stage.tap(at: world.buttonCenter)
    stage.settle()
    #expect(try #require(world.item("Copy")).frame.height == 44)
    stage.tap(at: try center("Copy"))
    stage.settle()
    #expect(world.chosen == ["Copy"])
  }

  @Test func aTapElsewhereClosesAMenuForFingers() {
    stage.tap(at: world.buttonCenter)
    stage.settle()
    stage.tap(at: world.otherCenter)
    stage.settle()
    #expect(stage.popupFrames.isEmpty)
    #expect(world.otherClicks == 0)
  }

  @Test func anInactiveWindowHasNoMenu() throws {
    stage.click(at: world.buttonCenter)
    stage.settle()
    let window = try #require(stage.host.windows.last)
    window.handler?.hostWindowDidChangeActivation(window, isActive: false)
    stage.settle()
    #expect(stage.popupFrames.isEmpty)
  }

  // MARK: Keys

  @Test func keysMoveAndChoose() throws {
    world.button.becomeFirstResponder()
    stage.press(.keyboardSpacebar)
    stage.settle()
    #expect(world.highlighted == "Copy")
    stage.press(.keyboardDownArrow)
    #expect(world.highlighted == "Paste")
    stage.press(.keyboardEnd)
    #expect(world.highlighted == "Delete")
    stage.press(.keyboardDownArrow)
    #expect(world.highlighted == "Copy")
    stage.press(.keyboardUpArrow)
    stage.press(.keyboardHome)
    #expect(world.highlighted == "Copy")
    stage.type("d")
    #expect(world.highlighted == "Delete")
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(world.chosen == ["Delete"])
    #expect(stage.popupFrames.isEmpty)
  }

  @Test func arrowsOpenAndCloseSubmenus() {
    stage.click(at: world.buttonCenter)
    stage.settle()
    stage.type("s")
    #expect(world.highlighted == "Sort")
    stage.press(.keyboardRightArrow)
    stage.settle()
    #expect(stage.popupFrames.count == 2)
    #expect(world.highlighted == "Name")
    stage.press(.keyboardLeftArrow)
    stage.settle()
    #expect(stage.popupFrames.count == 1)
    #expect(world.highlighted == "Sort")
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(stage.popupFrames.count == 1)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(stage.popupFrames.isEmpty)
  }

  // MARK: Submenus

  @Test func hoveringOpensASubmenuBesideItsRow() throws {
    stage.click(at: world.buttonCenter)
    stage.settle()
    stage.hover(at: try center("Sort"))
    stage.advance(frames: 2)
    #expect(stage.popupFrames.count == 1)
    stage.advance(by: 0.3)
    stage.settle()
    #expect(stage.popupFrames.count == 2)
    let row = try #require(world.item("Sort")).frame
    let name = try #require(world.item("Name")).frame
    #expect(name.minX >= row.maxX - 20)
    #expect(abs(name.minY - row.minY) <= 1)
    stage.click(at: try center("Date"))
    stage.settle()
    #expect(world.chosen == ["Date"])
    #expect(stage.popupFrames.isEmpty)
  }

  @Test func aPathTowardsASubmenuKeepsItOpen() throws {
    stage.click(at: world.buttonCenter)
    stage.settle()
    let row = try center("Sort")
    stage.hover(at: row)
    stage.advance(by: 0.3)
    stage.settle()
    let date = try center("Date")
    // Over the next row, but on the way.
    let next = try center("Loading")
    stage.hover(at: CGPoint(x: row.x + 40, y: row.y + 8))
    stage.hover(at: CGPoint(x: row.x + 75, y: row.y + 16))
    #expect(next.y - row.y < 40)
    stage.advance(frames: 2)
    #expect(stage.popupFrames.count == 2)
    stage.hover(at: date)
    stage.advance(by: 0.5)
    #expect(stage.popupFrames.count == 2)
    #expect(world.highlighted == "Date")
    // A way back to another row closes it.
    stage.hover(at: try center("Copy"))
    stage.hover(at: CGPoint(x: try center("Copy").x - 10, y: try center("Copy").y))
    stage.settle()
    #expect(stage.popupFrames.count == 1)
  }

  @Test func fromRightToLeftSubmenusOpenToTheLeft() throws {
    world.button.frame.origin.x = 380
    world.button.semanticContentAttribute = .forceRightToLeft
    stage.click(at: world.buttonCenter)
    stage.settle()
    stage.type("s")
    stage.press(.keyboardLeftArrow)
    stage.settle()
    #expect(world.highlighted == "Name")
    let row = try #require(world.item("Sort")).frame
    #expect(try #require(world.item("Name")).frame.maxX <= row.minX + 20)
    let copy = try #require(world.item("Copy")?.object as? MenuRow)
    let picture = try #require(copy.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.frame.midX < copy.bounds.midX)
  }

  // MARK: Selection

  @Test func singleSelectionMovesTheCheckMark() throws {
    let name = try #require(world.sort.children[0] as? UIAction)
    let date = try #require(world.sort.children[1] as? UIAction)
    #expect(world.sort.selectedElements == [name])
    stage.click(at: world.buttonCenter)
    stage.settle()
    stage.type("s")
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(world.sort.selectedElements == [date])
    #expect(name.state == .off)
  }

  @Test func anActionThatKeepsTheMenuIsShownAnew() throws {
    let toggle = UIAction(title: "Grid", attributes: .keepsMenuPresented) {
      $0.state = $0.state == .on ? .off : .on
    }
    world.button.menu = UIMenu(children: [toggle])
    stage.click(at: world.buttonCenter)
    stage.settle()
    #expect(try #require(world.item("Grid")).traits == .button)
    stage.click(at: try center("Grid"))
    stage.settle()
    #expect(stage.popupFrames.count == 1)
    #expect(try #require(world.item("Grid")).traits == [.button, .selected])
  }

  @Test func aPopUpButtonShowsItsSelection() throws {
    let titles = ["Small", "Medium", "Large"]
    world.button.menu = UIMenu(
      children: titles.map { UIAction(title: $0, state: $0 == "Medium" ? .on : .off) { _ in } })
    world.button.changesSelectionAsPrimaryAction = true
    #expect(world.button.currentTitle == "Medium")
    stage.click(at: world.buttonCenter)
    stage.settle()
    stage.click(at: try center("Large"))
    stage.settle()
    #expect(world.button.currentTitle == "Large")
    #expect(world.button.menu?.selectedElements.map(\.title) == ["Large"])
  }

  @Test func aToggleButtonTogglesOncePerClick() {
    world.other.changesSelectionAsPrimaryAction = true
    stage.click(at: world.otherCenter)
    #expect(world.other.isSelected)
    stage.click(at: world.otherCenter)
    #expect(!world.other.isSelected)
  }

  // MARK: Deferred elements

  @Test func deferredElementsArriveLaterAndAreKept() throws {
    stage.click(at: world.buttonCenter)
    stage.settle()
    #expect(world.item("Later") == nil)
    world.deliver?([UIAction(title: "Later") { _ in }])
    stage.settle()
    #expect(world.item("Later") != nil)
    stage.press(.keyboardEscape)
    stage.settle()
    stage.click(at: world.buttonCenter)
    stage.settle()
    #expect(world.item("Later") != nil)
    #expect(world.timesAsked == 1)
  }

  @Test func uncachedElementsAreAskedForEachTime() {
    var count = 0
    world.button.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { completion in
        count += 1
        completion([UIAction(title: "Number \(count)") { _ in }])
      }
    ])
    for expected in 1...3 {
      stage.click(at: world.buttonCenter)
      stage.settle()
      #expect(world.item("Number \(expected)") != nil)
      stage.press(.keyboardEscape)
      stage.settle()
    }
  }

  // MARK: Place

  @Test func aMenuLeavesTheWindowAndStaysOnTheScreen() throws {
    stage.popupBounds = CGRect(x: -100, y: -100, width: 900, height: 1300)
    world.button.frame.origin = CGPoint(x: 420, y: 650)
    stage.settle()
    stage.click(at: world.buttonCenter)
    stage.settle()
    let frame = try #require(stage.popupFrames.first).insetBy(dx: 28, dy: 28)
    #expect(frame.maxY > 700)
    #expect(frame.minY >= world.button.frame.maxY)
    #expect(abs(frame.maxX - world.button.frame.maxX) <= 1)
  }

  @Test func aMenuWithoutRoomBelowOpensAbove() throws {
    world.button.frame.origin = CGPoint(x: 10, y: 650)
    stage.settle()
    stage.click(at: world.buttonCenter)
    stage.settle()
    let frame = try #require(stage.popupFrames.first).insetBy(dx: 28, dy: 28)
    #expect(frame.maxY <= world.button.frame.minY)
  }

  @Test func aMenuThatIsTallerThanTheScreenScrolls() throws {
    world.button.menu = UIMenu(children: (0..<60).map { UIAction(title: "Item \($0)") { _ in } })
    stage.click(at: world.buttonCenter)
    stage.settle()
    #expect(stage.popupFrames[0].insetBy(dx: 28, dy: 28).height == 700)
    let scene = try #require(world.button.window?.windowScene)
    let panel = try #require(scene.menuSession?.levels.last?.panel)
    #expect(panel.upperEdge.isHidden && !panel.lowerEdge.isHidden, "it goes on below")
    stage.press(.keyboardEnd)
    stage.settle()
    let last = try #require(world.item("Item 59")).frame
    #expect(last.maxY <= 700)
    #expect(!panel.upperEdge.isHidden && panel.lowerEdge.isHidden, "it goes on above")
    stage.wheel(at: CGPoint(x: last.midX, y: 300), detents: -3)
    stage.settle()
    #expect(!panel.upperEdge.isHidden && !panel.lowerEdge.isHidden)
    stage.wheel(at: CGPoint(x: last.midX, y: 300), detents: -100)
    stage.settle()
    #expect(panel.upperEdge.isHidden)
    #expect(try #require(world.item("Item 0")).frame.minY >= 0)
  }

  // MARK: Work

  @Test func anOpenMenuCostsNothing() {
    stage.click(at: world.buttonCenter)
    world.deliver?([])
    stage.settle()
    let presented = stage.presentedFrames
    stage.advance(frames: 60)
    #expect(stage.isAtRest)
    #expect(stage.presentedFrames == presented)
  }

  @Test func eachHighlightIsDrawn() throws {
    stage.click(at: world.buttonCenter)
    world.deliver?([])
    stage.settle()
    let popup = try #require(stage.host.windows.last?.popups.last)
    for title in ["Copy", "Paste", "Delete"] {
      let before = popup.node
      stage.hover(at: try center(title))
      stage.advance(frames: 2)
      #expect(popup.node !== before, "\(title)")
      #expect(stage.isAtRest)
    }
  }

  @Test func openingWhileClosingLeavesOneMenu() {
    for _ in 0..<5 {
      stage.click(at: world.buttonCenter)
      stage.advance(frames: 3)
      stage.press(.keyboardEscape)
    }
    stage.click(at: world.buttonCenter)
    world.deliver?([])
    stage.settle()
    #expect(stage.popupFrames.count == 1)
  }

  /// In all rows, whether or not they have a chevron behind their image.
  @Test func imagesAreInOneColumn() throws {
    let metrics = MenuMetrics(isForTouch: false, traits: .current)
    let menu = UIMenu(title: "More", image: UIImage(systemName: "star"))
    let action = UIAction(title: "Open", image: UIImage(systemName: "folder")) { _ in }
    func edges(_ entries: [MenuEntry], _ choices: [MenuItemView.Choice]) -> [CGFloat] {
      choices.map { choice in
        let row = MenuRow(choice, columns: .init(of: entries), metrics: metrics)
        row.frame = CGRect(x: 0, y: 0, width: 240, height: 40)
        row.layoutIfNeeded()
        let images = row.subviews.compactMap { $0 as? UIImageView }
        return images.first { $0.image?.isSymbol("chevron.right") != true }?.frame.maxX ?? 0
      }
    }
    let mixed = edges([.submenu(menu), .action(action)], [.submenu(menu), .action(action)])
    #expect(mixed[0] == mixed[1] && mixed[0] > 0)
    let plain = edges([.action(action)], [.action(action)])
    #expect(plain[0] > mixed[1], "without a submenu there is no column for chevrons")
  }

  @Test func layingOutARowAgainKeepsItsChevron() throws {
    let metrics = MenuMetrics(isForTouch: false, traits: UITraitCollection.current)
    let menu = UIMenu(title: "More")
    let row = MenuRow(.submenu(menu), columns: .init(of: [.submenu(menu)]), metrics: metrics)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    row.layoutIfNeeded()
    let chevron = try #require(
      row.subviews.compactMap { $0 as? UIImageView }.first {
        $0.image?.isSymbol("chevron.right") == true
      })
    let image = chevron.image
    row.setNeedsLayout()
    row.layoutIfNeeded()
    #expect(chevron.image === image)
  }

  @Test func aPaletteIsAPartOfItsMenu() {
    let palette = UIMenu(
      options: [.displayAsPalette, .singleSelection],
      children: [world.action("Red", state: .on), world.action("Blue")])
    let submenu = UIMenu(title: "More", children: [world.action("Hidden", state: .on)])
    let menu = UIMenu(children: [world.action("Copy"), palette, submenu])
    #expect(menu.selectedElements.map(\.title) == ["Red"])
    #expect(menu.inlineActions.map(\.title) == ["Copy", "Red", "Blue"])
  }
}
