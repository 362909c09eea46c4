extension UIPresentationController: TraitOwner, UITraitChangeObservable {
  /// The traits that the presentation specifies for the presented controller.
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

  func setNeedsTraitUpdate() { container?.setNeedsTraitUpdate() }

  // MARK: Inheritance

  private static let elevated = UITraitCollection(userInterfaceLevel: .elevated).values

  /// Whether what is presented lies above other content. A presentation of the app's own, which may
  /// cover it, sets the level itself.
  private var isElevated: Bool {
    presentationStyle.keepsPresenter && presentationStyle != .custom
  }

  /// The presentation's traits from those of the container's surroundings.
  func traits(from inherited: UITraitCollection) -> UITraitCollection {
    var traits = isElevated ? inherited.overridden(by: Self.elevated) : inherited
    if let form = traitsOfForm(in: inherited) { traits = traits.overridden(by: form.values) }
    return traits.overridden(by: traitNode)
  }

  func currentTraits() -> UITraitCollection {
    traits(
      from: container?.superview?.traitCollection ?? presentingViewController.traitCollection)
  }
}
