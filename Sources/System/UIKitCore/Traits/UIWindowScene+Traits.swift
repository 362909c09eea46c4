extension UIWindowScene: UITraitEnvironment {}

extension UIWindowScene: TraitOwner, UITraitChangeObservable {
  /// The traits that the scene specifies for its windows.
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

  // MARK: Updates

  /// The traits of the scene as of now, regardless of when they are updated.
  func currentTraits() -> UITraitCollection {
    UITraitCollection.make(
      displayScale: hostWindow?.scale ?? 1, size: hostWindow?.size ?? Self.initialSize
    ).overridden(by: traitNode)
  }

  /// Requests an update before the next layout, of the scene and its windows.
  func setNeedsTraitUpdate() {
    needsTraitUpdate = true
    requestFrame()
  }

  /// Updates the scene's own traits; its windows' are then to be updated.
  func resolveTraits() {
    needsTraitUpdate = false
    guard let tell = takeTraits(currentTraits()) else { return }
    for window in windows + popups { window.setNeedsTraitUpdate() }
    tell()
  }

  /// The frame's pass before constraints and layout: updates what waits for it.
  func updateTraits() {
    let isForAll = needsTraitUpdate
    if isForAll { resolveTraits() }
    for window in layoutRoots { window.updatePendingTraits() }
    if isForAll { UITraitCollection.updateForOtherThreads() }
  }
}
