import Foundation
import Synchronization

/// Memory for frames that another process shows: as long as it has one, its memory isn't used again.
final class FrameSlots: FrameMemory {
  private struct Slot {
    let number: Int
    let address: UInt
    let capacity: Int
    /// What the memory is a part of.
    let memory: Memory
    var isTaken = false
    /// Whether the other process has it.
    var isAway = false

    var isFree: Bool { !isTaken && !isAway }
  }

  /// The memory of slots that came together.
  private final class Memory: Sendable {
    let address: UInt
    let length: Int

    init?(_ file: Int32, length: Int) {
      let address = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      guard let address, address != MAP_FAILED else { return nil }
      (self.address, self.length) = (UInt(bitPattern: address), length)
    }

    deinit { munmap(UnsafeMutableRawPointer(bitPattern: address), length) }
  }

  private struct Contents {
    var slots: [Slot] = []
    /// Those that are used, of others whose place these have taken.
    var old: [Slot] = []
  }

  private let contents = Mutex(Contents())
  private let wasFreed = DispatchSemaphore(value: 0)
  /// How long a still waits for memory, in steps of a hundredth of a second.
  private static let patience = 50

  /// Takes a file in place of those before, and closes it. Returns whether it can be mapped.
  func replace(by file: Int32, first: Int, count: Int, capacity: Int) -> Bool {
    defer { close(file) }
    guard let memory = Memory(file, length: count * capacity) else { return false }
    contents.withLock { contents in
      contents.old += contents.slots
      contents.old.removeAll(where: \.isFree)
      contents.slots = (0..<count).map { index in
        Slot(
          number: first + index, address: memory.address + UInt(index * capacity),
          capacity: capacity, memory: memory)
      }
    }
    wasFreed.signal()
    return true
  }

  func take(byteCount: Int, isStill: Bool) -> UnsafeMutableRawPointer? {
    for _ in 0..<(isStill ? Self.patience : 1) {
      if let address = takeNow(byteCount) { return UnsafeMutableRawPointer(bitPattern: address) }
      if isStill { _ = wasFreed.wait(timeout: .now() + 0.01) }
    }
    return nil
  }

  private func takeNow(_ byteCount: Int) -> UInt? {
    contents.withLock { contents in
      let free = contents.slots.firstIndex { $0.isFree && $0.capacity >= byteCount }
      guard let free else { return nil }
      contents.slots[free].isTaken = true
      return contents.slots[free].address
    }
  }

  func giveBack(_ pointer: UnsafeMutableRawPointer, byteCount: Int) {
    let address = UInt(bitPattern: pointer)
    change {
      $0.address == address
    } by: {
      $0.isTaken = false
    }
  }

  /// Notes that the other process has a frame. Returns its number; nil if it has no slot.
  func send(_ address: UInt) -> Int? {
    change {
      $0.address == address
    } by: {
      $0.isAway = true
    }
  }

  /// The other process needs a frame no longer.
  func free(_ number: Int) {
    change {
      $0.number == number
    } by: {
      $0.isAway = false
    }
  }

  @discardableResult private func change(
    _ isIt: (Slot) -> Bool, by change: (inout Slot) -> Void
  ) -> Int? {
    defer { wasFreed.signal() }
    return contents.withLock { contents in
      if let index = contents.slots.firstIndex(where: isIt) {
        change(&contents.slots[index])
        return contents.slots[index].number
      }
      guard let index = contents.old.firstIndex(where: isIt) else { return nil }
      change(&contents.old[index])
      defer { contents.old.removeAll(where: \.isFree) }
      return contents.old[index].number
    }
  }
}
