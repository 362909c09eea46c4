import Foundation

/// The items of a category, made when they are asked for, and which key each has.
final class AlbumItems {
  let count: Int
  let item: (Int) -> AlbumItem
  private let key: (Int) -> AnyHashable?
  private lazy var keys = Keys(count: count, key: key)

  init<Model>(_ models: [Model], _ fields: FieldMapping<Model>, _ kind: AlbumItem.Kind) {
    count = models.count
    item = { fields.item(from: models[$0], kind: kind) }
    key = { fields.key(of: models[$0]) }
  }

  init(_ items: [AlbumItem]) {
    count = items.count
    item = { items[$0] }
    key = { items[$0].key }
  }

  func key(at index: Int) -> (key: AnyHashable, copy: Int) { keys.all[index] }
  func index(of key: AnyHashable, copy: Int) -> Int? {
    guard let places = keys.places[key], places.indices.contains(copy) else { return nil }
    return places[copy]
  }

  /// Made at once for all, because which copy an item is depends on those before it.
  private struct Keys {
    var all: [(key: AnyHashable, copy: Int)] = []
    var places: [AnyHashable: [Int]] = [:]

    init(count: Int, key: (Int) -> AnyHashable?) {
      all.reserveCapacity(count)
      places.reserveCapacity(count)
      for index in 0..<count {
        // Without a name of its own an item is what stands at its place.
        let key = key(index) ?? AnyHashable(index)
        let copy = places[key]?.count ?? 0
        places[key, default: []].append(index)
        all.append((key, copy))
      }
    }
  }
}
