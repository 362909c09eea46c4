import UIKit
import UIKitStage

@testable import UIKitCore

/// Performs operations of apps and users on controllers at any time, with a model of the expected
/// result.
@MainActor final class ControllersFuzzRun {
  struct Entry {
    let name: String
    weak var controller: (any FuzzController)?
    weak var diary: FuzzDiary?
  }

  /// A completion handler that was passed, and its controller.
  @MainActor final class Ticket {
    let what: String
    let presented: FuzzDiary?
    /// Whether an interactive transition may have cancelled it.
    let mayBeCancelled: Bool
    var calls = 0

    init(_ what: String, presented: FuzzDiary? = nil, mayBeCancelled: Bool) {
      self.what = what
      self.presented = presented
      self.mayBeCancelled = mayBeCancelled
    }
  }

  let world = ControllerWorld()
  var dice: SeededGenerator
  var steps: [String] = []
  var wrong: [String] = []
  var entries: [Entry] = []
  var tickets: [Ticket] = []
  /// The names on the stack of each navigation controller.
  var stacks: [String: [String]] = [:]
  /// Children that are retained without being visible.
  var unseen: Set<String> = []
  var isDriven = false
  /// Whether an interactive pop may have changed stacks since the last rest.
  var hasSwiped = false
  /// Whether controllers perform operations in their callbacks.
  var isReentrant = false
  private var isWithin = false
  let transitions = TestTransitions()
  let tabRules = FuzzTabRules()
  let driver = UIPercentDrivenInteractiveTransition()
  var count = 0

  init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
    isDriven = seed % 3 == 0
    isReentrant = seed % 5 == 4
    world.show(makeRoot())
  }

  var root: UIViewController { world.window.rootViewController ?? UIViewController() }

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }

  // MARK: Setup

  private func register<Controller: FuzzController>(_ controller: Controller) -> Controller {
    if isReentrant { controller.diary.onNote = { [weak self] in self?.actWithin() } }
    entries.append(
      Entry(name: controller.name, controller: controller, diary: controller.diary))
    return controller
  }

  func makeScreen() -> FuzzScreen {
    count += 1
    return register(FuzzScreen("s\(count)"))
  }

  func makeNavigation() -> FuzzNavigation {
    let screen = makeScreen()
    let navigation = register(FuzzNavigation("n\(count)", root: screen))
    stacks[navigation.name] = [screen.name]
    navigation.delegate = transitions
    return navigation
  }

  func makeRoot() -> UIViewController {
    switch roll(4) {
    case 0: return makeScreen()
    case 1, 2: return makeNavigation()
    default:
      let tabs = register(
        FuzzTabs("t\(count)", [makeNavigation(), makeScreen(), makeNavigation()]))
      tabs.delegate = tabRules
      return tabs
    }
  }

  func makePresented() -> any FuzzController {
    let made: any FuzzController = roll(3) == 0 ? makeNavigation() : makeScreen()
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .custom, .automatic, .overCurrentContext, .currentContext,
      .formSheet, .popover,
    ]
    made.modalPresentationStyle = styles[roll(styles.count)]
    if roll(4) == 0 { made.modalTransitionStyle = .crossDissolve }
    if roll(3) == 0 { made.transitioningDelegate = transitions }
    return made
  }

  // MARK: Hierarchy

  func all(under controller: UIViewController) -> [UIViewController] {
    var found = [controller]
    for child in controller.children { found += all(under: child) }
    if let presented = controller.activePresentation?.presentedViewController {
      found += all(under: presented)
    }
    return found
  }

  var everybody: [UIViewController] { all(under: root) }
  var navigations: [FuzzNavigation] { everybody.compactMap { $0 as? FuzzNavigation } }
  var screens: [FuzzScreen] { everybody.compactMap { $0 as? FuzzScreen } }

  /// The root, its presented controller, and so on.
  var chain: [UIViewController] {
    [root] + root.presentationChain.map(\.presentedViewController)
  }

  static func leaf(_ controller: UIViewController) -> UIViewController {
    if let top = (controller as? UINavigationController)?.topViewController { return leaf(top) }
    if let chosen = (controller as? UITabBarController)?.selectedViewController {
      return leaf(chosen)
    }
    return controller
  }

  var front: UIViewController { Self.leaf(chain.last ?? root) }

  func ticket(_ what: String, _ presented: FuzzDiary? = nil) -> Ticket {
    let made = Ticket(what, presented: presented, mayBeCancelled: isDriven)
    tickets.append(made)
    return made
  }

  // MARK: Steps

  func note(_ step: String) { steps.append(step) }

  func step() {
    transitions.animator = roll(3) == 0 ? SlidingAnimator() : nil
    transitions.interactor = isDriven && roll(3) == 0 ? driver : nil
    tabRules.animator = roll(2) == 0 ? SlidingAnimator() : nil
    let animated = roll(4) > 0
    switch roll(23) {
    case 0...2: push(animated)
    case 3: pop(animated)
    case 4: popFurther(animated)
    case 5: restack(animated)
    case 6...8: present(from: front, animated)
    case 9: if let any = everybody.randomElement(using: &dice) { present(from: any, animated) }
    case 10, 11: dismiss(from: chain.last ?? root, animated)
    case 12: if let any = everybody.randomElement(using: &dice) { dismiss(from: any, animated) }
    case 13, 14: swipe()
    case 15: changeTab()
    case 16: retab()
    case 17: changeChildren()
    case 18: resize()
    case 19: changeBars(animated)
    case 20: useKeyboard()
    case 21: if roll(6) == 0 { replaceRoot() }
    default: changeTraitsOrTitles()
    }
    if isDriven { drive() }
    let frames = [0, 0, 1, 3, 8, 15, 25][roll(7)]
    world.stage.advance(frames: frames)
    note("+\(frames)")
  }

  private func actWithin() {
    guard !isWithin, roll(15) == 0 else { return }
    isWithin = true
    defer { isWithin = false }
    note("within:")
    let animated = roll(2) == 0
    switch roll(6) {
    case 0: push(animated)
    case 1: pop(animated)
    case 2: present(from: front, animated)
    case 3: dismiss(from: front, animated)
    case 4: restack(animated)
    default: changeTab()
    }
  }

  private func push(_ animated: Bool) {
    guard let navigation = navigations.randomElement(using: &dice) else { return }
    let screen = makeScreen()
    note("push \(screen.name) on \(navigation.name) \(animated)")
    let before = names(on: navigation)
    navigation.pushViewController(screen, animated: animated)
    stacks[navigation.name] = before + [screen.name]
    checkStack(navigation)
  }

  private func pop(_ animated: Bool) {
    guard let navigation = navigations.randomElement(using: &dice) else { return }
    note("pop \(navigation.name) \(animated)")
    let names = names(on: navigation)
    let popped = navigation.popViewController(animated: animated)
    let expected = names.count > 1 ? names.last : nil
    if !isReentrant, popped?.title != expected {
      wrong.append("pop gave \(popped?.title ?? "nil")")
    }
    if names.count > 1 { stacks[navigation.name]?.removeLast() }
    checkStack(navigation)
  }

  private func popFurther(_ animated: Bool) {
    guard let navigation = navigations.randomElement(using: &dice) else { return }
    let index = roll(navigation.viewControllers.count)
    note("pop \(navigation.name) to \(index) \(animated)")
    let before = names(on: navigation)
    navigation.popToViewController(navigation.viewControllers[index], animated: animated)
    stacks[navigation.name] = Array(before.prefix(index + 1))
    checkStack(navigation)
  }

  private func restack(_ animated: Bool) {
    guard let navigation = navigations.randomElement(using: &dice) else { return }
    var fresh = navigation.viewControllers.filter { _ in roll(3) > 0 }
    if roll(2) == 0 { fresh.shuffle(using: &dice) }
    if fresh.isEmpty || roll(2) == 0 { fresh.insert(makeScreen(), at: roll(fresh.count + 1)) }
    let names = fresh.map { $0.title ?? "" }
    note("stack \(navigation.name) \(names) \(animated)")
    navigation.setViewControllers(fresh, animated: animated)
    stacks[navigation.name] = names
    checkStack(navigation)
  }

  /// What an interactive pop removed returns at rest.
  private func names(on navigation: FuzzNavigation) -> [String] {
    let actual = navigation.viewControllers.map { $0.title ?? "" }
    if isFree { stacks[navigation.name] = actual }
    return stacks[navigation.name] ?? []
  }

  var isFree: Bool { hasSwiped || isDriven || isReentrant }

  private func checkStack(_ navigation: FuzzNavigation) {
    let actual = navigation.viewControllers.map { $0.title ?? "" }
    if !isReentrant, actual != stacks[navigation.name] {
      wrong.append("\(navigation.name) has \(actual), not \(stacks[navigation.name] ?? [])")
    }
  }

  private func present(from source: UIViewController, _ animated: Bool) {
    let made = makePresented()
    note("present \(made.name) \(made.modalPresentationStyle) from \(source) \(animated)")
    let ticket = ticket("present \(made.name)", made.diary)
    source.present(made, animated: animated) { ticket.calls += 1 }
  }

  private func dismiss(from source: UIViewController, _ animated: Bool) {
    note("dismiss \(source) \(animated)")
    let ticket = ticket("dismiss \(source)")
    source.dismiss(animated: animated) { ticket.calls += 1 }
  }

  private func swipe() {
    let y = CGFloat(200 + roll(200))
    let width = world.window.bounds.width
    let travel = CGFloat(roll(Int(width)))
    hasSwiped = true
    note("swipe to \(Int(travel))")
    world.stage.touchDown(at: CGPoint(x: 3, y: y))
    world.stage.advance(frames: 1)
    world.stage.touchMove(to: CGPoint(x: 3 + travel, y: y), duration: 0.02 * Double(1 + roll(12)))
    if roll(4) == 0 { resize() }
    if roll(5) == 0 { changeTab() }
    if roll(5) == 0 { dismiss(from: root, roll(2) == 0) }
    if roll(6) == 0 { push(true) }
    if roll(6) == 0 { present(from: front, roll(2) == 0) }
    if roll(3) == 0 { world.stage.advance(frames: roll(20)) }
    if roll(6) == 0 { world.stage.touchCancel() } else { world.stage.touchUp() }
    note("up")
    world.stage.advance(frames: 1)
  }

  private var tabs: FuzzTabs? { root as? FuzzTabs }

  private func changeTab() {
    guard let tabs, let screens = tabs.viewControllers, !screens.isEmpty else { return }
    let index = roll(screens.count)
    note("tab \(index)")
    tabs.selectedIndex = index
    if !isReentrant, tabs.selectedIndex != index { wrong.append("tab \(index) was not selected") }
  }

  private func retab() {
    guard let tabs else { return }
    var fresh = (tabs.viewControllers ?? []).filter { _ in roll(3) > 0 }
    if fresh.count < 2 { fresh.append(roll(2) == 0 ? makeScreen() : makeNavigation()) }
    fresh.shuffle(using: &dice)
    note("tabs \(fresh)")
    tabs.setViewControllers(fresh, animated: roll(2) == 0)
  }

  private func changeChildren() {
    let owners = screens.filter { !($0.parent is FuzzScreen) }
    guard let owner = owners.randomElement(using: &dice) else { return }
    if owner.children.count > 1, roll(2) == 0 {
      let (from, to) = (owner.children[0], owner.children[1])
      guard from.view.superview != nil, to.viewIfLoaded?.superview == nil else { return }
      note("exchange \(from) for \(to)")
      to.view.autoresizingMask = []
      to.view.frame = from.view.frame
      owner.transition(from: from, to: to, duration: 0.3, animations: nil)
      if let from = from as? any FuzzController { unseen.insert(from.name) }
      if let to = to as? any FuzzController { unseen.remove(to.name) }
    } else if let child = owner.children.first, roll(2) == 0 {
      note("child \(child) leaves \(owner)")
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    } else {
      let child: any FuzzController = roll(3) == 0 ? makeNavigation() : makeScreen()
      note("child \(child.name) of \(owner)")
      owner.addChild(child)
      if owner.children.count > 1 {
        unseen.insert(child.name)
      } else {
        child.view.autoresizingMask = []
        child.view.frame = CGRect(x: 0, y: 250, width: 300, height: 200)
        owner.view.addSubview(child.view)
      }
      child.didMove(toParent: owner)
    }
  }

  private func resize() {
    let size = CGSize(width: CGFloat(300 + roll(600)), height: CGFloat(500 + roll(500)))
    note("resize \(Int(size.width))x\(Int(size.height))")
    world.stage.resize(to: size)
  }

  private func changeBars(_ animated: Bool) {
    if let navigation = navigations.randomElement(using: &dice) {
      note("bar of \(navigation.name)")
      navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: animated)
    }
    if let tabs, roll(2) == 0 {
      note("tab bar")
      tabs.setTabBarHidden(!tabs.isTabBarHidden, animated: animated)
    }
  }

  private func replaceRoot() {
    let made = makeRoot()
    note("root \(made)")
    world.window.rootViewController = made
    if roll(3) == 0 { world.stage.advance(frames: roll(5)) }
  }

  private func useKeyboard() {
    guard roll(2) == 0, let screen = front as? FuzzScreen else {
      note("Tab")
      return world.stage.press(.keyboardTab)
    }
    note("focus \(screen.name)")
    if screen.viewIfLoaded?.window != nil { screen.button.becomeFirstResponder() }
  }

  private func changeTraitsOrTitles() {
    switch roll(3) {
    case 0:
      note("dark")
      world.stage.prefersDarkAppearance.toggle()
    case 1:
      note("items")
      let item = UIBarButtonItem(title: "Do", primaryAction: UIAction { _ in })
      front.navigationItem.rightBarButtonItem = item
    default:
      note("less motion")
      world.stage.reducesMotion.toggle()
    }
  }

  private func drive() {
    if roll(2) == 0 { driver.update(CGFloat(roll(101)) / 100) }
    if roll(3) == 0 { driver.pause() }
    switch roll(3) {
    case 0: driver.cancel()
    case 1: driver.finish()
    default: break
    }
  }
}

final class FuzzTabRules: NSObject, UITabBarControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
