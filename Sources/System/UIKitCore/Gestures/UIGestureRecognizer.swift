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
  open var allowedTouchTypes: [NSNumber] = []
  open var name: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open private(set) var buttonMask: UIEvent.ButtonMask = []

  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { stop() } }
  }

  weak var arena: GestureArena?
  private(set) var activeTouches: [UITouch] = []
  private(set) var pendingState: State?
  private(set) var requirements: [Weak<UIGestureRecognizer>] = []
  private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  private var storedState = State.possible

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

  /// Reads what was decided; setting it is a wish of a subclass.
  open var state: State {
    get { storedState }
    set { wish(for: newValue) }
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

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.recognizers.removeAll { $0 === self }
    activeTouches.removeAll { $0 === touch }
  }

  /// Between the taps of a double tap there is no touch, and yet it is not over.
  var isWaitingForMore: Bool { false }
  /// A wheel or touchpad holds it without touches.
  var isHeldOpen = false

  // MARK: Places

  open var numberOfTouches: Int { activeTouches.count }

  /// The middle of the touches, in points.
  open func location(in view: UIView?) -> CGPoint {
    let point = windowLocation
    guard let view, let window = self.view?.window else { return point }
    return view.convert(point, from: window)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      activeTouches.indices.contains(touchIndex),
      "location(ofTouch:in:): there is no touch \(touchIndex)")
    return activeTouches[touchIndex].location(in: view)
  }

  private var lastWindowLocation = CGPoint.zero

  var windowLocation: CGPoint {
    guard !activeTouches.isEmpty else { return lastWindowLocation }
    return centroid
  }

  var centroid: CGPoint {
    let count = CGFloat(max(1, activeTouches.count))
    return CGPoint(
      x: activeTouches.reduce(0) { $0 + $1.windowLocation.x } / count,
      y: activeTouches.reduce(0) { $0 + $1.windowLocation.y } / count)
  }

  func setLocationWithoutTouches(_ point: CGPoint) { lastWindowLocation = point }

  // MARK: Delivery

  func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    guard isEnabled else { return false }
    if !allowedTouchTypes.isEmpty,
      !allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    {
      return false
    }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func take(_ touches: Set<UITouch>, event: UIEvent) {
    modifierFlags = event.modifierFlags
    buttonMask = event.buttonMask
    let fresh = touches.filter { $0.phase == .began }
    activeTouches += fresh.sorted { $0.timestamp < $1.timestamp }
    if isDecided && !isRecognizing && fresh.isEmpty {
      forget(touches)
      return
    }
    if !fresh.isEmpty && storedState != .failed && storedState != .ended
      && storedState != .cancelled
    {
      touchesBegan(fresh, with: event)
    }
    let moved = touches.filter { $0.phase == .moved }
    if !moved.isEmpty && !isOver { touchesMoved(moved, with: event) }
    lastWindowLocation = activeTouches.isEmpty ? lastWindowLocation : centroid
    let ended = touches.filter { $0.phase == .ended }
    if !ended.isEmpty && !isOver { touchesEnded(ended, with: event) }
    let cancelled = touches.filter { $0.phase == .cancelled }
    if !cancelled.isEmpty && !isOver { touchesCancelled(cancelled, with: event) }
    forget(ended.union(cancelled))
  }

  func note(_ event: UIEvent) {
    modifierFlags = event.modifierFlags
    buttonMask = event.buttonMask
  }

  func dropTouches(_ touches: Set<UITouch>) {
    activeTouches.removeAll { touches.contains($0) }
  }

  private func forget(_ touches: Set<UITouch>) {
    activeTouches.removeAll { touch in
      touches.contains(touch) && (touch.phase == .ended || touch.phase == .cancelled)
    }
  }

  private var isOver: Bool { storedState == .ended || storedState == .cancelled || storedState == .failed }

  // MARK: State

  var isRecognizing: Bool { storedState == .began || storedState == .changed || storedState == .ended }
  var isDecided: Bool { storedState != .possible }

  private func wish(for wanted: State) {
    switch (storedState, wanted) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      attempt(wanted == .changed ? .began : wanted)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(wanted)
    case (.began, .failed), (.changed, .failed): enter(.cancelled)
    default: break
    }
  }

  private func attempt(_ wanted: State) {
    guard pendingState == nil else {
      // A gesture that ends while it waits is recognized as a whole when it may go on.
      if wanted == .ended { pendingState = .ended }
      return
    }
    guard mayBegin else { return fail() }
    switch arena?.verdict(for: self) ?? .goOn {
    case .fail: fail()
    case .wait: pendingState = wanted
    case .goOn: proceed(to: wanted)
    }
  }

  private var mayBegin: Bool {
    guard isEnabled else { return false }
    if let view, !view.gestureRecognizerShouldBegin(self) { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  func proceed(to wanted: State) {
    pendingState = nil
    enter(wanted)
    if cancelsTouchesInView { cancelTouchesInViews() }
    arena?.didRecognize(self)
    // Its touches are gone already when it waited for another to fail.
    if activeTouches.isEmpty && !isHeldOpen && wanted == .began { enter(.ended) }
  }

  private func enter(_ next: State) {
    storedState = next
    for handler in handlers { handler(self) }
  }

  func fail() {
    guard storedState == .possible else { return }
    pendingState = nil
    storedState = .failed
    arena?.reconsider()
    if activeTouches.isEmpty && !isHeldOpen { startAnew() }
  }

  func startAnew() {
    pendingState = nil
    storedState = .possible
    reset()
  }

  private func stop() {
    switch storedState {
    case .began, .changed: enter(.cancelled)
    case .possible where arena != nil && (!activeTouches.isEmpty || pendingState != nil): fail()
    default: break
    }
    for touch in activeTouches { touch.recognizers.removeAll { $0 === self } }
    activeTouches = []
    isHeldOpen = false
    if isDecided { startAnew() }
  }

  private func cancelTouchesInViews() {
    for touch in activeTouches where !touch.isCancelledForView {
      touch.isCancelledForView = true
      let event = UIEvent(type: .touches, timestamp: touch.timestamp, modifierFlags: modifierFlags)
      event.touches = [touch]
      touch.view?.touchesCancelled([touch], with: event)
    }
  }
}
