import UIKit

/// Everything a transition changed, to be taken back in the opposite order.
@MainActor final class UndoLog {
  private var steps: [() -> Void] = []

  /// A property that will be written over and over; nothing is written yet.
  func property<Root: AnyObject, Value: Equatable>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> UndoProperty<Root, Value> {
    let property = UndoProperty(object, path)
    steps.append { property.restore() }
    return property
  }

  /// Sets a property once.
  func set<Root: AnyObject, Value: Equatable>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>, to value: Value
  ) {
    property(object, path).write(value)
  }

  /// Paths cannot be compared: what the app sets meanwhile is lost.
  func setShadowPath(of layer: CALayer, to path: CGPath) {
    let before = layer.shadowPath
    steps.append { layer.shadowPath = before }
    layer.shadowPath = path
  }

  func add(_ undo: @escaping () -> Void) { steps.append(undo) }

  func restore() {
    let all = steps
    steps = []
    for step in all.reversed() { step() }
  }
}

/// One property of one object: as it was, and as the transition left it last.
@MainActor final class UndoProperty<Root: AnyObject, Value: Equatable> {
  let original: Value
  private let object: Root
  private let path: ReferenceWritableKeyPath<Root, Value>
  private var written: Value?

  init(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.path = path
    original = object[keyPath: path]
  }

  func write(_ value: Value) {
    object[keyPath: path] = value
    // Layers keep opacity as a smaller number: what counts is what can be read again.
    written = object[keyPath: path]
  }

  /// What the app set meanwhile stays.
  func restore() {
    guard let written, object[keyPath: path] == written else { return }
    object[keyPath: path] = original
    self.written = nil
  }
}
