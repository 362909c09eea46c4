import Foundation

extension CGPoint {
  /// Returns a Boolean value that indicates whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns a Boolean value that indicates whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether two rectangles have the same size and place.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
