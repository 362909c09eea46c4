import Foundation

/// Foundation's timers on the clock of an offscreen app. They can't fire before their time, so time
/// that moves past one waits until it has come.
@MainActor struct OffscreenRunLoop {
  private var next: (date: Date, time: TimeInterval)?

  /// Runs what is due at a time of that clock.
  mutating func serve(at now: TimeInterval) {
    // On every platform this performs a pass.
    while let date = RunLoop.current.limitDate(forMode: .default), date != .distantFuture {
      if next?.date != date { next = (date, now + max(0, date.timeIntervalSinceNow)) }
      guard let next, next.time <= now else { return }
      Thread.sleep(until: date)
    }
    next = nil
  }
}
