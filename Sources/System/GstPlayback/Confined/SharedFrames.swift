import Confinement
import Foundation
import Quartz2D
import Synchronization

/// Memory in which another process puts frames. Its length is ours, so that nothing which that
/// process does makes it shorter; what is in it may change, as pixels may.
final class SharedFrames: Sendable {
  /// One is displayed, one drawn from, one is ready and one being filled; the rest is for delays.
  static let count = 6
  /// Of these, how many images may use at a time, so that the process always has some.
  private static let mostImages = 4

  let first: Int
  /// The bytes of each.
  let capacity: Int
  let descriptor: Int32
  private let memory: Memory
  private let imageCount = Mutex(0)

  private struct Memory: @unchecked Sendable {  // because this process only reads it
    let address: UnsafeMutableRawPointer
  }

  /// - Parameter first: The number of the first one.
  init?(first: Int, capacity: Int) {
    let length = capacity * Self.count
    guard let file = MemoryFile.descriptor(length: length) else { return nil }
    let address = mmap(nil, length, PROT_READ, MAP_SHARED, file, 0)
    guard let address, address != MAP_FAILED else {
      Glibc.close(file)
      return nil
    }
    (self.first, self.capacity, descriptor) = (first, capacity, file)
    memory = Memory(address: address)
  }

  deinit {
    munmap(memory.address, capacity * Self.count)
    Glibc.close(descriptor)
  }

  /// The image of a frame; nil if it can't be there. Whoever keeps images for long gets copies.
  ///
  /// - Parameter free: Called when the frame isn't needed any more.
  func image(
    _ number: Int, _ size: FrameSize, free: @escaping @Sendable () -> Void
  ) -> CGImage? {
    guard number >= first, number - first < Self.count, size.byteCount <= capacity else {
      return nil
    }
    let pixels = memory.address + (number - first) * capacity
    let isShared = imageCount.withLock { count in
      defer { if count < Self.mostImages { count += 1 } }
      return count < Self.mostImages
    }
    guard isShared else {
      defer { free() }
      return CGImage(width: size.width, height: size.height) { copy in
        UnsafeMutableRawBufferPointer(copy).copyMemory(
          from: UnsafeRawBufferPointer(start: pixels, count: size.byteCount))
      }
    }
    return CGImage(
      width: size.width, height: size.height, bytesPerRow: size.width * 4, isOpaque: false,
      baseAddress: pixels,
      release: { _ in
        self.imageCount.withLock { $0 -= 1 }
        free()
      })
  }
}
