import UIKit
import UIKitStage

@testable import UIKitCore

extension ControllersFuzzRun {
  private func check(_ isRight: Bool, _ what: @autoclosure () -> String) {
    if !isRight { wrong.append(what()) }
  }

  /// Ends all transitions, then compares with the model.
  func settleAndCheck() {
    driver.finish()
    transitions.interactor = nil
    driver.finish()
    // A pending one may start interactively.
    for _ in 0..<5 where !world.stage.settle(limit: 3) { driver.finish() }
    if !world.stage.settle(limit: 1) { wrong.append("no rest: \(Self.unrest(in: world.window))") }
    note("settled")
    takeOverSwipes()
    let seen = expectedSight()
    for entry in entries {
      guard let controller = entry.controller else { continue }
      check(controller, isSeen: seen.contains { $0 === controller })
    }
    checkLinks()
    checkTickets()
    checkReleases()
    for navigation in navigations { checkBar(of: navigation) }
    checkWindow()
    checkTouch()
    checkFocus()
  }

  /// An interactive pop may finish or be cancelled; the model contains both.
  private func takeOverSwipes() {
    for navigation in navigations {
      let actual = navigation.viewControllers.map { $0.title ?? "" }
      check(
        isFree || stacks[navigation.name] == actual,
        "\(navigation.name) has \(actual), not \(stacks[navigation.name] ?? [])")
      stacks[navigation.name] = actual
    }
    hasSwiped = false
  }

  /// The controllers that should be visible in the window.
  private func expectedSight() -> [UIViewController] { sight(of: root) }

  private func sight(of controller: UIViewController) -> [UIViewController] {
    var seen = [controller]
    if let navigation = controller as? FuzzNavigation {
      seen += navigation.topViewController.map { sight(of: $0) } ?? []
    } else if let tabs = controller as? FuzzTabs {
      seen += tabs.selectedViewController.map { sight(of: $0) } ?? []
    } else {
      for case let child as any FuzzController in controller.children
      where !unseen.contains(child.name) {
        seen += sight(of: child)
      }
    }
    guard let presentation = controller.activePresentation else { return seen }
    let presented = sight(of: presentation.presentedViewController)
    return presentation.presentationStyle.keepsPresenter ? seen + presented : presented
  }

  private func check(_ controller: any FuzzController, isSeen: Bool) {
    let name = controller.name
    for fault in controller.diary.wrong { wrong.append("\(name): \(fault)") }
    check(controller.diary.isAtRest, "\(name) ends with \(controller.diary.calls.suffix(3))")
    let phase = controller.appearance.phase
    check(phase == (isSeen ? .appeared : .disappeared), "\(name) is \(phase), seen \(isSeen)")
    let isThere = controller.viewIfLoaded?.window != nil
    check(isThere == isSeen, "\(name) in window \(isThere), seen \(isSeen)")
    let isTold = controller.diary.calls.last == "didAppear"
    check(isTold == isSeen, "\(name) was told \(controller.diary.calls.last ?? "nothing")")
    let flags = [
      controller.isBeingPresented, controller.isBeingDismissed, controller.isMovingToParent,
      controller.isMovingFromParent,
    ]
    check(!flags.contains(true), "\(name) has flags \(flags)")
    check(controller.transitionCoordinator == nil, "\(name) has a coordinator")
    check(controller.currentTransition == nil, "\(name) has a transition")
    check(controller.presentation?.transition == nil, "\(name)'s presentation has a transition")
    if let screen = controller as? FuzzScreen, !screen.diary.lastMove.isEmpty {
      let expected = screen.parent == nil ? "left" : "came"
      check(screen.diary.lastMove == expected, "\(name) last \(screen.diary.lastMove)")
    }
    guard isSeen, let view = controller.viewIfLoaded else { return }
    // A presenter steps back behind a sheet.
    let isBehindSheet = controller.activePresentation is UISheetPresentationController
    let isInPlace = isBehindSheet || view.transform == .identity
    let isPlain = view.alpha == 1 && isInPlace && view.isUserInteractionEnabled
    check(isPlain && !view.isHidden, "\(name)'s view is changed")
  }

  private func checkLinks() {
    for controller in everybody {
      for child in controller.children {
        check(child.parent === controller, "\(child) has another parent than \(controller)")
      }
      guard let presentation = controller.activePresentation else { continue }
      let presented = presentation.presentedViewController
      check(presented.presentation === presentation, "\(presented) does not know its presentation")
      check(presented.presentingViewController === controller, "\(presented)'s presenter")
      check(controller.presentedViewController === presented, "\(controller)'s presented")
      check(!presentation.isDismissing, "\(presented) is being dismissed")
    }
    for navigation in navigations {
      check(
        navigation.children.map(ObjectIdentifier.init).sorted()
          == navigation.viewControllers.map(ObjectIdentifier.init).sorted(),
        "\(navigation.name) has children \(navigation.children)")
    }
  }

  private func checkTickets() {
    for ticket in tickets {
      check(ticket.calls <= 1, "\(ticket.what) completed \(ticket.calls) times")
      if ticket.mayBeCancelled { continue }
      let expected = ticket.presented.map { $0.hasAppeared ? 1 : 0 } ?? 1
      check(ticket.calls == expected, "\(ticket.what) completed \(ticket.calls), not \(expected)")
    }
    tickets = []
  }

  private func checkReleases() {
    let held = Set(everybody.map(ObjectIdentifier.init))
    for entry in entries {
      guard let controller = entry.controller else { continue }
      check(held.contains(ObjectIdentifier(controller)), "\(entry.name) is kept")
    }
    entries.removeAll { $0.controller == nil }
  }

  /// Running animations.
  private static func unrest(in view: UIView) -> [String] {
    let keys = view.layer.animationKeys() ?? []
    let own = keys.isEmpty && !view.layer.needsLayout() ? [] : ["\(type(of: view)) \(keys)"]
    return own + view.subviews.flatMap { unrest(in: $0) }
  }

  private func checkBar(of navigation: FuzzNavigation) {
    guard let view = navigation.navigationView else { return }
    let bar = navigation.navigationBar
    let items = navigation.viewControllers.map(\.navigationItem)
    check(bar.items ?? [] == items, "\(navigation.name)'s bar shows \(bar.topItem?.title ?? "nil")")
    if view.window != nil {
      let height = 44 + view.safeAreaInsets.top
      let y = navigation.isNavigationBarHidden ? -height : 0
      let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
      check(bar.frame == frame, "\(navigation.name)'s bar is at \(bar.frame), not \(frame)")
      check(view.content.frame == view.bounds, "\(navigation.name)'s content")
      let titles = Self.labels(in: bar)
      let title = navigation.topViewController?.title ?? ""
      check(titles.contains(title), "\(navigation.name)'s bar says \(titles), not \(title)")
      let back = navigation.viewControllers.dropLast().last?.title
      check(titles.count == (back == nil ? 1 : 2) + (hasItem(navigation) ? 1 : 0), "bar \(titles)")
      if let back { check(titles.contains(back), "no way back to \(back)") }
      if let top = navigation.topViewController, !isTaken(top) {
        check(view.content.subviews.contains { $0 === top.view }, "\(navigation.name)'s content")
        check(top.view.frame == view.content.bounds, "\(top)'s frame is \(top.view.frame)")
        let inset = navigation.isNavigationBarHidden ? view.safeAreaInsets.top : height
        check(top.view.safeAreaInsets.top == inset, "\(top)'s inset \(top.view.safeAreaInsets)")
      }
    }
    let strangers = view.content.subviews.filter {
      $0 !== navigation.topViewController?.viewIfLoaded && !($0 is PresentationContainerView)
    }
    check(strangers.isEmpty, "\(navigation.name) has \(strangers)")
  }

  private func hasItem(_ navigation: UINavigationController) -> Bool {
    navigation.topViewController?.navigationItem.rightBarButtonItem != nil
  }

  private func isTaken(_ controller: UIViewController) -> Bool {
    controller.activePresentation?.hasTakenPresenterView == true
  }

  static func labels(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }

  private func checkWindow() {
    let presentations = everybody.compactMap(\.activePresentation)
    let visible = world.containers
    let known = presentations.compactMap(\.container)
    for container in visible {
      check(known.contains { $0 === container }, "a stray container \(type(of: container))")
    }
    var expected: [UIView] = isTaken(root) ? [] : [root.view]
    for presentation in root.presentationChain {
      if let container = presentation.container { expected.append(container) }
    }
    // Containers below a full screen remain, empty.
    check(world.window.subviews == expected, "the window has \(world.window.subviews)")
    let last = chain.last ?? root
    if let presentation = last.presentation, presentation.presentationStyle.coversPart {
      let place = presentation.presentedView?.frame
      check(
        place == presentation.frameOfPresentedViewInContainerView, "\(last) has \(place ?? .zero)")
    } else {
      check(last.view.frame == world.window.bounds, "\(last) has \(last.view.frame)")
    }
  }

  private func checkTouch() {
    guard let screen = frontScreen, screen.viewIfLoaded?.window != nil else { return }
    let before = screen.taps
    let point = screen.button.convert(CGPoint(x: 40, y: 20), to: nil)
    world.stage.tap(at: point)
    if screen.taps != before + 1 {
      let hit = world.window.hitTest(point, with: nil)
      wrong.append("a tap on \(screen.name) went to \(hit.map { "\($0)" } ?? "nil")")
    }
    world.stage.settle()
  }

  /// The front controller, also of contexts that are covered within the window.
  private var frontScreen: FuzzScreen? {
    var controller = front
    while true {
      let holders = sequence(first: controller, next: { $0.parent })
      guard let presentation = holders.lazy.compactMap(\.activePresentation).first else { break }
      let presented = Self.leaf(presentation.presentedViewController)
      if presented === controller { break }
      controller = presented
    }
    return controller as? FuzzScreen
  }

  private func checkFocus() {
    guard let responder = world.window.firstResponder else { return }
    guard let last = chain.last, let view = responder as? UIView else {
      return wrong.append("first responder \(responder)")
    }
    check(view.isDescendant(of: last.view), "the keyboard is not in the front screen")
  }
}

extension UIModalPresentationStyle {
  /// Whether the presented view has a place of its own.
  fileprivate var coversPart: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
