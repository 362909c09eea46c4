import QuartzCore

/// How a view is shown as a preview.
@MainActor open class UIPreviewParameters: NSObject {
  /// The visible part, in the coordinates of the view; nil, the default, is all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the coordinates of the view; nil, the default, is that of the
  /// visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; the default is the color of the system's background.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }
}

/// Where a preview is: a place in a view.
@MainActor open class UIPreviewTarget: NSObject {
  /// The view in which the preview lies.
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

/// A view that is shown as a preview, and where.
@MainActor open class UITargetedPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// How it is shown.
  open private(set) var parameters: UIPreviewParameters
  /// Where it is.
  open private(set) var target: UIPreviewTarget
  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view, which has to be in a window, where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      preconditionFailure("UITargetedPreview(view:parameters:) needs a view that is in a superview")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview of a view, which has to be in a window, where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Returns a preview of the same view elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
