import Foundation
import PhotoBrowsing

/// Categories of photos and videos at one point in time, which may be of any type. Items are
/// addressed by index path, for screens with sections, and by index, for the pages of a browser.
public struct Album<Item> {
  /// The categories, empty ones included.
  public let categories: [Category]
  private let sections: PhotoSections
  private let ids: [AlbumItemID.Category]
  private let indices: [AlbumItemID.Category: Int]

  /// Creates an album.
  public init(_ categories: [Category] = []) {
    self.categories = categories
    sections = PhotoSections(counts: categories.map(\.loadedCount))
    var copies: [AlbumKey: Int] = [:]
    ids = categories.map { category in
      let copy = copies[category.key, default: 0]
      copies[category.key] = copy + 1
      return AlbumItemID.Category(key: category.key, copy: copy)
    }
    indices = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The number of pages: the loaded items of all categories.
  public var count: Int { sections.count }
  /// The categories' titles.
  public var titles: [String] { categories.map(\.title) }

  // MARK: Items

  /// The item at an index; nil if there is none.
  public func item(at index: Int) -> Item? { indexPath(of: index).flatMap { item(at: $0) } }

  /// The item at an index path; nil if there is none.
  public func item(at indexPath: IndexPath) -> Item? {
    guard index(of: indexPath) != nil else { return nil }
    return categories[indexPath.section].item(at: indexPath.item)
  }

  /// The id of the item at an index; nil if there is none.
  public func id(at index: Int) -> AlbumItemID? {
    guard let path = indexPath(of: index) else { return nil }
    let (key, copy) = categories[path.section].items.key(at: path.item)
    return AlbumItemID(category: ids[path.section], key: key, copy: copy)
  }

  // MARK: Places

  /// The index of the item at an index path; nil if there is none.
  public func index(of indexPath: IndexPath) -> Int? { sections.index(of: indexPath) }
  /// The index path of the item at an index; nil if there is none.
  public func indexPath(of index: Int) -> IndexPath? { sections.indexPath(of: index) }

  /// The index of the item with an id; nil if the album doesn't have it.
  public func index(of id: AlbumItemID) -> Int? {
    guard let category = indices[id.category],
      let item = categories[category].items.index(of: id.key, copy: id.copy)
    else { return nil }
    return index(of: IndexPath(item: item, section: category))
  }

  /// The key that identifies an item in any category; nil if only its index identifies it.
  func ownKey(of id: AlbumItemID) -> AlbumKey? {
    guard let path = index(of: id).flatMap({ indexPath(of: $0) }) else { return nil }
    return categories[path.section].items.key(path.item)
  }

  /// The index of the first item with a key in any category. Reads the keys of all items before it.
  func index(ofKey key: AlbumKey) -> Int? {
    for (section, category) in categories.enumerated() {
      guard let item = category.items.index(of: key, copy: 0) else { continue }
      return index(of: IndexPath(item: item, section: section))
    }
    return nil
  }

  /// The category of the page at an index.
  public func category(ofPageAt index: Int) -> Int? { indexPath(of: index)?.section }

  /// The index of a category's first item; nil if the category is empty or doesn't exist.
  public func firstIndex(ofCategory category: Int) -> Int? {
    index(of: IndexPath(item: 0, section: category))
  }

  /// The category itself if it has items, otherwise the next one that has, otherwise the last one
  /// before it that has; nil if no category has items.
  public func nearestCategoryWithItems(to category: Int) -> Int? {
    let start = min(max(0, category), max(0, categories.count - 1))
    let later = (start..<max(start, categories.count)).first { categories[$0].loadedCount > 0 }
    return later ?? (0..<start).last { categories[$0].loadedCount > 0 }
  }

  /// The next category that has items or, with a step of -1, the previous one; nil if there is none.
  func category(after start: Int, by step: Int) -> Int? {
    var category = start + step
    while categories.indices.contains(category), categories[category].loadedCount == 0 {
      category += step
    }
    return categories.indices.contains(category) ? category : nil
  }

  /// The index of an item, or of the one nearest to it if it doesn't exist; the index of the first
  /// item if the path is nil; nil if the album is empty.
  public func nearestIndex(to path: IndexPath?) -> Int? {
    guard count > 0 else { return nil }
    guard let path, path.count == 2 else { return 0 }
    if let index = index(of: path) { return index }
    guard let category = nearestCategoryWithItems(to: path.section) else { return nil }
    let last = categories[category].loadedCount - 1
    let isBefore = category < path.section
    let item = category == path.section ? min(max(0, path.item), last) : isBefore ? last : 0
    return index(of: IndexPath(item: item, section: category))
  }
}

extension Album: Equatable where Item: Equatable {
  public static func == (one: Album, other: Album) -> Bool { one.categories == other.categories }
}
