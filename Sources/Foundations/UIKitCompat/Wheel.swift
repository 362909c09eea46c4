import UIKit

/// The distance of one detent of a mouse wheel.
public enum Wheel {
  /// The pan translation of one detent, in points, with `allowedScrollTypesMask = .discrete`.
  /// Scrolling towards the user results in a negative y.
  public static let detent: CGFloat = 53
}
