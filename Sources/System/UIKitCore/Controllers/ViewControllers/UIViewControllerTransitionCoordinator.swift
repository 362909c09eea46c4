import QuartzCore

/// The state of a transition or a size change, for animations alongside it.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated; false for a change of the window's size.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` if there is none.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// Always false.
  var isInterruptible: Bool { get }
  /// Whether the user is driving the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds; 0 without animation.
  var transitionDuration: TimeInterval { get }
  /// The progress of an interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the transition after the interaction, relative to the animation's.
  var completionVelocity: CGFloat { get }
  /// The curve of the transition after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller that disappears or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or the one that appears; nil if the transition doesn't move
  /// it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains the views of the transition, or the view that is resized.
  var containerView: UIView { get }
  /// Always the identity: windows aren't rotated.
  var targetTransform: CGAffineTransform { get }
}

/// An object that runs an app's animations alongside a transition or a change of size.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations alongside the transition, and a handler after it; returns false if the
  /// transition is already over.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations alongside the transition in a view that can be outside the container;
  /// interactive transitions drive these animations too. Returns false if the transition is already
  /// over.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a handler whenever an interaction begins or ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition; returns false if the transition is already over.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Runs animations alongside the transition in a view that can be outside the container.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
