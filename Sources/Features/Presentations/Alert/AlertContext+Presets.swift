import Transitions
import UIKit

extension AlertContext {
  /// Uses a `TransitionStyle` for the alert's movement.
  public mutating func useStyle(_ style: TransitionStyle) {
    movement = AlertMovement { style.dismissed($0.place.size) }
    timing = .custom(style.timing)
    duration = style.timing.duration
  }

  /// Uses the defaults: centered, with rounded corners.
  public mutating func useCentre() {
    placement = .center
    movement = .center
    wrapping = .rounded(10)
    drag = []
  }

  /// Uses the default of JJKit: a centered alert grows from a hundredth of its size without fading.
  public mutating func useJJKitDefaults() { movement = .scaled(from: 0.01) }

  /// Places the alert at the bottom edge. It can be dragged down.
  public mutating func useBottom() {
    placement = .bottom
    movement = .bottom
    wrapping = .topRounded(10)
    drag = .down
  }

  /// Places the alert at the top edge. It can be pushed up.
  public mutating func useTop() {
    placement = .top()
    movement = .top
    wrapping = .rounded(10)
    drag = .up
  }

  /// Uses a black cover with an opacity.
  public mutating func useDimmedCover(alpha: CGFloat = 0.5) { cover = .dimmed(alpha: alpha) }
  /// Uses a transparent cover.
  public mutating func useClearCover() { cover = .clear }
  /// Uses a cover with a blur effect.
  public mutating func useBlurredCover(style: UIBlurEffect.Style = .regular) {
    cover = .blurred(style)
  }
}
