import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// The callbacks of controllers, in order.
@MainActor final class CallLog {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func clear() { lines = [] }
}

/// Records its callbacks: "A willAppear", with a "+" if animated.
final class RecordingController: UIViewController {
  let name: String
  let log: CallLog
  /// 1 between didAppear and didDisappear.
  private(set) var balance = 0
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onDidDisappear: (() -> Void)?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { name }

  private func note(_ what: String, _ animated: Bool) {
    log.add("\(name) \(what)\(animated ? "+" : "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name) didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", animated)
    onWillAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    balance = 1
    note("didAppear", animated)
    onDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    balance = 0
    note("didDisappear", animated)
    onDidDisappear?()
  }
}

/// Moves nothing until told; retains the context like an app's animator.
final class HeldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var seconds = 0.4
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var ends: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { seconds }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
    context = nil
  }
}

/// Moves the new view in with `UIView.animate`, and may be interactive.
final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let width = container.bounds.width
    if let to = context.view(forKey: .to) { container.insertSubview(to, at: 0) }
    guard let moving = context.view(forKey: .from) ?? context.view(forKey: .to) else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: { moving.center.x += width },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

/// Returns the animators that a test set.
final class TestTransitions: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
  var log: CallLog?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentation?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log?.add("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log?.add("didShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A stage with one window.
@MainActor final class ControllerWorld {
  let stage = Stage(size: CGSize(width: 400, height: 800))
  let log = CallLog()
  private(set) var window = UIWindow(frame: .zero)

  func controller(_ name: String) -> RecordingController { RecordingController(name, log) }

  func show(_ controller: UIViewController) { window = stage.show(controller) }

  /// The visible containers of transitions.
  var containers: [UIView] { Self.containers(in: window) }

  private static func containers(in view: UIView) -> [UIView] {
    let own = view is PresentationContainerView || view is NavigationTransitionView ? [view] : []
    return own + view.subviews.flatMap { containers(in: $0) }
  }

  func presented(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }
}
