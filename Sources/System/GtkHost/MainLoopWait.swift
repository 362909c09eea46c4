import CGtkShim
import Dispatch
import Foundation

/// Waits for another program during a call of the app, without calling the app.
///
/// Only sources of GLib's default priority are served meanwhile: what the display and D-Bus send.
/// The main queue, frames and timers have a lower one. What would reach the app by these anyway
/// goes through `deliver`, and comes after the wait.
@MainActor enum MainLoopWait {
  private(set) static var isWaiting = false

  /// Calls the body now, or after the wait.
  static func deliver(_ body: @escaping @MainActor () -> Void) {
    guard isWaiting else { return body() }
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Returns whether the condition came true within the time in seconds.
  static func wait(limit: TimeInterval, until condition: () -> Bool) -> Bool {
    guard !isWaiting else { return condition() }
    isWaiting = true
    defer { isWaiting = false }
    let end = GtkClock.now + limit
    while !condition() {
      guard GtkClock.now < end else { return false }
      host_serve_events()
    }
    return true
  }
}
