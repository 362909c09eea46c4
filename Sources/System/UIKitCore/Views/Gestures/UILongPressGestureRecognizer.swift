import QuartzCore

/// Recognizes a touch that is held in place. The gesture begins when the minimum duration has
/// elapsed, and changes when the touch moves afterwards.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time in seconds for which the touch must be held. The default value is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that the touch may move before the gesture begins. The default value is
  /// 10.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers that must be held. The default value is 1.
  open var numberOfTouchesRequired = 1
  /// The number of taps that must precede the touch that is held. The default value is 0.
  open var numberOfTapsRequired = 0

  private var timer: FrameTimer?
  private var start = CGPoint.zero

  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPrimary(touches, event), numberOfTouches <= numberOfTouchesRequired,
      touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = centroid
    timer?.invalidate()
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = FrameTimer(after: minimumPressDuration) { [weak self] in
      self?.arena?.perform { self?.timeIsUp() }
    }
  }

  private func timeIsUp() {
    guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
    note(MediaClock.now)
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if start.distance(to: centroid) > allowableMovement { state = .failed }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}
