import Foundation
import PhotoBrowsing

/// Categories of photos and videos, as one moment found them: in two dimensions for headings, in
/// one for the pages of a browser.
public struct Album {
  public let categories: [AlbumCategory]
  private let sections: PhotoSections
  private let ids: [AlbumCategory.ID]
  private let indices: [AlbumCategory.ID: Int]

  public init(_ categories: [AlbumCategory] = []) {
    self.categories = categories
    sections = PhotoSections(counts: categories.map(\.loadedCount))
    var copies: [AlbumKey: Int] = [:]
    ids = categories.map { category in
      let copy = copies[category.key, default: 0]
      copies[category.key] = copy + 1
      return AlbumCategory.ID(key: category.key, copy: copy)
    }
    indices = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Pages: the loaded items of all categories.
  public var count: Int { sections.count }
  public var titles: [String] { categories.map(\.title) }

  // MARK: Items

  /// Nil for an index that is not there.
  public func item(at index: Int) -> AlbumItem? { indexPath(of: index).flatMap { item(at: $0) } }

  public func item(at indexPath: IndexPath) -> AlbumItem? {
    guard index(of: indexPath) != nil else { return nil }
    return categories[indexPath.section].item(at: indexPath.item)
  }

  public func id(at index: Int) -> AlbumItem.ID? {
    guard let path = indexPath(of: index) else { return nil }
    let (key, copy) = categories[path.section].items.key(at: path.item)
    return AlbumItem.ID(category: ids[path.section], key: key, copy: copy)
  }

  // MARK: Places

  /// The page of a category's item; nil for one that is not there.
  public func index(of indexPath: IndexPath) -> Int? { sections.index(of: indexPath) }
  public func indexPath(of index: Int) -> IndexPath? { sections.indexPath(of: index) }

  public func index(of id: AlbumItem.ID) -> Int? {
    guard let category = indices[id.category],
      let item = categories[category].items.index(of: id.key, copy: id.copy)
    else { return nil }
    return index(of: IndexPath(item: item, section: category))
  }

  /// What tells an item from others under any heading; nil when its place is all it has.
  func ownKey(of id: AlbumItem.ID) -> AlbumKey? {
    guard let index = index(of: id), item(at: index)?.fields.key != nil else { return nil }
    return id.key
  }

  /// The first item of that key under any heading. Reads the keys of all before it.
  func index(ofKey key: AlbumKey) -> Int? {
    for (section, category) in categories.enumerated() {
      guard let item = category.items.index(of: key, copy: 0) else { continue }
      return index(of: IndexPath(item: item, section: section))
    }
    return nil
  }

  /// Which category a page belongs to.
  public func category(ofPageAt index: Int) -> Int? { indexPath(of: index)?.section }

  /// Nil when the category is empty or not there.
  public func firstIndex(ofCategory category: Int) -> Int? {
    index(of: IndexPath(item: 0, section: category))
  }

  /// The category itself, else the next that has pages, else the one before; nil without any.
  public func nearestCategoryWithItems(to category: Int) -> Int? {
    let start = min(max(0, category), max(0, categories.count - 1))
    let later = (start..<max(start, categories.count)).first { categories[$0].loadedCount > 0 }
    return later ?? (0..<start).last { categories[$0].loadedCount > 0 }
  }

  /// The page of a wish that may lie outside, or in an empty category; the first without a wish,
  /// nil without pages.
  public func nearestIndex(to wish: IndexPath?) -> Int? {
    guard count > 0 else { return nil }
    guard let wish, wish.count == 2 else { return 0 }
    if let index = index(of: wish) { return index }
    guard let category = nearestCategoryWithItems(to: wish.section) else { return nil }
    let last = categories[category].loadedCount - 1
    let item: Int
    if category == wish.section {
      item = min(max(0, wish.item), last)
    } else {
      item = category < wish.section ? last : 0
    }
    return index(of: IndexPath(item: item, section: category))
  }
}

extension Album: Equatable {
  public static func == (one: Album, other: Album) -> Bool { one.categories == other.categories }
}
