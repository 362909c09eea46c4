import CGtk
import CSystemShim
import Foundation

/// Gives free memory back to the system once a window has come to rest. Where several threads allocate, as
/// those that answer screen readers do, the allocator keeps it in pieces. Nothing wakes the program after
/// that.
@MainActor final class MemoryRest {
  private var watch = RestWatch()
  private var source: guint = 0

  isolated deinit { if source != 0 { g_source_remove(source) } }

  func frameWasDrawn() {
    if watch.frameWasDrawn(at: GtkClock.now), source == 0 { wait() }
  }

  private func wait() {
    source = g_timeout_add_seconds(
      guint(RestWatch.pause),
      { context in
        if let rest = object(context, as: MemoryRest.self) {
          MainActor.assumeIsolated { rest.timeIsUp() }
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func timeIsUp() {
    source = 0
    guard watch.isAtRest(at: GtkClock.now) else { return wait() }
    host_memory_give_back()
  }
}

/// Knows when a window that has drawn much has come to rest.
struct RestWatch {
  /// The seconds without a frame.
  static let pause: TimeInterval = 2
  /// Fewer leave little behind.
  static let leastFrames = 60

  private var frames = 0
  private var last: TimeInterval = 0

  /// Returns whether it is worth waiting for the rest.
  mutating func frameWasDrawn(at time: TimeInterval) -> Bool {
    frames += 1
    last = time
    return frames >= Self.leastFrames
  }

  /// Once it is, the frames count from 0.
  mutating func isAtRest(at time: TimeInterval) -> Bool {
    // Timers of whole seconds come early.
    guard time - last > Self.pause - 1 else { return false }
    frames = 0
    return true
  }
}
