extension AlertButton: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: action.title,
      traits: isEnabled ? .button : [.button, .notEnabled])
  }
}

extension AlertView: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isModal: true) }
}
