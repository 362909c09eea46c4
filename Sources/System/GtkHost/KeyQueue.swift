/// Keys of which a screen reader may say that they are its own: the app gets the others, in the
/// order in which they were pressed.
struct KeyQueue<Key> {
  private struct Item {
    let number: Int
    let key: Key
    /// Nil until the reader has answered.
    var isTaken: Bool?
  }

  private var items: [Item] = []
  private var count = 0

  var isEmpty: Bool { items.isEmpty }

  /// Adds a key, and returns the number by which it is answered.
  mutating func add(_ key: Key) -> Int {
    count += 1
    items.append(Item(number: count, key: key))
    return count
  }

  /// Takes an answer, and returns the keys that have become due, each with whether the reader took
  /// it.
  mutating func answer(_ number: Int, isTaken: Bool) -> [(key: Key, isTaken: Bool)] {
    guard let index = items.firstIndex(where: { $0.number == number }) else { return [] }
    items[index].isTaken = isTaken
    let due = items.prefix { $0.isTaken != nil }
    items.removeFirst(due.count)
    return due.map { ($0.key, $0.isTaken == true) }
  }

  /// Gives up waiting, and returns all keys, as those not yet answered belong to the app.
  mutating func removeAll() -> [(key: Key, isTaken: Bool)] {
    defer { items = [] }
    return items.map { ($0.key, $0.isTaken == true) }
  }
}
