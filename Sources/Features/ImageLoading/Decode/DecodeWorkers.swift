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
final class DecodeWorkers: Sendable {
  private let mailbox = Mailbox()

  /// One a processor, for all loaders that want no workers of their own: twice as many would only
  /// take turns.
  static let shared = DecodeWorkers(count: ProcessInfo.processInfo.activeProcessorCount)

  /// Larger than all before, whichever loader asks: what an `Urgency` tells newer from older by.
  func nextOrder() -> Int { mailbox.nextOrder() }

  init(count: Int) {
    for _ in 0..<count {
      let thread = Thread { [mailbox] in
        BackgroundThread.stepBack()
        while let work = mailbox.next() { work() }
      }
      thread.name = "decode"
      thread.start()
    }
  }

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

    /// Waits for work; nil when there will be no more.
    func next() -> (@Sendable () -> Void)? {
      condition.lock()
      defer { condition.unlock() }
      while waiting.isEmpty && !isClosed { condition.wait() }
      // Of what is equally urgent, in the order it came.
      let first = waiting.max {
        ($0.value.urgency, $1.key) < ($1.value.urgency, $0.key)
      }
      return first.flatMap { waiting.removeValue(forKey: $0.key)?.work }
    }
  }
}
