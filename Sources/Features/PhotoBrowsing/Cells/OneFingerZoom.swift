import Motion
import UIKit
import UIKitCompat

/// Zooms a photo with one finger: a tap, and a drag from the touch that follows at once, down to
/// enlarge the photo and up to make it smaller.
@MainActor final class OneFingerZoom: NSObject, UIGestureRecognizerDelegate {
  private unowned let cell: ImageCell
  private let press = UILongPressGestureRecognizer()
  private var start: CGPoint = .zero
  private var isZooming = false
  /// How far the finger moves before a double tap becomes a drag, in points.
  private static let slop: CGFloat = 10
  /// The distance that doubles the size, in points.
  private static let doubling: CGFloat = 100

  init(_ cell: ImageCell) {
    self.cell = cell
    super.init()
    press.numberOfTapsRequired = 1
    press.minimumPressDuration = 0
    press.delegate = self
    press.onEvent { [weak self] in self?.handle($0) }
    cell.addGestureRecognizer(press)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { (touch.type == .direct || touch.type == .pencil) && cell.image != nil }

  /// A double tap without a drag remains one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === cell.doubleTapRecognizer }

  private func handle(_ press: UILongPressGestureRecognizer) {
    let distance = press.location(in: cell).y - start.y
    switch press.state {
    case .began:
      start = press.location(in: cell)
      isZooming = false
    case .changed:
      if !isZooming, abs(distance) > Self.slop { begin() }
      guard isZooming else { return }
      let drag = distance - (distance > 0 ? Self.slop : -Self.slop)
      cell.zoomMotion.pinch(scale: exp2(drag / Self.doubling), at: start)
      cell.showFrame()
    case .ended, .cancelled, .failed:
      guard isZooming else { return }
      isZooming = false
      cell.zoomMotion.endPinch(at: start)
      cell.motionChanged()
    default: break
    }
  }

  private func begin() {
    isZooming = true
    if cell.doubleTapRecognizer.isEnabled {
      // Fails it.
      cell.doubleTapRecognizer.isEnabled = false
      cell.doubleTapRecognizer.isEnabled = true
    }
    cell.animator.stop()
    cell.zoomMotion.beginPinch(at: start)
  }
}
