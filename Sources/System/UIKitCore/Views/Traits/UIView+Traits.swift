import QuartzCore

extension UIView: UITraitEnvironment {}

extension UIView: TraitOwner, UITraitChangeObservable {
  /// The trait overrides of the view and its subviews.
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
}

/// The inheritance of traits by a view: from its superview, through the view controller that owns
/// it.
extension UIView {
  /// Returns the traits of the view as of now, regardless of pending updates.
  func currentTraits() -> UITraitCollection {
    ownersTraits(from: inheritedTraits).overridden(by: traitNode)
  }

  private var inheritedTraits: UITraitCollection {
    superview?.traitCollection ?? rootTraits ?? viewController?.inheritedTraits ?? .current
  }

  /// Requests an update of the view and its subviews before the next layout.
  func setNeedsTraitUpdate() {
    guard !needsTraitUpdate else { return }
    needsTraitUpdate = true
    window?.awaitTraitUpdate(of: self)
  }

  /// Updates the view, and its subviews as far as their traits change along with its own.
  func updateTraits() {
    guard resolveTraits() else { return }
    for subview in subviews { subview.updateTraits() }
  }

  /// Updates the view and all its descendants.
  package func propagateTraits() {
    resolveTraits()
    for subview in subviews { subview.propagateTraits() }
  }

  /// Updates the traits, and notifies the view and its owner; returns whether the view's traits
  /// have changed.
  @discardableResult func resolveTraits() -> Bool {
    needsTraitUpdate = false
    TraitUpdateCount.resolved += 1
    let previous = resolvedTraits
    let owners = ownersTraits(from: inheritedTraits)
    let traits = owners.overridden(by: traitNode)
    let hasChanged = traits !== previous && traits != previous
    if hasChanged { resolvedTraits = traits }
    let tellOwner = takeOwnersTraits(owners)
    if hasChanged {
      traits.performAsCurrent {
        if viewController != nil { marginsMayHaveChanged() }
        if let previous, !previous.hasSameLayout(as: traits) { setNeedsLayout() }
        if let previous, previous.layoutDirection != traits.layoutDirection {
          layoutDirectionDidChange()
        }
        traitsDidChange()
        (self as? any TraitsFollowing)?.followTraits()
        traitCollectionDidChange(previous)
        traitNode?.report(to: self)
      }
    }
    tellOwner?()
    return hasChanged
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

extension UITraitCollection {
  /// Returns whether the traits that affect layout are the same.
  fileprivate func hasSameLayout(as other: UITraitCollection) -> Bool {
    let traits: [UITrait] = [
      UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
    ]
    return !traits.contains { values.differs(in: $0, from: other.values) }
  }
}

/// The number of views whose traits were resolved. Tests use it to check that an unchanged tree
/// resolves none.
@MainActor package enum TraitUpdateCount {
  package static var resolved = 0
}

/// The views of a window whose traits have a pending update.
extension UIWindow {
  func awaitTraitUpdate(of view: UIView) {
    pendingTraits.append(Weak(view))
    windowScene?.requestFrame()
  }

  /// Performs pending updates, ancestors first. Updates requested meanwhile are also performed;
  /// after a few rounds they are deferred to the next frame, because they may never end.
  func updatePendingTraits() {
    for _ in 0..<8 where !pendingTraits.isEmpty {
      let views = pendingTraits.compactMap(\.value).filter { $0.window === self }
      pendingTraits = []
      let byDepth = views.map { (view: $0, depth: $0.depth) }.sorted { $0.depth < $1.depth }
      for (view, _) in byDepth where view.needsTraitUpdate { view.updateTraits() }
    }
  }
}

extension UIView {
  /// The number of views from this one up to the root of its hierarchy, including both.
  fileprivate var depth: Int {
    sequence(first: self, next: \.superview).reduce(0) { depth, _ in depth + 1 }
  }
}
