import Foundation

/// The items of a category, made when they are asked for, and which key each has.
final class AlbumItems {
  let count: Int
  let item: (Int) -> AlbumItem
  private let key: (Int) -> AnyHashable?
  /// Of the first items, as far as anyone asked: which copy an item is depends on those before it.
  private var keys: [(key: AnyHashable, copy: Int)] = []
  private var places: [AnyHashable: Int] = [:]
  /// Where a key is found again after its first place; mostly empty.
  private var copies: [AnyHashable: [Int]] = [:]

  init<Model>(_ models: [Model], _ fields: FieldMapping<Model>, _ kind: AlbumItem.Kind) {
    let places = fields.places(in: models.first)
    count = models.count
    item = { fields.item(from: models[$0], kind: kind, at: places) }
    key = { fields.key(of: models[$0], at: places) }
  }

  init(_ items: [AlbumItem]) {
    count = items.count
    item = { items[$0] }
    key = { items[$0].key }
  }

  func key(at index: Int) -> (key: AnyHashable, copy: Int) {
    while keys.count <= index { readNextKey() }
    return keys[index]
  }

  func index(of key: AnyHashable, copy: Int) -> Int? {
    if let known = knownIndex(of: key, copy) { return known }
    while keys.count < count {
      guard readNextKey() == key else { continue }
      if let known = knownIndex(of: key, copy) { return known }
    }
    return nil
  }

  private func knownIndex(of key: AnyHashable, _ copy: Int) -> Int? {
    if copy == 0 { return places[key] }
    guard let again = copies[key], again.indices.contains(copy - 1) else { return nil }
    return again[copy - 1]
  }

  @discardableResult private func readNextKey() -> AnyHashable {
    let index = keys.count
    // Without a name of its own an item is what stands at its place.
    let key = key(index) ?? AnyHashable(index)
    if places[key] == nil {
      places[key] = index
      keys.append((key, 0))
    } else {
      copies[key, default: []].append(index)
      keys.append((key, copies[key]?.count ?? 0))
    }
    return key
  }
}
