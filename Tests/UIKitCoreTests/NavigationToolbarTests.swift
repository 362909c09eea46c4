import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct NavigationToolbarTests {
  private func world(
    setUp: (BarsList, UINavigationController) -> Void = { _, _ in }
  ) -> BarsWorld {
    BarsWorld { list, navigation in
      navigation.navigationBar.prefersLargeTitles = false
      setUp(list, navigation)
    }
  }

  private func titles(_ world: BarsWorld) -> [String] {
    world.views(UIButton.self, in: world.navigation.toolbar).compactMap(\.currentTitle)
  }

  private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

  // MARK: Toolbar

  @Test func theToolbarShowsTheItemsOfTheTopScreen() {
    let world = world { list, _ in list.toolbarItems = [item("A")] }
    #expect(world.navigation.isToolbarHidden && world.list.view.safeAreaInsets.bottom == 0)
    world.navigation.setToolbarHidden(false, animated: true)
    world.stage.settle()
    let bar = world.navigation.toolbar
    #expect(bar?.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
    #expect(world.list.view.safeAreaInsets.bottom == 44 && titles(world) == ["A"])
    world.list.setToolbarItems([item("B"), item("C")], animated: true)
    world.stage.settle()
    #expect(titles(world) == ["B", "C"])
    let next = BarsList("Next")
    next.toolbarItems = [item("D")]
    world.navigation.pushViewController(next, animated: true)
    world.stage.settle()
    #expect(titles(world) == ["D"] && next.view.safeAreaInsets.bottom == 44)
    world.list.toolbarItems = [item("E")]
    #expect(titles(world) == ["D"])
    world.navigation.popViewController(animated: true)
    world.stage.settle()
    #expect(titles(world) == ["E"])
    world.navigation.isToolbarHidden = true
    #expect(bar?.frame.minY == 844 && world.list.view.safeAreaInsets.bottom == 0)
    #expect(world.stage.element(.button, "E") == nil)
  }

  @Test func aScreenCanHideTheToolbar() {
    let world = world { list, navigation in
      list.toolbarItems = [item("A")]
      navigation.isToolbarHidden = false
    }
    let next = BarsList("Next")
    next.hidesBottomBarWhenPushed = true
    world.navigation.pushViewController(next, animated: true)
    world.stage.advance(by: 0.17)
    let y = world.navigation.toolbar.layer.presentation()?.frame.minY ?? 0
    #expect(y > 802 && y < 842, "it leaves with the push: \(y)")
    world.stage.settle()
    #expect(world.navigation.toolbar.frame.minY == 844 && next.view.safeAreaInsets.bottom == 0)
    #expect(!world.navigation.isToolbarHidden)
    world.navigation.popViewController(animated: true)
    world.stage.settle()
    #expect(world.navigation.toolbar.frame.minY == 800)
  }

  @Test func theToolbarIsAboveATabBar() {
    let list = BarsList("List")
    list.toolbarItems = [item("A")]
    let navigation = UINavigationController(rootViewController: list)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let stage = Stage()
    stage.show(tabs)
    stage.settle()
    #expect(navigation.toolbar.frame.minY == 751)
    #expect(list.view.safeAreaInsets.bottom == 93)
  }

  @Test func theToolbarHasAnotherLookAtTheEnd() throws {
    let world = world { list, navigation in
      list.toolbarItems = [item("A")]
      navigation.isToolbarHidden = false
    }
    let backgrounds = try #require(
      world.views(BarBackgrounds.self, in: world.navigation.toolbar).first)
    #expect(!backgrounds.isAtEdge)
    world.offset = world.list.tableView.offsetRange.max.y
    #expect(backgrounds.isAtEdge)
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    world.navigation.toolbar.scrollEdgeAppearance = appearance
    func color() -> UIColor? {
      let title = world.views(UIButton.self, in: world.navigation.toolbar).first?
        .currentAttributedTitle
      return title?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
    }
    #expect(color() == .red)
    world.offset = 100
    #expect(color() == nil)
  }

  // MARK: Items

  @Test func aPromptMakesTheBarHigher() {
    let world = world { list, _ in list.navigationItem.prompt = "Choose one" }
    #expect(world.bar.frame.height == 74 && world.list.view.safeAreaInsets.top == 74)
    #expect(world.stage.element(.staticText, "Choose one") != nil)
    world.list.navigationItem.prompt = nil
    world.stage.settle()
    #expect(world.bar.frame.height == 44 && world.offset == -44)
    #expect(world.stage.element(.staticText, "Choose one") == nil)
  }

  private func back(_ world: BarsWorld) -> UIButton? {
    world.views(UIButton.self).first { $0.currentImage != nil }
  }

  @Test func theBackButtonSaysWhatTheScreenBelowWants() {
    let world = world()
    let item = world.list.navigationItem
    world.navigation.pushViewController(BarsList("Next"), animated: false)
    world.stage.settle()
    #expect(back(world)?.currentTitle == "Library")
    item.backButtonTitle = "Shelf"
    world.stage.settle()
    #expect(back(world)?.currentTitle == "Shelf")
    item.backButtonDisplayMode = .generic
    world.stage.settle()
    #expect(back(world)?.currentTitle == "Back")
    item.backButtonDisplayMode = .minimal
    world.stage.settle()
    #expect(back(world)?.currentTitle == nil && back(world)?.accessibilityLabel != "")
    let own = UIBarButtonItem(title: "Mine")
    own.tintColor = .red
    item.backBarButtonItem = own
    world.stage.settle()
    #expect(back(world)?.currentTitle == "Mine" && back(world)?.tintColor == .red)
    own.title = "Yours"
    world.stage.settle()
    #expect(back(world)?.currentTitle == "Yours")
    item.backBarButtonItem = UIBarButtonItem(title: String(repeating: "long ", count: 20))
    world.stage.settle()
    #expect(back(world)?.currentTitle == "Back", "a title without room gives way to a word")
    #expect(back(world)?.accessibilityLabel?.hasPrefix("long") == true)
  }

  @Test func aBackActionComesInPlaceOfGoingBack() {
    let world = world()
    let next = BarsList("Next")
    var asked = 0
    next.navigationItem.backAction = UIAction { _ in asked += 1 }
    world.navigation.pushViewController(next, animated: false)
    world.stage.settle()
    world.stage.click(at: CGPoint(x: 20, y: 22))
    world.stage.settle()
    #expect(asked == 1 && world.navigation.topViewController === next)
    next.navigationItem.backAction = nil
    world.stage.settle()
    world.stage.click(at: CGPoint(x: 20, y: 22))
    world.stage.settle()
    #expect(asked == 1 && world.navigation.topViewController === world.list)
  }

  @Test func itemsCanFadeIn() {
    let world = world()
    world.list.navigationItem.setRightBarButtonItems([item("A"), item("B")], animated: true)
    world.stage.advance(by: 0.1)
    let button = world.views(UIButton.self).first { $0.currentTitle == "A" }
    let opacity = button?.layer.presentation()?.opacity ?? 1
    #expect(opacity > 0.05 && opacity < 0.95)
    world.list.navigationItem.setLeftBarButton(item("C"), animated: false)
    world.stage.settle()
    #expect(world.list.navigationItem.leftBarButtonItem?.title == "C")
    #expect(world.stage.element(.button, "C") != nil)
    world.list.navigationItem.setRightBarButton(nil, animated: true)
    world.stage.settle()
    #expect(world.stage.element(.button, "A") == nil)
  }

  @Test func anItemThatIsClickedCanBeSelected() {
    let toggle = item("Bold")
    toggle.changesSelectionAsPrimaryAction = true
    let world = world { list, _ in list.navigationItem.rightBarButtonItem = toggle }
    let button = world.views(UIButton.self).first { $0.currentTitle == "Bold" }
    world.stage.click(at: CGPoint(x: 360, y: 22))
    #expect(toggle.isSelected && button?.isSelected == true)
    world.stage.click(at: CGPoint(x: 360, y: 22))
    #expect(!toggle.isSelected)
  }

  @Test func anItemHasRoomForAllOfItsTitles() {
    let edit = item("Edit")
    let world = world { list, _ in list.navigationItem.rightBarButtonItem = edit }
    func width() -> CGFloat {
      world.stage.settle()
      return world.views(UIButton.self).first { $0.currentTitle == edit.title }?.bounds.width ?? 0
    }
    let narrow = width()
    edit.possibleTitles = ["Edit", "A rather long title"]
    let wide = width()
    #expect(wide > narrow + 50)
    edit.title = "A rather long title"
    #expect(abs(width() - wide) < 1)
  }

  @Test func aTitleViewStaysBesideALargeTitle() {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let world = BarsWorld { list, _ in list.navigationItem.titleView = own }
    #expect(own.alpha == 1 && world.bar.frame.height == 96 && world.largeTitle != nil)
  }
}
