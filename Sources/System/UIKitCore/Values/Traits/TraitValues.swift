/// The values of traits, keyed by their definitions; unspecified traits are absent.
struct TraitValues: Hashable, Sendable {
  private var entries: [ObjectIdentifier: TraitEntry] = [:]

  var isEmpty: Bool { entries.isEmpty }
  /// The traits that have a value, in no particular order.
  var traits: [UITrait] { entries.values.map(\.trait) }

  /// The value of a trait; nil if it isn't specified. Setting a system trait to its default value
  /// also removes it.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
    get { (entries[ObjectIdentifier(trait)] as? TypedTraitEntry<T>)?.value }
    set {
      if let newValue {
        entries[ObjectIdentifier(trait)] = TypedTraitEntry<T>(newValue)
      } else {
        entries[ObjectIdentifier(trait)] = nil
      }
      if trait == UITraitPreferredContentSizeCategory.self {
        self[TextScaleTrait.self] = (newValue as? UIContentSizeCategory)?.scale
      }
    }
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) {
    entries[ObjectIdentifier(trait)] = nil
    if trait == UITraitPreferredContentSizeCategory.self { remove(TextScaleTrait.self) }
  }

  /// Returns these values, overridden by those that the other collection specifies.
  func overridden(by other: TraitValues) -> TraitValues {
    if other.isEmpty { return self }
    var result = self
    result.entries.merge(other.entries) { $1 }
    return result
  }

  /// Returns whether all traits that the other collection specifies have the same values here. The
  /// text scale isn't compared, because collections specify it only with their category.
  func contains(_ other: TraitValues) -> Bool {
    other.entries.allSatisfy { id, entry in
      id == ObjectIdentifier(TextScaleTrait.self) || entries[id] == entry
    }
  }

  /// Returns whether the value of a trait differs from the other collection's.
  func differs(in trait: UITrait, from other: TraitValues) -> Bool {
    if trait == UITraitPreferredContentSizeCategory.self,
      differs(in: TextScaleTrait.self, from: other)
    {
      return true
    }
    let id = ObjectIdentifier(trait)
    return entries[id] != other.entries[id]
  }

  /// Returns whether dynamic colors can differ between the two collections.
  func differsInColor(from other: TraitValues) -> Bool {
    (traits + other.traits).contains { $0.affectsColorAppearance && differs(in: $0, from: other) }
  }
}

extension TraitValues: CustomStringConvertible {
  var description: String {
    entries.values.map(\.description).sorted().joined(separator: ", ")
  }
}

/// A trait and its value. It is sendable because it is immutable.
private class TraitEntry: Hashable, CustomStringConvertible, @unchecked Sendable {
  var trait: UITrait { preconditionFailure("TraitEntry.trait: subclasses have a trait") }
  var description: String { trait.name }
  func equals(_ other: TraitEntry) -> Bool { self === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
  static func == (left: TraitEntry, right: TraitEntry) -> Bool { left.equals(right) }
}

/// A trait of a known type and its value. It is sendable because it is immutable.
private final class TypedTraitEntry<T: UITraitDefinition>: TraitEntry, @unchecked Sendable {
  let value: T.Value

  /// Creates an entry; returns nil for the default value of a system trait, which is unspecified.
  init?(_ value: T.Value) {
    self.value = value
    super.init()
    if T.self is any SystemTrait.Type, Self.areEqual(value, T.defaultValue) { return nil }
  }

  override var trait: UITrait { T.self }
  override var description: String { "\(T.name) = \(value)" }

  override func equals(_ other: TraitEntry) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? TypedTraitEntry<T> else { return false }
    return Self.areEqual(value, other.value)
  }

  private static func areEqual(_ left: T.Value, _ right: T.Value) -> Bool {
    func open<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }
    if let left = left as? any Equatable { return open(left, right) }
    guard let optionalLeft = left as? any OptionalValue,
      let optionalRight = right as? any OptionalValue
    else { return isSameObject(left, right) }
    switch (optionalLeft.wrapped, optionalRight.wrapped) {
    case (nil, nil): return true
    case (let left?, let right?): return isSameObject(left, right)
    default: return false
    }
  }

  private static func isSameObject(_ left: Any, _ right: Any) -> Bool {
    type(of: left) is AnyClass && left as AnyObject === right as AnyObject
  }
}

/// An optional whose type isn't statically known.
private protocol OptionalValue { var wrapped: Any? { get } }

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
