import Foundation

extension UITextField: AccessibilityDescribing {
  /// The placeholder says what the field is; the text is its value, as dots if it is secret.
  var accessibilityDefaults: AccessibilityDefaults {
    let text = text ?? ""
    let value = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    return AccessibilityDefaults(
      isElement: true, label: placeholder, value: value.isEmpty ? nil : value,
      traits: isEnabled ? .none : .notEnabled)
  }
}

extension UITextView: AccessibilityDescribing {
  /// The text is the value.
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text, traits: isEditable ? .none : .staticText)
  }
}
