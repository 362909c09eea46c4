import CSandbox
import CSystemShim
import Confinement
import Foundation
import PhotoMetadata

/// Reads what strangers wrote where it can do no harm: in a process that may crash, that ends when a
/// file takes too much time or memory, and that is locked before it reads the first byte. A file
/// that takes it over has nothing but the files that it is given.
package struct MetadataServer {
  private let endpoint = ReaderEndpoint()

  /// Answers calls until nobody asks any more.
  ///
  /// - Parameter writes: Whether results are written into the files that come for them.
  package static func serve(writes: Bool) {
    let server = MetadataServer()
    guard TagSource.prepare(), let greeting = lock(writes: writes),
      server.endpoint.answer(greeting.message)
    else { return }
    while let call = server.endpoint.next(), server.answer(call) {}
  }

  /// Locks this process; returns how, or nil if it may not read.
  private static func lock(writes: Bool) -> ReaderGreeting? {
    var limits = sandbox_limits()
    limits.data_bytes = MetadataLimits.heldBytes
    limits.file_bytes = writes ? MetadataReply.resultLimit : 0
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
    guard let call = MetadataCall(received.message), received.files.count == call.files.count else {
      return false
    }
    vitrine_limit_work(
      MetadataLimits.seconds(writes: call.files.contains(.result)), MetadataLimits.patience)
    defer { vitrine_limit_work(0, 0) }
    let message = Self.reply(to: call.work, Files(call.files, received.files)).message
    return message.count <= MetadataReply.limit && endpoint.answer(message)
  }

  /// The open files of a call.
  struct Files {
    var photo: Int32?
    var sidecar: Int32?
    var target: Int32?
    var result: Int32?

    init(_ names: MetadataCall.Files, _ files: [Int32]) {
      func file(_ name: MetadataCall.Files) -> Int32? { names.index(of: name).map { files[$0] } }
      (photo, sidecar) = (file(.photo), file(.sidecar))
      (target, result) = (file(.target), file(.result))
    }
  }

  static func reply(to work: MetadataCall.Work, _ files: Files) -> MetadataReply {
    switch work {
    case .metadata:
      MetadataReply(metadata: TagReading.metadata(files.photo, files.sidecar))
    case .fields: MetadataReply(fields: TagReading.fields(files.photo, files.sidecar))
    case .changeOlderTags(let changes, let keywords):
      MetadataReply(parts: try? OlderTags(changes, keywords: keywords).write(files))
    case .transfer(let selection, let width, let height):
      MetadataReply(parts: try? TagTransfer(selection, width, height).write(files))
    case .encode(let selection, let width, let height):
      MetadataReply(parts: try? TagTransfer(selection, width, height).encode(files))
    }
  }
}
