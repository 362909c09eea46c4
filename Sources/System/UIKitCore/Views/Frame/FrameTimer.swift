import HostInterface
import QuartzCore

/// Calls a closure once, when the media clock has advanced by `seconds`.
///
/// The scheduler retains the timer until it has fired or was invalidated, so callers need not do
/// so.
@MainActor package final class FrameTimer {
  package let deadline: TimeInterval
  private var handler: (@MainActor () -> Void)?

  package init(after seconds: TimeInterval, _ handler: @escaping @MainActor () -> Void) {
    deadline = MediaClock.now + max(0, seconds)
    self.handler = handler
    FrameScheduler.shared.timers.add(self)
  }

  package var isValid: Bool { handler != nil }

  package func invalidate() {
    handler = nil
    FrameScheduler.shared.timers.remove(self)
  }

  fileprivate func fire() {
    let call = handler
    handler = nil
    call?()
  }
}

/// The waiting timers, earliest first; timers with equal deadlines fire in the order of their
/// creation.
@MainActor package final class FrameTimerQueue {
  private var waiting: [FrameTimer] = []
  /// Called when the earliest deadline changes.
  var onEarliestChange: ((TimeInterval?) -> Void)?

  package var earliest: TimeInterval? { waiting.first?.deadline }
  package var count: Int { waiting.count }

  fileprivate func add(_ timer: FrameTimer) {
    let before = earliest
    let index = waiting.firstIndex { $0.deadline > timer.deadline } ?? waiting.endIndex
    waiting.insert(timer, at: index)
    if earliest != before { onEarliestChange?(earliest) }
  }

  fileprivate func remove(_ timer: FrameTimer) {
    let before = earliest
    waiting.removeAll { $0 === timer }
    if earliest != before { onEarliestChange?(earliest) }
  }

  /// Fires the due timers. Timers that a handler adds without a delay wait for the next call.
  func fireDue(at now: TimeInterval) {
    let count = waiting.firstIndex { $0.deadline > now } ?? waiting.endIndex
    guard count > 0 else { return }
    let due = Array(waiting.prefix(count))
    waiting.removeFirst(count)
    due.forEach { $0.fire() }
    onEarliestChange?(earliest)
  }

  /// Removes all timers, for stages that start anew.
  package func removeAll() { waiting.removeAll() }
}
