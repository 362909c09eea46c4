import Foundation

/// The direction of scrolling that a person asks for.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// How a person moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Each element by itself.
  case separate = 1
  /// All elements as one.
  case combined = 2
}

/// What a container of elements is.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A region of a page, such as its navigation.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// An object with an identifier for tests, which nobody reads.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// Identifies the object in tests; nil by default.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
