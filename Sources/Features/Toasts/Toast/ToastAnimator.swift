import UIKit

/// A property that is animated while a toast appears or disappears. Values are limited to 0…1.
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
    self.from = min(max(0, from), 1)
    self.to = min(max(0, to), 1)
  }

  /// Scales from a factor to 1.
  public static func scale(_ value: CGFloat) -> Self { Self(.scale, from: value, to: 1) }
  /// Scales horizontally from a factor to 1.
  public static func scaleX(_ value: CGFloat) -> Self { Self(.scaleX, from: value, to: 1) }
  /// Scales vertically from a factor to 1.
  public static func scaleY(_ value: CGFloat) -> Self { Self(.scaleY, from: value, to: 1) }
  /// Fades from an opacity to 1.
  public static func opacity(_ value: CGFloat) -> Self { Self(.opacity, from: value, to: 1) }

  /// The reverse animator, for a toast that disappears as it appeared.
  public var opposite: Self { Self(property, from: to, to: from) }
}

extension Collection<ToastAnimator> {
  /// The pose at the beginning or the end of all animators.
  func pose(_ end: KeyPath<ToastAnimator, CGFloat>) -> ToastPose {
    reduce(into: ToastPose.shown) { pose, animator in
      let value = animator[keyPath: end]
      switch animator.property {
      case .scale:
        pose.scaleX *= value
        pose.scaleY *= value
      case .scaleX: pose.scaleX *= value
      case .scaleY: pose.scaleY *= value
      case .opacity: pose.opacity *= value
      }
    }
  }
}
