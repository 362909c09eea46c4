extension UITableViewCell: AccessibilityDescribing {
  /// A cell with its own texts is an element; a cell with content of the app contains elements.
  package var accessibilityDefaults: AccessibilityDefaults {
    let texts = content.texts
    return AccessibilityDefaults(
      isElement: !texts.isEmpty, label: String(listing: texts),
      traits: isSelected ? .selected : .none)
  }
}

extension UITableViewCell: AccessibilityContaining {
  package var partsBesideElement: [UIView] { [accessoryView].compactMap { $0 } }
}

extension UITableViewCell: TapHandling {}
