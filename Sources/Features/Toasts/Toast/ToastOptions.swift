import UIKit

/// The options of a toast that can change while it is shown: `toast.options.position = .top` moves
/// it. The steps of a `ToastBuilder` set them beforehand.
@MainActor public struct ToastOptions {
  /// The vertical position. A visible toast moves to another one.
  public var position = ToastPosition.center
  /// The time that the toast is shown. Another time counts from the change; `.forever` cancels the
  /// automatic dismissal.
  public var duration = ToastDuration.reading
  /// The time in seconds before the toast appears. A toast that is dismissed sooner is never seen.
  public var delay: TimeInterval = 0
  /// The time in seconds that the toast stays at least, when the app dismisses it with an
  /// animation or its item finishes, so that it doesn't flash.
  public var minimumDuration: TimeInterval = 0
  /// The corner radius.
  public var cornerRadius = ToastCornerRadius.fixed(8)
  /// The corners that are rounded.
  public var corners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The animations that show the toast.
  public var appearAnimations: Set<ToastAnimator> = [.scale(0.7)]
  /// The animations that hide the toast.
  public var disappearAnimations: Set<ToastAnimator> = [
    .scale(0.7).opposite, .opacity(0).opposite,
  ]
  /// The perceptual duration of the spring that moves the toast, in seconds.
  public var springDuration: TimeInterval = 0.3
  /// How far the spring overshoots: 0 for not at all, up to 1.
  public var springBounce: CGFloat = 0
  /// Whether a tap dismisses the toast.
  public var dismissesOnTap = false
  /// The directions of swipes that dismiss the toast, none if empty. Nil stands for both sides and
  /// the nearest edge.
  public var swipeDirections: UISwipeGestureRecognizer.Direction?
  /// Whether touches pass to the views below, so that the toast can't be tapped, swiped or paused.
  public var passesTouches = false

  /// Creates the default options.
  public init() {}
}
