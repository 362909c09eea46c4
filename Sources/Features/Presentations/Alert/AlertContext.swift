import Motion
import UIKit

/// The settings of an alert: its position, appearance, movement and dismissal.
@MainActor public struct AlertContext {
  /// The duration of presentation and dismissal, in seconds.
  public var duration: TimeInterval = 0.2
  /// The timing of both directions.
  public var timing = AlertTiming.easeInOut
  /// The position of the alert.
  public var placement = AlertPlacement.center
  /// How the alert appears and disappears.
  public var movement = AlertMovement.center
  /// The decoration around its view.
  public var wrapping = AlertWrapping.rounded(10)
  /// The view between the alert and the screen below. If it is nil, touches outside the alert are
  /// still handled.
  public var cover: AlertCover? = .dimmed()
  /// The effect of a tap outside the alert.
  public var outsideTap = OutsideAction.dismiss
  /// The effect of the Escape key; nil is that of `outsideTap`.
  public var escape: OutsideAction?
  /// The directions in which the alert can be dragged away. With any, it can also be caught while
  /// it moves.
  public var drag: DragDirections = []
  /// Decides whether a drag dismisses the alert. The default is half of the alert's own length.
  public var releaseRule = ReleaseRule(distance: 0.5)
  /// Called before a tap, Escape or a drag dismisses. Return false to keep the alert.
  public var shouldDismiss: () -> Bool = { true }
  /// Whether the alert avoids the keyboard.
  public var avoidsKeyboard = true
  /// The duration of a change to a new preferred content size, in seconds; nil changes at once.
  public var contentSizeDuration: TimeInterval?
  /// Called when the container is about to change its size, to change the settings from then on.
  public var onSizeTransition:
    (
      (_ context: inout AlertContext, CGSize, any UIViewControllerTransitionCoordinator) -> Void
    )?
  /// Whether the screen below gets appearance callbacks.
  public var forwardsAppearance: AppearanceForwarding = []
  /// A custom animation, which must complete the transition. Alerts that are child controllers have
  /// no transition and ignore it.
  public var animator: ((AlertTransition) -> Void)?

  /// Creates the default settings.
  public init() {}

  /// The effect of a tap outside the alert, or of the Escape key.
  public enum OutsideAction {
    /// Dismisses the alert, if it may be dismissed.
    case dismiss
    /// Does nothing.
    case ignore
    /// Calls the app.
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

  /// The appearance callbacks that the screen below gets. UIKit doesn't send them for custom
  /// presentations.
  public struct AppearanceForwarding: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The screen below disappears when the alert appears.
    public static let presenting = AppearanceForwarding(rawValue: 1 << 0)
    /// The screen below appears when the alert is dismissed.
    public static let dismissing = AppearanceForwarding(rawValue: 1 << 1)
    /// Both.
    public static let all: AppearanceForwarding = [.presenting, .dismissing]
  }
}

/// The timing of an alert's transition. A released drag always follows a spring.
public enum AlertTiming: Hashable, Sendable {
  /// Ease in and out.
  case easeInOut
  /// Ease out.
  case easeOut
  /// Linear.
  case linear
  /// A spring that is within a thousandth of its target after the duration.
  case spring(dampingRatio: Double)
  /// A timing with its own duration.
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
  /// The presenter's view; always nil, because it stays in place. UIKit's context has the
  /// controllers.
  public let from: UIView?
  /// The view that appears; nil if the transition leaves it in place.
  public let to: UIView?
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// UIKit's context. Call its `completeTransition(_:)` at the end.
  public let context: any UIViewControllerContextTransitioning

  /// The alert with its decoration, in its final position.
  public var alert: UIView? { isPresenting ? to : from }
}
