import CSandbox
import CSystemShim
import Foundation
import PhotoIndexing

/// Answers calls in a process of its own until the program ends; never returns. Called before
/// `main` by the code in `CSystemShim` that starts it.
@c(vitrine_serve_metadata)
public func serveMetadata() {
  guard TagSource.prepare(), MetadataServer.lock() else { _exit(1) }
  let server = MetadataServer(socket: 3)
  while server.answerNext() {}
  _exit(0)
}

/// Reads what strangers wrote where it can do no harm: in a process that may crash, that ends when a
/// file takes too much time or memory, and that is locked before it reads the first byte. A file
/// that takes it over has nothing but the files that it is given.
struct MetadataServer {
  let socket: Int32

  /// The memory for the tags of one file, beside the file itself.
  static let heldBytes = 512 << 20
  /// The processor's time for one file in seconds. Most take some thousandths.
  static let seconds: UInt32 = 1
  /// The longest time for one file in seconds, should the program not be there to end its wait.
  static let patience: UInt32 = 60

  /// Locks this process; returns whether it may read.
  static func lock() -> Bool {
    var limits = sandbox_limits()
    limits.data_bytes = heldBytes
    // What is decoded meanwhile, because somebody looks at it, goes first.
    limits.niceness = 10
    var report = sandbox_report()
    return sandbox_lock(&limits, &report) == 0
  }

  /// Answers one call; returns whether there may be another.
  func answerNext() -> Bool {
    var byte: UInt8 = 0
    var files: (Int32, Int32) = (-1, -1)
    let count = withUnsafeMutableBytes(of: &files) { files in
      vitrine_receive_files(socket, &byte, files.assumingMemoryBound(to: Int32.self).baseAddress)
    }
    let opened = [files.0, files.1].prefix(Int(max(0, count)))
    guard count >= 0 else { return false }
    defer { for file in opened { close(file) } }
    let call = MetadataCall(rawValue: byte)
    guard opened.count == [MetadataCall.file, .sidecar].count(where: call.contains) else {
      return false
    }
    vitrine_limit_work(Self.seconds, Self.patience)
    defer { vitrine_limit_work(0, 0) }
    let file = call.contains(.file) ? opened.first : nil
    let sidecar = call.contains(.sidecar) ? opened.last : nil
    let reply = Self.reply(to: call, file, sidecar)
    let message = reply.message
    guard message.count <= MetadataReply.limit else { return false }
    let length = withUnsafeBytes(of: UInt32(message.count).littleEndian) { Array($0) }
    return (length + message).withUnsafeBytes { write($0) }
  }

  static func reply(to call: MetadataCall, _ file: Int32?, _ sidecar: Int32?) -> MetadataReply {
    if call.contains(.fields) {
      return MetadataReply(fields: MetadataReader.fields(file, sidecar))
    }
    return MetadataReply(metadata: MetadataReader.metadata(file, sidecar))
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(
        socket, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
