import Foundation

/// A photo or video of an album, whatever the app's own data looks like.
///
/// Everything but the kind is optional and is one of its `fields`, which can be read and set as if
/// they were the item's own: `item.url`.
@dynamicMemberLookup public struct AlbumItem: Hashable, Sendable {
  /// Whether an item is shown as a photo or played as a video.
  public enum Kind: Hashable, Sendable {
    /// A still image.
    case photo
    /// A video, which has a player for a page.
    case video
  }

  /// Whether it is a photo or a video.
  public var kind: Kind
  /// What is known about it, such as its URL.
  public var fields: AlbumFields

  /// Creates an item from its fields.
  public init(kind: Kind = .photo, fields: AlbumFields) {
    self.kind = kind
    self.fields = fields
  }

  /// Reads or sets one of the `fields`.
  public subscript<Value>(dynamicMember field: WritableKeyPath<AlbumFields, Value>) -> Value {
    get { fields[keyPath: field] }
    set { fields[keyPath: field] = newValue }
  }

  /// Identifies an item while others come and go around it. The same photo twice in an album is two
  /// items with different ids.
  public struct ID: Hashable {
    let category: AlbumCategory.ID
    let key: AlbumKey
    /// Distinguishes items of one category that have the same key.
    let copy: Int
  }
}

/// What identifies an item or a category among its siblings: a value of any type.
struct AlbumKey: Hashable {
  private let value: AnyHashable

  init(_ value: some Hashable) { self.value = AnyHashable(value) }
}
