/// The traits that an object specifies for itself and everything in it, in place of those that it
/// inherits.
///
/// Overrides are for setting; read traits from `traitCollection`, which has them from the next
/// update on. Setting a trait of the system to `unspecified` removes its override.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// The override of a trait, which has to exist if it is read: `contains(_:)` tells.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      guard let value = values[trait] else {
        preconditionFailure("UITraitOverrides: \(T.name) isn't overridden; ask contains(_:) first")
      }
      return value
    }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }
  /// Removes the override of a trait, which is inherited then.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UITraitOverrides: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "[\(values)]" }
  public var debugDescription: String { description }
}
