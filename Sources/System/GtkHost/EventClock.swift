import Foundation

/// Converts the display server's milliseconds, whose origin is unknown, to the media clock.
/// Intervals are kept, so that late delivery of events doesn't affect velocities.
struct EventClock {
  /// The media time minus the server's time, from the fastest delivery so far.
  private var offset: TimeInterval?
  private var lastNow: TimeInterval = 0

  /// The delay in seconds beyond which the server's clock must have been reset or have wrapped, as
  /// it does after 49 days.
  private static let longestDelay: TimeInterval = 1
  /// The maximum drift between the two clocks, in seconds per second.
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
