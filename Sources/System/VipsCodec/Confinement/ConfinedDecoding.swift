import CSystemShim
import Foundation
import HostInterface

/// Decodes in a separate process with limited resources.
///
/// The work for a drawing is known only after drawing it, and its decoder can neither be
/// interrupted nor limited in memory; counting elements and filters beforehand would never be
/// complete. A process with limits is bounded whatever the file contains, can only crash itself,
/// and returns its memory when it ends. It is locked before it reads the first byte, so that a file
/// that takes it over gets nothing: see `ConfinedLock`.
struct ConfinedDecoding {
  let bytes: ImageBytes
  let format: ImageFormat
  /// The memory that decoding is known to take.
  var heldBytes = 0

  /// The limit of real time in seconds, for a process that neither works nor ends.
  private static let patience = 30.0
  /// The milliseconds between two checks for cancellation.
  private static let step: Int32 = 50
  /// The characters of a name that are handed on; more than any extension.
  private static let nameLength = 32
  /// More processes at once wouldn't be faster.
  private static let seats = DispatchSemaphore(value: 2)

  func info() throws(ImageDecodingError) -> ImageInfo {
    let result = try run(ConfinedCall(operation: .info))
    defer { close(result) }
    guard let info = try reply(in: result).info, info.width > 0, info.height > 0 else {
      throw gaveUp
    }
    return ImageInfo(
      width: info.width, height: info.height, frameCount: max(1, info.frameCount),
      frameDurations: [], hasAlpha: info.hasAlpha, loader: info.loader,
      bitDepth: info.bitDepth, orientation: info.orientation, dateTaken: info.dateTaken,
      dateFraction: info.dateFraction)
  }

  func image(_ call: ConfinedCall) throws(ImageDecodingError) -> CGImage {
    let result = try run(call)
    defer { close(result) }
    guard let pixels = try reply(in: result).pixels, let image = Self.map(pixels, result) else {
      throw gaveUp
    }
    return image
  }

  /// Returns how the process is locked.
  func lock() throws(ImageDecodingError) -> ConfinedLock {
    let result = try run(ConfinedCall(operation: .info))
    defer { close(result) }
    return try reply(in: result).lock
  }

  private var gaveUp: ImageDecodingError {
    .corrupt(name: bytes.name, .decoder(format: format.name))
  }

  // MARK: The process

  /// - Returns: The file descriptor of the result, which the caller closes.
  private func run(_ call: ConfinedCall) throws(ImageDecodingError) -> Int32 {
    while Self.seats.wait(timeout: .now() + .milliseconds(Int(Self.step))) == .timedOut {
      if bytes.isCancelled() { throw .cancelled }
    }
    defer { Self.seats.signal() }
    var call = call
    (call.name, call.format) = (String(bytes.name.suffix(Self.nameLength)), format.name)
    // The file may be mapped.
    call.limits.bytes += bytes.count
    guard let message = try? JSONEncoder().encode(call) else { throw gaveUp }
    let (file, isOwn) = try openFile()
    defer { if isOwn { close(file) } }
    let result = vitrine_memory_file()
    var ended: Int32 = -1
    let child =
      result < 0
      ? -1
      : vitrine_confined_start(file, result, String(decoding: message, as: UTF8.self), &ended)
    guard child > 0 else {
      if result >= 0 { close(result) }
      throw .noProcess(name: bytes.name)
    }
    defer { close(ended) }
    let isInTime = wait(for: ended)
    if !isInTime { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // Whatever the process has started may still have the result open.
    if status == 0, isInTime, vitrine_memory_file_seal(result) == 0 { return result }
    close(result)
    if bytes.isCancelled() { throw .cancelled }
    let isOutOfTime = [SIGXCPU, SIGPROF, SIGKILL].contains(status & 0x7F)
    throw isOutOfTime ? .tooMuchWork(name: bytes.name) : gaveUp
  }

  /// Returns whether it ended within the time limit.
  private func wait(for ended: Int32) -> Bool {
    let start = DispatchTime.now()
    while !bytes.isCancelled() {
      var entry = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, Self.step) > 0 { return true }
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
      if seconds > Self.patience { return false }
    }
    return false
  }

  private func openFile() throws(ImageDecodingError) -> (descriptor: Int32, isOwn: Bool) {
    if let descriptor = bytes.descriptor { return (descriptor, false) }
    let file = vitrine_memory_file()
    guard file >= 0, let data = bytes.data else { throw gaveUp }
    let isWritten = data.withUnsafeBytes { content in
      var written = 0
      while written < content.count {
        let pointer = content.baseAddress?.advanced(by: written)
        let count = write(file, pointer, content.count - written)
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
    guard isWritten else {
      close(file)
      throw gaveUp
    }
    return (file, true)
  }

  // MARK: The reply

  private func reply(in result: Int32) throws(ImageDecodingError) -> ConfinedReply {
    var length: Int64 = 0
    let isThere = withUnsafeMutableBytes(of: &length) { pread(result, $0.baseAddress, 8, 0) } == 8
    guard isThere, length > 0, length <= ConfinedReply.maximumLength else { throw gaveUp }
    var message = Data(count: Int(length))
    let count = message.withUnsafeMutableBytes { pread(result, $0.baseAddress, $0.count, 8) }
    guard count == message.count,
      let reply = try? JSONDecoder().decode(ConfinedReply.self, from: message)
    else { throw gaveUp }
    reply.lock.reportLack()
    switch reply.failure {
    case nil: return reply
    case .unsupported: throw .unsupportedFormat(name: bytes.name, format: format.name)
    case .missingLibrary(let package):
      throw .missingLibrary(name: bytes.name, format: format.name, package: package)
    case .corrupt(let fault): throw .corrupt(name: bytes.name, fault)
    case .tooLarge(let width, let height):
      throw .tooLarge(name: bytes.name, width: width, height: height)
    case .other: throw gaveUp
    }
  }

  /// Maps the pixels of the result, which can't change any more; nil if they aren't there.
  private static func map(_ pixels: ConfinedReply.Pixels, _ result: Int32) -> CGImage? {
    let sides = 1...DecodingLimits.maximumDecodedPixels
    guard sides.contains(pixels.width), sides.contains(pixels.height) else { return nil }
    let (count, isTooMuch) = pixels.width.multipliedReportingOverflow(by: pixels.height)
    var status = stat()
    guard !isTooMuch, count <= DecodingLimits.maximumDecodedPixels, fstat(result, &status) == 0,
      Int(status.st_size) >= ConfinedReply.pixelStart + count * 4,
      let memory = mmap(
        nil, count * 4, PROT_READ, MAP_PRIVATE, result, off_t(ConfinedReply.pixelStart)),
      memory != MAP_FAILED
    else { return nil }
    return CGImage(
      width: pixels.width, height: pixels.height, bytesPerRow: pixels.width * 4,
      isOpaque: pixels.isOpaque, damage: pixels.damage, baseAddress: memory,
      release: { munmap($0, count * 4) })
  }
}
