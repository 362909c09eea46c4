import Foundation

extension UILabel: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: text?.isEmpty == false, label: text,
      traits: isEnabled ? .staticText : [.staticText, .notEnabled])
  }
}

extension UIImageView: AccessibilityDescribing {
  /// Images aren't elements unless the app makes them elements, as most images are decorative.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
}

extension UITableViewCell: AccessibilityDescribing {
  /// A cell with its own texts is an element; a cell with content of the app contains elements.
  var accessibilityDefaults: AccessibilityDefaults {
    let texts = content.texts
    return AccessibilityDefaults(
      isElement: !texts.isEmpty, label: texts.isEmpty ? nil : texts.joined(separator: ", "),
      traits: isSelected ? .selected : .none)
  }
}

extension UITabBar: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .tabBar) }
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

extension AlertButton: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: action.title,
      traits: isEnabled ? .button : [.button, .notEnabled])
  }
}

extension PresentationContainerView: AccessibilityDescribing {
  /// The content behind a presentation isn't accessible, unless the presentation allows interaction
  /// with it.
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isModal: presentation?.isModalForAccessibility ?? true)
  }
}

extension AlertView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isModal: true) }
}
