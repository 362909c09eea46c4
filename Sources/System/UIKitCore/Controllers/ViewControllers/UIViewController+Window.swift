import QuartzCore

/// The methods that a window calls on its root view controller.
extension UIViewController {
  private var rootWindow: UIWindow? {
    guard let window = viewIfLoaded?.window else { return nil }
    return window.rootViewController === self ? window : nil
  }

  /// Whether this is a root view controller, whose appearance the window determines.
  var isManagedByWindow: Bool {
    UIApplication.current?.windowsInUse.contains { $0.rootViewController === self } == true
      || rootWindow != nil
  }

  package func windowDidSetRoot(_ window: UIWindow) {
    if window.hostWindow != nil || !window.isHidden { install(in: window) }
  }

  package func windowDidBecomeVisible(_ window: UIWindow) { install(in: window) }

  package func windowDidRemoveRoot(_ window: UIWindow) {
    dropPresentations()
    guard let view = viewIfLoaded, view.isDescendant(of: window) else { return }
    beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  private func install(in window: UIWindow) {
    guard let view, view.window !== window || !appearance.isVisible else { return }
    view.frame = window.bounds
    beginAppearanceTransition(true, animated: false)
    window.insertSubview(view, at: 0)
    endAppearanceTransition()
  }

  package func windowDidLayOut(_ window: UIWindow) {
    guard let view = viewIfLoaded, view.superview === window else { return }
    view.fill(window.bounds)
  }

  /// Notifies the view controllers on screen of the new size, applies it and lets them respond
  /// immediately.
  package func windowSizeWillChange(to size: CGSize, applying apply: () -> Void) {
    let coordinator = TransitionCoordinator.forSizeChange(of: self)
    let everybody = [self] + presentationChain.map(\.presentedViewController)
    for controller in everybody { controller.sizeCoordinator = coordinator }
    let window = rootWindow
    if let window { notifyTraitsWillChange(in: window, with: coordinator) }
    viewWillTransition(to: size, with: coordinator)
    apply()
    window?.windowScene?.resolveTraits()
    window?.updatePendingTraits()
    coordinator.runAlongsideAnimations()
    coordinator.finish()
    for controller in everybody { controller.sizeCoordinator = nil }
  }

  private func notifyTraitsWillChange(
    in window: UIWindow, with coordinator: TransitionCoordinator
  ) {
    guard let scene = window.windowScene else { return }
    let windowTraits = scene.currentTraits().overridden(by: window.traitNode)
    let changed = windowTraits.overridden(by: traitNode)
    if changed != traitCollection { willTransition(to: changed, with: coordinator) }
  }

  /// The presentation by this controller, the one by the controller that it presents, and so on.
  var presentationChain: [UIPresentationController] {
    Array(sequence(first: activePresentation) { $0?.presentedViewController.activePresentation })
      .compactMap { $0 }
  }

  /// The insets that the app and the bars of containers add to the view's safe area.
  package var totalAdditionalSafeAreaInsets: UIEdgeInsets {
    let (own, container) = (additionalSafeAreaInsets, containerSafeAreaInsets)
    return UIEdgeInsets(
      top: own.top + container.top, left: own.left + container.left,
      bottom: own.bottom + container.bottom, right: own.right + container.right)
  }

  // MARK: Forwarding

  func childSize(of container: any UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    guard let view = viewIfLoaded, child.bounds.size != view.bounds.size else { return parentSize }
    return child.bounds.size
  }

  func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childrenStorage where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.view.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    activePresentation?.viewWillTransition(to: size, with: coordinator)
  }

  func forwardTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childrenStorage {
      let childTraits = traits.overridden(by: child.traitNode)
      if childTraits != child.traitCollection {
        child.willTransition(to: childTraits, with: coordinator)
      }
    }
    activePresentation?.willTransition(to: traits, with: coordinator)
  }

  func preferredContentSizeWasSet() {
    if let parentStorage {
      parentStorage.preferredContentSizeDidChange(forChildContentContainer: self)
      rootContainer.presentation?.preferredContentSizeDidChange(
        forChildContentContainer: rootContainer)
    } else {
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

extension UIView {
  /// Sets the frame as if there were no transform.
  func fill(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    if bounds.size != rect.size { bounds.size = rect.size }
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    if self.center != center { self.center = center }
  }
}
