import CSystemShim
import Foundation

/// A helper process that reads metadata, one file at a time. One thread at a time uses it.
final class MetadataHelper: Sendable {
  let process: pid_t
  private let socket: Int32

  /// Starts a process; nil if there can't be another one.
  init?() {
    var socket: Int32 = -1
    process = vitrine_server_start(&socket)
    guard process > 0 else { return nil }
    self.socket = socket
  }

  /// Ends the process.
  deinit {
    close(socket)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Whether the process still waits for a call.
  var isAlive: Bool {
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 0
  }

  /// A reason that there is no reply.
  enum Failure: Error {
    /// The process ended over the file.
    case ended
    /// The time was over: the file may be on a disk that doesn't answer.
    case late
  }

  /// Asks and waits. After a failure the process is of no use.
  func reply(
    to call: MetadataCall, _ files: [Int32], within seconds: Double
  ) throws(Failure) -> MetadataReply {
    let end = DispatchTime.now() + seconds
    guard vitrine_send_files(socket, call.rawValue, files, Int32(files.count)) == 0 else {
      throw .ended
    }
    // Most replies come at once.
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count = 0
    try read(4, into: &bytes, from: &count, before: end)
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= MetadataReply.limit else { throw .ended }
    if bytes.count < 4 + length {
      bytes += [UInt8](repeating: 0, count: 4 + length - bytes.count)
    }
    try read(4 + length, into: &bytes, from: &count, before: end)
    guard count == 4 + length, let reply = MetadataReply(Array(bytes[4..<count])) else {
      throw .ended
    }
    return reply
  }

  /// Reads until there are enough bytes, or more.
  private func read(
    _ enough: Int, into bytes: inout [UInt8], from count: inout Int, before end: DispatchTime
  ) throws(Failure) {
    while count < enough {
      let now = DispatchTime.now()
      guard now < end else { throw .late }
      let rest = (end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1
      var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, Int32(clamping: rest)) > 0 else { continue }
      let received = bytes.withUnsafeMutableBytes { bytes in
        recv(socket, bytes.baseAddress?.advanced(by: count), bytes.count - count, 0)
      }
      if received < 0, errno == EINTR { continue }
      guard received > 0 else { throw .ended }
      count += received
    }
  }
}
