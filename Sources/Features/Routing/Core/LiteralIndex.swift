/// What is behind the literals of the whole tree, by fork and text: one open table, in which a slot
/// of 32 bytes is all that a match looks at.
struct LiteralIndex: Sendable {
  /// One vector, because arrays align vectors: no slot lies in two lines of the processor's cache.
  private struct Slot: Sendable {
    private var words = SIMD4<UInt64>(0, 0, .max, .max)

    /// Free.
    init() {}

    init(_ text: LiteralText, below fork: Int32) {
      let numbers = UInt64(UInt32(bitPattern: fork)) << 32 | UInt64(UInt32(bitPattern: text.count))
      words = SIMD4(text.head, text.next, numbers, RouteTrie.Place().bits)
    }

    var text: LiteralText {
      LiteralText(head: words.x, next: words.y, count: Int32(truncatingIfNeeded: words.z))
    }

    /// Below zero in a free slot.
    var fork: Int32 { Int32(truncatingIfNeeded: words.z >> 32) }

    var place: RouteTrie.Place {
      get { RouteTrie.Place(bits: words.w) }
      set { words.w = newValue.bits }
    }
  }

  private var slots: [Slot] = []
  private var count = 0
  /// Bytes of long texts.
  private(set) var pool: [UInt8] = []

  subscript(slot: Int) -> RouteTrie.Place {
    get { slots[slot].place }
    set { slots[slot].place = newValue }
  }

  /// Nil when the fork has no such literal. The number holds until the next `insert`.
  @inline(__always)
  func slot(of key: LiteralKey, below fork: Int32) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: key.hash(below: fork)) & mask
    while slots[index].fork >= 0 {
      if slots[index].fork == fork, slots[index].text.equals(key, pool: pool) { return index }
      index = (index + 1) & mask
    }
    return nil
  }

  mutating func insert(_ key: LiteralKey, below fork: Int32) -> Int {
    // Half full at most, so that mostly the first slot is the right one.
    if (count + 1) * 2 > slots.count { grow() }
    count += 1
    let slot = Slot(LiteralText(key, pool: &pool), below: fork)
    return place(slot, hash: key.hash(below: fork))
  }

  mutating func text(_ key: LiteralKey) -> LiteralText { LiteralText(key, pool: &pool) }

  private mutating func place(_ slot: Slot, hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].fork >= 0 { index = (index + 1) & mask }
    slots[index] = slot
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: max(16, old.count * 2))
    for slot in old where slot.fork >= 0 {
      _ = place(slot, hash: slot.text.withKey(pool: pool) { $0.hash(below: slot.fork) })
    }
  }
}
