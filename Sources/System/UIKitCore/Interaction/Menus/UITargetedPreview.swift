import QuartzCore

/// The appearance of a view as a preview.
@MainActor open class UIPreviewParameters: NSObject {
  /// The visible part, in the coordinates of the view. If `nil`, the default, the whole view is
  /// visible.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the coordinates of the view. If `nil`, the default, it is that
  /// of the visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view. The default is `UIColor.systemBackground`.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }
}

/// The position of a preview in a container view.
@MainActor open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  open private(set) var container: UIView
  /// The center of the preview, in the coordinates of the container.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Creates a target in a container.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// Creates a target without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is shown as a preview at a target.
@MainActor open class UITargetedPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// The appearance of the preview.
  open private(set) var parameters: UIPreviewParameters
  /// The position of the preview.
  open private(set) var target: UIPreviewTarget
  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view, which must be in a window, at its current position.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      preconditionFailure("UITargetedPreview(view:parameters:) needs a view that is in a superview")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview of a view, which must be in a window, at its current position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
