import QuartzCore

/// Watches touches and says when they mean something.
///
/// Subclasses override the touch methods and set `state`; whether a change takes place is decided
/// with the other recognizers of the touches (see `GestureArena`).
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  public package(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var name: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open private(set) var buttonMask: UIEvent.ButtonMask = []

  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { stop() } }
  }

  weak var arena: GestureArena?
  var activeTouches: [UITouch] = []
  /// What it becomes when those fail that it waits for.
  var pendingState: State?
  var storedState = State.possible
  private(set) var eventTime: TimeInterval = 0
  /// Where it was when its last touch went.
  var lastWindowLocation = CGPoint.zero
  /// A wheel or touchpad holds it without touches.
  var isHeldOpen = false
  private(set) var requirements: [Weak<UIGestureRecognizer>] = []
  private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  private var reportedState: State?

  public override init() { super.init() }

  /// Called on every change of state that UIKit reports to actions.
  package func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  package func attach(to view: UIView?) {
    if view == nil { stop() }
    self.view = view
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.value == nil }
    requirements.append(Weak(otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// The current state (in an action: the state that it reports). Setting it requests a change.
  open var state: State {
    get { reportedState ?? storedState }
    set { requestTransition(to: newValue) }
  }

  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.recognizers.removeAll { $0 === self }
    dropTouches([touch])
  }

  // MARK: Places

  open var numberOfTouches: Int { activeTouches.count }

  /// The middle of the touches, in points.
  open func location(in view: UIView?) -> CGPoint {
    let point = activeTouches.isEmpty ? lastWindowLocation : centroid
    guard let view, let window = self.view?.window else { return point }
    return view.convert(point, from: window)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      activeTouches.indices.contains(touchIndex),
      "location(ofTouch:in:): there is no touch \(touchIndex)")
    return activeTouches[touchIndex].location(in: view)
  }

  // MARK: For the family

  /// Between the taps of a double tap there is no touch, and yet it is not over.
  var isWaitingForMore: Bool { false }

  func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    // One that is complete and only waits must not mix the next touch into what it saw.
    guard isEnabled, pendingState != .ended else { return false }
    let type = touch.type
    guard allowedTouchTypes.isEmpty || allowedTouchTypes.contains(NSNumber(value: type.rawValue))
    else { return false }
    if requiresExclusiveTouchType, activeTouches.contains(where: { $0.type != type }) {
      return false
    }
    return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Leaves whatever it takes part in; what it reported as begun is reported as cancelled.
  func stop() {
    let takesPart = arena?.contains(self) == true
    guard takesPart || storedState != .possible || isHeldOpen else { return }
    guard let arena, takesPart else { return leave() }
    arena.perform { leave() }
  }

  private func leave() {
    if isUnderWay {
      arena?.sendActions(of: self)
      storedState = .cancelled
      sendAction(.cancelled)
    } else if storedState == .possible {
      fail()
    }
    for touch in activeTouches { touch.recognizers.removeAll { $0 === self } }
    activeTouches = []
    isHeldOpen = false
    startAnew()
  }

  /// An action asks about the moment of its event, however late that was handled.
  var measuringTime: TimeInterval { reportedState == nil ? MediaClock.now : eventTime }

  func note(_ event: UIEvent) {
    modifierFlags = event.modifierFlags
    buttonMask = event.buttonMask
    eventTime = event.timestamp
  }

  func note(_ timestamp: TimeInterval) { eventTime = timestamp }

  func sendAction(_ reported: State) {
    let outer = reportedState
    reportedState = reported
    for handler in handlers { handler(self) }
    reportedState = outer
  }
}
