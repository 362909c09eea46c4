/// The trait overrides of an object and its observers of trait changes.
@MainActor final class TraitNode {
  /// The overrides that the app has set.
  var overrides = TraitValues()
  /// The overrides that a parent view controller has set for this one; the object's own take
  /// precedence.
  var overridesFromParent = TraitValues()
  private var registrations: [TraitRegistration] = []
  /// The traits for which the closures were last called, or those at the first registration.
  private var reported: UITraitCollection?

  var isEmpty: Bool { overrides.isEmpty && overridesFromParent.isEmpty }

  func register<Environment: UITraitEnvironment>(
    _ traits: [UITrait], of environment: any UITraitEnvironment,
    _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      guard let environment = environment as? Environment else {
        preconditionFailure(
          "registerForTraitChanges(_:handler:): the handler takes a \(Environment.self), but the "
            + "object is a \(type(of: environment))")
      }
      handler(environment, previous)
    }
    if registrations.isEmpty { reported = environment.traitCollection }
    registrations.append(registration)
    return registration
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the closures that observe a trait that has changed since the last call.
  func report(to environment: any UITraitEnvironment) {
    guard let previous = reported, !registrations.isEmpty else { return }
    let traits = environment.traitCollection
    reported = traits
    for registration in registrations
    where registration.traits.contains(where: {
      traits.values.differs(in: $0, from: previous.values)
    }) && registrations.contains(where: { $0 === registration }) {
      registration.handler(environment, previous)
    }
  }
}

extension UITraitCollection {
  /// Returns the traits of an object that inherits these; the same instance if it overrides none.
  @MainActor func overridden(by node: TraitNode?) -> UITraitCollection {
    guard let node, !node.isEmpty else { return self }
    return overridden(by: node.overridesFromParent.overridden(by: node.overrides))
  }
}

/// An object that inherits traits, can override them, and passes them on.
@MainActor protocol TraitOwner: UITraitEnvironment {
  /// The overrides and observers; nil if there are none.
  var traitNode: TraitNode? { get set }
  /// The traits as of the last update; nil before the first one.
  var resolvedTraits: UITraitCollection? { get set }
  /// Requests an update because the object's overrides have changed.
  func setNeedsTraitUpdate()
}

extension TraitOwner {
  var storedOverrides: UITraitOverrides {
    get { UITraitOverrides(traitNode?.overrides ?? TraitValues()) }
    set {
      guard newValue.values != traitNode?.overrides ?? TraitValues() else { return }
      makeTraitNode().overrides = newValue.values
      setNeedsTraitUpdate()
    }
  }

  func makeTraitNode() -> TraitNode {
    let node = traitNode ?? TraitNode()
    traitNode = node
    return node
  }

  /// Adopts the traits of an update. If they have changed, returns a closure that notifies the
  /// object.
  func takeTraits(_ traits: UITraitCollection) -> (() -> Void)? {
    let previous = resolvedTraits
    guard traits !== previous, traits != previous else { return nil }
    resolvedTraits = traits
    return { [self] in
      traits.performAsCurrent {
        traitCollectionDidChange(previous)
        traitNode?.report(to: self)
      }
    }
  }
}
