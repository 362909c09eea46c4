import Foundation

/// The preferred text size; the desktop's text scale under Apple's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual one.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted after the desktop's text scale changed.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The new category, as its raw value.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Rising, with the size of body text in points that Apple gives it; 17 is the usual one.
  private static let bodySizes: [(category: Self, size: CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
    (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// The one nearest to a factor of text; 0 says nothing.
  init(scale: CGFloat) {
    let nearest = Self.bodySizes.min { abs($0.size / 17 - scale) < abs($1.size / 17 - scale) }
    self = scale > 0 ? nearest?.category ?? .large : .unspecified
  }

  /// 0 for one that says nothing.
  var scale: CGFloat { Self.bodySizes.first { $0.category == self }.map { $0.size / 17 } ?? 0 }

  public var isAccessibilityCategory: Bool { scale > 23.5 / 17 }

  public static func < (left: Self, right: Self) -> Bool { left.scale < right.scale }
  public static func <= (left: Self, right: Self) -> Bool { left.scale <= right.scale }
  public static func > (left: Self, right: Self) -> Bool { left.scale > right.scale }
  public static func >= (left: Self, right: Self) -> Bool { left.scale >= right.scale }
}

@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of `UIFont.preferredFont(forTextStyle:)` follows the text scale when it changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
