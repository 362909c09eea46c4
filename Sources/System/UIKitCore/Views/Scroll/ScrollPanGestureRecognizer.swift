import QuartzCore

/// A scroll view's pan recognizer.
///
/// A touch stops moving content, which comes to rest at its target if no drag follows. The
/// recognizer also decides when content receives the touch.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The delay before content receives a touch, in seconds.
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

  /// Whether a touch is delivered to its view without delay because the view is a control that the
  /// user drags.
  private func isForDragging(_ view: UIView?) -> Bool {
    (view as? any TouchTracking)?.isDragged == true
  }

  /// Allows a second finger to turn a drag into a zoom.
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
    // A tap that stopped the content isn't delivered to it.
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
