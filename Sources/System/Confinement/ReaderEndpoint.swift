import CSystemShim
import Foundation

/// A reading process's end of the connection with the program that started it.
package struct ReaderEndpoint: Sendable {
  private let socket: Int32 = 3

  package init() {}

  /// No call is longer.
  static let maximumCall = 1 << 20

  /// A call, with its open files, which its receiver closes.
  package struct Call {
    package let message: [UInt8]
    package let files: [Int32]
  }

  /// How long a process waits before it rests, in milliseconds: longer than between two photos that
  /// somebody turns to.
  private static let idleTime: Int32 = 1000

  /// Waits for a call; nil when there will be none.
  ///
  /// - Parameter rest: Called when none comes for a while.
  package func next(rest: () -> Void = {}) -> Call? {
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    if poll(&entry, 1, Self.idleTime) == 0 { rest() }
    while true {
      var files: [Int32] = []
      guard let head = receive(4, &files) else { return nil }
      let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
      // The call before was called off when it was answered already.
      if length == 0 { continue }
      guard length <= Self.maximumCall, let message = receive(length, &files) else { return nil }
      return Call(message: message, files: files)
    }
  }

  /// Waits for a message, which is left to be read; false when there will be none.
  func awaitFirstMessage() -> Bool {
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, -1) < 0, errno == EINTR {}
    return entry.revents & Int16(POLLHUP) == 0
  }

  /// Whether the program has called off what it asked for, or has ended.
  package var isCancelled: Bool {
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) != 0
  }

  /// Sends an answer; returns whether somebody takes it.
  package func answer(_ message: [UInt8]) -> Bool {
    let frame = message.framed
    return frame.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = write(socket, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  private func receive(_ count: Int, _ files: inout [Int32]) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      var received = [Int32](repeating: -1, count: Int(VITRINE_MOST_FILES))
      var number: Int32 = 0
      let length = bytes.withUnsafeMutableBytes { bytes in
        vitrine_message_receive(
          socket, bytes.baseAddress?.advanced(by: filled), count - filled, &received, &number)
      }
      files += received.prefix(Int(number))
      guard length > 0 else { return nil }
      filled += length
    }
    return bytes
  }
}

extension [UInt8] {
  /// The message with its length before it.
  var framed: [UInt8] { Swift.withUnsafeBytes(of: UInt32(count).littleEndian) { Array($0) } + self }
}
