import QuartzCore

/// The base class of objects that track touches and recognize gestures in them.
///
/// Subclasses override the touch methods and set `state`. Whether the change takes place is decided
/// together with the other recognizers of the touches (see `GestureArena`).
@MainActor open class UIGestureRecognizer: NSObject {
  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// Not recognized yet; the state in which every gesture starts.
    case possible = 0
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture has ended. For a gesture such as a tap, it was recognized.
    case ended
    /// A gesture that had begun was interrupted.
    case cancelled
    /// The touches do not form the gesture.
    case failed
    /// Another name for `ended`, for gestures such as taps.
    public static let recognized = State.ended
  }

  /// The view to which the recognizer is attached.
  open package(set) weak var view: UIView?
  /// The object that decides whether the gesture can begin, and which others can be recognized with
  /// it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that determines whether the view's touches are cancelled when the gesture is
  /// recognized. The default value is `true`.
  open var cancelsTouchesInView = true
  /// A Boolean value that determines whether the beginning of touches is delivered to the view only
  /// after the recognizer has failed. The default value is `false`.
  open var delaysTouchesBegan = false
  /// A Boolean value that determines whether the end of touches is delivered to the view only after
  /// the recognizer has failed. The default value is `true`.
  open var delaysTouchesEnded = true
  /// A Boolean value that determines whether the recognizer tracks only touches of the same type at
  /// a time. The default value is `true`.
  open var requiresExclusiveTouchType = true
  /// The raw values of the types of touches that the recognizer tracks; all by default.
  open var allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer]
    .map { NSNumber(value: $0.rawValue) }
  /// A name for debugging.
  open var name: String?
  /// The modifier keys that were held at the time of the last event.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons that were held at the time of the last event.
  open private(set) var buttonMask: UIEvent.ButtonMask = []

  /// A Boolean value that determines whether the recognizer tracks touches. Disabling it cancels a
  /// gesture that has begun.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { stop() } }
  }

  weak var arena: GestureArena?
  var activeTouches: [UITouch] = []
  /// The state that the recognizer enters when the recognizers for which it waits have failed.
  var pendingState: State?
  var storedState = State.possible
  private(set) var eventTime: TimeInterval = 0
  /// The location at which the last touch ended.
  var lastWindowLocation = CGPoint.zero
  /// Whether a wheel, touchpad or pointer keeps the gesture active without touches.
  var isHeldOpen = false
  private(set) var requirements: [Weak<UIGestureRecognizer>] = []
  private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  private var targets: [TargetAction] = []
  private var reportedState: State?

  /// Creates a recognizer with a target, which isn't retained, and the method that it is called
  /// with.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds a target, which isn't retained, and the method that it is called with for every change of
  /// state for which UIKit sends actions.
  open func addTarget(_ target: Any, action: Selector) {
    let added = TargetAction(target: target as AnyObject, action: action)
    targets.removeAll { $0.target == nil || $0.matches(added.target, action) }
    targets.append(added)
  }

  /// Removes a target and method; with `nil` for one of them, whatever it is.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target.map { $0 as AnyObject }, action) }
  }

  /// Adds a closure that is called for every change of state for which UIKit sends actions.
  package final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  package func attach(to view: UIView?) {
    if view == nil { stop() }
    self.view = view
  }

  /// Makes this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.value == nil }
    requirements.append(Weak(otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// The current state or, in an action, the state for which it was sent. Subclasses set it to
  /// request a change.
  open var state: State {
    get { reportedState ?? storedState }
    set { requestTransition(to: newValue) }
  }

  /// Called when the recognizer returns to `possible`. Subclasses clear their own state here.
  open func reset() {}
  /// Called when touches that the recognizer tracks begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches that the recognizer tracks move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches that the recognizer tracks end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches that the recognizer tracks are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Returns whether recognizing this gesture makes another one fail. The default value is `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture that is recognized makes this one fail. The default value is
  /// `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this gesture has to wait until another one has failed. The default value is
  /// `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another gesture has to wait until this one has failed. The default value is
  /// `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer handles an event. The default asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Stops tracking a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.recognizers.removeAll { $0 === self }
    dropTouches([touch])
  }

  // MARK: Locations

  /// The number of touches that the recognizer tracks.
  open var numberOfTouches: Int { activeTouches.count }

  /// Returns the center of the touches in a view, or in the window if it is `nil`, in points.
  open func location(in view: UIView?) -> CGPoint {
    let point = activeTouches.isEmpty ? lastWindowLocation : centroid
    guard let view, let window = self.view?.window else { return point }
    return view.convert(point, from: window)
  }

  /// Returns the location of one touch in a view, or in the window if it is `nil`, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      activeTouches.indices.contains(touchIndex),
      "location(ofTouch:in:): there is no touch \(touchIndex)")
    return activeTouches[touchIndex].location(in: view)
  }

  // MARK: Internal

  /// Whether the gesture continues without touches, as between the taps of a double tap.
  var isWaitingForMore: Bool { false }

  func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    // A complete gesture that only waits for others must not accept another touch.
    guard isEnabled, pendingState != .ended else { return false }
    let type = touch.type
    guard allowedTouchTypes.contains(NSNumber(value: type.rawValue)) else { return false }
    if requiresExclusiveTouchType, activeTouches.contains(where: { $0.type != type }) {
      return false
    }
    return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Stops participating in the current gesture. If it had begun, it is reported as cancelled.
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

  /// The time for which velocities are measured: in an action, that of the event, even if it is
  /// handled late; otherwise the current time.
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
    for entry in targets {
      if let target = entry.target { UIApplication.send(entry.action, to: target, from: self) }
    }
    reportedState = outer
  }
}
