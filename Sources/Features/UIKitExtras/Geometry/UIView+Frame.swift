import UIKit

/// The frame's edges, middle and size, one by one; setting an edge moves the view.
extension UIView {
  public var left: CGFloat {
    get { frame.left }
    set { frame.left = newValue }
  }

  public var right: CGFloat {
    get { frame.right }
    set { frame.right = newValue }
  }

  public var top: CGFloat {
    get { frame.top }
    set { frame.top = newValue }
  }

  public var bottom: CGFloat {
    get { frame.bottom }
    set { frame.bottom = newValue }
  }

  public var centerX: CGFloat {
    get { center.x }
    set { center.x = newValue }
  }

  public var centerY: CGFloat {
    get { center.y }
    set { center.y = newValue }
  }

  public var width: CGFloat {
    get { frame.width }
    set { frame.size.width = newValue }
  }

  public var height: CGFloat {
    get { frame.height }
    set { frame.size.height = newValue }
  }

  public var origin: CGPoint {
    get { frame.origin }
    set { frame.origin = newValue }
  }

  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  public func addSubviews(_ views: UIView...) {
    for view in views { addSubview(view) }
  }

  /// The corners named, or all of them.
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

/// Lets a view be set up in one expression: `UIView().setting(\.left, to: 8).setting(\.top, to: 12)`.
@MainActor public protocol Settable: AnyObject {}

extension Settable {
  @discardableResult public func setting<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to value: Value
  ) -> Self {
    self[keyPath: property] = value
    return self
  }

  /// The object itself, after `change` was made to it.
  @discardableResult public func configured(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

extension UIView: Settable {}
