import Confinement
import Foundation

/// The helper processes of the program that read metadata: as many as read at once, each kept for
/// the next file, and none for long when nobody reads. A file that one of them hangs on holds up
/// nobody but its reader.
///
/// A file of the person's is only ever written by a process that has read no other photo.
final class MetadataHelpers: Sendable {
  static let shared = MetadataHelpers()

  private let readers: ReaderPool
  private let writers: ReaderPool
  private let patience: Double

  /// - Parameters:
  ///   - limit: How many processes there are at most: one for each thread that indexes, and one for
  ///     what a person looks at meanwhile.
  ///   - patience: The longest time for one file in seconds, most of which would be a disk's.
  ///   - idleTime: After so many seconds without a call they end.
  init(
    limit: Int = max(2, ProcessInfo.processInfo.activeProcessorCount) + 2, patience: Double = 10,
    idleTime: Double = 3
  ) {
    // Thousands of files are indexed, each in a thousandth of a second.
    readers = ReaderPool(.metadata, limit: limit, idleTime: idleTime, maximumCalls: 10_000)
    writers = ReaderPool(.rewriting, limit: limit, idleTime: idleTime, maximumCalls: 1)
    self.patience = patience
  }

  /// The processes that wait for calls.
  var processes: [pid_t] { readers.processes + writers.processes }

  /// Has open files read by one of the processes. Blocks.
  func reply(to call: MetadataCall, _ files: [Int32]) throws(MetadataError) -> MetadataReply {
    // One that somebody ended is replaced.
    for _ in 0..<Self.attempts {
      do throws(ReaderError) { return try ask(call, files) } catch {
        switch error {
        case .killed: continue
        case .ended, .overworked: throw .unreadable
        case .late, .cancelled, .missing, .unusable, .unlocked, .noProcess: throw .unavailable
        }
      }
    }
    throw .unreadable
  }

  private static let attempts = 10

  private func ask(
    _ call: MetadataCall, _ files: [Int32]
  ) throws(ReaderError) -> MetadataReply {
    let writes = call.files.contains(.result)
    let pool = writes ? writers : readers
    let end = Date(timeIntervalSinceNow: patience)
    let budget = ReaderProcess.Budget(
      seconds: Double(MetadataLimits.seconds(writes: writes)) * 2,
      patience: writes ? patience * 6 : patience, maximumLength: MetadataReply.limit)
    let helper = try pool.take { Date() > end }
    let message = Result { () throws(ReaderError) in
      try helper.ask(call.message, files, budget) { false }
    }
    let reply = (try? message.get()).flatMap { MetadataReply($0) }
    pool.give(back: reply == nil ? nil : helper)
    _ = try message.get()
    guard let reply else { throw .ended }
    return reply
  }

  /// Has parts of files made out of open ones; none if there is nothing to write. Blocks.
  func parts(
    _ work: MetadataCall.Work, _ files: MetadataCall.Files, _ descriptors: [Int32]
  ) throws(MetadataError) -> [Data] {
    guard let result = MemoryFile() else { throw .unavailable }
    let call = MetadataCall(work, files.union(.result))
    let lengths = try reply(to: call, descriptors + [result.descriptor]).parts
    guard let lengths, lengths.allSatisfy({ (0...MetadataReply.resultLimit).contains($0) }) else {
      throw .unverified
    }
    let count = lengths.reduce(0, +)
    guard count > 0 else { return lengths.map { _ in Data() } }
    guard count <= MetadataReply.resultLimit, let start = result.sealed(count) else {
      throw .unverified
    }
    let all = Data(bytesNoCopy: start, count: count, deallocator: .unmap)
    var place = 0
    return lengths.map { length in
      defer { place += length }
      return all[place..<(place + length)]
    }
  }
}
