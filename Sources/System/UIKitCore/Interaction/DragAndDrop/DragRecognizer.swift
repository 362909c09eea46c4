import QuartzCore

/// Recognizes the beginning of a drag: a pointer that moves with its button pressed, or a finger
/// that is held.
final class DragRecognizer: UIGestureRecognizer {
  private weak var interaction: UIDragInteraction?
  private var timer: FrameTimer?
  private var start = CGPoint.zero
  private var isFinger = false
  /// The drag that was created when the gesture was about to begin.
  private var pending: DragFlow?

  /// The distance in points that a pointer moves before a drag begins: less than a scroll view
  /// requires.
  private static let pointerDistance: CGFloat = 5
  private static let pressDuration: TimeInterval = 0.5
  static let fingerDistance: CGFloat = 10

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    isEnabled = interaction.isEnabled
    addHandler { [weak self] recognizer in
      guard let self, recognizer.state == .began, let flow = self.pending else { return }
      self.pending = nil
      flow.begin(isLift: self.isFinger)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let touch = touches.first, isPrimary(touches, event),
      !event.modifierFlags.contains(.shift)
    else { return state = .failed }
    start = touch.windowLocation
    isFinger = touch.type != .indirectPointer
    guard isFinger else { return }
    timer = FrameTimer(after: Self.pressDuration) { [weak self] in
      self?.arena?.perform { self?.timeIsUp() }
    }
  }

  private func timeIsUp() {
    guard state == .possible, numberOfTouches == 1 else { return }
    note(MediaClock.now)
    beginIfWanted()
  }

  private func beginIfWanted() {
    guard let interaction, let touch = activeTouches.first,
      let flow = DragFlow(interaction, touch: touch, at: start)
    else { return state = .failed }
    pending = flow
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let distance = start.distance(to: centroid)
    if isFinger {
      if distance > Self.fingerDistance { state = .failed }
    } else if distance > Self.pointerDistance {
      beginIfWanted()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    pending = nil
  }

  // A menu opens with the same press that lifts an item; a movement then decides between them.

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isFinger else { return true }
    return !(preventedGestureRecognizer is UILongPressGestureRecognizer)
      && interaction?.allowsSimultaneousRecognitionDuringLift != true
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isFinger else { return true }
    return !(preventingGestureRecognizer is UILongPressGestureRecognizer)
  }
}
