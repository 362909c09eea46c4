import UIKit

/// The distance of one detent of a mouse wheel.
public enum Wheel {
  /// Points of pan translation a notch, with `allowedScrollTypesMask = .discrete`. Turning towards
  /// oneself gives a negative y.
  public static let detent: CGFloat = 53
}
