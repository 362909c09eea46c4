extension UIViewController: TraitOwner, UITraitChangeObservable {
  /// The trait overrides of the view controller, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { storedOverrides }
    set { storedOverrides = newValue }
  }

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    makeTraitNode().register(traits, of: self, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitNode?.unregister(registration)
  }

  func setNeedsTraitUpdate() { viewIfLoaded?.setNeedsTraitUpdate() }

  // MARK: Inheritance

  /// The traits of the container or presentation, for a view controller whose view has no
  /// superview.
  var inheritedTraits: UITraitCollection? {
    parentStorage?.traitCollection ?? presentation?.traitCollection
  }

  /// Returns the traits of the view controller as of now, regardless of pending updates.
  func currentTraits() -> UITraitCollection {
    let inherited = viewIfLoaded?.superview?.traitCollection ?? inheritedTraits ?? .current
    return inherited.overridden(by: traitNode)
  }

  // MARK: Children

  func setOverrides(_ collection: UITraitCollection?, of child: UIViewController) {
    precondition(
      child.parentStorage === self,
      "setOverrideTraitCollection(_:forChild:): the controller isn't a child of the receiver")
    child.makeTraitNode().overridesFromParent = collection?.values ?? TraitValues()
    child.setNeedsTraitUpdate()
  }

  func overrides(of child: UIViewController) -> UITraitCollection? {
    guard let values = child.traitNode?.overridesFromParent, !values.isEmpty else { return nil }
    return UITraitCollection(values)
  }
}
