import CGexiv2
import Foundation
import PhotoMetadata

/// A file that the library reads, and writes anew into another one.
final class TagResult {
  /// The file as it is.
  private let old: UnsafeBufferPointer<UInt8>
  private let descriptor: Int32
  private var place = 0
  private var isWhole = true
  /// The bytes that were written; nil before the first of them.
  private(set) var count: Int?

  init(of old: UnsafeBufferPointer<UInt8>, into descriptor: Int32) {
    (self.old, self.descriptor) = (old, descriptor)
  }

  private var length: Int { count ?? old.count }

  /// Has the library write a file; returns whether it did, and all of it.
  func write(by save: (UnsafeMutablePointer<ManagedStreamCallbacks>) -> Bool) -> Bool {
    var calls = ManagedStreamCallbacks()
    calls.handle = Unmanaged.passUnretained(self).toOpaque()
    calls.CanSeek = { _ in 1 }
    calls.CanRead = { _ in 1 }
    calls.CanWrite = { _ in 1 }
    calls.Length = { TagResult.from($0)?.length ?? 0 }
    calls.Position = { TagResult.from($0)?.place ?? 0 }
    calls.Read = { handle, buffer, offset, count in
      TagResult.from(handle)?.read(buffer?.advanced(by: Int(offset)), Int(count)) ?? -1
    }
    calls.Write = { handle, buffer, offset, count in
      TagResult.from(handle)?.write(buffer?.advanced(by: Int(offset)), Int(count))
    }
    calls.Seek = { TagResult.from($0)?.seek($1, $2) }
    calls.Flush = { _ in }
    return withExtendedLifetime(self) { save(&calls) } && isWhole
  }

  /// Writes bytes after the others. Returns whether all of them are in the file.
  func append(_ bytes: Data) -> Bool {
    place = count ?? 0
    bytes.withUnsafeBytes { write(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) }
    return isWhole
  }

  /// Writes the file as it was.
  func copyOld() -> Bool {
    place = 0
    write(UnsafeMutableRawPointer(mutating: old.baseAddress), old.count)
    return isWhole
  }

  private static func from(_ handle: UnsafeMutableRawPointer?) -> TagResult? {
    handle.map { Unmanaged<TagResult>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
    guard let buffer, (0..<length).contains(place), count > 0 else { return 0 }
    let number = min(count, length - place)
    if self.count == nil {
      let part = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: old[place..<place + number]))
      UnsafeMutableRawBufferPointer(start: buffer, count: number).copyMemory(from: part)
    } else if pread(descriptor, buffer, number, off_t(place)) != number {
      return -1
    }
    place += number
    return Int32(number)
  }

  private func write(_ buffer: UnsafeMutableRawPointer?, _ count: Int) {
    guard let buffer, count > 0, place >= 0 else { return }
    var done = 0
    while done < count {
      let number = pwrite(
        descriptor, buffer.advanced(by: done), count - done, off_t(place + done))
      if number < 0, errno == EINTR { continue }
      guard number > 0 else {
        isWhole = false
        return
      }
      done += number
    }
    place += count
    self.count = max(self.count ?? 0, place)
  }

  private func seek(_ offset: Int, _ origin: WrapperSeekOrigin) {
    let start = [Current: place, End: length][origin] ?? 0
    let (sum, isTooLarge) = start.addingReportingOverflow(offset)
    if !isTooLarge { place = sum }
  }
}

extension TagSource {
  /// Writes an open file anew, with these tags in the place of its own; returns the new one's
  /// length.
  func save(over file: Int32, into result: Int32) throws -> Int {
    try Self.withBytes(of: file) { old in
      let output = TagResult(of: old, into: result)
      let isDone = output.write { gexiv2_metadata_save_stream(handle, $0, nil) != 0 }
      guard isDone else { throw MetadataError.unverified }
      if let count = output.count { return count }
      // The library says nothing of what it writes only where the file lies.
      guard allNames.isEmpty, output.copyOld() else { throw MetadataError.unverified }
      return old.count
    }
  }
}
