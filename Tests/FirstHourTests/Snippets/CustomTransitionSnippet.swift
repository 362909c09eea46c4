import UIKit

/// A screen that fades in instead of sliding.
final class CustomTransitionSnippet: UIViewController, UIViewControllerTransitioningDelegate {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    {
      0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: transitionDuration(using: context)) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  let nextScreen = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nextScreen.view.backgroundColor = .systemMint
  }

  func showNext() {
    nextScreen.modalPresentationStyle = .fullScreen
    nextScreen.transitioningDelegate = self
    present(nextScreen, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}
