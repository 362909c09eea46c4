import QuartzCore

/// How presentations adapt to sizes: another presentation of the same controller takes the place of
/// the one that the app asked for, and gives it back.
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

  /// The presentation that the app asked for; this one unless it stands in for another.
  var original: UIPresentationController {
    presentedViewController.originalPresentation ?? self
  }

  /// The presentation to use with the given traits: this one, or one in its place.
  func standIn(for traits: UITraitCollection) -> UIPresentationController {
    let style = adaptivePresentationStyle(for: traits)
    guard let standIn = makeAdaptation(to: style) else { return self }
    standIn.adaptedStyle = style
    delegate?.presentationController(self, prepare: standIn)
    presentedViewController.originalPresentation = self
    releasePresented()
    return standIn
  }

  /// Lets another presentation take over if the size asks for another style.
  func adaptIfNeeded() {
    // The presenter's own traits are those it had when it was on screen.
    guard transition == nil, !isDismissing,
      let traits = container?.superview?.traitCollection
    else { return }
    // A view that another presentation has taken comes back first.
    guard presentedViewController.activePresentation?.hasTakenPresenterView != true else { return }
    let original = original
    // While one presentation lets go of the controller and the other doesn't hold it yet.
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
    // It may still be in the view that this presentation wraps it in.
    if let view = next.presentedView, view.superview !== container { container.addSubview(view) }
    next.placePresentedView()
    leaveContainer()
    if removes, !hadTaken { presenter.viewIfLoaded?.removeFromSuperview() }
    if hadTaken != removes { presenter.endAppearanceTransition() }
    next.presentationTransitionDidEnd(true)
    hasTakenPresenterView = false
    self.container = nil
    container.setNeedsTraitUpdate()
    container.setNeedsLayout()
  }
}

extension UIPresentationController {
  /// The delegate that is told of a person's dismissal: of a presentation in another one's place,
  /// the other one's unless it has its own.
  var delegateInUse: (owner: UIPresentationController, any UIAdaptivePresentationControllerDelegate)? {
    if let delegate { return (self, delegate) }
    let original = original
    return original.delegate.map { (original, $0) }
  }

  /// Whether neither the app's delegate nor the controllers on screen keep a person from leaving.
  var mayBeDismissedByPerson: Bool {
    guard !presentedViewController.isModalOnScreen else { return false }
    guard let (owner, delegate) = delegateInUse else { return true }
    return delegate.presentationControllerShouldDismiss(owner)
  }

  /// Dismisses the controller for a person, or tells the delegate that it may not be. Returns
  /// whether it is on its way.
  @discardableResult func dismissByPerson() -> Bool {
    guard transition == nil, !isDismissing, presenter?.activePresentation === self else {
      return false
    }
    let told = delegateInUse
    guard mayBeDismissedByPerson else {
      if let (owner, delegate) = told {
        delegate.presentationControllerDidAttemptToDismiss(owner)
      }
      return false
    }
    if let (owner, delegate) = told { delegate.presentationControllerWillDismiss(owner) }
    // The delegate may have dismissed it.
    guard transition == nil, !isDismissing, presenter?.activePresentation === self else {
      return false
    }
    isDismissedByPerson = true
    dismiss(animated: true) { [self] in
      personDidDismiss()
      if let (owner, delegate) = told { delegate.presentationControllerDidDismiss(owner) }
    }
    return true
  }
}

extension UIViewController {
  /// Whether this controller or a child on screen may not be left.
  fileprivate var isModalOnScreen: Bool {
    isModalInPresentation || appearanceChildren.contains(where: \.isModalOnScreen)
  }
}

extension UIViewController {
  /// The presentation that the app asked for, of this controller or a container; if there is none
  /// yet, the one it will use.
  var ownPresentation: UIPresentationController? {
    originalPresentation ?? presentation ?? parentStorage?.ownPresentation ?? preparePresentation()
  }
}

extension UIViewController {
  /// The size that the controller prefers or, if it prefers none, the child that is on screen.
  var contentSizeOnScreen: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    return appearanceChildren.last?.contentSizeOnScreen ?? .zero
  }
}

extension UITraitCollection {
  /// The size classes of a window of a size.
  @MainActor static func sizeClasses(of size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: size.width < regularWidth ? .compact : .regular),
      UITraitCollection(verticalSizeClass: size.height < regularHeight ? .compact : .regular),
    ])
  }
}
