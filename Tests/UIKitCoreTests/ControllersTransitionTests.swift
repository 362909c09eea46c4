import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@Suite(.serialized) @MainActor struct ControllersTransitionTests {
  private func world() -> (ControllerWorld, RecordingController, RecordingController) {
    let world = ControllerWorld()
    let (root, modal) = (world.controller("A"), world.controller("B"))
    world.show(root)
    world.log.clear()
    return (world, root, modal)
  }

  // MARK: Animators of the app

  @Test func aCustomAnimatorGetsItsScreens() throws {
    let (world, root, modal) = world()
    let (transitions, animator) = (TestTransitions(), HeldAnimator())
    transitions.animator = animator
    modal.transitioningDelegate = transitions
    root.present(modal, animated: true)
    let context = try #require(animator.context)
    #expect(context.viewController(forKey: .from) === root)
    #expect(context.viewController(forKey: .to) === modal)
    #expect(context.view(forKey: .from) === root.view, "full screen removes the presenter")
    #expect(context.view(forKey: .to) === modal.view)
    #expect(context.finalFrame(for: modal) == world.window.bounds)
    #expect(context.initialFrame(for: root) == world.window.bounds)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(context.containerView.isUserInteractionEnabled)
    #expect(world.window.hitTest(CGPoint(x: 9, y: 9), with: nil) != nil)
    context.completeTransition(true)
    context.completeTransition(false)
    #expect(animator.ends == [true])
    #expect(modal.appearance.phase == .appeared && root.view.superview == nil)
  }

  @Test func aRefusedPresentationLeavesNothing() throws {
    let (world, root, modal) = world()
    let (transitions, animator) = (TestTransitions(), HeldAnimator())
    transitions.animator = animator
    modal.transitioningDelegate = transitions
    var isDone = false
    root.present(modal, animated: true) { isDone = true }
    try #require(animator.context).completeTransition(false)
    #expect(animator.ends == [false] && !isDone)
    #expect(root.presentedViewController == nil && world.containers.isEmpty)
    #expect(root.view.superview === world.window)
    #expect(
      world.log.take() == [
        "B didLoad", "A willDisappear+", "B willAppear+", "B willDisappear+", "A willAppear+",
        "A didAppear+", "B didDisappear+",
      ])
  }

  @Test func overlappingRequestsWaitForTheirTurn() throws {
    let (world, root, modal) = world()
    let (transitions, animator) = (TestTransitions(), HeldAnimator())
    transitions.animator = animator
    modal.transitioningDelegate = transitions
    root.present(modal, animated: true)
    var dismissals = 0
    modal.dismiss(animated: true) { dismissals += 1 }
    root.dismiss(animated: true) { dismissals += 1 }
    #expect(root.presentedViewController === modal && dismissals == 0)
    try #require(animator.context).completeTransition(true)
    #expect(modal.isBeingDismissed)
    let other = world.controller("C")
    root.present(other, animated: false)
    #expect(root.presentedViewController === modal)
    try #require(animator.context).completeTransition(true)
    #expect(dismissals == 2)
    #expect(root.presentedViewController === other && world.containers.count == 1)
  }

  @Test func anAnimatorThatNeverEndsTimesOut() throws {
    let (world, root, modal) = world()
    let (transitions, animator) = (TestTransitions(), HeldAnimator())
    transitions.animator = animator
    modal.transitioningDelegate = transitions
    root.present(modal, animated: true)
    world.stage.advance(by: 1)
    transitions.animator = nil
    root.dismiss(animated: false)
    #expect(root.presentedViewController === modal, "it may still be animating")
    world.stage.advance(by: 5)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(root.appearance.phase == .appeared && world.containers.isEmpty)
    #expect(animator.ends == [true])
  }

  // MARK: Presentation controllers

  private final class Panel: UIPresentationController {
    var calls: [String] = []
    let dim = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 50, dy: 100)
    }
    override func presentationTransitionWillBegin() {
      calls.append("willPresent")
      dim.frame = containerView?.bounds ?? .zero
      dim.alpha = 0
      containerView?.addSubview(dim)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dim] _ in
        dim.alpha = 1
      })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      calls.append("didPresent \(completed)")
    }
    override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      calls.append("didDismiss \(completed)")
    }
    override func containerViewWillLayoutSubviews() { dim.frame = containerView?.bounds ?? .zero }
  }

  @Test func aPresentationControllerPlacesAndDecorates() throws {
    let (world, root, modal) = world()
    let transitions = TestTransitions()
    transitions.makePresentation = { Panel(presentedViewController: $0, presenting: $1) }
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transitions
    root.present(modal, animated: true)
    let panel = try #require(modal.presentationController as? Panel)
    #expect(panel.presentingViewController === root)
    #expect(panel.dim.alpha == 1 && world.presented(panel.dim).width == 400)
    world.stage.advance(by: 0.1)
    let shown = panel.dim.layer.presentation()?.opacity ?? 1
    #expect(shown > 0.05 && shown < 0.99, "moves along")
    world.stage.settle()
    #expect(modal.view.frame == CGRect(x: 50, y: 100, width: 300, height: 600))
    #expect(world.log.take() == ["B didLoad", "B willAppear+", "B didAppear+"])
    world.stage.resize(to: CGSize(width: 500, height: 700))
    world.stage.settle()
    #expect(modal.view.frame == CGRect(x: 50, y: 100, width: 400, height: 500))
    #expect(panel.dim.frame.size == CGSize(width: 500, height: 700))
    modal.dismiss(animated: true)
    world.stage.settle()
    #expect(panel.calls == ["willPresent", "didPresent true", "willDismiss", "didDismiss true"])
    #expect(world.containers.isEmpty && panel.containerView == nil)
    #expect(panel.dim.window == nil)
  }

  @Test func currentContextCoversItsControllerOnly() {
    let (world, root, modal) = world()
    let child = world.controller("C")
    child.definesPresentationContext = true
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 20, y: 30, width: 200, height: 300)
    child.didMove(toParent: root)
    modal.modalPresentationStyle = .overCurrentContext
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === child)
    #expect(world.containers.first?.frame == child.view.frame)
    #expect(world.containers.first?.superview === root.view)
    #expect(modal.view.bounds.size == CGSize(width: 200, height: 300))
    modal.dismiss(animated: false)
    #expect(world.containers.isEmpty && child.presentedViewController == nil)
  }

  // MARK: Chains

  @Test func dismissingTheFirstDismissesAllOnTop() {
    let (world, root, modal) = world()
    let (second, third) = (world.controller("C"), world.controller("D"))
    third.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: false)
    modal.present(second, animated: false)
    second.present(third, animated: false)
    #expect(world.containers.count == 3)
    world.log.clear()
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    world.stage.settle()
    #expect(isDone && world.containers.isEmpty)
    #expect(
      world.log.take() == [
        "D willDisappear+", "C willDisappear", "A willAppear+", "A didAppear+",
        "D didDisappear+", "C didDisappear",
      ])
    for controller in [root, modal, second, third] {
      #expect(controller.presentedViewController == nil)
      #expect(controller.presentingViewController == nil)
      #expect(controller.balance == (controller === root ? 1 : 0))
    }
    #expect(root.view.frame == world.window.bounds)
  }

  @Test func dismissOnThePresentedControllerForwardsToThePresenter() {
    let (world, root, modal) = world()
    let child = world.controller("C")
    modal.addChild(child)
    modal.view.addSubview(child.view)
    child.didMove(toParent: modal)
    root.present(modal, animated: false)
    #expect(child.presentingViewController === root)
    child.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    var isDone = false
    root.dismiss(animated: false) { isDone = true }
    #expect(isDone, "without changes it completes at once")
  }

  // MARK: Interactive transitions

  private func interactive() -> (
    ControllerWorld, RecordingController, RecordingController,
    UIPercentDrivenInteractiveTransition, TestTransitions
  ) {
    let (world, root, modal) = world()
    let (transitions, driver) = (TestTransitions(), UIPercentDrivenInteractiveTransition())
    transitions.animator = SlidingAnimator()
    modal.transitioningDelegate = transitions
    root.present(modal, animated: false)
    transitions.interactor = driver
    world.stage.settle()
    world.log.clear()
    return (world, root, modal, driver, transitions)
  }

  @Test func percentDrivenInteractionControlsTheLayersTime() {
    let (world, root, modal, driver, transitions) = interactive()
    modal.dismiss(animated: true)
    #expect(modal.transitionCoordinator?.isInteractive == true)
    world.stage.advance(frames: 3)
    #expect(world.presented(modal.view).minX == 0, "it doesn't move until updated")
    for percent in [0.25, 0.75, 0.5] as [CGFloat] {
      driver.update(percent)
      world.stage.advance(frames: 4)
      #expect(abs(world.presented(modal.view).minX - 400 * percent) < 0.5)
      #expect(driver.percentComplete == percent)
    }
    driver.finish()
    #expect(modal.transitionCoordinator?.isInteractive == false)
    world.stage.settle()
    #expect(root.presentedViewController == nil && world.containers.isEmpty)
    #expect(
      world.log.take() == [
        "B willDisappear+", "A willAppear+", "A didAppear+", "B didDisappear+",
      ])
    withExtendedLifetime(transitions) {}
  }

  @Test func cancellingReturnsWithoutAJump() {
    let (world, root, modal, driver, transitions) = interactive()
    var isDone = false
    modal.dismiss(animated: true) { isDone = true }
    var cancelled: Bool?
    modal.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { cancelled = $0.isCancelled })
    driver.update(0.6)
    world.stage.advance(frames: 1)
    driver.cancel()
    var last: CGFloat = 240
    for _ in 0..<60 {
      world.stage.advance(frames: 1)
      let x = world.presented(modal.view).minX
      #expect(x <= last + 0.01 && last - x < 60)
      last = x
    }
    #expect(last == 0 && cancelled == true && !isDone)
    #expect(root.presentedViewController === modal && root.view.window == nil)
    #expect(modal.view.frame == world.window.bounds)
    #expect(
      world.log.take() == [
        "B willDisappear+", "A willAppear+", "A willDisappear+", "B willAppear+",
        "B didAppear+", "A didDisappear+",
      ])
    driver.update(0.3)
    transitions.interactor = nil
    modal.dismiss(animated: true)
    world.stage.settle()
    #expect(root.presentedViewController == nil && root.balance == 1 && modal.balance == 0)
  }

  @Test func aRunningTransitionCanBecomeInteractive() {
    let (world, root, modal, driver, transitions) = interactive()
    driver.wantsInteractiveStart = false
    modal.dismiss(animated: true)
    world.stage.advance(by: 0.2)
    let x = world.presented(modal.view).minX
    #expect(x > 150 && x < 250)
    driver.pause()
    world.stage.advance(by: 0.5)
    #expect(abs(world.presented(modal.view).minX - x) < 10)
    driver.update(0.1)
    world.stage.advance(frames: 1)
    #expect(abs(world.presented(modal.view).minX - 40) < 10)
    driver.cancel()
    world.stage.settle()
    #expect(root.presentedViewController === modal && modal.view.frame.minX == 0)
    withExtendedLifetime(transitions) {}
  }

  // MARK: Windows

  @Test func resizingDuringATransitionKeepsFrames() {
    let (world, root, modal) = world()
    root.present(modal, animated: true)
    for step in 0..<20 {
      world.stage.resize(to: CGSize(width: 400 + step * 10, height: 800 - step * 7))
      world.stage.advance(frames: 2)
    }
    world.stage.settle()
    #expect(modal.view.frame == world.window.bounds)
    modal.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    world.stage.resize(to: CGSize(width: 333, height: 444))
    world.stage.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 333, height: 444))
    #expect(root.view.superview === world.window)
  }

  @Test func sizeChangesAreAnnounced() {
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      var traits: [UIUserInterfaceSizeClass] = []
      var order: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        coordinator.animate(
          alongsideTransition: { [self] _ in order.append("along \(view.bounds.width)") },
          completion: { [self] _ in order.append("done") })
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        traits.append(traitCollection.horizontalSizeClass)
      }
    }
    let (world, root, _) = world()
    let (modal, child) = (Sized(), Sized())
    modal.modalPresentationStyle = .fullScreen
    modal.addChild(child)
    modal.view.addSubview(child.view)
    child.view.frame = modal.view.bounds
    child.didMove(toParent: modal)
    root.present(modal, animated: false)
    modal.traits = []
    world.stage.settle()
    world.stage.resize(to: CGSize(width: 900, height: 700))
    #expect(modal.sizes == [CGSize(width: 900, height: 700)] && child.sizes == modal.sizes)
    #expect(modal.order == ["along 900.0", "done"] && modal.transitionCoordinator == nil)
    #expect(modal.traits == [.regular])
    #expect(modal.view.bounds.size == CGSize(width: 900, height: 700))
  }

  @Test func changingTheRootRemovesItsPresentations() {
    let (world, root, modal) = world()
    let next = world.controller("N")
    root.present(modal, animated: true)
    world.stage.advance(by: 0.1)
    world.window.rootViewController = next
    world.stage.settle()
    #expect(world.containers.isEmpty && root.balance == 0 && modal.balance == 0)
    #expect(world.window.subviews == [next.view])
  }

  @Test func presentingFromNowhereIsRefused() {
    let sink = Warning.sink
    var warnings: [String] = []
    Warning.sink = { warnings.append($0) }
    defer { Warning.sink = sink }
    let (world, root, modal) = world()
    let stray = world.controller("S")
    stray.present(modal, animated: true)
    #expect(stray.presentedViewController == nil && world.containers.isEmpty)
    root.present(modal, animated: false)
    root.present(stray, animated: false)
    #expect(root.presentedViewController === modal && world.containers.count == 1)
    #expect(
      warnings == [
        "Attempt to present B on S, which is in no window",
        "Attempt to present S on A, which already presents",
      ])
  }

  // MARK: Keyboard

  @Test func pendingPresentationsAreRemovedWithTheRoot() {
    let (world, root, modal) = world()
    root.present(modal, animated: false)
    root.dismiss(animated: true)
    let waiting = world.controller("C")
    waiting.modalPresentationStyle = .overFullScreen
    root.present(waiting, animated: true)
    world.window.rootViewController = world.controller("D")
    world.stage.settle()
    #expect(root.presentedViewController == nil && waiting.viewIfLoaded?.window == nil)
    #expect(waiting.appearance.phase == .disappeared && world.containers.isEmpty)
  }

  private final class Typing: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func theFirstResponderIsNotRestoredToARemovedScreen() {
    let world = ControllerWorld()
    let (typing, modal) = (Typing(), UIViewController())
    let navigation = UINavigationController(rootViewController: typing)
    world.show(navigation)
    typing.becomeFirstResponder()
    modal.modalPresentationStyle = .overFullScreen
    navigation.present(modal, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.dismiss(animated: false)
    #expect(world.window.firstResponder == nil)
    #expect(!typing.becomeFirstResponder(), "it is not on screen")
  }

  @Test func aRemovedScreenResignsItsFirstResponder() {
    let world = ControllerWorld()
    let typing = Typing()
    let navigation = UINavigationController(rootViewController: typing)
    world.show(navigation)
    typing.becomeFirstResponder()
    navigation.pushViewController(UIViewController(), animated: true)
    world.stage.settle()
    #expect(world.window.firstResponder == nil)
  }

  @Test func theFirstResponderMovesToTheFrontAndBack() {
    let world = ControllerWorld()
    let (root, modal) = (Typing(), UIViewController())
    world.show(root)
    root.becomeFirstResponder()
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: true)
    #expect(!root.isFirstResponder)
    world.stage.settle()
    modal.dismiss(animated: true)
    #expect(!root.isFirstResponder)
    world.stage.settle()
    #expect(root.isFirstResponder)
  }
}
