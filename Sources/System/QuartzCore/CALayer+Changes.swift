import Quartz2D

/// The state that a setter keeps during a change.
private struct PendingAction {
  let action: any CAAction
  let previous: AnimatableValue
}

extension CALayer {
  /// Sets an animatable property and triggers its action.
  func set<Value: Equatable>(
    _ key: LayerKey, _ path: WritableKeyPath<LayerValues, Value>, _ new: Value
  ) {
    guard values[keyPath: path] != new else { return }
    change(key) { $0[keyPath: path] = new }
  }

  func set(
    _ key: LayerKey, _ path: WritableKeyPath<LayerValues, CATransform3D>, _ new: CATransform3D
  ) {
    guard values[keyPath: path] != new else { return }
    change(key) { $0[keyPath: path] = new }
  }

  /// Sets an object, compared by identity, and triggers its action.
  func setObject<Value: AnyObject>(
    _ key: LayerKey, _ path: WritableKeyPath<LayerValues, Value?>, _ new: Value?
  ) {
    guard values[keyPath: path] !== new else { return }
    change(key) { $0[keyPath: path] = new }
  }

  /// Sets a property that isn't animatable.
  func store<Value: Equatable>(_ path: WritableKeyPath<LayerValues, Value>, _ new: Value) {
    guard values[keyPath: path] != new else { return }
    values[keyPath: path] = new
    markStale([.placement, .appearance, .sublayers])
  }

  func change(_ key: LayerKey, _ edit: (inout LayerValues) -> Void) {
    let pending = pendingAction(for: key)
    edit(&values)
    markStale(key.stale)
    guard let pending else { return }
    pending.action.run(
      forKey: key.rawValue, object: self,
      arguments: [CAAnimation.previousValueKey: pending.previous])
  }

  private func pendingAction(for key: LayerKey) -> PendingAction? {
    guard modelLayer == nil, !CATransaction.disableActions() else { return nil }
    guard let action = action(forKey: key.rawValue), !(action is NSNull) else { return nil }
    return PendingAction(action: action, previous: key.value(in: presentedValues()))
  }

  func findAction(forKey event: String) -> (any CAAction)? {
    if let found = delegate?.action(for: self, forKey: event) { return found }
    if let found = extras?.actions?[event] { return found }
    if let found = type(of: self).defaultAction(forKey: event) { return found }
    return isCommitted ? implicitAnimation(forKey: event) : nil
  }

  private func implicitAnimation(forKey event: String) -> CAAnimation? {
    guard let key = LayerKey(rawValue: event), key.animatesImplicitly else { return nil }
    // A fade from or to no color has no intermediate values, so there is no animation.
    if case .color(nil) = key.value(in: presentedValues()) { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Marks parts of the cached nodes as no longer valid, and the superlayers up to the first one
  /// that is already marked.
  func markStale(_ what: Stale, requestsFrame: Bool = true) {
    guard modelLayer == nil else { return }
    stale.formUnion(what)
    var layer = self
    while !layer.needsCompose {
      layer.needsCompose = true
      guard let next = layer.parent else {
        if requestsFrame { RenderScheduler.requestFrame() }
        return
      }
      next.stale.formUnion(.sublayers)
      layer = next
    }
  }
}
