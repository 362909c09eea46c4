import QuartzCore

/// Holds a presented controller on screen: its container, its frame and what lies around it.
@MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  /// Until it is presented, the controller holds the presentation and not the other way round.
  private var heldPresented: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  weak var presenter: UIViewController?
  /// The presentation context of the controller that `present` was called on.
  weak var source: UIViewController?
  var container: PresentationContainerView?
  /// The presentation or dismissal that is under way.
  var transition: Transition?
  var isDismissing = false
  /// Whether the presenter's view was taken out, to be put back.
  var hasTakenPresenterView = false
  weak var presenterHome: UIView?
  var presenterIndex = 0
  /// Who had the keyboard before, and gets it back.
  weak var savedResponder: UIResponder?
  /// The container's size that the presented view was last placed for.
  var placedSize: CGSize?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    heldPresented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// An empty one once it is gone, which only code that kept the presentation can notice.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  func holdPresented() { heldPresented = presented }
  func releasePresented() { heldPresented = nil }

  /// The presented controller once the presenter is gone, which only code that kept the
  /// presentation can notice.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  open var presentationStyle: UIModalPresentationStyle {
    switch presentedViewController.modalPresentationStyle {
    case .automatic, .none: .fullScreen
    case let style: style
    }
  }

  /// Nil before and after.
  open var containerView: UIView? { container }
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// False: covers the nearest controller that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.staysInContext }
  open var shouldRemovePresentersView: Bool { !presentationStyle.keepsPresenter }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
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
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: UITraitEnvironment

  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Lies over the window or the context while something is presented, and takes all touches there.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.layOutContainer()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.traitCollectionDidChange(previousTraitCollection)
  }
}

extension UIPresentationController {
  func layOutContainer() {
    containerViewWillLayoutSubviews()
    if transition == nil, let container, placedSize != container.bounds.size {
      placePresentedView()
    }
    containerViewDidLayoutSubviews()
  }

  func placePresentedView() {
    guard let container, let presentedView, presentedView.superview === container else { return }
    placedSize = container.bounds.size
    presentedView.fill(frameOfPresentedViewInContainerView)
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
  /// Keys go to what is in front.
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
