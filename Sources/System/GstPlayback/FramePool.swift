import Foundation
import Synchronization

/// A pool of buffers for frames of one size, because a new large block of memory costs as much time
/// as the image in it.
final class FramePool: FrameMemory {
  private struct Contents: @unchecked Sendable {  // because a free block has one owner, the pool
    var byteCount = 0
    var free: [UnsafeMutableRawPointer] = []
  }

  private let contents = Mutex(Contents())
  /// One is displayed, one is ready and one is being filled.
  private static let capacity = 3

  func take(byteCount: Int, isStill: Bool) -> UnsafeMutableRawPointer? {
    let reused = contents.withLock { contents -> SendablePointer? in
      if contents.byteCount != byteCount {
        contents.free.forEach { $0.deallocate() }
        contents = Contents(byteCount: byteCount)
      }
      return contents.free.popLast().map { SendablePointer($0) }
    }
    return reused?.pointer ?? .allocate(byteCount: byteCount, alignment: 16)
  }

  func giveBack(_ pointer: UnsafeMutableRawPointer, byteCount: Int) {
    let block = SendablePointer(pointer)
    contents.withLock { contents in
      if contents.byteCount == byteCount, contents.free.count < Self.capacity {
        contents.free.append(block.pointer)
      } else {
        block.pointer.deallocate()
      }
    }
  }

  deinit { contents.withLock { $0.free.forEach { $0.deallocate() } } }
}

/// Unchecked because its holder is the block's only owner.
private struct SendablePointer: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer
  init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }
}
