import QuartzCore

/// Manages a presented controller on screen: its container view, its frame and the views around it.
@MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  /// Until it is presented, the presentation holds the controller; afterwards, the other way
  /// around.
  private var heldPresented: UIViewController?
  /// The object that is asked about and told of a person's dismissal.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  weak var presenter: UIViewController?
  /// The controller on which `present` was called.
  weak var source: UIViewController?
  var container: PresentationContainerView?
  /// The presentation or dismissal in progress.
  var transition: Transition?
  var isDismissing = false
  /// Whether the presenter's view was removed, to be returned later.
  var hasTakenPresenterView = false
  weak var presenterHome: UIView?
  var presenterIndex = 0
  /// The former first responder, restored after the dismissal.
  weak var savedResponder: UIResponder?
  /// What the presentation overrides of traits, and who wants to know of changes; nil if there is
  /// nothing.
  var traitNode: TraitNode?
  /// The traits as of the last update; nil before the presentation is on screen.
  var resolvedTraits: UITraitCollection?
  /// The size of the container for which the presented view was last placed.
  var placedSize: CGSize?
  /// The style to which another presentation adapted; nil for the controller's own style.
  var adaptedStyle: UIModalPresentationStyle?
  /// Whether the dismissal in progress is a person's.
  var isDismissedByPerson = false

  /// Creates a presentation of a controller by another one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    heldPresented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The presented controller. If it no longer exists, an empty one, which only code that kept the
  /// presentation can notice.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  func holdPresented() { heldPresented = presented }
  func releasePresented() { heldPresented = nil }

  /// The presenting controller. If it no longer exists, the presented one, which only code that
  /// kept the presentation can notice.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The style of the presentation; a page sheet for `automatic`, full screen for `none`.
  open var presentationStyle: UIModalPresentationStyle {
    switch adaptedStyle ?? presentedViewController.modalPresentationStyle {
    case .automatic: .pageSheet
    case .none: .fullScreen
    case let style: style
    }
  }

  /// The style that the presentation has in a compact width; `none` if it stays what it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// Returns the style that the presentation has with the given traits, as the delegate decides;
  /// `none` if it stays what it is.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { askAdaptiveStyle(for: traitCollection) }

  /// The view that contains the presented view; nil unless the controller is presented.
  open var containerView: UIView? { container }
  /// The view that is presented: the controller's unless overridden.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view; the container's bounds by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presentation covers the window rather than the nearest controller that defines a
  /// presentation context.
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

  /// The traits that the presented controller inherits: the surroundings', elevated where the
  /// presenter's view stays in place behind it, with the presentation's overrides.
  open var traitCollection: UITraitCollection { resolvedTraits ?? currentTraits() }

  /// Called when traits have changed, before layout; the previous ones are nil the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For the presentations of the system

  /// The style to which the presentation adapts unless a delegate decides.
  func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The presentation that takes this one's place when it adapts to a style.
  func makeAdaptation(to style: UIModalPresentationStyle) -> UIPresentationController? {
    makePlainAdaptation(to: style)
  }

  /// Called with the container in the window, before the transition.
  func prepareContainer() {}

  /// Called when the presentation gives the container up, with the presented view still in it.
  func leaveContainer() {}

  /// Animates the controller if the app has no animator.
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(isPresenting: isPresenting, style: presentedViewController.modalTransitionStyle)
  }

  /// Places the presented view, which is in the container.
  func layOutPresentedView() { presentedView?.fill(frameOfPresentedViewInContainerView) }

  /// What takes a touch in the container, given the view that lies there.
  func touchTarget(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? { hit }

  /// Whether what lies behind is out of reach.
  var isModalForAccessibility: Bool { true }

  /// The traits that the form of the presentation gives the presented controller.
  func traitsOfForm(in inherited: UITraitCollection) -> UITraitCollection? { nil }

  /// Called when a dismissal begins; the topmost presentation is the one that is animated.
  func willDismiss(isTopmost: Bool) {}

  /// Called when a person has dismissed the controller, before the delegate is told.
  func personDidDismiss() {
    (presentedViewController as? UIActivityViewController)?.personDidDismiss()
  }

  /// Lets a person leave with the Escape key; false if the key is for others.
  func takeEscape() -> Bool { false }
}

/// Covers the window or the context during a presentation and takes all touches there.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

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

  /// Whether the presentation moves its view itself, also while it comes and goes.
  private var placesDuringTransitions: Bool {
    self is UISheetPresentationController || self is UIPopoverPresentationController
  }

  // MARK: The presenter's view

  func takePresenterView() {
    guard let container, let presenter, let view = presenter.viewIfLoaded,
      let home = view.superview
    else { return }
    hasTakenPresenterView = true
    presenterHome = home
    presenterIndex = home.subviews.firstIndex { $0 === view } ?? 0
    container.insertSubview(view, at: 0)
    view.fill(container.bounds)
  }

  func returnPresenterView() {
    guard hasTakenPresenterView, let presenter, let view = presenter.viewIfLoaded else { return }
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
  /// Makes the first responder behind the presentation resign, and remembers it.
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
