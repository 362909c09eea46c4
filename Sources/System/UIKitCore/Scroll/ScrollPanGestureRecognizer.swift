import QuartzCore

/// Stops moving content when a finger comes down on it, lets it go on when no drag followed, and
/// decides when content receives the touch.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// Seconds.
  private static let contentDelay: TimeInterval = 0.15

  private var isHoldingBack = false
  private var timer: FrameTimer?
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override var delaysTouchesBegan: Bool {
    get { super.delaysTouchesBegan || isHoldingBack }
    set { super.delaysTouchesBegan = newValue }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView else { return }
    scrollView.fingerCameDown()
    if scrollView.drag.caught != nil {
      isHoldingBack = true
    } else if scrollView.delaysContentTouches, scrollView.canScrollX || scrollView.canScrollY,
      touches.contains(where: { $0.view !== scrollView && !isForDragging($0.view) })
    {
      holdBackForAWhile()
    }
  }

  /// A control that is dragged itself receives the touch at once, or the content would be first.
  private func isForDragging(_ view: UIView?) -> Bool {
    (view as? UIControl)?.isDragged == true
  }

  /// A second finger may come to a drag and zoom.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
  }

  private func holdBackForAWhile() {
    isHoldingBack = true
    timer?.invalidate()
    timer = FrameTimer(after: Self.contentDelay) { [weak self] in
      guard let self else { return }
      if let arena { arena.perform { self.isHoldingBack = false } } else { isHoldingBack = false }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The tap that stopped the content was meant for nothing else.
    if scrollView?.drag.caught != nil { arena?.views.cancel(for: self) }
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    isHoldingBack = false
    timer?.invalidate()
    timer = nil
    scrollView?.fingersAreUp()
  }
}
