import Foundation

/// The resistance of an edge: the further one pulls, the less it gives.
public struct RubberBand: Hashable, Sendable {
  /// The resistance: the share of the first point of overshoot that shows.
  public var coefficient: CGFloat

  /// As `UIScrollView`'s.
  public static let standard = RubberBand(coefficient: 0.55)

  /// Creates a rubber band with a resistance coefficient.
  public init(coefficient: CGFloat) { self.coefficient = coefficient }

  /// The distance that content moves when pulled `distance` past its edge, less than `dimension`.
  public func offset(for distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let pulled = (1 - 1 / (abs(distance) * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -pulled : pulled
  }

  /// How far one must have pulled for this offset: catching a thing that is beyond its edge must
  /// not move it.
  public func distance(for offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(abs(offset) / dimension, 0.999)
    let pull = (1 / (1 - part) - 1) * dimension / coefficient
    return offset < 0 ? -pull : pull
  }

  /// `value` inside `range`, softened outside of it.
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

  /// The inverse of `limit`.
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
