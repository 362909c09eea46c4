import QuartzCore

extension UIGestureRecognizer {
  var isRecognizing: Bool { isUnderWay || storedState == .ended }
  var isUnderWay: Bool { storedState == .began || storedState == .changed }
  var isDecided: Bool { storedState != .possible }
  /// Whether no touch or other input that the recognizer tracks is active.
  var isIdle: Bool { activeTouches.isEmpty && !isHeldOpen }

  private var isOver: Bool { isDecided && !isUnderWay }

  /// Requests another state. Only transitions that the state machine allows take place.
  func requestTransition(to wanted: State) {
    guard let arena else { return decide(wanted) }
    arena.perform { decide(wanted) }
  }

  private func decide(_ wanted: State) {
    switch (storedState, wanted) {
    case (.possible, .began), (.possible, .changed): attempt(.began)
    case (.possible, .ended): attempt(.ended)
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
      // A gesture that ends while it waits is recognized as a whole once it can continue.
      if wanted == .ended { pendingState = .ended }
      return
    }
    guard mayBegin else { return fail() }
    guard storedState == .possible else { return }
    switch arena?.verdict(for: self) ?? .goOn {
    case .fail: fail()
    case .wait: pendingState = wanted
    case .goOn: proceed(to: wanted)
    }
  }

  private var mayBegin: Bool {
    guard isEnabled else { return false }
    if let view, !view.gestureRecognizerShouldBegin(self) { return false }
    guard controlsAllowIt else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether the touched controls allow the gesture. A slider that is dragged prevents a scroll
  /// view around it from scrolling.
  private var controlsAllowIt: Bool {
    activeTouches.allSatisfy { touch in
      guard let control = touch.view as? any TouchTracking, control !== view else { return true }
      return control.gestureRecognizerShouldBegin(self)
    }
  }

  func proceed(to wanted: State) {
    pendingState = nil
    enter(wanted)
    if cancelsTouchesInView { arena?.views.cancel(for: self) }
    arena?.didRecognize(self)
    // If the recognizer waited for another one to fail, its touches may have ended already.
    if storedState == .began && isIdle { enter(.ended) }
  }

  private func enter(_ next: State) {
    storedState = next
    if let arena { arena.report(self, next) } else { sendAction(next) }
  }

  func fail() {
    guard storedState == .possible else { return }
    pendingState = nil
    storedState = .failed
    guard let arena, arena.contains(self) else { return startAnew() }
    arena.perform { arena.reconsider() }
  }

  /// Cancels a gesture that a subclass has begun but did not end.
  func finishAndStartAnew() {
    if isUnderWay { enter(.cancelled) }
    startAnew()
  }

  func startAnew() {
    pendingState = nil
    storedState = .possible
    reset()
  }

  // MARK: Delivery

  func take(_ touches: Set<UITouch>, event: UIEvent) {
    note(event)
    let fresh = touches.filter { $0.phase == .began }
    activeTouches += fresh.sorted { $0.timestamp < $1.timestamp }
    if !fresh.isEmpty && !isOver { touchesBegan(fresh, with: event) }
    let moved = touches.filter { $0.phase == .moved }
    if !moved.isEmpty && !isOver { touchesMoved(moved, with: event) }
    if !activeTouches.isEmpty { lastWindowLocation = centroid }
    let ended = touches.filter { $0.phase == .ended }
    if !ended.isEmpty && !isOver { touchesEnded(ended, with: event) }
    let cancelled = touches.filter { $0.phase == .cancelled }
    if !cancelled.isEmpty && !isOver { touchesCancelled(cancelled, with: event) }
    dropTouches(ended.union(cancelled))
  }

  func dropTouches(_ touches: Set<UITouch>) {
    activeTouches.removeAll { touches.contains($0) }
  }

  /// Returns whether only fingers or the primary mouse button are involved.
  func isPrimary(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    event.buttonMask.isSubset(of: .primary)
      || touches.allSatisfy { $0.type != .indirectPointer }
  }

  var centroid: CGPoint {
    let count = CGFloat(max(1, activeTouches.count))
    return CGPoint(
      x: activeTouches.reduce(0) { $0 + $1.windowLocation.x } / count,
      y: activeTouches.reduce(0) { $0 + $1.windowLocation.y } / count)
  }

  func setLocationWithoutTouches(_ point: CGPoint) { lastWindowLocation = point }
}
