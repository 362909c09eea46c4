extension PresentationContainerView: AccessibilityDescribing {
  /// The content behind a presentation isn't accessible, unless the presentation allows interaction
  /// with it.
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isModal: presentation?.isModalForAccessibility ?? true)
  }
}
