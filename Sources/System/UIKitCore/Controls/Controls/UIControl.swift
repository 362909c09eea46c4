import QuartzCore

/// A view that responds to touches and keys by sending events to actions.
@MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// A set of events that a control sends.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch or click began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch or click began that repeats an earlier one, such as a double click.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled, for example by a scroll view.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user performed the control's primary action, such as clicking a button or changing a
    /// value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control shows its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, several of which can apply at the same time.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the other states.
    public static let normal = State([])
    /// The control is being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not respond.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the keyboard focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// A Boolean value that determines whether the control responds to touches and keys. The default
  /// value is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// A Boolean value that indicates whether the control is selected. The default value is `false`;
  /// clicking a control does not change it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// A Boolean value that indicates whether the control is highlighted. Touches set it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// A Boolean value that indicates whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside of the control, or close
  /// enough to it.
  open private(set) var isTouchInside = false

  /// The horizontal alignment of content in a wider control, such as a button. The default value is
  /// `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The vertical alignment of content in a taller control, such as a button. The default value is
  /// `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal alignment resolved for the layout direction: never `leading` or `trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(for: effectiveUserInterfaceLayoutDirection)
  }

  /// A Boolean value that determines whether the control has a context menu, which its delegate
  /// methods provide. The default value is `false`.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { updateContextMenuInteraction() } }
  }
  /// The interaction that shows the control's context menu; `nil` unless it is enabled.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// A Boolean value that determines whether a click or tap shows the context menu in place of the
  /// primary action. The default value is `false`.
  open var showsMenuAsPrimaryAction = false

  /// The text that is shown while the pointer rests over the control; `nil`, the default, for none.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set { setToolTip(newValue) }
  }
  /// The interaction that shows the control's tool tip; `nil` unless the control has had one.
  open internal(set) var toolTipInteraction: UIToolTipInteraction?

  private var actions: [(action: UIAction, events: Event)] = []
  private var targets = ControlTargets()
  /// The event whose touches the control is sending events for.
  private var currentEvent: UIEvent?
  /// The distance by which a finger can leave a control before it counts as outside, in points. The
  /// mouse pointer has no such margin.
  static let outsideMargin: CGFloat = 70

  /// Creates a control that performs an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The current states of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  package func stateDidChange() {
    setNeedsLayout()
    manners?.followState()
  }

  // MARK: Actions

  /// Adds an action for events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == identifier else { return entry }
      let rest = entry.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (entry.action, rest)
    }
  }

  /// Performs an action with the control as its sender. Called for every action that an event
  /// triggers.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Adds a target, which isn't retained, and the method that it is called with for events. If it
  /// is `nil`, the first object of the responder chain that has the method is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(target, action: action, for: controlEvents)
  }

  /// Removes a target and method for events; with `nil` for one of them, whatever it is.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target, action: action, for: controlEvents)
  }

  /// The targets, with `NSNull` for the responder chain.
  open var allTargets: Set<AnyHashable> { targets.all }

  /// The events for which the control has actions or targets.
  open var allControlEvents: Event {
    actions.reduce(targets.events) { $0.union($1.events) }
  }

  /// Returns the names of a target's methods for an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    targets.actions(for: target, event: controlEvent)
  }

  /// Calls a method of a target. Called for every target that an event concerns.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.send(action, to: target, from: self, for: event)
  }

  /// Performs the actions for events, as if they had occurred. Disabled actions aren't performed.
  open func sendActions(for controlEvents: Event) {
    for entry in targets.entries(for: controlEvents) where entry.isAlive {
      sendAction(entry.action, to: entry.target, for: currentEvent)
    }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      guard !entry.action.attributes.contains(.disabled) else { continue }
      sendAction(entry.action)
    }
  }

  /// Performs the primary action as a press does, unless the control is disabled: that may be to
  /// show its menu.
  open func performPrimaryAction() {
    guard isEnabled, !showPrimaryMenu(isForTouch: false) else { return }
    willSendPrimaryAction()
    sendActions(for: .primaryActionTriggered)
  }

  /// Returns whether an event would perform an action.
  func hasAction(for event: Event) -> Bool { allControlEvents.contains(event) }

  /// Sends the events for a value that the user changed.
  package func sendValueChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Context menu

  /// Returns the point, in the control's coordinates, at which its menu is attached: by default the
  /// end of the lower edge that is nearer to the edge of the window.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    defaultMenuAttachmentPoint
  }

  /// Returns the configuration of the context menu; `nil`, the default, shows no menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview from which the menu appears; `nil`, the default, is the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview to which the menu disappears; `nil`, the default, is the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview of an item from which the menu appears; `nil`, the default, is that of
  /// `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Returns the preview of an item to which the menu disappears; `nil`, the default, is that of
  /// `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Called when the user taps the preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before the menu is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu is hidden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the events of a completed tap or key press are sent.
  func willSendPrimaryAction() { manners?.willSendTap() }

  // MARK: Keyboard

  /// Whether the Tab key moves the focus here; see `UIWindow+KeyboardFocus`.
  package var takesKeyboardFocus: Bool { manners?.isKeyboardStop ?? false }
  package var focusRing: FocusRing?
  /// The rectangle that the focus ring surrounds.
  var keyboardFocusFrame: CGRect { manners?.focusRingFrame ?? bounds }
  /// The corner radius of the focus ring's rectangle, in points.
  var keyboardFocusRadius: CGFloat { manners?.focusRingRadius ?? Self.usualFocusRadius }

  open override var canBecomeFirstResponder: Bool { takesKeyboardFocus && isEnabled }

  /// Arrow keys that the control itself doesn't use move the focus within its group.
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

  /// Whether the control responds to drags, such as those of a slider's thumb.
  var isDragged: Bool { manners?.followsDrags ?? false }

  /// Called when a touch begins in the control. Returns whether the control tracks it; the default
  /// is `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Returns whether the control continues to track it; the
  /// default is `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends, or when the control stops tracking it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether a completed tap sends `.primaryActionTriggered` in addition to `.touchUpInside`.
  package var sendsPrimaryAction: Bool { manners?.isTapPrimary ?? true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    hideFocusRing()
    guard isEnabled, !isTracking, let touch = touches.first,
      event?.buttonMask.isSubset(of: .primary) ?? true
    else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    if touch.type != .direct { showPrimaryMenu(isForTouch: false) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
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
    currentEvent = event
    defer { currentEvent = nil }
    guard isTracking else { return }
    let inside = isTouchInside
    finishTracking()
    endTracking(touches.first, with: event)
    guard inside else { return sendActions(for: .touchUpOutside) }
    if touches.first?.type == .direct, showPrimaryMenu(isForTouch: true) { return }
    willSendPrimaryAction()
    sendActions(for: .touchUpInside)
    if sendsPrimaryAction { sendActions(for: .primaryActionTriggered) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
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

extension UIControl: TouchTracking {}
