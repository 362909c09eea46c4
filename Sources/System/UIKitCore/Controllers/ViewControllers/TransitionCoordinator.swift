import QuartzCore

/// Runs animations alongside a transition or a change of the window's size.
@MainActor final class TransitionCoordinator: NSObject {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Weak, because the transition holds its coordinator.
  private weak var transition: ScreenTransition?
  /// For a change of size, the view controller whose view is resized.
  private weak var resized: UIViewController?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasRun = false
  private var isFinished = false

  init(_ transition: ScreenTransition) {
    self.transition = transition
    isFinished = transition.isCompleted
  }

  private init(resizing controller: UIViewController) {
    transition = nil
    resized = controller
  }

  static func forSizeChange(of controller: UIViewController) -> TransitionCoordinator {
    TransitionCoordinator(resizing: controller)
  }

  func runAlongsideAnimations() {
    guard !hasRun else { return }
    hasRun = true
    let handlers = animations
    animations = []
    guard !handlers.isEmpty else { return }
    run { for handler in handlers { handler(self) } }
  }

  private func run(_ changes: @escaping () -> Void) {
    guard let transition, transition.isAnimated else {
      UIView.performWithoutAnimation(changes)
      return
    }
    let timing =
      (transition.animator as? any SystemAnimating)?.timing
      ?? .curve(CAMediaTimingFunction(name: .easeInEaseOut))
    ViewAnimation(
      duration: transition.duration, delay: 0, timing: timing, options: .allowUserInteraction,
      completion: nil
    ).run(changes)
  }

  func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  func finish() {
    guard !isFinished else { return }
    runAlongsideAnimationsUnlessCancelled()
    isFinished = true
    let handlers = completions
    completions = []
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Applies the changes of a transition that ended before its animations ran.
  private func runAlongsideAnimationsUnlessCancelled() {
    guard !isCancelled, !hasRun else { return }
    hasRun = true
    let handlers = animations
    animations = []
    UIView.performWithoutAnimation { for handler in handlers { handler(self) } }
  }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isFinished else { return false }
    if let view, !view.isDescendant(of: containerView) { transition?.alsoScrub(view.layer) }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasRun { run { animation(self) } } else { animations.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isFinished { interactionHandlers.append(handler) }
  }

  var isAnimated: Bool { transition?.isAnimated ?? false }
  var presentationStyle: UIModalPresentationStyle { transition?.style ?? .none }
  var initiallyInteractive: Bool { transition?.isInitiallyInteractive ?? false }
  /// Always false: only the owner of a percent-driven transition resumes its interaction.
  var isInterruptible: Bool { false }
  var isInteractive: Bool { transition?.isInteractiveNow ?? false }
  var isCancelled: Bool { transition?.wasCancelled ?? false }
  var transitionDuration: TimeInterval { transition?.duration ?? 0 }
  var percentComplete: CGFloat { transition?.percent ?? (isFinished ? 1 : 0) }
  var completionVelocity: CGFloat { transition?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve {
    transition?.interactor?.completionCurve ?? .easeInOut
  }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { transition?.container ?? resized?.view ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
}

extension UIViewController {
  /// The coordinator of the transition or size change in which this controller, a container or a
  /// presentation takes part.
  var coordinator: TransitionCoordinator? {
    if let sizeCoordinator { return sizeCoordinator }
    if let currentTransition { return currentTransition.coordinator }
    if let transition = presentation?.transition ?? activePresentation?.transition {
      return transition.coordinator
    }
    return parentStorage?.coordinator
  }
}
