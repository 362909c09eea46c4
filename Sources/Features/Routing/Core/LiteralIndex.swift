/// Children with a literal by parent and hash: one open table for the whole tree.
struct LiteralIndex: Sendable {
  private struct Slot: Sendable {
    var hash: UInt64 = 0
    var parent: Int32 = 0
    /// Below zero in a free slot.
    var child: Int32 = -1
  }

  private var slots: [Slot] = []
  private var count = 0

  /// Eight bytes at a time.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    var index = 0
    while index + 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = mixed(hash ^ word)
      index += 8
    }
    var tail: UInt64 = 0
    while index < bytes.count {
      tail = tail << 8 | UInt64(bytes[index])
      index += 1
    }
    return mixed(hash ^ tail)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  private static func key(_ hash: UInt64, _ parent: Int32) -> UInt64 {
    mixed(hash &+ UInt64(truncatingIfNeeded: parent) &* 0xE703_7ED1_A0B4_28DB)
  }

  mutating func insert(hash: UInt64, parent: Int32, child: Int32) {
    if (count + 1) * 2 > slots.count { grow() }
    count += 1
    place(Slot(hash: Self.key(hash, parent), parent: parent, child: child))
  }

  private mutating func place(_ slot: Slot) {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: slot.hash) & mask
    while slots[index].child >= 0 { index = (index + 1) & mask }
    slots[index] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: max(16, old.count * 2))
    for slot in old where slot.child >= 0 { place(slot) }
  }

  /// - Parameter isRight: Asked of candidates, because hashes can be equal by chance.
  func child(of parent: Int32, hash: UInt64, where isRight: (Int32) -> Bool) -> Int32 {
    guard !slots.isEmpty else { return -1 }
    let key = Self.key(hash, parent)
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: key) & mask
    while slots[index].child >= 0 {
      let slot = slots[index]
      if slot.hash == key, slot.parent == parent, isRight(slot.child) { return slot.child }
      index = (index + 1) & mask
    }
    return -1
  }
}
