import CGtk
import CGtkShim
import Foundation

/// Serves the thread's run loop within GLib's main loop: Foundation's timers and what was passed to
/// `RunLoop.perform(_:)`.
///
/// Nothing tells GLib when Foundation's run loop has something to do. So it gets a pass before each
/// wait of GLib's, which takes microseconds, and that wait ends when the next timer is due. An idle
/// program isn't woken. What other threads add is served after whatever wakes the program next.
@MainActor final class RunLoopService {
  /// Ends GLib's wait.
  private let alarm = host_timer_new({ _ in }, nil)
  private var next = Date.distantFuture

  init() { g_source_attach(alarm, nil) }

  isolated deinit {
    g_source_destroy(alarm)
    g_source_unref(alarm)
  }

  /// The most passes of GLib's that Foundation waits for, should GLib never be done.
  private static let patience = 64

  /// Runs what is due after what GLib has at hand, so that the frame that a key asks for doesn't
  /// wait for tasks that the key has started, nor share the processor with them.
  func serve(after iterate: () -> Bool) {
    for _ in 0..<Self.patience where !iterate() { break }
    serve()
  }

  /// Runs what is due.
  func serve() {
    // On every platform this performs a pass.
    let date = RunLoop.current.limitDate(forMode: .default) ?? .distantFuture
    let isAwaited = date == next && (date == .distantFuture || g_source_get_ready_time(alarm) >= 0)
    // Another time wakes GLib.
    guard !isAwaited else { return }
    next = date
    let time = date == .distantFuture ? nil : GtkClock.now + max(0, date.timeIntervalSinceNow)
    g_source_set_ready_time(alarm, GtkClock.microseconds(time))
  }
}
