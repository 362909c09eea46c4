import QuartzCore

extension NSObjectProtocol where Self: UIView {
  /// Calls a handler whenever a rectangle of the view changes: its frame or its bounds.
  ///
  /// Without the Objective-C runtime, only what follows from a view's geometry can be observed.
  @MainActor public func observe(
    _ keyPath: KeyPath<Self, CGRect>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<CGRect>) -> Void
  ) -> NSKeyValueObservation {
    addObservation(of: keyPath, options, changeHandler)
  }

  /// Calls a handler whenever a point of the view changes: its center, or the content offset of a
  /// scroll view.
  @MainActor public func observe(
    _ keyPath: KeyPath<Self, CGPoint>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<CGPoint>) -> Void
  ) -> NSKeyValueObservation {
    addObservation(of: keyPath, options, changeHandler)
  }

  /// Calls a handler whenever a size of the view changes: the content size of a scroll view.
  @MainActor public func observe(
    _ keyPath: KeyPath<Self, CGSize>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<CGSize>) -> Void
  ) -> NSKeyValueObservation {
    addObservation(of: keyPath, options, changeHandler)
  }

  @MainActor private func addObservation<Value: Equatable>(
    of keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    geometryObservers.append(
      GeometryObserver(observation: observation) { [weak self] in
        guard let self, self[keyPath: keyPath] != last else { return }
        let (old, new) = (last, self[keyPath: keyPath])
        last = new
        handler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil))
      })
    if options.contains(.initial) {
      handler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }
}

/// Somebody who observes the geometry of a view.
private struct GeometryObserver {
  weak var observation: NSKeyValueObservation?
  let notify: @MainActor () -> Void
}

extension UIView {
  private struct ObserversKey {}

  fileprivate var geometryObservers: [GeometryObserver] {
    get { sideStorage[ObjectIdentifier(ObserversKey.self)] as? [GeometryObserver] ?? [] }
    set {
      sideStorage[ObjectIdentifier(ObserversKey.self)] = newValue.isEmpty ? nil : newValue
    }
  }

  /// Called when the frame, the bounds or what is derived from them may have changed.
  func tellGeometryObservers() {
    guard !sideStorage.isEmpty, !geometryObservers.isEmpty else { return }
    geometryObservers.removeAll { $0.observation?.isValid != true }
    for observer in geometryObservers where observer.observation?.isValid == true {
      observer.notify()
    }
  }
}
