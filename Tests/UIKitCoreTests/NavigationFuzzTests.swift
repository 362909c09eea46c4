import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor private final class Bag {
  struct Entry {
    weak var controller: RecordingController?
  }
  var entries: [Entry] = []
}

@Suite(.serialized) @MainActor struct NavigationFuzzTests {
  @Test(arguments: Effort.seeds(3, long: 100, from: 1))
  func anySequenceOfRequestsBalancesAppearanceCallbacks(seed: UInt64) {
    let sink = Warning.sink
    Warning.sink = { _ in }
    defer { Warning.sink = sink }
    var dice = Dice(seed)
    let world = ControllerWorld()
    let bag = Bag()
    let transitions = TestTransitions()
    let driver = UIPercentDrivenInteractiveTransition()
    var count = 0
    func make() -> RecordingController {
      count += 1
      let controller = world.controller("\(count)")
      controller.modalPresentationStyle =
        [.fullScreen, .overFullScreen, .custom].randomElement(using: &dice) ?? .fullScreen
      if Bool.random(using: &dice) { controller.transitioningDelegate = transitions }
      bag.entries.append(Bag.Entry(controller: controller))
      return controller
    }
    let root = world.controller("root")
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = transitions
    world.show(navigation)

    var held: [HeldAnimator] = []
    for _ in 0..<500 {
      if Bool.random(using: &dice), let animator = held.randomElement(using: &dice) {
        animator.context?.completeTransition(Bool.random(using: &dice))
      }
      let animated = Int.random(in: 0..<4, using: &dice) > 0
      transitions.animator = makeAnimator(&dice, &held)
      transitions.interactor = Int.random(in: 0..<3, using: &dice) == 0 ? driver : nil
      var top: UIViewController = navigation
      while let next = top.activePresentation?.presentedViewController { top = next }
      switch Int.random(in: 0..<10, using: &dice) {
      case 0, 1: top.present(make(), animated: animated)
      case 2: top.dismiss(animated: animated)
      case 3: navigation.dismiss(animated: animated)
      case 4, 5: navigation.pushViewController(make(), animated: animated)
      case 6: navigation.popViewController(animated: animated)
      case 7: navigation.popToRootViewController(animated: animated)
      case 8:
        world.stage.resize(
          to: CGSize(
            width: CGFloat(Int.random(in: 200...900, using: &dice)),
            height: CGFloat(Int.random(in: 200...900, using: &dice))))
      default: driver.update(CGFloat.random(in: 0...1, using: &dice))
      }
      if Bool.random(using: &dice) { driver.update(CGFloat.random(in: 0...1, using: &dice)) }
      if Bool.random(using: &dice) { driver.cancel() } else { driver.finish() }
      world.stage.advance(frames: Int.random(in: 0...20, using: &dice))
    }
    driver.finish()
    held = []
    world.stage.settle()
    transitions.interactor = nil
    transitions.animator = nil
    for _ in 0..<6 {
      world.stage.advance(by: 3)
      navigation.dismiss(animated: false)
      navigation.popToRootViewController(animated: false)
      driver.finish()
      world.stage.settle()
    }
    #expect(navigation.viewControllers == [root] && navigation.children == [root])
    #expect(navigation.presentedViewController == nil)
    #expect(world.containers.isEmpty, "\(world.containers)")
    #expect(root.balance == 1 && root.appearance.phase == .appeared)
    #expect(root.view.frame == world.window.bounds)
    #expect(world.window.subviews == [navigation.view])
    expectPairs(world.log.lines)
    let alive = bag.entries.compactMap(\.controller?.name)
    #expect(alive == [], "every controller is released")
    withExtendedLifetime(transitions) {}
  }

  /// The system's animator, one of view animations, or one that may never end.
  private func makeAnimator(
    _ dice: inout Dice, _ held: inout [HeldAnimator]
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch Int.random(in: 0..<8, using: &dice) {
    case 0..<3: return SlidingAnimator()
    case 3:
      let animator = HeldAnimator()
      held.append(animator)
      return animator
    default: return nil
    }
  }

  /// For each controller, will precedes did, and no two equal calls follow each other.
  private func expectPairs(_ lines: [String]) {
    var last: [Substring: String] = [:]
    let allowed: [String: Set<String>] = [
      "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"],
      "willDisappear": ["didDisappear", "willAppear"],
      "didDisappear": ["willAppear"],
    ]
    for line in lines where !line.hasSuffix("didLoad") {
      let parts = line.replacingOccurrences(of: "+", with: "").split(separator: " ")
      let (name, call) = (parts[0], String(parts[1]))
      if let before = last[name] {
        #expect(allowed[before]?.contains(call) == true, "\(name): \(before) then \(call)")
      } else {
        #expect(call == "willAppear", "\(name) begins with \(call)")
      }
      last[name] = call
    }
    for (name, call) in last {
      #expect(call == "didAppear" || call == "didDisappear", "\(name) ends with \(call)")
    }
  }
}
