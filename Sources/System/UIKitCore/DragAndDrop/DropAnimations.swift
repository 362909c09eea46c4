import QuartzCore

/// The landings of a drop's items that the receiver has set so far.
@MainActor final class DropAnimations {
  @MainActor struct Landing {
    /// The target of the preview; `nil` lets it fade out.
    var target: UIPreviewTarget?
    /// The size at the target in points; `nil` keeps that of the preview.
    var size: CGSize?
    var isFading = false
    let animator = DragAnimator()
  }

  private(set) var landings: [ObjectIdentifier: Landing] = [:]

  nonisolated init() {}

  subscript(item: UIDragItem) -> Landing? {
    get { landings[ObjectIdentifier(item)] }
    set { landings[ObjectIdentifier(item)] = newValue }
  }
}
