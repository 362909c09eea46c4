import Foundation

/// An object that calls closures when its traits have changed.
@MainActor public protocol UITraitChangeObservable {
  /// A closure that receives the object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void

  /// Registers a closure that is called, once for each change and before layout, when at least one
  /// of the specified traits has changed. Handlers are called in the order of their registration;
  /// the object retains them.
  @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Removes the registration of a closure.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registration of a closure for trait changes.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A closure that observes changes of specific traits.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  /// A registration is immutable, so it is its own copy.
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
