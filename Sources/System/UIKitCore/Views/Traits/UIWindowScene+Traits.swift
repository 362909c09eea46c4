extension UIWindowScene: UITraitEnvironment {}

extension UIWindowScene: TraitOwner, UITraitChangeObservable {
  /// The trait overrides of the scene's windows.
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

  /// Returns the traits of the scene as of now, regardless of pending updates.
  func currentTraits() -> UITraitCollection {
    UITraitCollection.make(
      displayScale: hostWindow?.scale ?? 1, size: hostWindow?.size ?? Self.initialSize
    ).overridden(by: traitNode)
  }

  /// Requests an update of the scene and its windows before the next layout.
  func setNeedsTraitUpdate() {
    needsTraitUpdate = true
    requestFrame()
  }

  /// Updates the scene's own traits, and requests an update of its windows'.
  func resolveTraits() {
    needsTraitUpdate = false
    guard let tell = takeTraits(currentTraits()) else { return }
    for window in windows + popups { window.setNeedsTraitUpdate() }
    windowControls?.setNeedsTraitUpdate()
    tell()
  }

  /// Performs pending updates. Called in each frame before constraints and layout.
  func updateTraits() {
    let isForAll = needsTraitUpdate
    if isForAll { resolveTraits() }
    for window in shownWindows + popups { window.updatePendingTraits() }
    windowControls?.followStyle()
    windowControls?.updatePendingTraits()
    if isForAll { UITraitCollection.updateForOtherThreads() }
  }
}
