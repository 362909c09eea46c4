import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct TabBarTests {
  private let stage = Stage(size: CGSize(width: 300, height: 500))
  private let tabs = UITabBarController()
  private let screens = ["One", "Two", "Three"].map { Screen($0) }

  private final class Screen: UIViewController {
    private(set) var log: [String] = []

    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    var onWillAppear: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      log.append("will appear")
      onWillAppear?()
    }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  private final class Rules: NSObject, UITabBarControllerDelegate {
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var selected: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { allows }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { selected.append(viewController.title ?? "") }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(
        withDuration: 0.4, animations: { to.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  init() {
    tabs.viewControllers = screens
    stage.show(tabs)
    stage.settle()
  }

  @Test func theFirstScreenIsShownUnderTheBar() {
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === screens[0])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 451, width: 300, height: 49))
    #expect(screens[0].view.frame == tabs.view.bounds, "the bar is translucent")
    #expect(screens[0].view.safeAreaInsets.bottom == 49)
    #expect(screens[0].take() == ["will appear", "did appear"])
    #expect(!screens[1].isViewLoaded && screens[1].tabBarController === tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three"])
  }

  @Test func aNavigationControllersItemIsItsRoots() {
    let root = UIViewController()
    let item = UITabBarItem(title: "Teas", image: nil, tag: 0)
    root.tabBarItem = item
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.tabBarItem === item)
    tabs.viewControllers = [navigation]
    #expect(tabs.tabBar.items == [item] && tabs.tabBar.selectedItem === item)
    root.title = "Kinds of tea"
    #expect(item.title == "Kinds of tea")
    let own = UITabBarItem(title: "Own", image: nil, tag: 1)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own && root.tabBarItem === item)
  }

  @Test func aTapSelectsATab() {
    let rules = Rules()
    tabs.delegate = rules
    _ = screens[0].take()
    stage.tap(at: CGPoint(x: 150, y: 475))
    #expect(tabs.selectedIndex == 1 && rules.selected == ["Two"])
    #expect(screens[0].take() == ["will disappear", "did disappear"])
    #expect(screens[1].take() == ["will appear", "did appear"])
    #expect(screens[0].view.superview == nil && screens[1].view.window != nil)
    rules.allows = false
    stage.tap(at: CGPoint(x: 250, y: 475))
    #expect(tabs.selectedIndex == 1 && rules.selected == ["Two"])
  }

  @Test func tabsCanBeSelectedByKeyboard() {
    stage.press(.keyboardTab)
    stage.press(.keyboardTab)
    stage.press(.keyboardSpacebar)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func anAnimatorMovesBothScreens() {
    let rules = Rules()
    rules.animator = Slide()
    tabs.delegate = rules
    _ = screens[0].take()
    tabs.selectedIndex = 2
    stage.advance(by: 0.2)
    #expect(screens[0].view.window != nil && screens[2].view.window != nil)
    #expect(screens[0].take() == ["will disappear"] && screens[2].take() == ["will appear"])
    tabs.selectedIndex = 1
    stage.settle()
    #expect(tabs.selectedIndex == 1 && screens[1].view.window != nil)
    #expect(screens[2].view.window == nil, "the last request wins")
    #expect(screens[2].take() == ["did appear", "will disappear", "did disappear"])
    #expect(screens[1].take() == ["will appear", "did appear"])
  }

  @Test func aScreenThatSelectsAnotherTabAsItAppearsIsHidden() {
    screens[1].onWillAppear = { [tabs] in tabs.selectedIndex = 2 }
    tabs.selectedIndex = 1
    stage.settle()
    #expect(screens[1].view.superview == nil && screens[2].view.window != nil)
    #expect(screens[1].take() == ["will appear", "will disappear", "did disappear"])
    #expect(screens[2].take() == ["will appear", "did appear"])
  }

  @Test func presentingDuringATabTransitionEndsIt() {
    let rules = Rules()
    rules.animator = Slide()
    tabs.delegate = rules
    tabs.selectedIndex = 2
    stage.advance(by: 0.1)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: true)
    stage.settle()
    #expect(screens[2].take() == ["will appear", "will disappear", "did disappear"])
    tabs.dismiss(animated: false)
    #expect(screens[2].take() == ["will appear", "did appear"])
  }

  @Test func tappingTheSelectedTabPopsToItsRoot() {
    let stack = UINavigationController(rootViewController: Screen("Root"))
    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 7)
    tabs.setViewControllers([stack, screens[1]], animated: false)
    stage.settle()
    #expect(tabs.selectedViewController === stack && screens[0].parent == nil)
    stack.pushViewController(Screen("Deep"), animated: false)
    stage.settle()
    stage.tap(at: CGPoint(x: 75, y: 475))
    stage.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test func replacingTabsKeepsTheSelectedScreen() {
    tabs.selectedIndex = 2
    tabs.setViewControllers([screens[2], screens[0]], animated: false)
    stage.settle()
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === screens[2])
    #expect(screens[2].view.window != nil && screens[1].parent == nil)
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && tabs.tabBar.items == nil)
  }

  @Test func theBarCanHide() {
    tabs.setTabBarHidden(true, animated: true)
    stage.settle()
    #expect(tabs.tabBar.frame.minY == 500 && screens[0].view.safeAreaInsets.bottom == 0)
    tabs.isTabBarHidden = false
    stage.settle()
    #expect(screens[0].view.safeAreaInsets.bottom == 49)
  }

  @Test func theSelectedScreenDecidesAboutTheStatusBar() {
    final class Hidden: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    tabs.viewControllers = [UIViewController(), Hidden()]
    let manager = stage.show(tabs).windowScene?.statusBarManager
    stage.settle()
    #expect(manager?.isStatusBarHidden == false && manager?.statusBarStyle == .default)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(manager?.isStatusBarHidden == true && manager?.statusBarStyle == .lightContent)
  }
}

@MainActor @Suite(.serialized) struct ToolbarTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200))
  private let controller = UIViewController()
  private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 156, width: 300, height: 44))

  init() {
    stage.show(controller)
    controller.view.addSubview(toolbar)
  }

  private func custom(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
  }

  private func xs(_ items: [UIBarButtonItem]) -> [CGFloat] {
    items.compactMap { $0.customView?.frame.minX }
  }

  @Test func flexibleSpacesShareTheRest() {
    let items = [custom(40), .flexibleSpace(), custom(20), .flexibleSpace(), custom(40)]
    toolbar.items = items
    stage.settle()
    #expect(xs(items) == [16, 140, 244])
    toolbar.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(xs(items) == [244, 140, 16])
  }

  @Test func itemsKeepTheirSpacingAndFixedSpacesTheirWidth() {
    let items = [custom(40), custom(40), .fixedSpace(30), custom(40)]
    toolbar.setItems(items, animated: false)
    stage.settle()
    #expect(xs(items) == [16, 64, 134])
    items[0].isHidden = true
    stage.settle()
    #expect(xs(Array(items.dropFirst())) == [16, 86])
  }

  @Test func itemsPerformTheirActions() {
    var taps = 0
    toolbar.items = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
    ]
    stage.settle()
    stage.tap(at: CGPoint(x: 30, y: 178))
    #expect(taps == 1)
  }
}
