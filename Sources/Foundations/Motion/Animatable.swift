import Foundation

/// A value that springs and curves can move: a vector of numbers in points, pixels or parts.
///
/// Methods rather than operators, so that conforming `CGPoint` adds no operators to every file that
/// imports this module.
public protocol Animatable: Equatable, Sendable {
  /// The neutral element of `adding(_:)`, which also stands for no velocity.
  static var zero: Self { get }
  /// Returns the sum, component by component.
  func adding(_ other: Self) -> Self
  /// Returns each component multiplied by the factor.
  func scaled(by factor: CGFloat) -> Self
  /// The largest absolute component; settling compares it with a threshold.
  var magnitude: CGFloat { get }
  /// The components that may pass their target, with all others zero. On a spring that swings, the
  /// others follow a critically damped one of the same frequency. By default every component may.
  var overshooting: Self { get }
}

extension Animatable {
  public var overshooting: Self { self }

  /// Returns the difference, component by component.
  public func subtracting(_ other: Self) -> Self { adding(other.scaled(by: -1)) }

  /// The point at `progress` on the way to `other`; values outside 0…1 lie beyond the ends.
  public func interpolated(to other: Self, progress: CGFloat) -> Self {
    adding(other.subtracting(self).scaled(by: progress))
  }
}

extension CGFloat: Animatable {
  public func adding(_ other: CGFloat) -> CGFloat { self + other }
  public func scaled(by factor: CGFloat) -> CGFloat { self * factor }
}

extension CGPoint: Animatable {
  public func adding(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
  public func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
  public var magnitude: CGFloat { max(abs(x), abs(y)) }
}

extension CGSize: Animatable {
  public func adding(_ other: CGSize) -> CGSize {
    CGSize(width: width + other.width, height: height + other.height)
  }
  public func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
  public var magnitude: CGFloat { max(abs(width), abs(height)) }
}

/// Origin and size as four independent numbers; velocities may have negative sizes, which
/// `CGRect.width` would hide.
extension CGRect: Animatable {
  public func adding(_ other: CGRect) -> CGRect {
    CGRect(origin: origin.adding(other.origin), size: size.adding(other.size))
  }
  public func scaled(by factor: CGFloat) -> CGRect {
    CGRect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }
  public var magnitude: CGFloat { max(origin.magnitude, size.magnitude) }
}

/// Two values that move as one.
public struct AnimatablePair<First: Animatable, Second: Animatable>: Animatable {
  /// The component that is animated together with `second`.
  public var first: First
  /// The component that is animated together with `first`.
  public var second: Second

  /// Creates a pair whose two values move as one.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }

  public func adding(_ other: Self) -> Self {
    Self(first.adding(other.first), second.adding(other.second))
  }
  public func scaled(by factor: CGFloat) -> Self {
    Self(first.scaled(by: factor), second.scaled(by: factor))
  }
  public var magnitude: CGFloat { max(first.magnitude, second.magnitude) }
}
