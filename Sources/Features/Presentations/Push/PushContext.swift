import UIKit

/// The settings of a presentation that looks like a push.
@MainActor public struct PushContext {
  /// The edge that the screen moves from and to.
  public var edge = PushEdge.trailing
  /// The duration in seconds, with ease in and out.
  public var duration: TimeInterval = 0.35
  /// The distance that the screen below moves, as a fraction of the width.
  public var parallax: CGFloat = 0.3
  /// The opacity of the black over the screen below.
  public var dimming: CGFloat = 0.09
  /// Where a swipe back can begin.
  public var swipe = Swipe.fromEdge
  /// Decides whether a swipe goes back. The default is 0.53 of the width, as the system's.
  public var releaseRule = ReleaseRule(distance: 0.53)
  /// Whether Escape and the mouse's back button go back.
  public var goesBackByKeys = true
  /// Called before a swipe, a key or a button goes back. Return false to stay.
  public var shouldDismiss: () -> Bool = { true }

  /// Creates the default settings: from the trailing edge.
  public init() {}

  /// Where a swipe back can begin.
  public enum Swipe: Hashable, Sendable {
    /// At the edge opposite to `edge`.
    case fromEdge
    /// Anywhere, unless a scroll view scrolls in that direction.
    case anywhere
    /// Swipes don't go back.
    case none
  }
}
