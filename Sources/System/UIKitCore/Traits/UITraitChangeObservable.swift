import Foundation

/// An object that calls closures when traits of it have changed.
@MainActor public protocol UITraitChangeObservable {
  /// A closure that receives the object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void

  /// Calls a closure whenever at least one of some traits has changed, once for each change, before
  /// layout. Handlers are called in the order in which they were registered; the object keeps them.
  @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Stops calling a registration's closure.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registration of a closure for changes of traits.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A closure for changes of some traits.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void)
  {
    self.traits = traits
    self.handler = handler
  }

  /// A registration can't change, so that its copy is itself.
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
