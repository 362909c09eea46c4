import Foundation

/// A local date and time without a time zone, in milliseconds, as cameras write it. A photo taken
/// late on July 31 belongs to July, wherever it is viewed.
public struct WallTime: Hashable, Comparable, Sendable, Codable {
  /// Milliseconds since 1970 in the same local time.
  public var milliseconds: Int64

  /// Creates a time from milliseconds since 1970 on the same clock.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Creates what clocks in the local time zone showed at a date.
  public init(_ date: Date) {
    let utc = WallTime(utc: date).milliseconds
    let seconds = (utc >= 0 ? utc : utc - 999) / 1000
    milliseconds = utc + LocalZone.offset(at: time_t(seconds)) * 1000
  }

  /// Creates a time from EXIF's format "2019:07:21 14:03:22" or another one of `DateText`; nil for
  /// texts that aren't dates, such as the zeros of cameras whose clock was never set.
  ///
  /// - Parameter fraction: The digits of the fraction of a second, such as "045".
  public init?(exif text: String, fraction: String? = nil) {
    guard let text = DateText(text, fraction: fraction) else { return nil }
    self = text.time
  }

  /// Seconds beyond which no clock goes.
  private static let limit = 1e12

  /// The date at which clocks in Greenwich show this time. Formatted there it is what the camera's
  /// clock showed, on any day; in other zones clocks may skip it.
  public var utcDate: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// Creates a time from a date in the calendar of wall times.
  init(utc date: Date) {
    let seconds = min(max(date.timeIntervalSince1970, -Self.limit), Self.limit)
    milliseconds = Int64((seconds * 1000).rounded())
  }

  public static func < (one: WallTime, other: WallTime) -> Bool {
    one.milliseconds < other.milliseconds
  }

  /// Days since 1970 in the proleptic Gregorian calendar.
  static func days(year: Int, month: Int, day: Int) -> Int {
    // Years begin in March here, so that a leap day is the last one.
    let year = month > 2 ? year : year - 1
    let era = year / 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let yearOfEra = year - era * 400
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
