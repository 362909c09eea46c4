import QuartzCore

/// An item of a drag.
@MainActor open class UIDragItem: NSObject {
  /// The provider that loads the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// A custom object that the app associates with the item; `nil`, the default, if there is none.
  /// Other programs can't access it.
  open var localObject: Any?
  /// A closure that returns the preview shown under the pointer once the drag has begun. If `nil`,
  /// the default, the preview with which the item was lifted remains. A provider that returns `nil`
  /// hides the item.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item for the data that an item provider offers.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The appearance of a view as a preview of a drag.
@MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position of a drag preview in a container view.
@MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is shown under the pointer during a drag.
@MainActor open class UIDragPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// The appearance of the view.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// Creates a preview of a view with its current appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// A view that is shown as the preview of an item, with the target where it is lifted or lands.
@MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
