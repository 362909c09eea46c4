import QuartzCore

extension UIView {
  /// The traits of the window, with the nearest `overrideUserInterfaceStyle` up the hierarchy.
  package func currentTraits() -> UITraitCollection {
    var style = UIUserInterfaceStyle.unspecified
    for view in sequence(first: self, next: \.superview) {
      if view.overrideUserInterfaceStyle != .unspecified {
        style = view.overrideUserInterfaceStyle
        break
      }
      if let controllerStyle = view.viewController?.overrideUserInterfaceStyle,
        controllerStyle != .unspecified
      {
        style = controllerStyle
        break
      }
    }
    let base = window?.baseTraits ?? UITraitCollection.current
    guard style != .unspecified else { return base }
    return base.modifyingUserInterfaceStyle(style)
  }

  /// Updates the traits of the view and its subviews, and tells those whose traits changed.
  package func propagateTraits() {
    resolveTraits()
    for subview in subviews { subview.propagateTraits() }
  }

  func resolveTraits() {
    let traits = currentTraits()
    guard traits != resolvedTraits else { return }
    let previous = resolvedTraits
    resolvedTraits = traits
    if viewController != nil { marginsMayHaveChanged() }
    if let previous, previous.layoutDirection != traits.layoutDirection {
      layoutDirectionDidChange()
    }
    // Text changes its size, and with it the layout around it.
    if let previous, previous.textScale != traits.textScale { setNeedsLayout() }
    traitsDidChange()
    traitCollectionDidChange(previous)
    viewController?.viewTraitsDidChange(from: previous)
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  func setBackgroundColor(_ color: UIColor?) {
    backgroundColorStorage = color
    applyBackgroundColor()
  }

  func setTintColor(_ color: UIColor?) {
    tintColorStorage = color
    propagateTintColor()
  }

  func applyBackgroundColor() {
    layer.backgroundColor = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
  }

  func tintOrTraitsDidChange() { tintColorDidChange() }

  func propagateTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.tintColorStorage == nil { subview.propagateTintColor() }
  }
}
