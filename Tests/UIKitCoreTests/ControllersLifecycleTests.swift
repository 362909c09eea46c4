import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@Suite(.serialized) @MainActor struct ControllersLifecycleTests {
  @Test func aRootAppearsOnceItsWindowIsVisible() {
    let world = ControllerWorld()
    let root = world.controller("A")
    #expect(!root.isViewLoaded)
    world.show(root)
    #expect(world.log.take() == ["A didLoad", "A willAppear", "A didAppear"])
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    let next = world.controller("B")
    world.window.rootViewController = next
    #expect(
      world.log.take() == [
        "A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "B didAppear",
      ])
    #expect(root.view.superview == nil)
  }

  @Test func viewIsAppearingComesBetween() {
    final class Appearing: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewIsAppearing(_ animated: Bool) {
        calls.append("is \(view.window != nil) \(view.bounds.width)")
      }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    }
    let world = ControllerWorld()
    let root = Appearing()
    world.show(root)
    #expect(root.calls == ["will", "is true 400.0", "did"])
    let modal = Appearing()
    root.present(modal, animated: true)
    world.stage.settle()
    #expect(modal.calls == ["will", "is true 400.0", "did"])
  }

  @Test func presentingFullScreenHidesThePresenter() {
    let world = ControllerWorld()
    let (root, modal) = (world.controller("A"), world.controller("B"))
    world.show(root)
    world.log.clear()
    var isDone = false
    root.present(modal, animated: true) { isDone = true }
    #expect(
      world.log.take() == ["B didLoad", "A willDisappear+", "B willAppear+"])
    #expect(root.presentedViewController === modal && modal.presentingViewController === root)
    #expect(modal.isBeingPresented && !isDone)
    world.stage.advance(by: 0.2)
    let y = world.presented(modal.view).minY
    #expect(y > 5 && y < 400)
    #expect(world.log.take() == [])
    world.stage.settle()
    #expect(world.log.take() == ["B didAppear+", "A didDisappear+"])
    #expect(isDone && !modal.isBeingPresented && root.view.window == nil)
    #expect(modal.view.frame == world.window.bounds)

    modal.dismiss(animated: true) { isDone = false }
    #expect(modal.isBeingDismissed)
    world.stage.settle()
    #expect(
      world.log.take() == [
        "B willDisappear+", "A willAppear+", "A didAppear+", "B didDisappear+",
      ])
    #expect(!isDone && root.presentedViewController == nil && world.containers.isEmpty)
    #expect(root.view.superview === world.window && modal.presentingViewController == nil)
  }

  /// In both calls UIKit has forgotten the screen that was dismissed.
  @Test(arguments: [false, true])
  func aDismissedScreenGivesWayToAnother(_ waitsForTheGone: Bool) {
    let world = ControllerWorld()
    let (root, modal) = (world.controller("A"), world.controller("B"))
    let next = world.controller("C")
    world.show(root)
    root.present(modal, animated: true)
    world.stage.settle()
    var wasForgotten = false
    let presentNext = { [unowned root, unowned modal] in
      wasForgotten = root.presentedViewController == nil && modal.presentingViewController == nil
      root.present(next, animated: true)
    }
    if waitsForTheGone {
      modal.onDidDisappear = presentNext
    } else {
      root.onDidAppear = presentNext
    }
    root.dismiss(animated: true)
    world.stage.settle()
    #expect(wasForgotten && root.presentedViewController === next && next.balance == 1)
    #expect(root.view.window == nil && modal.view.window == nil)
  }

  @Test func presentingOverFullScreenLeavesThePresenterAlone() {
    let world = ControllerWorld()
    let (root, modal) = (world.controller("A"), world.controller("B"))
    modal.modalPresentationStyle = .overFullScreen
    world.show(root)
    world.log.clear()
    root.present(modal, animated: false)
    #expect(world.log.take() == ["B didLoad", "B willAppear", "B didAppear"])
    #expect(root.view.window != nil)
    root.dismiss(animated: false)
    #expect(world.log.take() == ["B willDisappear", "B didDisappear"])
    #expect(world.containers.isEmpty)
  }

  @Test func childrenAppearWithTheirViews() {
    let world = ControllerWorld()
    let (root, child) = (world.controller("A"), world.controller("C"))
    world.show(root)
    world.log.clear()
    root.addChild(child)
    #expect(child.isMovingToParent)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(world.log.take() == ["C didLoad", "C willAppear", "C didAppear"])
    #expect(child.parent === root && root.children == [child] && !child.isMovingToParent)

    let modal = world.controller("B")
    root.present(modal, animated: false)
    #expect(
      world.log.take() == [
        "B didLoad", "A willDisappear", "C willDisappear", "B willAppear", "B didAppear",
        "A didDisappear", "C didDisappear",
      ])
    root.dismiss(animated: false)
    #expect(
      world.log.take() == [
        "B willDisappear", "A willAppear", "C willAppear", "A didAppear", "C didAppear",
        "B didDisappear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(world.log.take() == ["C willDisappear", "C didDisappear"])
    #expect(child.parent == nil && root.children.isEmpty)
  }

  @Test func aChildAddedWhileItsParentAppearsEndsWithIt() {
    let world = ControllerWorld()
    let (root, child) = (world.controller("A"), world.controller("C"))
    root.onWillAppear = {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    world.show(root)
    #expect(
      world.log.take() == [
        "A didLoad", "A willAppear", "C didLoad", "C willAppear", "A didAppear", "C didAppear",
      ])
  }

  @Test(arguments: [false, true])
  func aChildThatDismissesItsParentAsItAppearsDisappearsToo(animated: Bool) {
    let world = ControllerWorld()
    let (root, child) = (world.controller("A"), world.controller("C"))
    let navigation = UINavigationController(rootViewController: root)
    world.show(navigation)
    child.onWillAppear = { [weak navigation] in
      navigation?.pushViewController(UIViewController(), animated: animated)
    }
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    world.stage.settle()
    #expect(child.appearance.phase == .disappeared)
    child.onWillAppear = nil
    world.log.clear()
    navigation.popViewController(animated: animated)
    world.stage.settle()
    #expect(child.balance == 1 && world.log.lines.filter { $0.hasPrefix("C") }.count == 2)
  }

  @Test func transitionBetweenChildren() {
    let world = ControllerWorld()
    let (root, one, two) = (
      world.controller("A"), world.controller("B"), world.controller("C")
    )
    world.show(root)
    root.addChild(one)
    root.view.addSubview(one.view)
    one.didMove(toParent: root)
    root.addChild(two)
    world.log.clear()
    var finished: Bool?
    root.transition(
      from: one, to: two, duration: 0.3, animations: { two.view.alpha = 0.5 },
      completion: { finished = $0 })
    #expect(world.log.take() == ["B willDisappear+", "C didLoad", "C willAppear+"])
    world.stage.settle()
    #expect(world.log.take() == ["B didDisappear+", "C didAppear+"])
    #expect(finished == true && one.view.superview == nil && two.view.superview === root.view)
  }

  @Test func manualAppearanceForwarding() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let world = ControllerWorld()
    let (parent, child) = (Manual(), world.controller("C"))
    world.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(world.log.take() == ["C didLoad"])
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(world.log.take() == ["C willAppear+", "C didAppear+"])
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(world.log.take() == ["C willDisappear", "C willAppear", "C didAppear"])
  }

  @Test func controllersAreReleased() {
    let world = ControllerWorld()
    weak var modal: UIViewController?
    weak var pushed: UIViewController?
    weak var child: UIViewController?
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    world.show(navigation)
    autoreleasepoolScope {
      let one = UIViewController()
      modal = one
      root.present(one, animated: true)
      world.stage.settle()
      one.dismiss(animated: true)
      world.stage.settle()
      let two = UIViewController()
      pushed = two
      navigation.pushViewController(two, animated: true)
      world.stage.settle()
      navigation.popViewController(animated: true)
      world.stage.settle()
      let three = UIViewController()
      child = three
      root.addChild(three)
      root.view.addSubview(three.view)
      three.didMove(toParent: root)
      three.willMove(toParent: nil)
      three.view.removeFromSuperview()
      three.removeFromParent()
    }
    #expect(modal == nil)
    #expect(pushed == nil)
    #expect(child == nil)
  }

  private func autoreleasepoolScope(_ body: () -> Void) { body() }
}
