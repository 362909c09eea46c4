import UIKit
import UIKitCompat

/// The controls over the photo, and the pointer, which is hidden with them.
extension PhotoBrowserController: UIPointerInteractionDelegate {
  func controlsDidChange(areShown: Bool) {
    currentCell?.chromeDidChange(isShown: areShown)
    invalidatePointer()
    setNeedsStatusBarAppearanceUpdate()
    onControlsChange?(areShown)
  }

  /// A key for which neither the app nor the browser has a use, such as Tab, moves the focus: the
  /// controls are shown at once, because hidden ones can't be focused.
  func showControlsForKeys() {
    if !chrome.isShown {
      chrome.isShown = true
      chrome.appear()
    }
    chrome.pointerMoved()
  }

  func cellDidZoom(_ cell: ImageCell) {
    guard cell === currentCell else { return }
    parts.slideshow?.restart()
    if cell.isZoomed != isPointerHand { invalidatePointer() }
    // While the size changes, it would be read again and again.
    if !cell.zoomMotion.isSpringing { parts.pageElement?.showZoom(of: cell) }
    onZoom?(cell)
  }

  private func invalidatePointer() {
    isPointerHand = (currentCell as? ImageCell)?.isZoomed == true
    for case let interaction as UIPointerInteraction in view.interactions {
      interaction.invalidate()
    }
  }

  /// The pointer is a hand over a photo that can be moved, and hidden with the controls.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard isOpen else { return nil }
    guard chrome.isShown else { return .hidden() }
    guard (currentCell as? ImageCell)?.isZoomed == true else { return nil }
    return .hand()
  }
}
