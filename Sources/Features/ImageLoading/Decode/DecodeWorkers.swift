import Foundation
import UIKitCompat

/// What of all that waits goes first: the most urgent, among equals the newest.
struct Urgency: Comparable, Sendable {
  var priority: LoadPriority
  /// Larger is newer.
  var order: Int

  /// A few milliseconds' work that others wait for.
  static let now = Urgency(priority: .high, order: .max)
  /// When there is nothing else.
  static let idle = Urgency(priority: .low, order: .min)

  static func < (one: Urgency, other: Urgency) -> Bool {
    (one.priority, one.order) < (other.priority, other.order)
  }
}

/// A few threads of their own for work that blocks, so that it neither starves Swift's concurrency
/// nor the thread that draws. They take what is most urgent by themselves: were they told by the main
/// thread, they would wait for each frame that it draws. They end when the workers are let go.
///
/// Work that takes long, or waits for a disk or for another program, does not keep what is behind it:
/// while it lasts, another thread takes its place.
final class DecodeWorkers: Sendable {
  private let mailbox: Mailbox

  /// One a processor, for all loaders that want no workers of their own: twice as many would only
  /// take turns.
  static let shared = DecodeWorkers(count: ProcessInfo.processInfo.activeProcessorCount)

  /// - Parameters:
  ///   - patience: Seconds after which work counts as long.
  ///   - spares: Threads that take the places of those with long work, at most.
  init(count: Int, patience: Double = 0.2, spares: Int = 4) {
    mailbox = Mailbox(count: count, patience: patience, spares: spares)
    mailbox.startThreads()
  }

  /// Larger than all before, whichever loader asks: what an `Urgency` tells newer from older by.
  func nextOrder() -> Int { mailbox.nextOrder() }

  deinit { mailbox.close() }

  /// - Returns: What names the work until it begins.
  @discardableResult func run(
    _ urgency: Urgency = .now, _ work: @escaping @Sendable () -> Void
  ) -> Int { mailbox.put(urgency, work) }

  func value<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      run { continuation.resume(returning: work()) }
    }
  }

  /// Work that has begun goes on.
  func setUrgency(_ urgency: Urgency, of number: Int) { mailbox.setUrgency(urgency, of: number) }

  /// Work that has not begun never will.
  func withdraw(_ number: Int) { mailbox.withdraw(number) }

  /// Threads that are there now.
  var threadCount: Int { mailbox.threadCount }

  private final class Mailbox: @unchecked Sendable {  // because the condition guards all of it
    private struct Letter {
      var urgency: Urgency
      let work: @Sendable () -> Void
    }

    private let condition = NSCondition()
    private var waiting: [Int: Letter] = [:]
    private var last = 0
    private var lastOrder = 0
    private var isClosed = false
    private let count: Int
    private let patience: Double
    private let spares: Int
    private var threads = 0
    private var idle = 0
    /// When work in progress began, in nanoseconds.
    private var begun: [Int: UInt64] = [:]
    private var isWatching = false

    init(count: Int, patience: Double, spares: Int) {
      self.count = count
      self.patience = patience
      self.spares = spares
    }

    var threadCount: Int { condition.withLock { threads } }

    func startThreads() {
      condition.withLock { threads = count }
      for _ in 0..<count { startThread() }
    }

    /// One that is counted already.
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
      let limit = UInt64(patience * 1e9)
      return min(spares, begun.values.count { now >= $0 + limit })
    }

    /// Looks again once the work in progress may have become long. With the lock held.
    private func watch() {
      guard !isWatching, !waiting.isEmpty, idle == 0, threads < count + spares else { return }
      isWatching = true
      DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [weak self] in
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
      // Who stands in for it goes.
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
      waiting[last] = Letter(urgency: urgency, work: work)
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
      let letter = waiting.removeValue(forKey: number)
      condition.unlock()
      // What it holds is let go outside of the lock.
      withExtendedLifetime(letter) {}
    }

    func close() {
      condition.lock()
      isClosed = true
      condition.broadcast()
      condition.unlock()
    }

    /// Waits for work; nil when there will be no more, or this thread only stood in for another.
    private func next() -> (number: Int, work: @Sendable () -> Void)? {
      condition.lock()
      defer { condition.unlock() }
      idle += 1
      while waiting.isEmpty && !isClosed && threads <= count + longCount { condition.wait() }
      idle -= 1
      // Of what is equally urgent, in the order it came.
      let first = waiting.max {
        ($0.value.urgency, $1.key) < ($1.value.urgency, $0.key)
      }
      guard threads <= count + longCount, let number = first?.key,
        let letter = waiting.removeValue(forKey: number)
      else {
        threads -= 1
        // Another takes what is left.
        condition.signal()
        return nil
      }
      begun[number] = DispatchTime.now().uptimeNanoseconds
      watch()
      return (number, letter.work)
    }
  }
}
