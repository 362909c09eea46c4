import Foundation
import Synchronization

extension MemoryFile {
  /// Memory of a file that another process reads. What is made there needn't be copied into it.
  package final class Filling: @unchecked Sendable {  // because the lock guards the memory
    private let descriptor: Int32
    private let memory = Mutex<Range<UInt>?>(nil)

    /// - Parameter descriptor: An open file, which stays with the caller.
    package init(of descriptor: Int32) { self.descriptor = descriptor }

    /// Makes the file at least as long and maps its beginning, until `unmap()`.
    ///
    /// - Returns: Nil if it is mapped already, or there is too little memory.
    package func map(_ count: Int) -> UnsafeMutableRawPointer? {
      memory.withLock { memory in
        guard memory == nil, count > 0, pwrite(descriptor, [0], 1, off_t(count - 1)) == 1,
          let start = mmap(
            nil, count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, descriptor, 0),
          start != MAP_FAILED
        else { return nil }
        memory = UInt(bitPattern: start)..<UInt(bitPattern: start) + UInt(count)
        return start
      }
    }

    /// Whether an address is in the memory.
    package func contains(_ address: UnsafeRawPointer?) -> Bool {
      memory.withLock { $0?.contains(UInt(bitPattern: address)) ?? false }
    }

    /// A file that somebody could still write to can't be sealed, so this comes before its receiver
    /// is told of it.
    package func unmap() {
      memory.withLock { memory in
        guard let mapped = memory else { return }
        munmap(UnsafeMutableRawPointer(bitPattern: mapped.lowerBound), mapped.count)
        memory = nil
      }
    }
  }
}
