import Testing
import UIKit
import UIKitStage

/// Screens over and beside others: what a person does with each of them, once.
@MainActor @Suite(.serialized) struct FirstHourScreenTests {
  private let place = FirstHourStage()
  private var stage: Stage { place.stage }

  @Test func alert() throws {
    let screen = AlertSnippet()
    place.show(screen)
    screen.ask()
    stage.settle()
    stage.type("Holiday")
    try place.picture("Alert")
    try #require(stage.element(.button, "Save")).tap()
    stage.settle()
    #expect(screen.name == "Holiday" && screen.presentedViewController == nil)
  }

  @Test func sheetDetents() throws {
    let screen = SheetDetentsSnippet()
    place.show(screen)
    screen.showSheet()
    stage.advance(by: 0.15)
    try place.picture("Sheet, coming")
    stage.settle()
    try place.picture("Sheet, medium")
    let medium = screen.sheetContent.view.convert(screen.sheetContent.view.bounds, to: nil).minY
    #expect(medium > 160 && medium < 320)
    screen.enlarge()
    stage.settle()
    try place.picture("Sheet, large")
    let large = screen.sheetContent.view.convert(screen.sheetContent.view.bounds, to: nil).minY
    #expect(large < 100)
  }

  @Test func popover() throws {
    let screen = PopoverSnippet()
    place.push(screen)
    screen.showPopover()
    stage.advance(by: 0.1)
    try place.picture("Popover, coming")
    stage.settle()
    try place.picture("Popover")
    #expect(screen.content.view.bounds.size == CGSize(width: 200, height: 120))
    #expect(screen.presentedViewController === screen.content)
  }

  @Test func tabBar() throws {
    let tabs = TabBarSnippet()
    place.show(tabs)
    let inbox = try #require(stage.element(.none, "Inbox"))
    inbox.tap()
    stage.settle()
    try place.picture("Tab bar")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func push() throws {
    let screen = PushSnippet()
    place.push(screen)
    try place.picture("Push, before")
    screen.showDetail()
    stage.advance(by: 0.2)
    try place.picture("Push, moving")
    stage.settle()
    try place.picture("Push")
    #expect(screen.navigationController?.topViewController?.title == "Detail")
    try #require(stage.element(.button, "Edit")).tap()
    #expect(screen.edits == 1)
    try #require(stage.element(.button, "List")).tap()
    stage.settle()
    #expect(screen.navigationController?.topViewController === screen)
  }

  @Test func splitView() throws {
    let split = SplitViewSnippet()
    stage.resize(to: CGSize(width: 900, height: 480))
    place.show(split)
    stage.resize(to: CGSize(width: 900, height: 480))
    stage.settle()
    try place.picture("Split view")
    #expect(
      !split.isCollapsed && split.sidebar.view.window != nil && split.detail.view.window != nil)
    let sidebar = split.sidebar.view.convert(split.sidebar.view.bounds, to: nil)
    let detail = split.detail.view.convert(split.detail.view.bounds, to: nil)
    #expect(sidebar.maxX <= detail.minX + 1)
  }

  @Test func toolbars() throws {
    let screen = ToolbarsSnippet()
    place.push(screen)
    try place.picture("Toolbars")
    stage.tap(at: CGPoint(x: 28, y: 458))
    #expect(screen.shares == 1)
  }

  @Test func customTransition() throws {
    let screen = CustomTransitionSnippet()
    place.show(screen)
    screen.showNext()
    stage.advance(by: 0.2)
    try place.picture("Custom transition")
    let alpha = screen.nextScreen.view.layer.presentation()?.opacity ?? 1
    #expect(alpha > 0.1 && alpha < 0.9)
    stage.settle()
    #expect(
      screen.presentedViewController === screen.nextScreen && screen.nextScreen.view.alpha == 1)
  }
}
