import Foundation

/// Reads files on a few threads; the results are taken in batches.
final class ParallelReading: @unchecked Sendable {  // because the condition guards what changes
  private let files: [MediaFile]
  private let reader: any FactReading
  private let isCancelled: @Sendable () -> Bool
  private let condition = NSCondition()
  private var nextFile = 0
  private var found: [PhotoIndex.Row] = []
  private var runningCount: Int

  init(
    _ files: [MediaFile], by reader: any FactReading, threads: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.files = files
    self.reader = reader
    self.isCancelled = isCancelled
    runningCount = min(max(1, threads), files.count)
    for _ in 0..<runningCount {
      let thread = Thread { [self] in
        // Decoding visible photos has priority. On Linux, niceness is a property of a thread.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 15)
        while readOne() {}
      }
      thread.name = "index"
      thread.start()
    }
  }

  private func readOne() -> Bool {
    condition.lock()
    let index = nextFile
    nextFile += 1
    let isOver = index >= files.count || isCancelled()
    if isOver {
      runningCount -= 1
      condition.broadcast()
    }
    condition.unlock()
    if isOver { return false }
    var file = files[index]
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var readAt = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    file.facts = reader.facts(of: file.id, kind: file.kind)
    if file.facts == nil {
      file.facts = .unreadable
      // A later attempt may succeed although the file didn't change.
      if Self.isClosed(file.id) { readAt = file.stamp.changed }
    }
    condition.lock()
    found.append(PhotoIndex.Row(file: file, readAt: readAt))
    condition.signal()
    condition.unlock()
    return true
  }

  private static func isClosed(_ file: FileID) -> Bool {
    file.withPath { access($0, R_OK) != 0 && errno != ENOENT }
  }

  /// Waits for a number of results, or fewer after a time in seconds; nil at the end.
  func next(atMost count: Int, within seconds: Double) -> [PhotoIndex.Row]? {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while found.count < count, runningCount > 0 {
      if found.isEmpty {
        condition.wait()
      } else if !condition.wait(until: end) {
        break
      }
    }
    guard !found.isEmpty else { return nil }
    let batch = Array(found.prefix(count))
    found.removeFirst(batch.count)
    return batch
  }
}
