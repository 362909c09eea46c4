import Foundation

/// Identifies an item of an album while others come and go around it. The same photo twice is two
/// items with different ids.
public struct AlbumItemID: Hashable {
  /// Identifies a category in its album.
  struct Category: Hashable {
    let key: AlbumKey
    /// Distinguishes categories that have the same key.
    let copy: Int
  }

  let category: Category
  let key: AlbumKey
  /// Distinguishes items of one category that have the same key.
  let copy: Int
}

/// Identifies an item or a category among its siblings: a value of any type.
struct AlbumKey: Hashable {
  private let value: AnyHashable

  init(_ value: some Hashable) { self.value = AnyHashable(value) }
}
