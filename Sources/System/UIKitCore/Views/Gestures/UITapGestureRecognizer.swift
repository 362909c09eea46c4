import QuartzCore

/// Recognizes taps and clicks.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in quick succession. The default value is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The default value is 1.
  open var numberOfTouchesRequired = 1
  /// The exact mouse buttons that must be pressed. The default is the primary button, which fingers
  /// count as.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// The distance in points beyond which a finger that moves is no longer a tap.
  static let slop: CGFloat = 10
  /// The time in seconds after which a finger that is held is no longer a tap.
  static let longestTap: TimeInterval = 0.75

  private var tapsDone = 0
  private var fingersSeen = 0
  private var start: [ObjectIdentifier: CGPoint] = [:]
  private var firstTap: CGPoint?
  private var timer: FrameTimer?

  override var isWaitingForMore: Bool { tapsDone > 0 && tapsDone < numberOfTapsRequired }

  open override func reset() {
    super.reset()
    tapsDone = 0
    fingersSeen = 0
    start = [:]
    firstTap = nil
    timer?.invalidate()
    timer = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { start[ObjectIdentifier(touch)] = touch.windowLocation }
    fingersSeen = max(fingersSeen, numberOfTouches)
    guard fingersSeen <= numberOfTouchesRequired, hasButton(touches, event),
      !touches.contains(where: isForControl)
    else {
      state = .failed
      return
    }
    if let firstTap, firstTap.distance(to: centroid) > EventDispatcher.multiTapDistance {
      state = .failed
      return
    }
    failAfter(Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let origin = start[ObjectIdentifier(touch)] else { continue }
      if origin.distance(to: touch.windowLocation) > Self.slop { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The touches that end are still among the active ones at this point.
    guard numberOfTouches == touches.count else { return }
    guard fingersSeen == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapsDone += 1
    fingersSeen = 0
    firstTap = firstTap ?? centroid
    if tapsDone >= numberOfTapsRequired {
      timer?.invalidate()
      state = .ended
    } else {
      failAfter(EventDispatcher.multiTapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Returns whether the required button is pressed. A finger counts as the primary button.
  private func hasButton(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    touches.allSatisfy {
      ($0.type == .indirectPointer ? event.buttonMask : .primary) == buttonMaskRequired
    }
  }

  /// Returns whether the touch is in an enabled control, which handles single taps itself.
  private func isForControl(_ touch: UITouch) -> Bool {
    guard let control = touch.view as? any TouchTracking, control !== view else { return false }
    return control.isEnabled && numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }

  private func failAfter(_ seconds: TimeInterval) {
    timer?.invalidate()
    timer = FrameTimer(after: seconds) { [weak self] in
      self?.arena?.perform { self?.timeIsUp() }
    }
  }

  private func timeIsUp() {
    guard pendingState == nil, state == .possible else { return }
    tapsDone = 0
    state = .failed
  }
}
