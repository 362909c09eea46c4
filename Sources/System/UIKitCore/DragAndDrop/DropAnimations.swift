import QuartzCore

/// Where the items of a drop come to rest, as far as their receiver has said.
@MainActor final class DropAnimations {
  @MainActor struct Landing {
    /// Where; nil fades.
    var target: UIPreviewTarget?
    /// The size at the target in points; nil keeps that of the preview.
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
