import Foundation

/// The time zone in which times without one of their own are read: times of change, and those of
/// the clocks of most videos, which are in UTC.
public enum LocalZone {
  /// Another zone than the system's for a task; nil for the system's.
  @TaskLocal public static var other: TimeZone?

  /// The offset from UTC in seconds. The system's is the C library's, because a large folder needs
  /// a hundred thousand of them.
  static func offset(at time: time_t) -> Int64 {
    if let other {
      return Int64(other.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time))))
    }
    var time = time
    var parts = tm()
    return localtime_r(&time, &parts) == nil ? 0 : Int64(parts.tm_gmtoff)
  }

  /// Distinguishes zones whose clocks differ: made of their offsets twice a month in the years in
  /// which files are made.
  static var fingerprint: Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for step in 0..<(24 * 70) {
      hash = (hash ^ UInt64(bitPattern: offset(at: step * 1_314_900))) &* 0x100_0000_01B3
    }
    return Int64(bitPattern: hash)
  }
}
