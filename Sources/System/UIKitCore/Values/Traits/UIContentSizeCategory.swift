import Foundation

/// The preferred text size; on Linux, the desktop's text scale under Apple's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size is specified.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points, 0.82 times the default size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Body text of 15 points, 0.88 times the default size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Body text of 16 points, 0.94 times the default size.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// Body text of 17 points, the default size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Body text of 19 points, 1.12 times the default size.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Body text of 21 points, 1.24 times the default size.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Body text of 23 points, 1.35 times the default size.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// Body text of 28 points, 1.65 times the default size.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Body text of 33 points, 1.94 times the default size.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Body text of 40 points, 2.35 times the default size.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Body text of 47 points, 2.76 times the default size.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// Body text of 53 points, 3.12 times the default size.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the desktop's text scale has changed.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key for the new category's raw value in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// The categories in ascending order, with the size of Apple's body text in points.
  private static let bodySizes: [(category: Self, size: CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
    (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// Creates the category that is nearest to a text scale; unspecified for 0.
  init(scale: CGFloat) {
    let nearest = Self.bodySizes.min { abs($0.size / 17 - scale) < abs($1.size / 17 - scale) }
    self = scale > 0 ? nearest?.category ?? .large : .unspecified
  }

  /// The scale factor relative to the default size; 0 if unspecified.
  var scale: CGFloat { Self.bodySizes.first { $0.category == self }.map { $0.size / 17 } ?? 0 }

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { scale > 23.5 / 17 }

  /// Returns whether the first category is smaller than the second; an unspecified one is smaller
  /// than all others.
  public static func < (left: Self, right: Self) -> Bool { left.scale < right.scale }
  /// Returns whether the first category is smaller than or equal to the second.
  public static func <= (left: Self, right: Self) -> Bool { left.scale <= right.scale }
  /// Returns whether the first category is larger than the second.
  public static func > (left: Self, right: Self) -> Bool { left.scale > right.scale }
  /// Returns whether the first category is larger than or equal to the second.
  public static func >= (left: Self, right: Self) -> Bool { left.scale >= right.scale }
}

/// A view whose font can scale with the preferred text size.
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font from `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics` is scaled when
  /// the text scale changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
