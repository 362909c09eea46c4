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

/// One property of one object, as it was before any transition touched it.
///
/// Two transitions at once may move the same view: the last of them puts it back.
@MainActor final class UndoProperty<Root: AnyObject, Value: Equatable> {
  private let object: Root
  private let path: ReferenceWritableKeyPath<Root, Value>
  private let record: UndoRecord<Value>
  private var isHeld = true

  init(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.path = path
    record = UndoLedger.record(of: object, path)
    record.holders += 1
  }

  var original: Value { record.original }

  func write(_ value: Value) {
    guard isHeld else { return }
    object[keyPath: path] = value
    // Layers keep opacity as a smaller number: what counts is what can be read again.
    record.written = object[keyPath: path]
  }

  /// What the app set meanwhile stays.
  func restore() {
    guard isHeld else { return }
    isHeld = false
    record.holders -= 1
    guard record.holders == 0 else { return }
    UndoLedger.forget(object, path)
    guard let written = record.written, object[keyPath: path] == written else { return }
    object[keyPath: path] = record.original
  }
}

/// How a property was, and how a transition left it last.
@MainActor final class UndoRecord<Value> {
  let original: Value
  var written: Value?
  var holders = 0

  init(_ original: Value) { self.original = original }
}

/// What is changed now, by whichever transitions. Those who hold a record hold its object, so that no
/// entry outlives it.
@MainActor private enum UndoLedger {
  struct Key: Hashable {
    let object: ObjectIdentifier
    let path: AnyKeyPath
  }

  static var records: [Key: AnyObject] = [:]

  static func record<Root: AnyObject, Value>(
    of object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> UndoRecord<Value> {
    let key = Key(object: ObjectIdentifier(object), path: path)
    if let known = records[key] as? UndoRecord<Value> { return known }
    let record = UndoRecord(object[keyPath: path])
    records[key] = record
    return record
  }

  static func forget<Root: AnyObject, Value>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) { records[Key(object: ObjectIdentifier(object), path: path)] = nil }
}
