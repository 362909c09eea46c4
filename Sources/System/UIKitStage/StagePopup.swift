import HostInterface
import UIKit

/// A popup of a stage's window.
@MainActor final class StagePopup: HostPopup {
  private(set) var frame = CGRect.zero
  let isTransparent = true
  let grabsInput: Bool
  var onFrameChange: (@MainActor () -> Void)?
  var onDismissal: (@MainActor () -> Void)?
  var onClose: (() -> Void)?
  var bounds: () -> CGRect = { .zero }
  private(set) var node: RenderNode?
  private(set) var isClosed = false
  private weak var parent: StagePopup?

  init(parent: StagePopup?, grabsInput: Bool) {
    self.parent = parent
    self.grabsInput = grabsInput
  }

  func place(_ placement: HostPopupPlacement) { frame = placement.frame(in: bounds()) }

  func present(_ node: RenderNode) { self.node = node }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    onClose?()
  }

  func dismiss() {
    close()
    onDismissal?()
  }
}

extension StageWindow {
  /// Returns the contents of the window with its popups over them.
  func withPopups(_ node: RenderNode) -> RenderNode {
    let over = popups.compactMap { popup in
      popup.node.map {
        let shift = CATransform3DMakeTranslation(popup.frame.minX, popup.frame.minY, 0)
        return RenderNode(.transform(shift, $0))
      }
    }
    return over.isEmpty ? node : RenderNode(.group([node] + over))
  }
}
