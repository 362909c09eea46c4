import Foundation

/// Reads files on a few threads; the results are taken in batches.
final class ParallelReading: @unchecked Sendable {  // because the condition guards what changes
  /// Reads one file, and changes its row.
  typealias Read = @Sendable (inout PhotoIndex.Row) -> Void

  private let rows: [PhotoIndex.Row]
  private let read: Read
  private let isCancelled: @Sendable () -> Bool
  private let condition = NSCondition()
  private var nextFile = 0
  private var found: [PhotoIndex.Row] = []
  /// How many results are waited for.
  private var wantedCount = 1
  private var runningCount: Int

  init(
    _ rows: [PhotoIndex.Row], threads: Int, isCancelled: @escaping @Sendable () -> Bool,
    read: @escaping Read
  ) {
    self.rows = rows
    self.read = read
    self.isCancelled = isCancelled
    runningCount = min(max(1, threads), rows.count)
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
    let isOver = index >= rows.count || isCancelled()
    if isOver {
      runningCount -= 1
      condition.broadcast()
    }
    condition.unlock()
    if isOver { return false }
    var row = rows[index]
    read(&row)
    condition.lock()
    found.append(row)
    // Who waits for many isn't woken for each.
    if found.count == 1 || found.count >= wantedCount { condition.signal() }
    condition.unlock()
    return true
  }

  /// Waits for a number of results, or fewer after a time in seconds; nil at the end.
  func next(atMost count: Int, within seconds: Double) -> [PhotoIndex.Row]? {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    wantedCount = count
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
