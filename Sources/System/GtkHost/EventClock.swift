import Foundation

/// Converts the display server's milliseconds, whose origin is unknown, to the media clock. Spacing
/// is kept, so that velocities do not suffer from how late events are delivered.
struct EventClock {
  /// Media time minus server time, by the fastest delivery seen.
  private var offset: TimeInterval?
  private var lastNow: TimeInterval = 0

  /// Beyond this the server's clock is taken to have been reset, or to have wrapped after 49 days.
  private static let longestDelay: TimeInterval = 1
  /// How fast the two clocks may drift apart, seconds a second.
  private static let drift = 1e-4

  mutating func seconds(milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
    guard milliseconds != 0 else { return now }
    let server = TimeInterval(milliseconds) / 1000
    let seen = now - server
    if let known = offset, abs(seen - known) < Self.longestDelay {
      offset = min(seen, known + (now - lastNow) * Self.drift)
    } else {
      offset = seen
    }
    lastNow = now
    return min(now, server + (offset ?? seen))
  }
}
