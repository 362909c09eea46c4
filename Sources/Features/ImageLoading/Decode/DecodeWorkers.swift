import Foundation
import UIKitCompat

/// The order in which work starts: the most urgent first, of equal urgency the newest.
struct Urgency: Comparable, Sendable {
  var priority: LoadPriority
  /// A larger number is newer.
  var order: Int

  /// For work of a few milliseconds that others wait for.
  static let now = Urgency(priority: .high, order: .max)
  /// For work when there is nothing else to do.
  static let idle = Urgency(priority: .low, order: .min)

  static func < (one: Urgency, other: Urgency) -> Bool {
    (one.priority, one.order) < (other.priority, other.order)
  }
}

/// A few threads for work that blocks, so that it starves neither Swift's concurrency nor the main
/// thread. They take the most urgent work by themselves, without waiting for the main thread, and
/// end when the workers are released.
///
/// Work that takes long, or waits for a disk or for another program, doesn't delay the rest:
/// another thread replaces its thread meanwhile.
final class DecodeWorkers: Sendable {
  private let workQueue: WorkQueue

  /// One thread for each processor, for all loaders without workers of their own.
  static let shared = DecodeWorkers(count: ProcessInfo.processInfo.activeProcessorCount)

  /// Creates workers.
  ///
  /// - Parameters:
  ///   - longWorkThreshold: The time after which work counts as long, in seconds.
  ///   - spareThreadCount: The maximum number of threads that replace those with long work.
  init(count: Int, longWorkThreshold: Double = 0.2, spareThreadCount: Int = 4) {
    workQueue = WorkQueue(
      count: count, longWorkThreshold: longWorkThreshold, spareThreadCount: spareThreadCount)
    workQueue.startThreads()
  }

  /// Returns the next larger number, for an `Urgency`, across all loaders.
  func nextOrder() -> Int { workQueue.nextOrder() }

  deinit { workQueue.close() }

  /// Queues work.
  ///
  /// - Returns: A number that identifies the work until it begins.
  @discardableResult func run(
    _ urgency: Urgency = .now, _ work: @escaping @Sendable () -> Void
  ) -> Int { workQueue.put(urgency, work) }

  func value<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      run { continuation.resume(returning: work()) }
    }
  }

  /// Changes the urgency of work that has not begun.
  func setUrgency(_ urgency: Urgency, of number: Int) { workQueue.setUrgency(urgency, of: number) }

  /// Removes work that has not begun.
  func withdraw(_ number: Int) { workQueue.withdraw(number) }

  /// The current number of threads.
  var threadCount: Int { workQueue.threadCount }

  private final class WorkQueue: @unchecked Sendable {  // because the condition guards all of it
    private struct WorkItem {
      var urgency: Urgency
      let work: @Sendable () -> Void
    }

    private let condition = NSCondition()
    private var waiting: [Int: WorkItem] = [:]
    private var last = 0
    private var lastOrder = 0
    private var isClosed = false
    private let count: Int
    private let longWorkThreshold: Double
    private let spareThreadCount: Int
    private var threads = 0
    private var idle = 0
    /// The times at which work in progress began, in nanoseconds.
    private var begun: [Int: UInt64] = [:]
    private var isWatching = false

    init(count: Int, longWorkThreshold: Double, spareThreadCount: Int) {
      self.count = count
      self.longWorkThreshold = longWorkThreshold
      self.spareThreadCount = spareThreadCount
    }

    var threadCount: Int { condition.withLock { threads } }

    func startThreads() {
      condition.withLock { threads = count }
      for _ in 0..<count { startThread() }
    }

    /// Starts a thread that is already counted.
    private func startThread() {
      let thread = Thread { [self] in
        BackgroundThread.lowerPriority()
        while let (number, work) = next() {
          work()
          end(number)
        }
      }
      thread.name = "decode"
      thread.start()
    }

    // MARK: Long work

    private var longCount: Int {
      let now = DispatchTime.now().uptimeNanoseconds
      let limit = UInt64(longWorkThreshold * 1e9)
      return min(spareThreadCount, begun.values.count { now >= $0 + limit })
    }

    /// Checks again when work in progress may have become long. Call it with the lock held.
    private func watch() {
      guard !isWatching, !waiting.isEmpty, idle == 0, threads < count + spareThreadCount else {
        return
      }
      isWatching = true
      DispatchQueue.global().asyncAfter(deadline: .now() + longWorkThreshold) { [weak self] in
        self?.lookAfterWaiting()
      }
    }

    private func lookAfterWaiting() {
      condition.lock()
      isWatching = false
      let isNeeded =
        !isClosed && !waiting.isEmpty && idle == 0 && threads < count + longCount
      if isNeeded { threads += 1 }
      watch()
      condition.unlock()
      if isNeeded { startThread() }
    }

    private func end(_ number: Int) {
      condition.lock()
      begun[number] = nil
      // The thread that replaced it ends.
      if threads > count { condition.broadcast() }
      condition.unlock()
    }

    func nextOrder() -> Int {
      condition.lock()
      defer { condition.unlock() }
      lastOrder += 1
      return lastOrder
    }

    func put(_ urgency: Urgency, _ work: @escaping @Sendable () -> Void) -> Int {
      condition.lock()
      defer { condition.unlock() }
      last += 1
      waiting[last] = WorkItem(urgency: urgency, work: work)
      condition.signal()
      watch()
      return last
    }

    func setUrgency(_ urgency: Urgency, of number: Int) {
      condition.lock()
      waiting[number]?.urgency = urgency
      condition.unlock()
    }

    func withdraw(_ number: Int) {
      condition.lock()
      let item = waiting.removeValue(forKey: number)
      condition.unlock()
      // Release what it holds outside of the lock.
      withExtendedLifetime(item) {}
    }

    func close() {
      condition.lock()
      isClosed = true
      condition.broadcast()
      condition.unlock()
    }

    /// Waits for work; nil if there will be no more or this thread only replaced another.
    private func next() -> (number: Int, work: @Sendable () -> Void)? {
      condition.lock()
      defer { condition.unlock() }
      idle += 1
      while waiting.isEmpty && !isClosed && threads <= count + longCount { condition.wait() }
      idle -= 1
      // Work of equal urgency, in the order in which it was queued.
      let first = waiting.max {
        ($0.value.urgency, $1.key) < ($1.value.urgency, $0.key)
      }
      guard threads <= count + longCount, let number = first?.key,
        let item = waiting.removeValue(forKey: number)
      else {
        threads -= 1
        // Another thread takes the rest.
        condition.signal()
        return nil
      }
      begun[number] = DispatchTime.now().uptimeNanoseconds
      watch()
      return (number, item.work)
    }
  }
}
