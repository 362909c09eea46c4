import UIKit

/// The settings of a presentation that looks like a push.
@MainActor public struct PushContext {
  /// Where it comes from and goes to, each time.
  public var edge = PushEdge.right
  /// Seconds, each way, ease-in-out.
  public var duration: TimeInterval = 0.35
  /// The distance that the screen below moves, as a fraction of the width.
  public var parallax: CGFloat = 0.3
  /// Opacity of the black over the screen below.
  public var dimming: CGFloat = 0.09
  /// Where a finger may take it back.
  public var swipe = Swipe.fromEdge
  /// When a swipe that ends goes back: past 0.53 of the way, as the system's own.
  public var releaseRule = ReleaseRule(distance: 0.53)
  /// Whether Escape and the mouse's back button go back.
  public var goesBackByKeys = true
  /// Called before a swipe, a key or a button goes back. Return false to stay.
  public var shouldDismiss: () -> Bool = { true }

  /// A screen from the right, with all the defaults.
  public init() {}

  /// Where a finger may take the screen back.
  public enum Swipe: Hashable, Sendable {
    /// From the side opposite of where it came from.
    case fromEdge
    /// Wherever nothing else scrolls that way.
    case anywhere
    /// Nowhere.
    case none
  }
}
