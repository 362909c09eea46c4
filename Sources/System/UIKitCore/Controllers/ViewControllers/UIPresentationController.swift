import QuartzCore

/// An object that manages a presented view controller on screen: its container view, its frame and
/// the views around it.
@MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  /// A strong reference to the presented controller; nil while that controller retains the
  /// presentation instead.
  private var heldPresented: UIViewController?
  /// The delegate that is asked about and notified of dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  weak var presenter: UIViewController?
  /// The view controller on which `present` was called.
  weak var source: UIViewController?
  var container: PresentationContainerView?
  /// The presentation or dismissal in progress.
  var transition: ScreenTransition?
  var isDismissing = false
  /// Whether the presenter's view was removed and must be returned later.
  var hasTakenPresenterView = false
  weak var presenterHome: UIView?
  var presenterIndex = 0
  /// The former first responder, restored after the dismissal.
  weak var savedResponder: UIResponder?
  /// The trait overrides of the presentation and the observers of its traits; nil if there are
  /// none.
  var traitNode: TraitNode?
  /// The traits as of the last update; nil before the presentation is on screen.
  var resolvedTraits: UITraitCollection?
  /// The size of the container for which the presented view was last placed.
  var placedSize: CGSize?
  /// The style to which another presentation has adapted; nil for the controller's own style.
  var adaptedStyle: UIModalPresentationStyle?
  /// Whether the user has caused the dismissal in progress.
  var isDismissedByPerson = false

  /// Creates a presentation controller for a presented and a presenting view controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    heldPresented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The presented view controller. If it no longer exists, an empty one, which only code that
  /// retained the presentation can observe.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  func holdPresented() { heldPresented = presented }
  func releasePresented() { heldPresented = nil }

  /// The presenting view controller. If it no longer exists, the presented one, which only code
  /// that retained the presentation can observe.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The style of the presentation; full screen for `none`, and for `automatic` a page sheet or, for
  /// a controller that prefers to be zoomed, full screen.
  open var presentationStyle: UIModalPresentationStyle {
    switch adaptedStyle ?? presentedViewController.modalPresentationStyle {
    case .automatic: presentedViewController.preferredTransition == nil ? .pageSheet : .fullScreen
    case .none: .fullScreen
    case let style: style
    }
  }

  /// The style of the presentation in a compact width; `none` if it stays unchanged.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// Returns the style of the presentation with the specified traits, as the delegate determines;
  /// `none` if it stays unchanged.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { askAdaptiveStyle(for: traitCollection) }

  /// The view that contains the presented view; nil unless the controller is presented.
  open var containerView: UIView? { container }
  /// The presented view; the controller's view unless overridden.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view; the container's bounds by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presentation covers the window rather than the nearest view controller that
  /// defines a presentation context.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.staysInContext }
  /// Whether the presenter's view is removed while it is covered.
  open var shouldRemovePresentersView: Bool { !presentationStyle.keepsPresenter }

  /// Called when the controller is about to be presented.
  open func presentationTransitionWillBegin() {}
  /// Called when the controller has been presented, or the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the controller is about to be dismissed.
  open func dismissalTransitionWillBegin() {}
  /// Called when the controller has been dismissed, or the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let current = frameOfPresentedViewInContainerView.size
    return current == self.container?.bounds.size ? parentSize : current
  }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presentedSize = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: presentedSize, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = traits(from: newCollection).overridden(by: presentedViewController.traitNode)
    guard presented != presentedViewController.traitCollection else { return }
    presentedViewController.willTransition(to: presented, with: coordinator)
  }

  // MARK: UITraitEnvironment

  /// The traits that the presented controller inherits: the inherited traits of the container,
  /// elevated if the presenter's view stays in place behind it, with the presentation's overrides.
  open var traitCollection: UITraitCollection { resolvedTraits ?? currentTraits() }

  /// Called when traits have changed, before layout. The previous traits are nil the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For system presentations

  /// Returns the style to which the presentation adapts unless a delegate determines it.
  func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Returns the presentation that replaces this one when it adapts to a style.
  func makeAdaptation(to style: UIModalPresentationStyle) -> UIPresentationController? {
    makePlainAdaptation(to: style)
  }

  /// The current frame of the presented view, which a finger may have moved.
  var currentFrameOfPresentedView: CGRect { frameOfPresentedViewInContainerView }

  /// Called with the container in the window, before the transition.
  func prepareContainer() {}

  /// Called when a presentation begins, after the transition was created.
  func willPresent() {}

  /// Called when the presentation gives up the container, while the presented view is still in it.
  func leaveContainer() {}

  /// Returns the animator for the controller if the app provides none.
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.zoomAnimator(isPresenting: isPresenting)
      ?? ModalAnimator(
        isPresenting: isPresenting, style: presentedViewController.modalTransitionStyle)
  }

  /// Lays out the presented view, which is in the container.
  func layOutPresentedView() { presentedView?.fill(frameOfPresentedViewInContainerView) }

  /// Returns the view that receives a touch in the container, given the view that was hit.
  func touchTarget(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? { hit }

  /// Whether content behind the presentation is inaccessible to assistive technologies.
  var isModalForAccessibility: Bool { true }

  /// Returns the traits that the presentation's form specifies for the presented controller.
  func traitsOfForm(in inherited: UITraitCollection) -> UITraitCollection? { nil }

  /// Called when a dismissal begins; the topmost presentation is the one that is animated.
  func willDismiss(isTopmost: Bool) {}

  /// Called when the user has dismissed the controller, before the delegate is notified.
  func personDidDismiss() {
    (presentedViewController as? any DismissalFollowing)?.personDidDismiss()
  }

  /// Handles the Escape key, with which the user leaves the presentation; returns false if it isn't
  /// handled.
  func takeEscape() -> Bool { false }
}

/// A view that covers the window or the context during a presentation and receives all touches
/// there.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// Lets a finger drag a zoomed controller away; nil for others.
  var zoomInteraction: ZoomInteraction?

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.layOutContainer()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return presentation.map { $0.touchTarget(hit, at: point, with: event) } ?? hit
  }

  override func ownersTraits(from inherited: UITraitCollection) -> UITraitCollection {
    presentation?.traits(from: inherited) ?? inherited
  }

  override func takeOwnersTraits(_ traits: UITraitCollection) -> (() -> Void)? {
    presentation?.takeTraits(traits)
  }
}

extension UIPresentationController {
  func layOutContainer() {
    containerViewWillLayoutSubviews()
    if let container, placedSize != container.bounds.size {
      if transition == nil { adaptIfNeeded() }
      guard container.presentation === self else { return }
      if transition == nil || placesDuringTransitions { placePresentedView() }
    }
    containerViewDidLayoutSubviews()
  }

  func placePresentedView() {
    guard let container, let presentedView, presentedView.superview === container else { return }
    placedSize = container.bounds.size
    layOutPresentedView()
  }

  /// Whether the presentation moves its view itself, even during transitions.
  var placesDuringTransitions: Bool {
    self is UISheetPresentationController || self is UIPopoverPresentationController
  }

  // MARK: The presenter's view

  /// The presenter's view or, of a presenter in a sheet, the sheet around it.
  var presenterView: UIView? {
    guard let presenter else { return nil }
    guard presenter.parentStorage == nil,
      let outer = presenter.presentation as? UISheetPresentationController,
      let view = presenter.viewIfLoaded, let wrapper = outer.presentedView,
      view !== wrapper, view.isDescendant(of: wrapper)
    else { return presenter.viewIfLoaded }
    return wrapper
  }

  /// The frame of the presenter's view in the container, which a sheet doesn't fill.
  var presenterFrame: CGRect {
    guard let container else { return .zero }
    guard hasTakenPresenterView, let outer = presenter?.presentation,
      presenterView !== presenter?.viewIfLoaded
    else { return container.bounds }
    return outer.currentFrameOfPresentedView
  }

  func takePresenterView() {
    guard let container, let view = presenterView, let home = view.superview else { return }
    hasTakenPresenterView = true
    presenterHome = home
    presenterIndex = home.subviews.firstIndex { $0 === view } ?? 0
    let frame = presenterFrame
    container.insertSubview(view, at: 0)
    view.fill(frame)
  }

  func returnPresenterView() {
    guard hasTakenPresenterView, let presenter, let view = presenterView else { return }
    hasTakenPresenterView = false
    guard let home = presenterHome else { return }
    home.insertSubview(view, at: presenterIndex)
    if let outer = presenter.presentation, presenter.parentStorage == nil, home === outer.container
    {
      view.fill(outer.frameOfPresentedViewInContainerView)
    } else if let container, container.superview === home {
      view.fill(container.frame)
    } else {
      view.fill(home.bounds)
    }
  }
}

extension UIPresentationController {
  /// Makes the first responder behind the presentation resign, and saves it.
  func takeKeyboard() {
    guard let window = container?.window, let responder = window.firstResponder else { return }
    if responder.resignFirstResponder() { savedResponder = responder }
  }

  func returnKeyboard() {
    defer { savedResponder = nil }
    guard let savedResponder, let window = presenter?.viewIfLoaded?.window,
      window.firstResponder == nil
    else { return }
    savedResponder.becomeFirstResponder()
  }
}
