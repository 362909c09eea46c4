import Foundation

/// A local date and time without a time zone, in milliseconds, as cameras write it. A photo taken
/// late on July 31 belongs to July, wherever it is viewed.
public struct WallTime: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970 in the same local time.
  public var milliseconds: Int64

  /// Creates a time from milliseconds since 1970 on the same clock.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Creates the local time of a date in the current time zone.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    milliseconds =
      Int64((seconds * 1000).rounded()) &+ Self.offset(at: time_t(seconds.rounded(.down))) * 1000
  }

  /// Creates a time from the EXIF format "2019:07:21 14:03:22". Nil for invalid dates, such as the
  /// zeros of cameras whose clock was never set.
  ///
  /// - Parameter fraction: The digits of the fraction of a second, such as "045".
  public init?(exif text: String, fraction: String? = nil) {
    let numbers = text.split(whereSeparator: { ": -T".contains($0) }).map { Int($0) }
    guard numbers.count >= 6, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      let hour = numbers[3], let minute = numbers[4], let second = numbers[5],
      (1826...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    let days = Self.days(year: year, month: month, day: day)
    let seconds = days * 86400 + hour * 3600 + minute * 60 + second
    var thousandths = 0
    if let digits = fraction?.prefix(3), let value = Int(digits), value >= 0 {
      thousandths = value * [1, 100, 10, 1][digits.count]
    }
    milliseconds = Int64(seconds * 1000 + thousandths)
  }

  /// The date in the current time zone.
  public var date: Date {
    let wall = time_t((Double(milliseconds) / 1000).rounded(.down))
    let guess = wall - Int(Self.offset(at: wall))
    let offset = Self.offset(at: guess)
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000 - Double(offset))
  }

  public static func < (one: WallTime, other: WallTime) -> Bool {
    one.milliseconds < other.milliseconds
  }

  /// Days since 1970 in the proleptic Gregorian calendar.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    // Years begin in March here, so that a leap day is the last one.
    let year = month > 2 ? year : year - 1
    let era = year / 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let yearOfEra = year - era * 400
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The offset from UTC in seconds. It is the C library's, because a large folder needs a hundred
  /// thousand of them.
  private static func offset(at time: time_t) -> Int64 {
    var time = time
    var parts = tm()
    return localtime_r(&time, &parts) == nil ? 0 : Int64(parts.tm_gmtoff)
  }
}
