import Foundation

/// A flag that cancels work on another thread.
final class Cancellation: @unchecked Sendable {  // because the lock guards the flag
  private let lock = NSLock()
  private var flag = false

  var isCancelled: Bool { lock.withLock { flag } }
  func cancel() { lock.withLock { flag = true } }
}
