import UIKit
import UIKitCompat

/// All changes of a transition, which are reverted in reverse order.
@MainActor final class UndoLog {
  private var steps: [() -> Void] = []

  /// Registers a property that will be changed in every frame.
  func property<Value>(
    _ view: UIView, _ path: ReferenceWritableKeyPath<UIView, Value>,
    isSame: @escaping (Value, Value) -> Bool
  ) -> UndoProperty<Value> {
    let property = UndoProperty(view, path, isSame: isSame)
    steps.append { property.restore() }
    return property
  }

  func property<Value: Equatable>(
    _ view: UIView, _ path: ReferenceWritableKeyPath<UIView, Value>
  ) -> UndoProperty<Value> {
    property(view, path, isSame: ==)
  }

  /// `CATransform3D` isn't `Equatable`.
  func property(
    _ view: UIView, _ path: ReferenceWritableKeyPath<UIView, CATransform3D>
  ) -> UndoProperty<CATransform3D> {
    property(view, path, isSame: CATransform3DEqualToTransform)
  }

  /// Sets a property once.
  func set<Value: Equatable>(
    _ view: UIView, _ path: ReferenceWritableKeyPath<UIView, Value>, to value: Value
  ) {
    property(view, path).write(value)
  }

  func setTransform(of view: UIView, to value: CATransform3D) {
    property(view, \.layer.transform).write(value)
  }

  /// Paths can't be compared, so a value that the app sets meanwhile is lost.
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

/// One property of a view or its layer with its original value.
///
/// If two transitions change the same view, the last one restores it.
@MainActor final class UndoProperty<Value> {
  private let view: UIView
  private let path: ReferenceWritableKeyPath<UIView, Value>
  private let isSame: (Value, Value) -> Bool
  private let record: UndoRecord<Value>
  private var isHeld = true

  init(
    _ view: UIView, _ path: ReferenceWritableKeyPath<UIView, Value>,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    self.view = view
    self.path = path
    self.isSame = isSame
    record = view.undoRecords.record(of: view, path)
    record.holders += 1
  }

  var original: Value { record.original }

  func write(_ value: Value) {
    guard isHeld else { return }
    view[keyPath: path] = value
    // Layers store opacity with less precision, so read back the value.
    record.written = view[keyPath: path]
  }

  /// Values that the app has set in the meantime are kept.
  func restore() {
    guard isHeld else { return }
    isHeld = false
    record.holders -= 1
    guard record.holders == 0 else { return }
    view.undoRecords.forget(path)
    guard let written = record.written, isSame(view[keyPath: path], written) else { return }
    view[keyPath: path] = record.original
  }
}

/// The original value of a property, and the last value that a transition set.
@MainActor final class UndoRecord<Value> {
  let original: Value
  var written: Value?
  var holders = 0

  init(_ original: Value) { self.original = original }
}

/// The properties of a view that running transitions have changed. The view owns it.
@MainActor final class UndoRecords {
  enum Key: SideStorageKey {
    static var defaultValue: UndoRecords? { nil }
  }

  private var records: [AnyKeyPath: AnyObject] = [:]

  func record<Value>(
    of view: UIView, _ path: ReferenceWritableKeyPath<UIView, Value>
  ) -> UndoRecord<Value> {
    if let known = records[path] as? UndoRecord<Value> { return known }
    let record = UndoRecord(view[keyPath: path])
    records[path] = record
    return record
  }

  func forget(_ path: AnyKeyPath) { records[path] = nil }
}

extension UIView {
  fileprivate var undoRecords: UndoRecords {
    if let known = self[side: UndoRecords.Key.self] { return known }
    let made = UndoRecords()
    self[side: UndoRecords.Key.self] = made
    return made
  }
}
