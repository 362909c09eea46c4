extension UITabBar: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: .tabBar)
  }
}

extension TabBarButton: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(
      isElement: true, label: item.accessibilityLabel,
      value: item.accessibilityValue ?? item.badgeValue, traits: traits)
  }
}
