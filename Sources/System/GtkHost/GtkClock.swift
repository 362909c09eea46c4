import CGtk
import Foundation

/// The media clock outside of tests: GLib's monotonic time, which frame clocks use too.
package enum GtkClock {
  package static var now: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }

  /// In microseconds for GLib; -1 (never) for nil.
  static func microseconds(_ time: TimeInterval?) -> gint64 {
    guard let time else { return -1 }
    return gint64(max(0, min(time * 1e6, 9e18)).rounded(.up))
  }
}
