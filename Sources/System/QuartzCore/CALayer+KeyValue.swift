import Quartz2D

/// Access to animatable properties and their components by name; other keys store an app's own
/// values. Values have Swift types (`CGFloat`, `CGPoint`, …) rather than `NSValue`.
extension CALayer {
  /// Returns the value for a key.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns the value for a key path.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let path = LayerKeyPath(keyPath) { return path.value(in: values)?.any }
    return extras?.custom[keyPath]
  }

  /// Sets the value for a key.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Sets the value for a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath), let old = path.value(in: values) else {
      return editExtras { $0.custom[keyPath] = value }
    }
    guard let new = AnimatableValue(value, like: old) else { return }
    change(path.key) { path.set(new, in: &$0) }
    if path.key == .bounds { setNeedsLayout() }
  }
}
