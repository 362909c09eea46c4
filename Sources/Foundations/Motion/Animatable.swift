import Foundation

/// A value that springs and curves can animate: a vector of numbers in points, pixels or fractions.
///
/// The protocol has methods rather than operators, so that the conformance of `CGPoint` doesn't add
/// operators to every file that imports this module.
public protocol Animatable: Equatable, Sendable {
  /// The neutral element of `adding(_:)`, which also represents the absence of velocity.
  static var zero: Self { get }
  /// Returns the sum, component by component.
  func adding(_ other: Self) -> Self
  /// Returns each component multiplied by the specified factor.
  func scaled(by factor: CGFloat) -> Self
  /// The largest absolute component, which is compared with a threshold to decide whether a motion
  /// has settled.
  var magnitude: CGFloat { get }
  /// The components that may overshoot their target, with all others set to zero. On an underdamped
  /// spring, the other components follow a critically damped spring of the same frequency. By
  /// default, every component may overshoot.
  var overshooting: Self { get }
}

extension Animatable {
  public var overshooting: Self { self }

  /// Returns the difference, component by component.
  public func subtracting(_ other: Self) -> Self { adding(other.scaled(by: -1)) }

  /// Returns the value at `progress` between this value and `other`; a progress outside 0…1
  /// extrapolates beyond the ends.
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

/// A rectangle animates as four independent numbers; velocities may have negative sizes, which
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

/// Two values that animate as one.
public struct AnimatablePair<First: Animatable, Second: Animatable>: Animatable {
  /// The component that is animated together with `second`.
  public var first: First
  /// The component that is animated together with `first`.
  public var second: Second

  /// Creates a pair whose two values animate as one.
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
