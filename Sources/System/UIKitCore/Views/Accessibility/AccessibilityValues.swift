import HostInterface
import QuartzCore

/// The accessibility values that an app has set on an object; `nil` stands for UIKit's default
/// value.
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
  var expandedStatus: UIAccessibilityExpandedStatus?
  var identifier: String?
  /// The node that stood for the object when it was last read.
  var semantics: (id: SemanticsNode.ID, role: SemanticsRole)?
  /// The value that was last read of an adjustable object, and how often it has changed.
  var adjusted: (value: String?, count: Double)?
  /// The bar item that this button represents.
  weak var item: UIBarItem?
}

/// The default accessibility values that UIKit provides for its own views.
@MainActor package struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var isModal = false

  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = .none, elements: [Any]? = nil, isModal: Bool = false
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
    self.elements = elements
    self.isModal = isModal
  }
}

/// A UIKit view that provides its own accessibility values.
@MainActor package protocol AccessibilityDescribing: UIResponder {
  var accessibilityDefaults: AccessibilityDefaults { get }
}

/// An object that stores the accessibility values that an app has set.
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
    if UIAccessibility.isVoiceOverRunning { FrameScheduler.shared.requestFrame() }
  }
}

extension UIBarItem: AccessibilityOwner {}

extension UIResponder: AccessibilityOwner {
  var describedAccessibility: AccessibilityDefaults {
    (self as? any AccessibilityDescribing)?.accessibilityDefaults ?? AccessibilityDefaults()
  }
}
