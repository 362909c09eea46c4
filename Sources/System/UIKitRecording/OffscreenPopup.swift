import HostInterface
import UIKit

/// A popup of an offscreen window.
@MainActor package final class OffscreenPopup: HostPopup {
  package private(set) var frame = CGRect.zero
  package let isTransparent = true
  package let grabsInput: Bool
  package var onFrameChange: (@MainActor () -> Void)?
  package var onDismissal: (@MainActor () -> Void)?
  package var onClose: (() -> Void)?
  package var bounds: () -> CGRect = { .zero }
  package private(set) var node: RenderNode?
  package private(set) var isClosed = false
  private weak var parent: OffscreenPopup?

  init(parent: OffscreenPopup?, grabsInput: Bool) {
    self.parent = parent
    self.grabsInput = grabsInput
  }

  package func place(_ placement: HostPopupPlacement) { frame = placement.frame(in: bounds()) }

  package func present(_ node: RenderNode) { self.node = node }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    onClose?()
  }

  package func dismiss() {
    close()
    onDismissal?()
  }
}

extension OffscreenWindow {
  /// Returns the contents of the window with its popups over them.
  package func withPopups(_ node: RenderNode) -> RenderNode {
    let over = popups.compactMap { popup in
      popup.node.map {
        let shift = CATransform3DMakeTranslation(popup.frame.minX, popup.frame.minY, 0)
        return RenderNode(.transform(shift, $0))
      }
    }
    return over.isEmpty ? node : RenderNode(.group([node] + over))
  }
}
