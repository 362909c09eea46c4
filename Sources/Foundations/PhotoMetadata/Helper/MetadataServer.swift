import CSandbox
import CSystemShim
import Confinement
import Foundation
import PhotoIndexing

/// Reads what strangers wrote where it can do no harm: in a process that may crash, that ends when a
/// file takes too much time or memory, and that is locked before it reads the first byte. A file
/// that takes it over has nothing but the files that it is given.
package struct MetadataServer {
  private let endpoint = ReaderEndpoint()

  /// The memory for the tags of one file, beside the file itself.
  static let heldBytes = 512 << 20
  /// The processor's time for one file in seconds. Most take some thousandths.
  static let seconds: UInt32 = 1
  /// The longest time for one file in seconds, should the program not be there to end its wait.
  static let patience: UInt32 = 60

  /// Answers calls until nobody asks any more.
  package static func serve() {
    let server = MetadataServer()
    guard TagSource.prepare(), let greeting = lock(), server.endpoint.answer(greeting.message)
    else { return }
    while let call = server.endpoint.next(), server.answer(call) {}
  }

  /// Locks this process; returns how, or nil if it may not read.
  private static func lock() -> ReaderGreeting? {
    var limits = sandbox_limits()
    limits.data_bytes = heldBytes
    // What is decoded meanwhile, because somebody looks at it, goes first.
    limits.niceness = 10
    var report = sandbox_report()
    guard sandbox_lock(&limits, &report) == 0 else { return nil }
    return ReaderGreeting(
      landlock: Int(report.landlock), filtersCalls: report.filters_calls != 0,
      addresses: Int(clamping: report.address_bytes))
  }

  /// Answers a call; returns whether there may be another.
  private func answer(_ received: ReaderEndpoint.Call) -> Bool {
    defer { for file in received.files { close(file) } }
    let call = MetadataCall(rawValue: received.message.first ?? 0)
    let count = [MetadataCall.file, .sidecar].count(where: call.contains)
    guard received.files.count == count else { return false }
    vitrine_limit_work(Self.seconds, Self.patience)
    defer { vitrine_limit_work(0, 0) }
    let file = call.contains(.file) ? received.files.first : nil
    let sidecar = call.contains(.sidecar) ? received.files.last : nil
    let message = Self.reply(to: call, file, sidecar).message
    return message.count <= MetadataReply.limit && endpoint.answer(message)
  }

  static func reply(to call: MetadataCall, _ file: Int32?, _ sidecar: Int32?) -> MetadataReply {
    if call.contains(.fields) {
      return MetadataReply(fields: MetadataReader.fields(file, sidecar))
    }
    return MetadataReply(metadata: MetadataReader.metadata(file, sidecar))
  }
}
