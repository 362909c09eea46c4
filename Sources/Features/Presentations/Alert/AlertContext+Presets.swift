import Transitions
import UIKit

extension AlertContext {
  /// Comes and goes in a style that is defined once for all that takes one.
  public mutating func useStyle(_ style: TransitionStyle) {
    movement = AlertMovement { style.dismissed($0.place.size) }
    timing = .custom(style.timing)
    duration = style.timing.duration
  }

  /// In the middle, four rounded corners: as it is when nothing is said.
  public mutating func useCentre() {
    placement = .centre
    movement = .centre
    wrapping = .rounded(10)
    drag = []
  }

  /// For those who come from JJKit: an alert in the middle grows from a hundredth of its size,
  /// opaque from the beginning.
  public mutating func useJJKitDefaults() { movement = .scaled(from: 0.01) }

  /// Up from the lower edge, to be dragged down again.
  public mutating func useBottom() {
    placement = .bottom
    movement = .bottom
    wrapping = .topRounded(10)
    drag = .down
  }

  /// Down from under the upper edge, to be pushed up again.
  public mutating func useTop() {
    placement = .top()
    movement = .top
    wrapping = .rounded(10)
    drag = .up
  }

  /// Black over the screen below, through which that much of it is seen.
  public mutating func useDimmedCover(alpha: CGFloat = 0.5) { cover = .dimmed(alpha: alpha) }
  /// A cover that can't be seen.
  public mutating func useClearCover() { cover = .clear }
  /// Frosted glass over the screen below.
  public mutating func useBlurredCover(style: UIBlurEffect.Style = .regular) {
    cover = .blurred(style)
  }
}
