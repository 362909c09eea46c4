extension UIPresentationController: TraitOwner, UITraitChangeObservable {
  /// The trait overrides that the presentation applies to the presented controller.
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

  /// Whether the presented content is elevated above other content. A custom presentation, which
  /// may cover that content, sets the level itself.
  private var isElevated: Bool {
    presentationStyle.keepsPresenter && presentationStyle != .custom
  }

  /// Returns the presentation's traits, given those that its container inherits.
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
