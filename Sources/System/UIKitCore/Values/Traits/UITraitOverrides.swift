/// The trait overrides of an object, which replace inherited traits for the object and its
/// descendants.
///
/// Use overrides to set traits, and `traitCollection` to read them; it includes the overrides from
/// the next update on. Setting a system trait to `unspecified` removes its override.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// The override of a trait. Before reading it, check that it exists with `contains(_:)`.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      guard let value = values[trait] else {
        preconditionFailure("UITraitOverrides: \(T.name) isn't overridden; ask contains(_:) first")
      }
      return value
    }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }
  /// Removes the override of a trait, which is then inherited.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UITraitOverrides: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "[\(values)]" }
  public var debugDescription: String { description }
}
