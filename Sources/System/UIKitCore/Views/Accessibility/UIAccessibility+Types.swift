import Foundation

/// Constants that specify the direction of an accessibility scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scrolls to the right.
  case right = 1
  /// Scrolls to the left.
  case left = 2
  /// Scrolls up.
  case up = 3
  /// Scrolls down.
  case down = 4
  /// Scrolls to the next page.
  case next = 5
  /// Scrolls to the previous page.
  case previous = 6
}

/// Constants that specify how the user navigates through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system determines the navigation style.
  case automatic = 0
  /// The elements are navigated separately.
  case separate = 1
  /// The elements are navigated as one combined element.
  case combined = 2
}

/// Constants that specify the type of a container of elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular type.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A region of a page, such as its navigation.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}

/// Constants that specify whether an element is expanded, such as a row of an outline.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// The element can't be expanded.
  case unsupported = 0
  /// The element is expanded.
  case expanded = 1
  /// The element is collapsed.
  case collapsed = 2
}

/// Constants that specify when an announcement is spoken.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The announcement interrupts what is being spoken.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// The announcement is spoken once nothing else is.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
}

extension NSAttributedString.Key {
  /// The `UIAccessibilityPriority` of an attributed string that is announced.
  public static let UIAccessibilitySpeechAttributeAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

/// An object with an identifier for tests, which assistive technologies don't read.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A string that identifies the object in tests. The default value is `nil`.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
