import Libraries
import Testing
import UIKit
import UIKitStage

/// Pages without end below a menu, as libraries of paging menus make them.
@MainActor @Suite(.serialized) struct FirstHourPagerTests {
  private let place = FirstHourStage()
  private let days = Days()
  private let pager = EndlessPager()
  private var stage: Stage { place.stage }

  init() {
    pager.dataSource = days
    place.show(pager)
  }

  @Test("A swipe brings the next page, and the menu stands at its title")
  func swipe() throws {
    try place.picture("Pager")
    swipe(forward: true)
    #expect(pager.position == 1 && pager.children.count == 1)
    try expectTitle("Day 1")
    #expect(
      days.events == [
        "0 will", "0 did", "0 leaves", "1 will", "0 left", "1 did",
      ])
  }

  @Test("Neither twelve swipes forward nor twenty back reach an end")
  func endless() throws {
    for _ in 0..<12 { swipe(forward: true) }
    #expect(pager.position == 12)
    for _ in 0..<20 { swipe(forward: false) }
    #expect(pager.position == -8 && pager.children.count == 1)
    try expectTitle("Day -8")
  }

  @Test("While the finger moves the menu's indicator moves with it and nothing else is laid out")
  func follow() throws {
    let prepared = pager.menuLayout.prepared
    stage.touchDown(at: CGPoint(x: 300, y: 200))
    stage.touchMove(to: CGPoint(x: 280, y: 200))
    stage.touchMove(to: CGPoint(x: 120, y: 200), duration: 0.1)
    let progress = pager.scroll.contentOffset.x / 320 - 1
    #expect(progress > 0.4 && progress < 0.6)
    let indicator = try #require(self.indicator)
    #expect(abs(indicator.frame.minX - (12 + progress) * 100) < 1)
    #expect(abs(indicator.convert(indicator.bounds, to: nil).midX - 160) < 1)
    #expect(indicator.backgroundColor == .systemBlue)
    #expect(pager.menuLayout.prepared == prepared)
    try place.picture("Pager, half way")
    stage.touchMove(to: CGPoint(x: 220, y: 200), duration: 0.3)
    stage.touchUp()
    stage.settle()
    #expect(pager.position == 0 && pager.children.count == 1)
    #expect(days.events.suffix(4) == ["1 leaves", "0 will", "0 did", "1 left"])
  }

  @Test("A finger that turns round brings the page of the other side")
  func turn() throws {
    stage.touchDown(at: CGPoint(x: 160, y: 200))
    stage.touchMove(to: CGPoint(x: 60, y: 200), duration: 0.1)
    stage.touchMove(to: CGPoint(x: 300, y: 200), duration: 0.2)
    stage.touchUp()
    stage.settle()
    #expect(pager.position == -1)
    try expectTitle("Day -1")
    #expect(days.events.suffix(4) == ["0 leaves", "-1 will", "0 left", "-1 did"])
  }

  @Test("A tap on a title goes there, however far it is, over one page")
  func tap() throws {
    let item = IndexPath(item: EndlessMenuLayout.middle - 1, section: 0)
    place.tap(try #require(pager.menu.cellForItem(at: item)))
    #expect(pager.position == -1)
    pager.select(400, animated: true)
    stage.settle()
    #expect(pager.position == 400 && pager.children.count == 1)
    try expectTitle("Day 400")
    pager.select(-3, animated: false)
    stage.settle()
    try expectTitle("Day -3")
  }

  private var indicator: UIView? { pager.menu.subviews.first { $0 is EndlessIndicator } }

  private func swipe(forward: Bool) {
    let (right, left) = (CGPoint(x: 280, y: 240), CGPoint(x: 40, y: 240))
    stage.drag(from: forward ? right : left, to: forward ? left : right, duration: 0.2)
    stage.settle()
  }

  /// The page fills the space below the menu, in whose middle its title stands underlined.
  private func expectTitle(_ title: String) throws {
    let page = try #require(pager.children.first)
    #expect(page.title == title)
    #expect(page.view.convert(page.view.bounds, to: nil).minX == 0)
    let item = IndexPath(item: EndlessMenuLayout.middle, section: 0)
    let cell = try #require(pager.menu.cellForItem(at: item) as? EndlessMenuCell)
    #expect(cell.label.text == title && cell.label.frame == cell.bounds)
    #expect(cell.convert(cell.bounds, to: nil).midX == 160)
    #expect(indicator?.frame.midX == cell.frame.midX)
  }

  private final class Days: EndlessPagerDataSource {
    var events: [String] = []

    func endlessPager(_ pager: EndlessPager, titleAt position: Int) -> String { "Day \(position)" }

    func endlessPager(_ pager: EndlessPager, viewControllerAt position: Int) -> UIViewController {
      let page = Page()
      page.title = "Day \(position)"
      page.view.backgroundColor = position.isMultiple(of: 2) ? .systemOrange : .systemTeal
      page.onEvent = { [weak self] in self?.events.append("\(position) \($0)") }
      return page
    }
  }

  private final class Page: UIViewController {
    var onEvent: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onEvent("will")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onEvent("did")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onEvent("leaves")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onEvent("left")
    }
  }
}
