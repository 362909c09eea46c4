import Foundation

/// The resistance of content dragged past its edge: the further the drag, the stronger the
/// resistance.
public struct RubberBand: Hashable, Sendable {
  /// The fraction of the first point of overshoot that is visible.
  public var coefficient: CGFloat

  /// The rubber band of `UIScrollView`.
  public static let standard = RubberBand(coefficient: 0.55)

  /// Creates a rubber band with a resistance coefficient.
  public init(coefficient: CGFloat) { self.coefficient = coefficient }

  /// Returns the offset of content that is dragged `distance` past its edge; always less than
  /// `dimension`.
  public func offset(for distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let pulled = (1 - 1 / (abs(distance) * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -pulled : pulled
  }

  /// Returns the drag distance that results in this offset, so that content caught beyond its edge
  /// doesn't move.
  public func distance(for offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(abs(offset) / dimension, 0.999)
    let pull = (1 / (1 - part) - 1) * dimension / coefficient
    return offset < 0 ? -pull : pull
  }

  /// Returns `value` if it lies in `range`, and otherwise its position with the resistance applied.
  public func limit(
    _ value: CGFloat, to range: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    if value < range.lowerBound {
      return range.lowerBound + offset(for: value - range.lowerBound, dimension: dimension)
    }
    if value > range.upperBound {
      return range.upperBound + offset(for: value - range.upperBound, dimension: dimension)
    }
    return value
  }

  /// Returns the unresisted value for a value that `limit` returned.
  public func unlimit(
    _ value: CGFloat, from range: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    if value < range.lowerBound {
      return range.lowerBound + distance(for: value - range.lowerBound, dimension: dimension)
    }
    if value > range.upperBound {
      return range.upperBound + distance(for: value - range.upperBound, dimension: dimension)
    }
    return value
  }
}
