import Foundation

/// The items of a category, created when they are asked for, and their keys.
final class AlbumItems<Item> {
  let count: Int
  let item: (Int) -> Item
  /// The key that identifies an item; nil if only its index does.
  let key: (Int) -> AlbumKey?
  /// The keys of the first items, as far as they have been asked for: which copy an item is depends
  /// on those before it.
  private var keys: [(key: AlbumKey, copy: Int)] = []
  private var indices: [AlbumKey: Int] = [:]
  /// The further indices of keys that occur more than once; usually empty.
  private var copies: [AlbumKey: [Int]] = [:]

  init(count: Int, item: @escaping (Int) -> Item, key: @escaping (Int) -> AlbumKey?) {
    self.count = count
    self.item = item
    self.key = key
  }

  func key(at index: Int) -> (key: AlbumKey, copy: Int) {
    while keys.count <= index { readNextKey() }
    return keys[index]
  }

  func index(of key: AlbumKey, copy: Int) -> Int? {
    if let known = knownIndex(of: key, copy) { return known }
    while keys.count < count {
      guard readNextKey() == key else { continue }
      if let known = knownIndex(of: key, copy) { return known }
    }
    return nil
  }

  private func knownIndex(of key: AlbumKey, _ copy: Int) -> Int? {
    if copy == 0 { return indices[key] }
    guard let later = copies[key], later.indices.contains(copy - 1) else { return nil }
    return later[copy - 1]
  }

  @discardableResult private func readNextKey() -> AlbumKey {
    let index = keys.count
    // An item without a key of its own is identified by its index.
    let key = key(index) ?? AlbumKey(index)
    if indices[key] == nil {
      indices[key] = index
      keys.append((key, 0))
    } else {
      copies[key, default: []].append(index)
      keys.append((key, copies[key]?.count ?? 0))
    }
    return key
  }
}
