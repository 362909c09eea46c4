import Foundation

extension UILabel: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: text?.isEmpty == false, label: text,
      traits: isEnabled ? .staticText : [.staticText, .notEnabled])
  }
}

extension UIImageView: AccessibilityDescribing {
  /// Images aren't elements unless the app makes them elements, as most images are decorative.
  package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
}
