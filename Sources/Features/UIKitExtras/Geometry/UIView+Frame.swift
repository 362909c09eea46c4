import UIKit

extension UIView {
  /// Adds subviews in order, the last one in front.
  public func addSubviews(_ views: UIView...) {
    for view in views { addSubview(view) }
  }

  /// Rounds the given corners, or all of them.
  public func setCornerRadius(
    _ radius: CGFloat,
    corners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  ) {
    layer.cornerRadius = radius
    layer.maskedCorners = corners
  }
}

/// Configures an object in one expression: `UIView().setting(\\.left, to: 8).setting(\\.top, to:
/// 12)`.
@MainActor public protocol Settable: AnyObject {}

extension Settable {
  /// Sets a property and returns the object, so that calls can be chained.
  @discardableResult public func setting<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to value: Value
  ) -> Self {
    self[keyPath: property] = value
    return self
  }

  /// Calls a closure with the object and returns it.
  @discardableResult public func configured(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

extension UIView: Settable {}
