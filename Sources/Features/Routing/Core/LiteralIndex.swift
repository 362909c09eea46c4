/// What is behind the literals of the whole tree, by fork and text: one open table.
///
/// Each slot has a tag of one byte besides, and a search looks through the tags of eight slots at a
/// time. They are small enough to stay in the processor's cache, so that a text that no fork has is
/// mostly known by them, and one that there is costs one look at a slot, however full the table is.
struct LiteralIndex: Sendable {
  /// One vector, because arrays align vectors: no slot lies in two lines of the processor's cache.
  private struct Slot: Sendable {
    private var words = SIMD4<UInt64>(0, 0, .max, 0)

    /// Free.
    init() {}

    init(_ text: LiteralText, below fork: Int32) {
      words = SIMD4(
        text.head, text.next, UInt64(UInt32(bitPattern: fork)) << 32, UInt64(text.count))
      place = RouteTrie.Place()
    }

    var text: LiteralText {
      LiteralText(head: words.x, next: words.y, count: UInt16(truncatingIfNeeded: words.w))
    }

    var fork: Int32 { Int32(truncatingIfNeeded: words.z >> 32) }

    var place: RouteTrie.Place {
      get {
        let end = RouteTrie.End(
          code: Int32(truncatingIfNeeded: words.w >> 32),
          names: UInt16(truncatingIfNeeded: words.w >> 16))
        return RouteTrie.Place(way: Int32(truncatingIfNeeded: words.z), end: end)
      }
      set {
        words.z = UInt64(UInt32(bitPattern: fork)) << 32 | UInt64(UInt32(bitPattern: newValue.way))
        words.w = UInt64(UInt32(bitPattern: newValue.end.code)) << 32
          | UInt64(newValue.end.names) << 16 | UInt64(text.count)
      }
    }
  }

  /// The tags of eight slots, the first one's in the lowest byte: seven bits of the hash of what is
  /// in the slot, or `free`.
  private struct Tags: Sendable {
    static let count = 8
    private static let free: UInt64 = 0x8080_8080_8080_8080
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    private var bytes = Tags.free

    /// The top bit of each byte that is free.
    var free: UInt64 { bytes & Self.free }

    /// The top bit of each byte that may hold the tag: all that do, and seldom one above them.
    func candidates(_ tag: UInt64) -> UInt64 {
      let difference = bytes ^ tag &* Self.ones
      return (difference &- Self.ones) & ~difference & Self.free
    }

    mutating func set(_ index: Int, _ tag: UInt64) {
      bytes = bytes & ~(0xFF << UInt64(8 * index)) | tag << UInt64(8 * index)
    }
  }

  private var tags: [Tags] = []
  private var slots: [Slot] = []
  private var count = 0
  /// Bytes of long texts.
  private(set) var pool: [UInt8] = []

  subscript(slot: Int) -> RouteTrie.Place {
    get { slots[slot].place }
    set { slots[slot].place = newValue }
  }

  /// Nil when the fork has no such literal. The number holds until the next `reserve`.
  @inline(__always)
  func slot(of key: LiteralKey, below fork: Int32) -> Int? {
    guard !tags.isEmpty else { return nil }
    let hash = key.hash(below: fork)
    let mask = tags.count - 1
    var group = Self.group(hash) & mask
    while true {
      let tags = tags[group]
      var candidates = tags.candidates(Self.tag(hash))
      while candidates != 0 {
        let index = group * Tags.count + candidates.trailingZeroBitCount / 8
        if slots[index].fork == fork, slots[index].text.equals(key, pool: pool) { return index }
        candidates &= candidates - 1
      }
      if tags.free != 0 { return nil }
      group = (group + 1) & mask
    }
  }

  /// Makes room for that many more literals.
  mutating func reserve(_ more: Int) {
    // Seven eighths full at most.
    while (count + more) * 8 > slots.count * 7 { grow() }
  }

  /// There must be room for it.
  mutating func insert(_ key: LiteralKey, below fork: Int32) -> Int {
    count += 1
    let slot = Slot(LiteralText(key, pool: &pool), below: fork)
    return place(slot, hash: key.hash(below: fork))
  }

  mutating func text(_ key: LiteralKey) -> LiteralText { LiteralText(key, pool: &pool) }

  private static func tag(_ hash: UInt64) -> UInt64 { hash >> 57 }
  private static func group(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) }

  private mutating func place(_ slot: Slot, hash: UInt64) -> Int {
    let mask = tags.count - 1
    var group = Self.group(hash) & mask
    while tags[group].free == 0 { group = (group + 1) & mask }
    let index = tags[group].free.trailingZeroBitCount / 8
    tags[group].set(index, Self.tag(hash))
    slots[group * Tags.count + index] = slot
    return group * Tags.count + index
  }

  private mutating func grow() {
    let old = slots
    let oldTags = tags
    tags = Array(repeating: Tags(), count: max(2, oldTags.count * 2))
    slots = Array(repeating: Slot(), count: tags.count * Tags.count)
    for slot in old where slot.fork >= 0 {
      _ = place(slot, hash: slot.text.withKey(pool: pool) { $0.hash(below: slot.fork) })
    }
  }
}
