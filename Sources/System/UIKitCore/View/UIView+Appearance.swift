import QuartzCore

extension UIView {
  /// The window's traits, with the nearest `overrideUserInterfaceStyle` on the way.
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

  /// Works the traits out again here and below, and tells whom they changed for.
  package func propagateTraits() {
    resolveTraits()
    for subview in subviews { subview.propagateTraits() }
  }

  func resolveTraits() {
    let traits = currentTraits()
    guard traits != resolvedTraits else { return }
    let previous = resolvedTraits
    resolvedTraits = traits
    // Text takes another size, and what is laid out around it another place.
    if let previous, previous.textScale != traits.textScale { setNeedsLayout() }
    traitsDidChange()
    traitCollectionDidChange(previous)
    viewController?.viewTraitsDidChange(from: previous)
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
