import Foundation
import Synchronization

/// The helper processes of the program: as many as read at once, each kept for the next file, and
/// none for long when nobody reads. A file that one of them hangs on holds up nobody but its
/// reader.
final class MetadataHelpers: @unchecked Sendable {  // because the condition guards what changes
  static let shared = MetadataHelpers()

  private let condition = NSCondition()
  private var idle: [MetadataHelper] = []
  private var count = 0
  private var isSweeping = false
  private var wasUsed = false

  /// How many processes there are at most: one for each thread that indexes, and one for what a
  /// person looks at meanwhile.
  private let limit: Int
  /// The longest time for one file in seconds, most of which would be a disk's.
  private let patience: Double
  /// After so many seconds without a call they end.
  private let idleTime: Double

  init(
    limit: Int = max(2, ProcessInfo.processInfo.activeProcessorCount) + 2, patience: Double = 10,
    idleTime: Double = 10
  ) {
    self.limit = limit
    self.patience = patience
    self.idleTime = idleTime
  }

  /// The processes that wait for calls.
  var processes: [pid_t] { condition.withLock { idle.map(\.process) } }

  /// Has open files read by one of the processes. Blocks.
  func reply(to call: MetadataCall, _ files: [Int32]) throws(MetadataError) -> MetadataReply {
    guard let helper = take() else { throw .unavailable }
    do {
      let reply = try helper.reply(to: call, files, within: patience)
      give(back: helper)
      return reply
    } catch {
      give(back: nil)
      throw error == .late ? .unavailable : .unreadable
    }
  }

  private func take() -> MetadataHelper? {
    let end = Date(timeIntervalSinceNow: patience)
    condition.lock()
    defer { condition.unlock() }
    wasUsed = true
    while true {
      while let helper = idle.popLast() {
        if helper.isAlive { return helper }
        count -= 1
      }
      if count < limit { break }
      guard condition.wait(until: end) else { return nil }
    }
    count += 1
    condition.unlock()
    let helper = Self.started()
    condition.lock()
    if helper == nil { count -= 1 }
    return helper
  }

  /// A process is as nice as the thread that starts it, and those that index are nicer than the one
  /// for which somebody waits.
  private static func started() -> MetadataHelper? {
    let helper = Mutex<MetadataHelper?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .userInitiated).async {
      let started = MetadataHelper()
      helper.withLock { $0 = started }
      isDone.signal()
    }
    isDone.wait()
    return helper.withLock { $0 }
  }

  /// - Parameter helper: nil if it is of no use anymore.
  private func give(back helper: MetadataHelper?) {
    condition.lock()
    if let helper { idle.append(helper) } else { count -= 1 }
    condition.signal()
    if !isSweeping, !idle.isEmpty {
      isSweeping = true
      sweepLater()
    }
    condition.unlock()
  }

  private func sweepLater() {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + idleTime) { [weak self] in
      self?.sweep()
    }
  }

  /// Ends the processes if there was no call since the last time.
  private func sweep() {
    condition.lock()
    var ended: [MetadataHelper] = []
    if !wasUsed {
      swap(&ended, &idle)
      count -= ended.count
    }
    wasUsed = false
    isSweeping = !idle.isEmpty || count > 0
    if isSweeping { sweepLater() }
    condition.unlock()
    ended.removeAll()
  }
}
