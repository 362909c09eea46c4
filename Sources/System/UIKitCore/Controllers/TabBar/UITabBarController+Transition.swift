import QuartzCore

extension UITabBarController {
  /// Shows the selected screen, now or when the running transition has finished.
  func follow() {
    guard isViewLoaded else { return }
    if let running = currentTransition {
      guard running.isOverdue else { return }
      running.completeOverdue()
      if currentTransition != nil { return }
    }
    guard shown !== selectedViewController else { return }
    guard let from = shown, from.parentStorage === self, let to = selectedViewController,
      view.window != nil, appearance.phase == .appeared,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return swap() }
    start(animator, from: from, to: to)
  }

  private func place(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.containerSafeAreaInsets = contentInsets
    if let bounds = tabView?.content.bounds { controller.view.fill(bounds) }
  }

  /// Shows the selected screen without a transition.
  ///
  /// Appearance callbacks may change the selection, and the new screen is then already shown.
  private func swap() {
    let (from, to) = (shown, selectedViewController)
    let isSeen = appearance.isVisible
    shown = to
    layOutBar()
    if from?.appearance.isVisible == true {
      from?.beginAppearanceTransition(false, animated: false)
    }
    if let to, shown === to {
      place(to)
      if isSeen { to.beginAppearanceTransition(true, animated: appearance.isAnimated) }
      if shown === to { tabView?.content.addSubview(to.view) }
    }
    if shown !== from {
      from?.viewIfLoaded?.removeFromSuperview()
      from?.endAppearanceTransition()
    }
    // While this controller appears, its screen finishes appearing together with it.
    if shown === to, appearance.phase == .appeared { to?.endAppearanceTransition() }
  }

  private func start(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController,
    to: UIViewController
  ) {
    guard let content = tabView?.content else { return }
    layOutBar()
    place(to)
    let container = NavigationTransitionView(in: content)
    container.addSubview(from.view)
    let bounds = { [weak container] in container?.bounds ?? .zero }
    let transition = ScreenTransition(
      from: .init(controller: from, view: from.view, initialFrame: bounds),
      to: .init(controller: to, view: to.view, finalFrame: bounds),
      container: container, style: .none, animator: animator,
      interactor: delegate?.tabBarController(self, interactionControllerFor: animator),
      settle: { [self] didComplete in
        settle(from: from, to: to, container: container, didComplete: didComplete)
      })
    currentTransition = transition
    transition.afterCompletion { [weak self] in self?.follow() }
    from.beginAppearanceTransition(false, animated: true)
    // A callback of the old screen may have taken this controller off screen.
    if appearance.isVisible { to.beginAppearanceTransition(true, animated: true) }
    guard !transition.isCompleted else { return }
    transition.start()
  }

  /// Ends the transition. If it was cancelled, selects the previous tab again, unless the selection
  /// has changed in the meantime.
  private func settle(
    from: UIViewController, to: UIViewController, container: UIView, didComplete: Bool
  ) {
    let (gone, seen) = didComplete ? (from, to) : (to, from)
    currentTransition = nil
    shown = seen
    if !didComplete {
      gone.beginAppearanceTransition(false, animated: true)
      if appearance.isVisible { seen.beginAppearanceTransition(true, animated: true) }
      if selectedViewController === to { selectedViewController = from }
    }
    place(seen)
    tabView?.content.insertSubview(seen.view, at: 0)
    gone.view.removeFromSuperview()
    container.removeFromSuperview()
    gone.endAppearanceTransition()
    if appearance.phase == .appeared { seen.endAppearanceTransition() }
  }
}
