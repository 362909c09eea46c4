import UIKit
import UIKitCompat

/// Puts a screen over the lower half of another one, from where it is dragged away.
public class DrawerPresentation: UIPresentationController {
  private let pan = UIPanGestureRecognizer()

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    pan.onEvent { [weak self] pan in self?.drag(pan) }
    presentedView?.addGestureRecognizer(pan)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let view = presentedView else { return }
    let home = frameOfPresentedViewInContainerView
    let distance = max(0, pan.translation(in: containerView).y)
    switch pan.state {
    case .changed:
      view.frame.origin.y = home.minY + distance
    case .ended where distance > home.height / 3:
      presentedViewController.dismiss(animated: true)
    case .ended, .cancelled:
      UIView.animate(withDuration: 0.2) { view.frame = home }
    default:
      break
    }
  }
}

/// Makes the presentation; the screen's transitioning delegate.
public class Drawer: NSObject, UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }
}
