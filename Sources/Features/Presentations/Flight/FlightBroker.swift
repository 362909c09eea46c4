import UIKit

/// What a broker needs of the presentation that is under way.
@MainActor protocol FlightPresenting: FlightPresentationController {
  var phase: FlightPhase { get }
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning
  /// For a dismissal that a finger has in hand.
  func makeHeld(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> any UIViewControllerInteractiveTransitioning
  /// The other way, from wherever it is.
  func turnBack()
}

/// Gives UIKit what it asks for when a controller is presented and dismissed by a flight.
@MainActor final class FlightBroker<Presentation: FlightPresenting>: NSObject,
  UIViewControllerTransitioningDelegate
{
  private let make: (_ presented: UIViewController, _ presenter: UIViewController?) -> Presentation
  /// While it is presented.
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
    return current.makeHeld(animator)
  }
}
