import QuartzCore

extension UINavigationController {
  /// Replaces the stack immediately; the visible screen follows.
  func change(to controllers: [UIViewController], animated: Bool) {
    var fresh: [UIViewController] = []
    for controller in controllers where !fresh.contains(where: { $0 === controller }) {
      fresh.append(controller)
    }
    let gone = stack.filter { old in !fresh.contains { $0 === old } }
    let added = fresh.filter { new in !stack.contains { $0 === new } }
    stack = fresh
    stackVersion += 1
    requestsAnimation = animated
    leaving.removeAll { back in fresh.contains { $0 === back } }
    for controller in added {
      if controller.parentStorage === self {
        controller.willMove(toParent: self)
      } else {
        addChild(controller)
      }
    }
    for controller in gone {
      leaving.append(controller)
      controller.willMove(toParent: nil)
    }
    follow(animated: animated)
    if currentTransition == nil { finishMoves(added: added) } else { noteAdded(added) }
  }

  private func noteAdded(_ added: [UIViewController]) {
    currentTransition?.afterCompletion { [weak self] in self?.finishMoves(added: added) }
  }

  /// Completes the moves of the controllers that were added or removed.
  private func finishMoves(added: [UIViewController]) {
    for controller in added where stack.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
    dropLeaving()
  }

  private func dropLeaving() {
    let gone = leaving.filter { left in !stack.contains { $0 === left } && left !== shown }
    leaving.removeAll { left in gone.contains { $0 === left } }
    for controller in gone where controller.parentStorage === self {
      controller.containerSafeAreaInsets = .zero
      controller.removeFromParent()
    }
  }

  /// Shows the top of the stack, now or when the running transition has finished.
  func follow(animated: Bool) {
    guard isViewLoaded else { return }
    if let running = currentTransition {
      let turnsBack = running.givesWay && stack.last === running.from.controller
      guard running.isOverdue || turnsBack else { return }
      running.completeOverdue()
      if currentTransition != nil { return }
    }
    guard shown !== stack.last else {
      settledStack = stack
      showItems(animated: false)
      dropLeaving()
      return
    }
    guard let from = shown, let to = stack.last, let view = navigationView,
      view.window != nil, appearance.phase == .appeared
    else { return swap() }
    startTransition(from: from, to: to, animated: animated, interactor: pendingInteractor)
  }

  /// Shows the top of the stack without a transition, because nothing is on screen or because there
  /// is no source or destination.
  ///
  /// Appearance callbacks may change the stack, and the new top is then already shown.
  private func swap() {
    let (from, to) = (shown, stack.last)
    let isSeen = appearance.isVisible
    shown = to
    settledStack = stack
    layOutBar()
    if let to, isSeen {
      delegate?.navigationController(self, willShow: to, animated: false)
    }
    if from?.appearance.isVisible == true {
      from?.beginAppearanceTransition(false, animated: false)
    }
    if let to, shown === to {
      place(to)
      if isSeen { to.beginAppearanceTransition(true, animated: appearance.isAnimated) }
      if shown === to { navigationView?.content.addSubview(to.view) }
    }
    if shown !== from {
      from?.viewIfLoaded?.removeFromSuperview()
      from?.endAppearanceTransition()
    }
    showItems(animated: false)
    dropLeaving()
    guard let to, shown === to, appearance.phase == .appeared else { return }
    to.endAppearanceTransition()
    delegate?.navigationController(self, didShow: to, animated: false)
  }

  func place(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    applyInsets(to: controller)
    if controller.zooms { _ = zoomInteraction }
    if let bounds = navigationView?.content.bounds { controller.view.fill(bounds) }
  }

  // MARK: Animated

  private func startTransition(
    from: UIViewController, to: UIViewController, animated: Bool,
    interactor: UIPercentDrivenInteractiveTransition?
  ) {
    guard let content = navigationView?.content else { return }
    layOutBar()
    let isPop = settledStack.contains { $0 === to }
    let custom =
      animated
      ? delegate?.navigationController(
        self, animationControllerFor: isPop ? .pop : .push, from: from, to: to) : nil
    let ownInteractor = custom.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let zoom = (isPop ? from : to).zoomAnimator(isPresenting: !isPop)
    let system: any UIViewControllerAnimatedTransitioning =
      zoom
      ?? NavigationAnimator(
        isPush: !isPop, isLinear: interactor != nil,
        isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    place(to)
    let container = NavigationTransitionView(in: content)
    // A slide ignores touches; a zoom or an app's transition can be interactive.
    container.isUserInteractionEnabled = custom != nil || zoom != nil
    container.addSubview(from.view)
    let bounds = { [weak container] in container?.bounds ?? .zero }
    let (version, before, after) = (stackVersion, settledStack, stack)
    let transition = ScreenTransition(
      from: .init(controller: from, view: from.view, initialFrame: bounds),
      to: .init(controller: to, view: to.view, finalFrame: bounds),
      container: container, style: .none,
      animator: animated ? custom ?? system : nil,
      interactor: custom == nil ? zoom?.interactor ?? interactor : ownInteractor,
      settle: { [self] didComplete in
        if didComplete {
          settledStack = after
        } else if version == stackVersion {
          takeBack(to: before)
        }
        settle(
          from: from, to: to, container: container, didComplete: didComplete, animated: animated)
      })
    run(transition, isPop: isPop, animated: animated)
  }

  private func run(_ transition: ScreenTransition, isPop: Bool, animated: Bool) {
    let (from, to) = (transition.from.controller, transition.to.controller)
    currentTransition = transition
    transition.afterCompletion { [weak self] in
      guard let self else { return }
      dropLeaving()
      if shown !== stack.last {
        follow(animated: requestsAnimation)
      } else {
        // The stack may have changed below its top in the meantime.
        settledStack = stack
      }
    }
    if !isPop { to.movement.isMovingToParent = true }
    delegate?.navigationController(self, willShow: to, animated: animated)
    from.beginAppearanceTransition(false, animated: animated)
    // A callback of the old screen may have taken this controller off screen.
    if appearance.isVisible { to.beginAppearanceTransition(true, animated: animated) }
    guard !transition.isCompleted else { return }
    if !animated { transition.container.addSubview(to.view) }
    transition.alsoScrub(navigationBar.layer)
    if let toolbar = toolbarIfLoaded { transition.alsoScrub(toolbar.layer) }
    if let tabBar = tabBarController?.tabBar { transition.alsoScrub(tabBar.layer) }
    showItems(animated: animated, along: transition, isPop: isPop)
    transition.start()
  }

  private func settle(
    from: UIViewController, to: UIViewController, container: UIView, didComplete: Bool,
    animated: Bool
  ) {
    let (gone, seen) = didComplete ? (from, to) : (to, from)
    currentTransition = nil
    shown = seen
    if !didComplete {
      gone.beginAppearanceTransition(false, animated: true)
      if appearance.isVisible { seen.beginAppearanceTransition(true, animated: true) }
    }
    place(seen)
    navigationView?.content.insertSubview(seen.view, at: 0)
    gone.view.removeFromSuperview()
    container.removeFromSuperview()
    showItems(animated: false)
    gone.endAppearanceTransition()
    // While this controller itself appears or disappears, its children finish together with it.
    if appearance.phase == .appeared { seen.endAppearanceTransition() }
    if didComplete {
      delegate?.navigationController(self, didShow: seen, animated: animated)
    }
    seen.movement.isMovingToParent = false
  }

  /// Restores the stack from before a cancelled transition, unless it has changed since.
  private func takeBack(to before: [UIViewController]) {
    let returned = before.filter { old in !stack.contains { $0 === old } }
    let refused = stack.filter { new in !before.contains { $0 === new } }
    stack = before
    leaving.removeAll { left in returned.contains { $0 === left } }
    leaving += refused
    for controller in returned {
      controller.willMove(toParent: self)
      controller.didMove(toParent: self)
    }
    for controller in refused { controller.willMove(toParent: nil) }
  }
}

/// Contains the views of both screens during a transition.
final class NavigationTransitionView: UIView {
  init(in content: UIView) {
    super.init(frame: content.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }
}
