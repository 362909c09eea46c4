import UIKit

/// The order in which subviews move.
public enum HeroCascadeDirection: Sendable {
  /// From the top to the bottom.
  case topToBottom
  /// From the bottom to the top.
  case bottomToTop
  /// From the left to the right.
  case leftToRight
  /// From the right to the left.
  case rightToLeft
  /// In the direction of reading.
  case leadingToTrailing
  /// Against the direction of reading.
  case trailingToLeading
  /// From a point of the view outwards, or inwards.
  case radial(center: CGPoint), inverseRadial(center: CGPoint)
}
