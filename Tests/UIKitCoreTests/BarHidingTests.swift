import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Bars that hide by swipes, taps and the keyboard, menus of titles, and menus in cells.
@MainActor @Suite(.serialized) struct BarHidingTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let screen = UIViewController()
  private let navigation: UINavigationController

  init() {
    screen.title = "Photos"
    screen.view.backgroundColor = .systemBackground
    navigation = UINavigationController(rootViewController: screen)
    stage.show(navigation)
    stage.settle()
  }

  @Test func aSwipeUpHidesTheBarsAndOneDownShowsThem() {
    let scroll = UIScrollView(frame: screen.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 3000)
    screen.view.addSubview(scroll)
    navigation.setToolbarHidden(false, animated: false)
    stage.settle()
    stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
    stage.settle()
    #expect(!navigation.isNavigationBarHidden, "off by default")
    navigation.hidesBarsOnSwipe = true
    stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
    stage.settle()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400))
    stage.settle()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    #expect(scroll.contentOffset.y > 0, "content scrolls as well")
  }

  @Test func aTapBesideControlsTogglesTheBars() {
    let button = UIButton(frame: CGRect(x: 0, y: 500, width: 100, height: 50))
    screen.view.addSubview(button)
    navigation.hidesBarsOnTap = true
    stage.tap(at: CGPoint(x: 50, y: 520))
    stage.settle()
    #expect(!navigation.isNavigationBarHidden)
    stage.tap(at: CGPoint(x: 200, y: 300))
    stage.settle()
    #expect(navigation.isNavigationBarHidden)
    stage.tap(at: CGPoint(x: 200, y: 300))
    stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func theKeyboardHidesTheBars() {
    stage.showKeyboard(height: 200)
    stage.settle()
    #expect(!navigation.isNavigationBarHidden)
    stage.showKeyboard(height: 0)
    navigation.hidesBarsWhenKeyboardAppears = true
    stage.showKeyboard(height: 200)
    stage.settle()
    #expect(navigation.isNavigationBarHidden)
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { sub in ((sub as? View).map { [$0] } ?? []) + all(type, in: sub) }
  }

  @Test func aTitleWithAMenuIsAButton() throws {
    var given: Int?
    screen.navigationItem.titleMenuProvider = { suggested in
      given = suggested.count
      return UIMenu(children: [UIAction(title: "Rename") { _ in }])
    }
    stage.settle()
    let title = try #require(
      all(UIButton.self, in: navigation.navigationBar).first { $0.currentTitle == "Photos" })
    #expect(given == 0 && title.showsMenuAsPrimaryAction && title.menu?.children.count == 1)
    let middle = title.convert(CGPoint(x: title.bounds.midX, y: 0), to: nil)
    #expect(abs(middle.x - 200) < 1)
    stage.click(at: CGPoint(x: middle.x, y: 22))
    stage.settle()
    #expect(!stage.popupFrames.isEmpty)
  }

  @Test func aCellShowsTheChoiceOfItsMenu() throws {
    var chosen: [String] = []
    let menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
    let accessory = UICellAccessory.popUpMenu(menu) { menu in
      chosen.append((menu.selectedElements.first as? UIAction)?.title ?? "")
    }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
    cell.accessories = [accessory]
    screen.view.addSubview(cell)
    stage.settle()
    let button = try #require(all(UIButton.self, in: cell).first)
    #expect(button.currentTitle == "Small" && button.configured.indicator?.isHidden == false)
    button.menuDidChoose(try #require(menu.children.last as? UIAction))
    stage.settle()
    #expect(button.currentTitle == "Large" && chosen == ["Large"])
  }
}
