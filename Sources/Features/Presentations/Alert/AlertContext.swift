import Motion
import UIKit

/// All that can be said about how an alert comes, stands and goes. What is not said is as below.
@MainActor public struct AlertContext {
  /// Seconds, each way.
  public var duration: TimeInterval = 0.2
  /// The timing of both directions.
  public var timing = AlertTiming.easeInOut
  /// Where it stands.
  public var placement = AlertPlacement.centre
  /// Where it comes from and goes to.
  public var movement = AlertMovement.centre
  /// The decoration around its view.
  public var wrapping = AlertWrapping.rounded(10)
  /// Nil: touches beside the alert count all the same.
  public var cover: AlertCover? = .dimmed()
  /// A tap or click beside the alert.
  public var outsideTap = OutsideAction.dismiss
  /// The Escape key; nil does what `outsideTap` does.
  public var escape: OutsideAction?
  /// Where to it can be dragged away. The alert can also be caught then while it moves.
  public var drag: DragDirections = []
  /// When a drag that ends dismisses: past half of the alert's own length.
  public var releaseRule = ReleaseRule(distance: 0.5)
  /// Called before a tap, Escape or a drag dismisses. Return false to keep the alert.
  public var shouldDismiss: () -> Bool = { true }
  /// Whether it makes way for a keyboard that lies over the window.
  public var avoidsKeyboard = true
  /// Seconds that the alert takes to a new preferred content size; nil goes there at once.
  public var contentSizeDuration: TimeInterval?
  /// Called when the container is about to change its size, to change the settings from then on.
  public var onSizeTransition:
    (
      (_ context: inout AlertContext, CGSize, any UIViewControllerTransitionCoordinator) -> Void
    )?
  /// Whether the screen below gets appearance callbacks.
  public var forwardsAppearance: AppearanceForwarding = []
  /// Moves the views in your own way instead; must complete the transition. Alerts that are child
  /// controllers have no transition and leave it out.
  public var animator: ((AlertTransition) -> Void)?

  /// An alert in the middle, with all the defaults.
  public init() {}

  /// The effect of a tap outside the alert, or of the Escape key.
  public enum OutsideAction {
    /// Dismisses the alert, if it may be dismissed.
    case dismiss
    /// Nothing.
    case ignore
    /// What the app says.
    case perform(() -> Void)
  }

  /// The directions in which an alert can be dragged away.
  public struct DragDirections: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int
    /// The directions of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Towards the upper edge.
    public static let up = DragDirections(rawValue: 1 << 0)
    /// Towards the lower edge.
    public static let down = DragDirections(rawValue: 1 << 1)
    /// Towards the left edge.
    public static let left = DragDirections(rawValue: 1 << 2)
    /// Towards the right edge.
    public static let right = DragDirections(rawValue: 1 << 3)
    /// In every direction.
    public static let all: DragDirections = [.up, .down, .left, .right]
  }

  /// UIKit leaves the screen below a custom presentation in the belief that it is seen.
  public struct AppearanceForwarding: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: Int
    /// The ways of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// As the alert comes, the screen below disappears.
    public static let presenting = AppearanceForwarding(rawValue: 1 << 0)
    /// As the alert goes, the screen below appears.
    public static let dismissing = AppearanceForwarding(rawValue: 1 << 1)
    /// Both.
    public static let all: AppearanceForwarding = [.presenting, .dismissing]
  }
}

/// The timing of an alert's transition. A released drag always follows a spring.
public enum AlertTiming: Hashable, Sendable {
  /// Slowly at both ends.
  case easeInOut
  /// Slowly at the end.
  case easeOut
  /// Evenly.
  case linear
  /// Within a thousandth of its place after the duration.
  case spring(dampingRatio: Double)
  /// With a duration of its own.
  case custom(Timing)

  func timing(seconds: Double) -> Timing {
    switch self {
    case .easeInOut: .curve(.easeInOut, seconds: seconds)
    case .easeOut: .curve(.easeOut, seconds: seconds)
    case .linear: .curve(.linear, seconds: seconds)
    case .spring(let ratio): .spring(Spring(duration: seconds, dampingRatio: ratio))
    case .custom(let timing): timing
    }
  }
}

/// The views that a custom animator moves.
@MainActor public struct AlertTransition {
  /// Whether the alert appears; `false` while it is dismissed.
  public let isPresenting: Bool
  /// The presenter's view, nil because it stays where it is; UIKit's context tells the controllers.
  public let from: UIView?
  /// The view that comes; nil where the transition leaves it in place.
  public let to: UIView?
  /// Seconds.
  public let duration: TimeInterval
  /// Call its `completeTransition(_:)` in the end.
  public let context: any UIViewControllerContextTransitioning

  /// The alert with what is around it, in its place.
  public var alert: UIView? { isPresenting ? to : from }
}
