/// A value in memory that its copies share: a library keeps each file in many lists.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }

  static func == (one: Shared, other: Shared) -> Bool {
    one.storage === other.storage || one.value == other.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
