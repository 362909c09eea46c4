import Foundation

extension UITextField: AccessibilityDescribing {
  /// Uses the placeholder as the label and the text as the value, with dots instead of characters
  /// if entry is secure.
  package var accessibilityDefaults: AccessibilityDefaults {
    let text = text ?? ""
    let value = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    return AccessibilityDefaults(
      isElement: true, label: placeholder, value: value.isEmpty ? nil : value,
      traits: isEnabled ? .none : .notEnabled)
  }
}

extension UITextView: AccessibilityDescribing {
  /// Uses the text as the value.
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text, traits: isEditable ? .none : .staticText)
  }
}

extension UITextField: AccessibilityContaining {
  package var partsBesideElement: [UIView] { accessoryViews }
}
