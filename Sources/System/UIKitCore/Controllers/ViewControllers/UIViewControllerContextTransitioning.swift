import QuartzCore

/// The context of a transition, with which an animator finds the views and reports its progress.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the views of the transition. It receives touches throughout, so that
  /// the user can interrupt an app's own transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user is driving the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition then completes.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition then returns to the start.
  func cancelInteractiveTransition()
  /// Makes a running animation interactive.
  func pauseInteractiveTransition()
  /// Ends the transition, with whether it completed. Further calls have no effect.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that disappears or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or the one that appears; nil if the transition doesn't move
  /// it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Always the identity: windows aren't rotated.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view before the transition; zero if it isn't visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it isn't visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The key of a controller in a transition's context.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition's context.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
