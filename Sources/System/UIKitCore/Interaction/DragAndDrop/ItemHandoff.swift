import Foundation

/// Passes the result of a load handler to the main actor: immediately if it arrives during the call
/// of the handler, otherwise asynchronously. Only the first result counts.
// Because the lock guards its variables.
final class ItemHandoff<Value: Sendable>: @unchecked Sendable {
  typealias Answer = @MainActor @Sendable (Value?, (any Error)?) -> Void

  private let lock = NSLock()
  private var answer: Answer?
  private var isCalling = true
  private var early: (value: Value?, error: (any Error)?)?

  init(_ answer: @escaping Answer) { self.answer = answer }

  /// Accepts a result. Can be called on any thread.
  func give(_ value: Value?, _ error: (any Error)?) {
    lock.lock()
    defer { lock.unlock() }
    guard let answer else { return }
    self.answer = nil
    if isCalling {
      early = (value, error)
      late = answer
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { answer(value, error) } }
    }
  }

  private var late: Answer?

  /// Called when the handler has returned.
  @MainActor func handlerReturned() {
    lock.lock()
    isCalling = false
    let (answer, given) = (late, early)
    (late, early) = (nil, nil)
    lock.unlock()
    if let answer, let given { answer(given.value, given.error) }
  }
}
