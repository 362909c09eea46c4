import QuartzCore

/// One of the things that are dragged together.
@MainActor open class UIDragItem: NSObject {
  /// What loads the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// An object of the app's own that goes with the item; nil, the default, if there is none. Other
  /// programs don't see it.
  open var localObject: Any?
  /// Makes what is shown under the pointer once the drag has begun; nil, the default, goes on to show
  /// the preview with which the item was lifted. A provider that returns nil hides the item.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// How a view is shown as a preview of a drag.
@MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// A place in a view at which a preview of a drag is.
@MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is shown under the pointer.
@MainActor open class UIDragPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// How it is shown.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// Creates a preview of a view as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// A view that is shown as the preview of an item, and from where it is lifted or where it comes to rest.
@MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view elsewhere.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
