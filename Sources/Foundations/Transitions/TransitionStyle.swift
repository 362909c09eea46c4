import Motion
import UIKit

/// A way to come and go, defined once for everything that takes a style: alerts and the browser.
///
/// It only names a pose and a timing. Catching, reversing, throwing and reduced motion come with
/// the transition that uses it.
public struct TransitionStyle: Sendable {
  /// How a view looks that is dismissed, given its size.
  public var dismissed: @Sendable (_ size: CGSize) -> ViewPose
  /// How it gets from rest to rest, both ways.
  public var timing: Timing

  /// - Parameter dismissed: how a view looks that is dismissed, given its size.
  public init(
    timing: Timing = .spring(Spring(duration: 0.35, dampingRatio: 0.8)),
    dismissed: @escaping @Sendable (_ size: CGSize) -> ViewPose
  ) {
    self.timing = timing
    self.dismissed = dismissed
  }
}

extension Timing {
  /// Seconds until the motion is at rest, as UIKit is told.
  public var duration: Double {
    switch self {
    case .curve(_, let seconds): seconds
    case .spring(let spring): spring.settlingDuration()
    }
  }
}
