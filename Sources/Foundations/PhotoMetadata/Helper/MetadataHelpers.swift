import Confinement
import Foundation

/// The helper processes of the program that read metadata: as many as read at once, each kept for
/// the next file, and none for long when nobody reads. A file that one of them hangs on holds up
/// nobody but its reader.
final class MetadataHelpers: Sendable {
  static let shared = MetadataHelpers()

  private let pool: ReaderPool
  private let patience: Double

  /// - Parameters:
  ///   - limit: How many processes there are at most: one for each thread that indexes, and one for
  ///     what a person looks at meanwhile.
  ///   - patience: The longest time for one file in seconds, most of which would be a disk's.
  ///   - idleTime: After so many seconds without a call they end.
  init(
    limit: Int = max(2, ProcessInfo.processInfo.activeProcessorCount) + 2, patience: Double = 10,
    idleTime: Double = 10
  ) {
    // Thousands of files are indexed, each in a thousandth of a second.
    pool = ReaderPool(.metadata, limit: limit, idleTime: idleTime, maximumCalls: 10_000)
    self.patience = patience
  }

  /// The processes that wait for calls.
  var processes: [pid_t] { pool.processes }

  /// Has open files read by one of the processes. Blocks.
  func reply(to call: MetadataCall, _ files: [Int32]) throws(MetadataError) -> MetadataReply {
    let end = Date(timeIntervalSinceNow: patience)
    let budget = ReaderProcess.Budget(
      seconds: Double(MetadataServer.seconds) * 2, patience: patience,
      maximumLength: MetadataReply.limit)
    do throws(ReaderError) {
      let helper = try pool.take { Date() > end }
      let message = Result { () throws(ReaderError) in
        try helper.ask([call.rawValue], files, budget) { false }
      }
      let reply = (try? message.get()).flatMap { MetadataReply($0) }
      pool.give(back: reply == nil ? nil : helper)
      if let reply { return reply }
      _ = try message.get()
    } catch {
      switch error {
      case .ended, .killed, .overworked: throw .unreadable
      case .late, .cancelled, .missing, .unusable, .unlocked, .noProcess: throw .unavailable
      }
    }
    throw .unreadable
  }
}
