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
  /// The object that has these values, once it was read. References to the values stand for it, since
  /// an object that is weakly referenced itself is slower in everything that is done with it.
  unowned var owner: UIResponder?
  /// The node that stood for the object when it was last read.
  var semantics: (id: SemanticsNode.ID, role: SemanticsRole)?
  /// The value that was last read of an adjustable object, and how often it has changed.
  var adjusted: (value: String?, count: Double)?
  /// The bar item that this button represents.
  weak var item: UIBarItem?

  /// The object itself, if UIKit describes it. Unsafe is right because the object owns its values.
  private unowned(unsafe) var describing: (any AccessibilityDescribing)?
  private var isDescribingKnown = false

  /// Returns the owner of the values as what describes it. Looked up once: a tree asks each element
  /// ten times, and looking took a third of the time for a tree.
  func describing(_ owner: UIResponder) -> (any AccessibilityDescribing)? {
    if !isDescribingKnown {
      isDescribingKnown = true
      describing = owner as? any AccessibilityDescribing
    }
    return describing
  }
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
    let values = accessibilityValues ?? AccessibilityValues()
    accessibilityValues = values
    return values.describing(self)?.accessibilityDefaults ?? AccessibilityDefaults()
  }
}
