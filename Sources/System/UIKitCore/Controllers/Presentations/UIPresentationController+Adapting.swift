import QuartzCore

/// The adaptation of presentations to sizes: another presentation of the same controller
/// temporarily replaces the one that the app has requested.
extension UIPresentationController {
  func askAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? defaultAdaptiveStyle(for: traits)
    return style == .automatic ? .pageSheet : style
  }

  func makePlainAdaptation(to style: UIModalPresentationStyle) -> UIPresentationController? {
    guard style == .fullScreen || style == .overFullScreen, style != presentationStyle else {
      return nil
    }
    let made = UIPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)
    made.adaptedStyle = style
    return made
  }

  /// The presentation that the app has requested; this one unless it replaces another.
  var original: UIPresentationController {
    presentedViewController.originalPresentation ?? self
  }

  /// Returns the presentation for traits: this one, or one that replaces it.
  func standIn(for traits: UITraitCollection) -> UIPresentationController {
    let style = adaptivePresentationStyle(for: traits)
    guard let standIn = makeAdaptation(to: style) else { return self }
    standIn.adaptedStyle = style
    delegate?.presentationController(self, prepare: standIn)
    presentedViewController.originalPresentation = self
    releasePresented()
    return standIn
  }

  /// Replaces the presentation if the size requires another style.
  func adaptIfNeeded() {
    // The presenter's own traits are those it had when it was last on screen.
    guard transition == nil, !isDismissing,
      let traits = container?.superview?.traitCollection
    else { return }
    // A view that another presentation has taken must be returned first.
    guard presentedViewController.activePresentation?.hasTakenPresenterView != true else { return }
    let original = original
    // Retains the controller while one presentation releases it and the other doesn't retain it
    // yet.
    let presented = presentedViewController
    defer { withExtendedLifetime(presented) {} }
    let style = original.adaptivePresentationStyle(for: traits)
    let isStandIn = original !== self
    let wantsStandIn = original.canAdapt(to: style)
    guard wantsStandIn ? !isStandIn || adaptedStyle != style : isStandIn else { return }
    if wantsStandIn {
      let next = original.standIn(for: traits)
      if next !== self { handOver(to: next) }
    } else {
      handOver(to: original)
      presentedViewController.originalPresentation = nil
    }
  }

  private func canAdapt(to style: UIModalPresentationStyle) -> Bool {
    makeAdaptation(to: style) != nil
  }

  private func handOver(to next: UIPresentationController) {
    guard let container, let presenter else { return }
    let presented = presentedViewController
    let removes = next.shouldRemovePresentersView
    let hadTaken = hasTakenPresenterView
    next.presenter = presenter
    next.source = source
    next.container = container
    next.savedResponder = savedResponder
    next.traitNode = traitNode
    next.isDismissing = false
    next.holdPresented()
    container.presentation = next
    presenter.activePresentation = next
    presented.presentation = next
    releasePresented()
    if hadTaken, !removes {
      presenter.beginAppearanceTransition(true, animated: false)
      returnPresenterView()
    }
    next.prepareContainer()
    next.presentationTransitionWillBegin()
    if removes, !hadTaken {
      presenter.beginAppearanceTransition(false, animated: false)
      next.takePresenterView()
    } else if removes {
      next.hasTakenPresenterView = true
      next.presenterHome = presenterHome
      next.presenterIndex = presenterIndex
    }
    // The view may still be in the view in which this presentation wraps it.
    if let view = next.presentedView, view.superview !== container { container.addSubview(view) }
    next.placePresentedView()
    leaveContainer()
    if removes, !hadTaken { next.presenterView?.removeFromSuperview() }
    if hadTaken != removes { presenter.endAppearanceTransition() }
    next.presentationTransitionDidEnd(true)
    hasTakenPresenterView = false
    self.container = nil
    container.setNeedsTraitUpdate()
    container.setNeedsLayout()
  }
}

extension UIPresentationController {
  /// The delegate that is notified of a dismissal by the user: for a presentation that replaces
  /// another, the latter's unless it has its own.
  var delegateInUse:
    (owner: UIPresentationController, any UIAdaptivePresentationControllerDelegate)?
  {
    if let delegate { return (self, delegate) }
    let original = original
    return original.delegate.map { (original, $0) }
  }

  /// Whether neither the app's delegate nor the controllers on screen prevent the user from
  /// dismissing the controller.
  var mayBeDismissedByPerson: Bool {
    guard !presentedViewController.isModalOnScreen else { return false }
    guard let (owner, delegate) = delegateInUse else { return true }
    return delegate.presentationControllerShouldDismiss(owner)
  }

  /// Whether the controller rests or is on its way in, so that it can leave.
  private var mayGo: Bool {
    !isDismissing && presenter?.activePresentation === self
      && (transition == nil || presentedViewController.isBeingPresented)
  }

  /// Dismisses the controller on behalf of the user, or notifies the delegate that it can't be
  /// dismissed. Returns whether the dismissal has begun.
  @discardableResult func dismissByPerson() -> Bool {
    guard mayGo else { return false }
    let told = delegateInUse
    guard mayBeDismissedByPerson else {
      if let (owner, delegate) = told {
        delegate.presentationControllerDidAttemptToDismiss(owner)
      }
      return false
    }
    if let (owner, delegate) = told { delegate.presentationControllerWillDismiss(owner) }
    // The delegate may have dismissed the controller.
    guard mayGo else { return false }
    isDismissedByPerson = true
    dismiss(animated: true) { [self] in
      personDidDismiss()
      if let (owner, delegate) = told { delegate.presentationControllerDidDismiss(owner) }
    }
    return true
  }
}

extension UIViewController {
  /// Whether this controller or a child on screen prevents its dismissal.
  fileprivate var isModalOnScreen: Bool {
    isModalInPresentation || appearanceChildren.contains(where: \.isModalOnScreen)
  }
}

extension UIViewController {
  /// The presentation that the app has requested for this controller or a container; if there is
  /// none yet, the one that will be used.
  var ownPresentation: UIPresentationController? {
    originalPresentation ?? presentation ?? parentStorage?.ownPresentation ?? preparePresentation()
  }
}

extension UIViewController {
  /// The preferred size of the controller or, if it has none, of its child on screen.
  var contentSizeOnScreen: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    return appearanceChildren.last?.contentSizeOnScreen ?? .zero
  }
}

extension UITraitCollection {
  /// Returns the size classes of a window with a size.
  @MainActor static func sizeClasses(of size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: size.width < regularWidth ? .compact : .regular),
      UITraitCollection(verticalSizeClass: size.height < regularHeight ? .compact : .regular),
    ])
  }
}
