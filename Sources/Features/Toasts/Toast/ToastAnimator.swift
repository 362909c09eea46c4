import UIKit

/// A property that is animated while a toast appears or disappears. Values are limited to 0…1, but
/// for angles.
public struct ToastAnimator: Hashable, Sendable {
  /// A property that an animator changes.
  public enum Property: Hashable, Sendable {
    /// The scale in both directions.
    case scale
    /// The horizontal scale.
    case scaleX
    /// The vertical scale.
    case scaleY
    /// The opacity.
    case opacity
    /// The angle in radians, clockwise.
    case rotation
    /// The part of the way from the toast's position to beyond an edge of the view.
    case slide(Edge)
  }

  /// An edge of the view that a toast slides to.
  public enum Edge: Hashable, Sendable {
    /// The upper edge.
    case top
    /// The edge where lines of text begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where lines of text end.
    case trailing
  }

  /// The property that the animator changes.
  public let property: Property
  /// The value while the toast is hidden.
  public let from: CGFloat
  /// The value while the toast is visible.
  public let to: CGFloat

  /// Creates an animator; dismissal runs it backward.
  public init(_ property: Property, from: CGFloat, to: CGFloat) {
    self.property = property
    func limited(_ value: CGFloat) -> CGFloat {
      property == .rotation ? (value.isFinite ? value : 0) : min(max(0, value), 1)
    }
    self.from = limited(from)
    self.to = limited(to)
  }

  /// Scales from a factor to 1.
  public static func scale(_ value: CGFloat) -> Self { Self(.scale, from: value, to: 1) }
  /// Scales horizontally from a factor to 1.
  public static func scaleX(_ value: CGFloat) -> Self { Self(.scaleX, from: value, to: 1) }
  /// Scales vertically from a factor to 1.
  public static func scaleY(_ value: CGFloat) -> Self { Self(.scaleY, from: value, to: 1) }
  /// Fades from an opacity to 1.
  public static func opacity(_ value: CGFloat) -> Self { Self(.opacity, from: value, to: 1) }
  /// Turns from an angle in radians, clockwise, until it is upright.
  public static func rotation(_ angle: CGFloat) -> Self { Self(.rotation, from: angle, to: 0) }
  /// Slides in from beyond an edge of the view.
  public static func slide(from edge: Edge) -> Self { Self(.slide(edge), from: 1, to: 0) }

  /// The reverse animator, for a toast that disappears as it appeared.
  public var opposite: Self { Self(property, from: to, to: from) }
}

extension Collection<ToastAnimator> {
  /// The pose at the beginning or the end of all animators.
  ///
  /// - Parameter way: Returns the way from the toast's position to beyond an edge.
  func pose(
    _ end: KeyPath<ToastAnimator, CGFloat>, way: (ToastAnimator.Edge) -> CGPoint
  ) -> ToastPose {
    reduce(into: ToastPose.shown) { pose, animator in
      let value = animator[keyPath: end]
      switch animator.property {
      case .scale:
        pose.scaleX *= value
        pose.scaleY *= value
      case .scaleX: pose.scaleX *= value
      case .scaleY: pose.scaleY *= value
      case .opacity: pose.opacity *= value
      case .rotation: pose.rotation += value
      case .slide(let edge): pose.offset = pose.offset.adding(way(edge).scaled(by: value))
      }
    }
  }
}
