import Confinement
import Foundation
import HostInterface

/// The bytes of an image, in memory or in a nonempty regular file. Read on the thread that decodes.
package final class ImageBytes: @unchecked Sendable {  // because nothing of it changes
  package let name: String
  package let count: Int
  /// Whether the image is no longer needed.
  package let isCancelled: @Sendable () -> Bool
  /// What decoding may do.
  package let terms: DecodingTerms
  private let content: Content

  private enum Content {
    case data(Data)
    case file(Int32)
  }

  package init(
    _ source: ImageSource, terms: DecodingTerms = DecodingTerms(),
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(ImageDecodingError) {
    self.isCancelled = isCancelled
    self.terms = terms
    switch source {
    case .data(let data, let name):
      if data.isEmpty { throw .empty(name: name) }
      self.name = name
      count = data.count
      content = .data(data)
    case .file(let url):
      name = url.fileName
      let (descriptor, size) = try Self.open(url, name: name)
      count = size
      content = .file(descriptor)
    case .descriptor(let descriptor, let name):
      self.name = name
      (content, count) = try Self.own(descriptor, name: name)
    }
  }

  deinit { if case .file(let descriptor) = content { close(descriptor) } }

  /// The bytes, if they are in memory.
  package var data: Data? { if case .data(let data) = content { data } else { nil } }

  /// The file, to be read at explicit offsets; nil if the bytes are in memory.
  package var descriptor: Int32? {
    if case .file(let descriptor) = content { descriptor } else { nil }
  }

  /// Nil if the bytes are in memory.
  package var version: FileVersion? {
    descriptor.flatMap { FileVersion($0) }
  }

  // MARK: Reading

  /// Reads bytes; fewer at the end of the file and after cancellation.
  package func bytes(at offset: Int, count: Int) -> [UInt8] {
    let length = max(0, min(count, self.count - offset))
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
      filled = read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
    }
  }

  /// Reads all bytes, to be deallocated by the caller. A file that has become shorter counts as cut
  /// off.
  package func all() throws(ImageDecodingError) -> UnsafeMutableRawBufferPointer {
    guard count <= Self.maximumHeldSize else {
      throw .tooManyBytes(name: name, megabytes: Self.maximumHeldSize >> 20)
    }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    let filled = read(into: bytes, at: 0)
    if isCancelled() {
      bytes.deallocate()
      throw .cancelled
    }
    UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
      .initializeMemory(as: UInt8.self, repeating: 0)
    return bytes
  }

  /// Larger files aren't read into memory.
  package static let maximumHeldSize = 128 << 20
  /// The number of bytes that are read between two checks for cancellation.
  private static let step = 1 << 20

  /// - Returns: The number of bytes read; fewer than requested at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    let wanted = max(0, min(buffer.count, count - offset))
    guard wanted > 0 else { return 0 }
    switch content {
    case .data(let data):
      let start = data.startIndex + offset
      data.copyBytes(to: buffer, from: start..<start + wanted)
      return wanted
    case .file(let descriptor):
      var filled = 0
      while filled < wanted, !isCancelled() {
        let length = min(wanted - filled, Self.step)
        let pointer = buffer.baseAddress?.advanced(by: filled)
        let count = pread(descriptor, pointer, length, off_t(offset + filled))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        filled += count
      }
      return filled
    }
  }

  // MARK: Opening

  /// Opens a regular file. A pipe would block forever and a device never end, so the file's type is
  /// checked before opening it, and again afterwards, as it may have changed in between.
  private static func open(
    _ url: URL, name: String
  ) throws(ImageDecodingError) -> (descriptor: Int32, size: Int) {
    var status = stat()
    guard url.withFilePath({ stat($0, &status) }) == 0 else { throw error(errno, name) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(name: name) }
    let descriptor = url.withFilePath { Foundation.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw error(errno, name) }
    let isKnown = fstat(descriptor, &status) == 0
    guard isKnown, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      close(descriptor)
      throw isKnown && status.st_mode & S_IFMT == S_IFREG
        ? .empty(name: name) : .notAFile(name: name)
    }
    return (descriptor, Int(status.st_size))
  }

  private static func own(
    _ descriptor: Int32, name: String
  ) throws(ImageDecodingError) -> (Content, size: Int) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0
    else { throw .empty(name: name) }
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard own >= 0 else { throw error(errno, name) }
    return (.file(own), Int(status.st_size))
  }

  private static func error(_ code: Int32, _ name: String) -> ImageDecodingError {
    switch code {
    case EACCES, EPERM: .unreadable(name: name)
    case ENOENT, ENOTDIR, ELOOP: .missing(name: name)
    default: .system(name: name, code: code)
    }
  }
}
