import Motion
import UIKit

/// The style of a presentation and dismissal, defined once for everything that takes a style:
/// alerts and the browser.
///
/// A style consists only of a pose and a timing. Catching, reversing, releasing and Reduce Motion
/// are implemented by the transition that uses it.
public struct TransitionStyle: Sendable {
  /// A closure that returns the pose of a dismissed view of the specified size.
  public var dismissed: @Sendable (_ size: CGSize) -> ViewPose
  /// The timing of a transition that begins at rest, in both directions.
  public var timing: Timing

  /// - Parameter dismissed: A closure that returns the pose of a dismissed view of the specified
  ///   size.
  public init(
    timing: Timing = .spring(Spring(duration: 0.35, dampingRatio: 0.8)),
    dismissed: @escaping @Sendable (_ size: CGSize) -> ViewPose
  ) {
    self.timing = timing
    self.dismissed = dismissed
  }
}

extension Timing {
  /// The time in seconds until the motion is at rest, which is reported to UIKit.
  public var duration: Double {
    switch self {
    case .curve(_, let seconds): seconds
    case .spring(let spring): spring.settlingDuration()
    }
  }
}
