import UIKit

/// What one notch of a mouse wheel is worth.
public enum Wheel {
  /// Points of pan translation a notch, with `allowedScrollTypesMask = .discrete`. Turning towards
  /// oneself gives a negative y.
  public static let detent: CGFloat = 53
}
