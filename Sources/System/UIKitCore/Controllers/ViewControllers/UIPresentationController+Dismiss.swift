import QuartzCore

/// Dismissal: the topmost presentation is animated; those between it and the presenter disappear
/// without animation.
extension UIPresentationController {
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard let presenter else { return }
    let chain = [self] + presentedViewController.presentationChain
    guard let top = chain.last else { return }
    let between = chain.dropLast().filter { $0.presentedViewController.appearance.isVisible }
    let transition = makeDismissing(chain, top: top, to: presenter, animated: animated)
    for presentation in chain {
      presentation.transition = transition
      presentation.isDismissing = true
      presentation.presentedViewController.movement.isBeingDismissed = true
    }
    if let completion {
      transition.afterCompletion { [weak transition] in
        if transition?.wasCancelled != true { completion() }
      }
    }
    for presentation in chain.reversed() {
      presentation.willDismiss(isTopmost: presentation === top)
      presentation.dismissalTransitionWillBegin()
    }
    top.presentedViewController.beginAppearanceTransition(false, animated: animated)
    for presentation in between {
      presentation.presentedViewController.beginAppearanceTransition(false, animated: false)
    }
    for presentation in chain.dropLast() { presentation.container?.isHidden = true }
    if hasTakenPresenterView { presenter.beginAppearanceTransition(true, animated: animated) }
    transition.start()
  }

  private func makeDismissing(
    _ chain: [UIPresentationController], top: UIPresentationController,
    to presenter: UIViewController, animated: Bool
  ) -> ScreenTransition {
    let leaving = top.presentedViewController
    let delegate = leaving.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forDismissed: leaving)
        ?? top.makeAnimator(isPresenting: false)
      : nil
    let bounds = { [weak self] in self?.presenterFrame ?? .zero }
    return ScreenTransition(
      from: .init(
        controller: leaving, view: top.presentedView,
        initialFrame: { [weak top] in top?.currentFrameOfPresentedView ?? .zero }),
      to: .init(
        controller: presenter, view: hasTakenPresenterView ? presenterView : nil,
        initialFrame: hasTakenPresenterView ? { .zero } : bounds, finalFrame: bounds),
      container: top.container ?? UIView(), style: top.presentationStyle, animator: animator,
      interactor: animator.flatMap {
        delegate?.interactionControllerForDismissal(using: $0) ?? ($0 as? ZoomAnimator)?.interactor
      },
      settle: { [self] didComplete in
        for presentation in chain { presentation.transition = nil }
        if didComplete {
          finishDismissing(chain)
        } else {
          cancelDismissing(chain, top: top)
        }
      })
  }

  /// Whether the screen may stay although it is being dismissed, as one that a finger catches: its
  /// transition is an app's own.
  var mayTurnBack: Bool {
    let leaving = presentedViewController
    return leaving.transitioningDelegate != nil && !(leaving is UIAlertController)
  }

  private func finishDismissing(_ chain: [UIPresentationController]) {
    let hadTaken = hasTakenPresenterView
    returnPresenterView()
    for presentation in chain { presentation.removeFromScreen() }
    returnKeyboard()
    // Screens that are told that they have appeared or disappeared may present others.
    for presentation in chain { presentation.unlink() }
    presenter?.setNeedsStatusBarAppearanceUpdate()
    if hadTaken { presenter?.endAppearanceTransition() }
    for presentation in chain.reversed() {
      let gone = presentation.presentedViewController
      gone.endAppearanceTransition()
      gone.movement.isBeingDismissed = false
      presentation.dismissalTransitionDidEnd(true)
      presentation.container = nil
    }
    presenter?.presentation?.adaptIfNeeded()
  }

  private func cancelDismissing(
    _ chain: [UIPresentationController], top: UIPresentationController
  ) {
    for presentation in chain {
      presentation.isDismissing = false
      presentation.container?.isHidden = false
    }
    if hasTakenPresenterView {
      presenter?.beginAppearanceTransition(false, animated: true)
      presenterView?.removeFromSuperview()
    }
    for presentation in chain.reversed() {
      let remaining = presentation.presentedViewController
      if remaining.appearance.phase == .disappearing {
        remaining.beginAppearanceTransition(true, animated: presentation === top)
      }
      presentation.restorePresentedView()
      remaining.endAppearanceTransition()
      remaining.movement.isBeingDismissed = false
      presentation.dismissalTransitionDidEnd(false)
    }
    if hasTakenPresenterView { presenter?.endAppearanceTransition() }
  }

  private func restorePresentedView() {
    guard let container, let view = presentedView else { return }
    // The view of an intermediate presentation may be taken by the one above it.
    let isTaken = presentedViewController.activePresentation?.hasTakenPresenterView == true
    guard !isTaken else { return }
    if !view.isDescendant(of: container) { container.addSubview(view) }
    placePresentedView()
  }
}
