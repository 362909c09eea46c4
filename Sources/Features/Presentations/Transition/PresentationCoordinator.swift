import Transitions
import UIKit

/// The interface of a running presentation to its coordinator.
@MainActor protocol InteractivePresentation: InteractivePresentationController {
  var phase: TransitionPhase { get }
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning
  /// Makes the interaction of a dismissal that a finger decides on.
  func makeInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> any UIViewControllerInteractiveTransitioning
  /// Reverses the transition from where it is.
  func reverse()
}

/// The transitioning delegate of a view controller whose transition can be interrupted.
@MainActor
final class PresentationCoordinator<Presentation: InteractivePresentation>: NSObject,
  UIViewControllerTransitioningDelegate
{
  private let make: (_ presented: UIViewController, _ presenter: UIViewController?) -> Presentation
  /// The presentation controller, while it is presented.
  private(set) weak var current: Presentation?

  init(_ make: @escaping (UIViewController, UIViewController?) -> Presentation) {
    self.make = make
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = make(presented, presenting)
    current = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { current?.makeAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { current?.makeAnimator(isPresenting: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let current, current.phase == .held else { return nil }
    return current.makeInteraction(animator)
  }
}
