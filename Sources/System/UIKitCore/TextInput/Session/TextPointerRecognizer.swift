import HostInterface
import QuartzCore

/// A recognizer that places the caret and selects text: immediately with a mouse, by taps with a
/// finger. A finger that is held selects words, and shows the edit menu.
final class TextPointerRecognizer: UIGestureRecognizer {
  private weak var owner: (any TextInputOwner)?
  private var start = CGPoint.zero
  private var isMouse = false
  /// Whether a press on the selection is in progress that can begin to drag it.
  private var mayDrag = false
  /// Runs while a finger may turn out to be held.
  private var holding: FrameTimer?
  private var isHeld = false
  /// The last press of a mouse and its click count; a press farther away starts a new count.
  private var lastPress = (point: CGPoint.zero, clicks: 0)

  /// The maximum distance between the presses of a multiple click, in points.
  private static let multiClickDistance: CGFloat = 6
  /// In seconds.
  private static let holdDuration: TimeInterval = 0.5

  init(_ owner: any TextInputOwner) {
    self.owner = owner
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    guard activeTouches.isEmpty, let owner, owner.allowsSelection, touch.view === owner else {
      return false
    }
    return super.accepts(touch, event: event)
  }

  /// Doesn't prevent taps of other recognizers, such as one that ends editing; prevents scrolling.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UITapGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isMouse && !isHeld || mayDrag
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let owner else { return state = .failed }
    isMouse = touch.type != .direct
    start = touch.windowLocation
    guard isMouse else { return waitForHold(at: touch.location(in: owner)) }
    if event.buttonMask == .secondary {
      if owner.becomeFirstResponder() { owner.core.editMenu?.press(at: touch.location(in: owner)) }
      return state = .failed
    }
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

  private func waitForHold(at point: CGPoint) {
    // The selection is dragged by a finger that is held on it.
    guard let owner, owner.core.dragging?.canDrag(at: point) != true else { return }
    holding = FrameTimer(after: Self.holdDuration) { [weak self] in
      self?.arena?.perform { self?.hold(at: point) }
    }
  }

  private func hold(at point: CGPoint) {
    guard state == .possible, let owner, owner.becomeFirstResponder() else { return }
    isHeld = true
    owner.core.press(at: point, clicks: 2, extending: false)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let owner, !mayDrag else { return }
    if isMouse || isHeld {
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
      return state = .ended
    }
    if isHeld {
      owner.core.release(at: point)
      owner.core.editMenu?.present(.touch)
      return state = .ended
    }
    let wasEditing = owner.isFirstResponder
    if owner.becomeFirstResponder() {
      let before = owner.core.editor.selection
      owner.core.tap(at: point, count: touch.tapCount)
      // A finger that selects text, or taps again at the same position, shows the edit menu.
      let isSame = owner.core.editor.selection == before
      if touch.tapCount > 1 || isSame && wasEditing { owner.core.editMenu?.present(.touch) }
    }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    owner?.core.drag = nil
    state = isMouse || isHeld ? .cancelled : .failed
  }

  override func reset() {
    super.reset()
    holding?.invalidate()
    holding = nil
    isMouse = false
    isHeld = false
    mayDrag = false
  }
}

/// Shows the I-beam cursor where text can be selected.
final class TextHoverRecognizer: UIHoverGestureRecognizer {
  init(_ owner: any TextInputOwner) {
    super.init(target: nil, action: nil)
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
