import CSystemShim
import Foundation

/// Memory that processes hand each other as an open file.
package final class MemoryFile: Sendable {
  package let descriptor: Int32

  /// Creates an empty file; nil if there are too many open files, or there is too little memory.
  package init?() {
    descriptor = vitrine_memory_file()
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Creates a file of zeros whose length stays, whoever has it open, for its receiver to close; nil
  /// if there are too many open files, or there is too little memory.
  package static func descriptor(length: Int) -> Int32? {
    let descriptor = vitrine_memory_file_of_length(length)
    return descriptor < 0 ? nil : descriptor
  }

  /// Adds bytes to the end. Returns whether all of them are in the file.
  package func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    Self.write(bytes) { Glibc.write(descriptor, $0, $1) }
  }

  /// Maps the beginning, which can't change from then on, whoever has the file open.
  ///
  /// - Parameter isWritable: Whether the memory, not the file, may be written over.
  /// - Returns: Memory for `munmap`; nil if the file is shorter.
  package func sealed(_ count: Int, isWritable: Bool = false) -> UnsafeMutableRawPointer? {
    guard vitrine_memory_file_seal(descriptor) == 0 else { return nil }
    return Self.map(descriptor, count, isWritable: isWritable)
  }

  /// Maps the beginning of a file; nil if the file is shorter.
  package static func map(
    _ descriptor: Int32, _ count: Int, isWritable: Bool = false
  ) -> UnsafeMutableRawPointer? {
    var status = stat()
    let access = isWritable ? PROT_READ | PROT_WRITE : PROT_READ
    guard fstat(descriptor, &status) == 0, count > 0, Int(status.st_size) >= count,
      let memory = mmap(nil, count, access, MAP_PRIVATE | MAP_POPULATE, descriptor, 0),
      memory != MAP_FAILED
    else { return nil }
    return memory
  }

  /// Writes bytes at the beginning of a file. Returns whether all of them are in the file.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var place: off_t = 0
    return write(bytes) { pointer, length in
      let count = pwrite(descriptor, pointer, length, place)
      place += max(0, off_t(count))
      return count
    }
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, by write: (UnsafeRawPointer, Int) -> Int
  ) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = write(start, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}
