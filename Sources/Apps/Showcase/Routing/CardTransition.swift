import UIKit
import UIKitCompat

/// Shows a card in the center of a dimmed screen; a tap outside dismisses it.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let arriving = context.view(forKey: .to)
    guard let card = arriving ?? context.view(forKey: .from) else {
      return context.completeTransition(false)
    }
    let isPresenting = arriving != nil
    if isPresenting, let to = context.viewController(forKey: .to) {
      card.frame = context.finalFrame(for: to)
      context.containerView.addSubview(card)
    }
    func pose(isShown: Bool) {
      card.alpha = isShown ? 1 : 0
      card.transform = isShown ? .identity : CGAffineTransform(scaleX: 0.86, y: 0.86)
    }
    pose(isShown: !isPresenting)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut
    ) {
      pose(isShown: isPresenting)
    } completion: { _ in
      let isComplete = !context.transitionWasCancelled
      if isComplete, !isPresenting { card.removeFromSuperview() }
      context.completeTransition(isComplete)
    }
  }
}

/// The card's frame and the dimming view.
final class CardPresentation: UIPresentationController {
  private let dimmingView = UIView()

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let width = min(bounds.width - 48, 340)
    let height = min(bounds.height - 96, presentedViewController.preferredContentSize.height)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.45)
    dimmingView.alpha = 0
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        self?.presentedViewController.presentingViewController?.dismiss(animated: true)
      })
    containerView?.insertSubview(dimmingView, at: 0)
    // Distinguishable from the dimmed screen in dark mode, too.
    presentedView?.backgroundColor = .tertiarySystemBackground
    presentedView?.layer.cornerRadius = 18
    presentedView?.clipsToBounds = true
    alongside { $0.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alongside { $0.alpha = 0 }
  }

  private func alongside(_ change: @escaping @MainActor (UIView) -> Void) {
    let dimmingView = dimmingView
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return change(dimmingView)
    }
    coordinator.animate(alongsideTransition: { _ in change(dimmingView) })
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    if transitionIsOver { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  private var transitionIsOver: Bool { presentedViewController.transitionCoordinator == nil }
}
