import QuartzCore

/// What an app has set of an object for assistive technologies; nil is what UIKit tells by itself.
@MainActor final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var isHidden = false
  var isModal: Bool?
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var identifier: String?
  /// The item for which a bar made this button.
  weak var item: UIBarItem?
}

/// What UIKit tells assistive technologies of its own views.
@MainActor struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var isModal = false
}

/// A view of UIKit's that describes itself.
@MainActor protocol AccessibilityDescribing: UIResponder {
  var accessibilityDefaults: AccessibilityDefaults { get }
}

/// An object that stores what an app has set.
@MainActor protocol AccessibilityOwner: AnyObject {
  var accessibilityValues: AccessibilityValues? { get set }
}

extension AccessibilityOwner {
  func setAccessibility<Value>(
    _ keyPath: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    let values = accessibilityValues ?? AccessibilityValues()
    accessibilityValues = values
    values[keyPath: keyPath] = value
  }
}

extension UIBarItem: AccessibilityOwner {}

extension UIResponder: AccessibilityOwner {
  var describedAccessibility: AccessibilityDefaults {
    (self as? any AccessibilityDescribing)?.accessibilityDefaults ?? AccessibilityDefaults()
  }
}
