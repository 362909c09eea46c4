import HostInterface
import QuartzCore

/// Places the caret and selects text: at once with a mouse, by a tap with a finger.
final class TextPointerRecognizer: UIGestureRecognizer {
  private weak var owner: (any TextInputOwner)?
  private var start = CGPoint.zero
  private var isMouse = false
  /// Whether a press on the selection goes on, which may drag it.
  private var mayDrag = false
  /// The last press of a mouse and its number in a row: one a little further on begins a new row.
  private var lastPress = (point: CGPoint.zero, clicks: 0)

  /// In points.
  private static let multiClickDistance: CGFloat = 6

  init(_ owner: any TextInputOwner) {
    self.owner = owner
    super.init()
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    guard activeTouches.isEmpty, let owner, owner.allowsSelection, touch.view === owner else {
      return false
    }
    return super.accepts(touch, event: event)
  }

  /// Taps of others, such as one that ends editing, go on; scrolling does not.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UITapGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isMouse || mayDrag
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let owner else { return state = .failed }
    isMouse = touch.type != .direct
    start = touch.windowLocation
    guard isMouse else { return }
    let isMiddle = event.buttonMask == .button(3)
    guard isMiddle || event.buttonMask.isSubset(of: .primary), owner.becomeFirstResponder() else {
      return state = .failed
    }
    if isMiddle {
      owner.core.pastePrimarySelection(at: touch.location(in: owner))
      return state = .failed
    }
    let isNear = lastPress.point.distance(to: start) <= Self.multiClickDistance
    lastPress = (start, touch.tapCount > 1 && isNear ? lastPress.clicks + 1 : 1)
    if lastPress.clicks == 1, !event.modifierFlags.contains(.shift),
      owner.core.dragging?.canDrag(at: touch.location(in: owner)) == true
    {
      mayDrag = true
      return
    }
    owner.core.press(
      at: touch.location(in: owner), clicks: lastPress.clicks,
      extending: event.modifierFlags.contains(.shift))
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let owner, !mayDrag else { return }
    if isMouse {
      owner.core.drag(to: touch.location(in: owner))
      state = .changed
    } else if start.distance(to: touch.windowLocation) > UITapGestureRecognizer.slop {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let owner else { return }
    let point = touch.location(in: owner)
    if isMouse {
      if mayDrag { owner.core.press(at: point, clicks: 1, extending: false) }
      owner.core.release(at: point)
    } else if owner.becomeFirstResponder() {
      owner.core.tap(at: point, count: touch.tapCount)
    }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    owner?.core.drag = nil
    state = isMouse ? .cancelled : .failed
  }

  override func reset() {
    super.reset()
    isMouse = false
    mayDrag = false
  }
}

/// Shows the I-beam where text can be selected.
final class TextHoverRecognizer: UIHoverGestureRecognizer {
  init(_ owner: any TextInputOwner) {
    super.init()
    addHandler { [weak self, weak owner] recognizer in
      guard let self, let owner else { return }
      self.update(recognizer, owner)
    }
  }

  private func update(_ recognizer: UIGestureRecognizer, _ owner: any TextInputOwner) {
    guard let host = owner.window?.hostWindow else { return }
    let isOver = recognizer.state == .began || recognizer.state == .changed
    let point = recognizer.location(in: owner)
    let isText = isOver && owner.allowsSelection && owner.hitTest(point, with: nil) === owner
    let isLink = isText && (owner as? UITextView)?.link(at: point) != nil
    let cursor: HostCursor = isLink ? .pointingHand : isText ? .text : .arrow
    if host.cursor != cursor { host.cursor = cursor }
  }
}
