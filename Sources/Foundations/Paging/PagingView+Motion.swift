import Motion
import UIKit
import UIKitCompat

extension PagingView {
  /// Moves to the page at the specified index. Beyond three pages the move isn't animated: the user
  /// couldn't follow it, and every page in between would have to be loaded.
  public func goToPage(_ index: Int, animated: Bool) {
    guard pageCount > 0, mode != .dragging else { return }
    let slot = slot(
      ofIndex: min(max(0, index), pageCount - 1), nearest: Int(position.rounded()))
    go(toSlot: slot, animated: animated)
  }

  private func go(toSlot slot: Int, animated: Bool) {
    travel = CGFloat(slot) < position ? -1 : 1
    let isNear = abs(CGFloat(slot) - position) <= 3.5
    let travels = animated && isNear && !UIAccessibility.isReduceMotionEnabled
    // The current page is set before the move, because a move to the present position comes to rest
    // immediately.
    setCurrent(slot)
    post { delegate, view in delegate.pagingViewDidMove(view) }
    if travels {
      retarget(to: slot)
    } else {
      animator.stop()
      motion.set(CGFloat(slot))
      rest(at: slot)
    }
    updatePages()
  }

  /// Moves by a number of pages from the current page, which during a page turn is its target, so
  /// that no key press of a rapid series is lost. Returns `false` if there is no such page.
  @discardableResult public func page(by count: Int, animated: Bool = true) -> Bool {
    guard let currentSlot, count != 0, mode != .dragging else { return false }
    let slot = clamped(slot: currentSlot + count)
    guard slot != currentSlot else { return false }
    travel = count < 0 ? -1 : 1
    if animated && !UIAccessibility.isReduceMotionEnabled && abs(count) <= 3 {
      setCurrent(slot)
      retarget(to: slot)
      updatePages()
      sendEvents()
    } else {
      go(toSlot: slot, animated: false)
    }
    return true
  }

  func retarget(to slot: Int, velocity: CGFloat? = nil) {
    if mode == .resting { settledSlot = Int(position.rounded()) }
    mode = .settling
    motion.retargetWithoutOvershoot(to: CGFloat(slot), spring: spring, velocity: velocity)
    if motion.isSettled {
      settle()
    } else {
      animator.start(from: velocity == nil ? nil : CACurrentMediaTime())
    }
  }

  func step(by seconds: TimeInterval) -> Bool {
    guard mode == .settling else { return false }
    motion.advance(by: seconds)
    post { delegate, view in delegate.pagingViewDidMove(view) }
    if motion.isSettled {
      settle()
    } else {
      updatePages()
    }
    return mode == .settling
  }

  private func settle() {
    motion.finish()
    rest(at: clamped(slot: Int(position.rounded())))
    updatePages()
  }

  func rest(at slot: Int) {
    mode = .resting
    settledSlot = slot
    post { delegate, view in delegate.pagingViewDidComeToRest(view) }
  }

  // MARK: Drag

  func setUpPan() {
    panGestureRecognizer.allowedScrollTypesMask = .continuous
    panGestureRecognizer.maximumNumberOfTouches = 1
    panGestureRecognizer.onEvent { [weak self] pan in self?.handle(pan) }
    addGestureRecognizer(panGestureRecognizer)
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      pan.setTranslation(.zero, in: self)
    case .changed: drag(by: along(pan.translation(in: self)))
    case .ended: endDrag(velocity: along(pan.velocity(in: self)))
    case .cancelled, .failed: endDrag(velocity: 0)
    default: break
    }
  }

  /// Converts points along the axis to pages; a drag to the left reveals the next page.
  private func along(_ point: CGPoint) -> CGFloat {
    guard extent > 0 else { return 0 }
    return -(axis == .horizontal ? point.x : point.y) * direction / extent
  }

  func beginDrag() {
    guard pageCount > 0 else { return }
    animator.stop()
    if mode == .resting { settledSlot = Int(position.rounded()) }
    mode = .dragging
    motion.catch()
    dragOrigin = RubberBand.standard.unlimit(position, from: limits, dimension: 1)
  }

  func drag(by pages: CGFloat) {
    guard mode == .dragging else { return }
    let wanted = RubberBand.standard.limit(dragOrigin + pages, to: limits, dimension: 1)
    if wanted != position { travel = wanted < position ? -1 : 1 }
    motion.set(wanted)
    let nearest = clamped(slot: Int(wanted.rounded()))
    if nearest != currentSlot { setCurrent(nearest) }
    updatePages()
    post { delegate, view in delegate.pagingViewDidMove(view) }
    sendEvents()
  }

  /// - Parameter velocity: The velocity in pages per second.
  func endDrag(velocity: CGFloat) {
    guard mode == .dragging else { return }
    mode = .held
    let slot = clamped(slot: restingSlot(velocity: velocity))
    // Beyond an end the page returns with no velocity: an outward velocity would move it further
    // away.
    let isOutside = !limits.contains(position)
    retarget(to: slot, velocity: isOutside ? 0 : velocity)
    setCurrent(slot)
    updatePages()
    sendEvents()
  }

  /// Returns the slot to settle on. A flick moves to the next page in its direction, from the
  /// position that the drag reached; without a flick the nearest page is chosen. The result is
  /// never more than one page from where the drag began if `turnsSinglePages` is set.
  private func restingSlot(velocity: CGFloat) -> Int {
    let start = Int(dragOrigin.rounded())
    let wanted: Int
    if abs(velocity) * extent > Self.flickSpeed,
      abs(position - CGFloat(start)) >= flickDistance
    {
      wanted = Int(position.rounded(velocity > 0 ? .up : .down))
    } else {
      wanted = Int(position.rounded())
    }
    guard turnsSinglePages else { return wanted }
    return min(max(wanted, start - 1), start + 1)
  }

  /// The minimum speed of a flick, in points per second.
  private static let flickSpeed: CGFloat = 200

  // MARK: Catch

  func hold() {
    guard mode == .settling else { return }
    animator.stop()
    motion.catch()
    mode = .held
  }

  /// Settles at the nearest page after a touch that only stopped the pages.
  func endInteraction() {
    guard mode == .held else { return }
    let slot = clamped(slot: Int(position.rounded()))
    retarget(to: slot)
    setCurrent(slot)
    updatePages()
    sendEvents()
  }

  func shouldBeginPan() -> Bool {
    guard pageCount > 0 else { return false }
    let way = panGestureRecognizer.translation(in: self)
    let movement = way == .zero ? panGestureRecognizer.velocity(in: self) : way
    let isAlong =
      axis == .horizontal ? abs(movement.x) >= abs(movement.y) : abs(movement.y) > abs(movement.x)
    guard isAlong || mode == .held else { return false }
    return delegate?.pagingView(self, shouldBegin: panGestureRecognizer) ?? true
  }
}

extension PagingView {
  /// Ends a movement immediately on the current page.
  public func settleNow() {
    guard isMoving, let currentSlot else { return }
    animator.stop()
    motion.set(CGFloat(currentSlot))
    post { delegate, view in delegate.pagingViewDidMove(view) }
    rest(at: currentSlot)
    updatePages()
    sendEvents()
  }
}
