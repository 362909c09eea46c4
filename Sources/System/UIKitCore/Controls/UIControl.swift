import QuartzCore

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  public private(set) var isTracking = false
  public private(set) var isTouchInside = false

  private var actions: [(action: UIAction, events: Event)] = []
  /// A finger may leave a control by this much before it is outside, in points.
  static let outsideMargin: CGFloat = 70

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  package func stateDidChange() { setNeedsLayout() }

  // MARK: Actions

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == identifier else { return entry }
      let rest = entry.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (entry.action, rest)
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      guard !entry.action.attributes.contains(.disabled) else { continue }
      sendAction(entry.action)
    }
  }

  /// The person changed the value, which is what such a control is for.
  package func sendValueChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Keyboard

  /// Whether the Tab key comes here; see `UIWindow+KeyboardFocus`.
  package var takesKeyboardFocus: Bool { false }
  var focusRing: FocusRing?
  /// What the ring around the control that has the keyboard goes around.
  var keyboardFocusFrame: CGRect { bounds }
  /// Of that frame's corners.
  var keyboardFocusRadius: CGFloat { 7 }

  open override var canBecomeFirstResponder: Bool { takesKeyboardFocus && isEnabled }

  /// Arrows that mean nothing to the control itself move within its focus group.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if window?.moveKeyboardFocusInGroup(by: presses) != true {
      super.pressesBegan(presses, with: event)
    }
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let didResign = super.resignFirstResponder()
    if didResign { hideFocusRing() }
    return didResign
  }

  // MARK: Tracking

  /// Whether a drag on it is its own: a thumb, a switch.
  var isDragged: Bool { false }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// What a completed tap sends besides `.touchUpInside`.
  package var sendsPrimaryAction: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hideFocusRing()
    guard isEnabled, !isTracking, let touch = touches.first,
      event?.buttonMask.isSubset(of: .primary) ?? true
    else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let margin = touch.type == .direct ? -Self.outsideMargin : 0
    let inside = bounds.insetBy(dx: margin, dy: margin).contains(touch.location(in: self))
    if inside != isTouchInside {
      isTouchInside = inside
      isHighlighted = inside
      sendActions(for: inside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: inside ? .touchDragInside : .touchDragOutside)
    guard continueTracking(touch, with: event) else {
      finishTracking()
      endTracking(touch, with: event)
      return
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let inside = isTouchInside
    finishTracking()
    endTracking(touches.first, with: event)
    guard inside else { return sendActions(for: .touchUpOutside) }
    sendActions(for: .touchUpInside)
    if sendsPrimaryAction { sendActions(for: .primaryActionTriggered) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func finishTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
