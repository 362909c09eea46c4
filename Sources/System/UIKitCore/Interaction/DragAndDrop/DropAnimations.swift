import QuartzCore

/// The landings of a drop's items that the receiver has set so far.
@MainActor package final class DropAnimations {
  @MainActor package struct Landing {
    /// The target of the preview; `nil` lets it fade out.
    package var target: UIPreviewTarget?
    /// The size at the target in points; `nil` keeps that of the preview.
    package var size: CGSize?
    package var isFading = false
    package let animator = DragAnimator()

    package init(target: UIPreviewTarget? = nil, size: CGSize? = nil, isFading: Bool = false) {
      self.target = target
      self.size = size
      self.isFading = isFading
    }
  }

  private(set) var landings: [ObjectIdentifier: Landing] = [:]

  nonisolated init() {}

  package subscript(item: UIDragItem) -> Landing? {
    get { landings[ObjectIdentifier(item)] }
    set { landings[ObjectIdentifier(item)] = newValue }
  }
}
