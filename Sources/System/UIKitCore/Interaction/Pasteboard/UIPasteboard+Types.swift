import Foundation

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the desktop's clipboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Options for the items of a pasteboard.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `Date` at which the items are removed.
    public static let expirationDate = Option(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool` that determines whether clipboard managers, including those that share with other
    /// devices, are asked to ignore the items.
    public static let localOnly = Option(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted by a pasteboard when its contents have changed; by the general one also when another
  /// program has changed them.
  nonisolated public static let changedNotification =
    Notification.Name("UIPasteboardChangedNotification")
  /// Posted when a pasteboard was removed.
  nonisolated public static let removedNotification =
    Notification.Name("UIPasteboardRemovedNotification")
  /// The key for the types that were added, an array of strings.
  nonisolated public static let changedTypesAddedKey = "UIPasteboardChangedTypesAddedKey"
  /// The key for the types that were removed, an array of strings.
  nonisolated public static let changedTypesRemovedKey = "UIPasteboardChangedTypesRemovedKey"

  /// The types of texts.
  public static var typeListString: [String] { PasteboardType.texts }
  /// The types of URLs.
  public static var typeListURL: [String] { PasteboardType.urls }
  /// The types of images.
  public static var typeListImage: [String] { PasteboardType.images }
  /// The types of colors.
  public static var typeListColor: [String] { PasteboardType.colors }
}
