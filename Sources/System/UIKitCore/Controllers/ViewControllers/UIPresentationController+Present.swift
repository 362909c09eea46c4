import QuartzCore

extension UIPresentationController {
  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let container = installContainer() else { return }
    let presented = presentedViewController
    presenter.activePresentation = self
    presented.presentation = self
    presented.preparedPresentation = nil
    holdPresented()
    presented.movement.isBeingPresented = true
    presented.loadViewIfNeeded()
    prepareContainer()
    let removes = shouldRemovePresentersView
    let transition = makePresenting(from: presenter, animated: animated, removes: removes)
    self.transition = transition
    if let completion { completeLater(transition, completion) }
    takeKeyboard()
    willPresent()
    presentationTransitionWillBegin()
    transition.willShow(presentedView)
    if removes {
      presenter.beginAppearanceTransition(false, animated: animated)
      takePresenterView()
    }
    presented.beginAppearanceTransition(true, animated: animated)
    guard !transition.isCompleted else { return }
    if !animated { showPresentedView(in: container) }
    transition.start()
  }

  /// Calls the handler at the end, unless the transition was cancelled.
  private func completeLater(_ transition: ScreenTransition, _ completion: @escaping () -> Void) {
    transition.afterCompletion { [weak transition] in
      if transition?.wasCancelled != true { completion() }
    }
  }

  private func installContainer() -> PresentationContainerView? {
    guard let presenter, let presenterView = presenter.viewIfLoaded,
      let window = presenterView.window
    else { return nil }
    let inContext = !shouldPresentInFullscreen && presenter.parentStorage != nil
    let home = inContext ? presenterView.superview ?? window : window
    let view = PresentationContainerView(frame: inContext ? presenterView.frame : window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.presentation = self
    container = view
    installZoom(in: view)
    if inContext {
      home.insertSubview(view, aboveSubview: presenterView)
    } else {
      home.addSubview(view)
    }
    return view
  }

  private func makePresenting(
    from presenter: UIViewController, animated: Bool, removes: Bool
  ) -> ScreenTransition {
    let presented = presentedViewController
    let delegate = presented.transitioningDelegate
    let ownAnimator =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter)
      : nil
    let animator = ownAnimator ?? (animated ? makeAnimator(isPresenting: true) : nil)
    let isPlaced = ownAnimator != nil && !placesDuringTransitions
    // The size for which the app's animator places the view.
    if isPlaced { placedSize = container?.bounds.size }
    let bounds = { [weak self] in self?.presenterFrame ?? .zero }
    let final = { [weak self] in self?.frameOfPresentedViewInContainerView ?? .zero }
    return ScreenTransition(
      from: .init(
        controller: presenter, view: removes ? presenterView : nil, initialFrame: bounds,
        finalFrame: removes ? { .zero } : bounds),
      to: .init(controller: presented, view: presentedView, finalFrame: final),
      container: container ?? UIView(), style: presentationStyle, animator: animator,
      interactor: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) },
      settle: { [self] in
        if $0 { finishPresenting(isPlaced: isPlaced) } else { cancelPresenting() }
      })
  }

  func showPresentedView(in container: UIView) {
    guard let view = presentedView else { return }
    if view.superview !== container, !view.isDescendant(of: container) {
      container.addSubview(view)
    }
    placePresentedView()
  }

  /// - Parameter isPlaced: Whether the app's animator has put the view where it stays.
  private func finishPresenting(isPlaced: Bool) {
    let presented = presentedViewController
    transition = nil
    if let container, !isPlaced || placedSize != container.bounds.size {
      showPresentedView(in: container)
    }
    if hasTakenPresenterView { presenterView?.removeFromSuperview() }
    presented.endAppearanceTransition()
    if hasTakenPresenterView { presenter?.endAppearanceTransition() }
    presented.movement.isBeingPresented = false
    presentationTransitionDidEnd(true)
    adaptIfNeeded()
  }

  private func cancelPresenting() {
    let presented = presentedViewController
    let hadTaken = hasTakenPresenterView
    transition = nil
    presented.beginAppearanceTransition(false, animated: true)
    if hadTaken { presenter?.beginAppearanceTransition(true, animated: true) }
    returnPresenterView()
    removeFromScreen()
    returnKeyboard()
    if hadTaken { presenter?.endAppearanceTransition() }
    presented.endAppearanceTransition()
    presented.movement.isBeingPresented = false
    presentationTransitionDidEnd(false)
    unlink()
    container = nil
  }

  /// Removes the container with all its content.
  func removeFromScreen() {
    leaveContainer()
    presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
  }

  func unlink() {
    if presenter?.activePresentation === self { presenter?.activePresentation = nil }
    if presentedViewController.presentation === self {
      presentedViewController.presentation = nil
      presentedViewController.originalPresentation = nil
    }
    isDismissing = false
  }
}
