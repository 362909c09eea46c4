import Foundation
import UIKitCompat

/// A few threads of their own for work that blocks, so that it neither starves Swift's concurrency
/// nor the thread that draws. The threads end when the workers are let go.
final class DecodeWorkers: Sendable {
  private let mailbox = Mailbox()

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

  func run(_ work: @escaping @Sendable () -> Void) { mailbox.put(work) }

  private final class Mailbox: @unchecked Sendable {  // because the condition guards all of it
    private let condition = NSCondition()
    private var waiting: [@Sendable () -> Void] = []
    private var isClosed = false

    func put(_ work: @escaping @Sendable () -> Void) {
      condition.lock()
      waiting.append(work)
      condition.signal()
      condition.unlock()
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
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }
}
