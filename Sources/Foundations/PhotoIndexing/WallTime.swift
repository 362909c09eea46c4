import Foundation

/// A moment as a clock on the wall shows it, in milliseconds: what cameras write, who say nothing of
/// the zone they are in. A photo taken late on the last of July is one of July wherever it is looked at.
public struct WallTime: Hashable, Comparable, Sendable {
  /// Since 1970 began on that wall.
  public var milliseconds: Int64

  /// Creates a time from milliseconds since 1970 on the same clock.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// What clocks show here at that moment.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    milliseconds =
      Int64((seconds * 1000).rounded()) &+ Self.offset(at: time_t(seconds.rounded(.down))) * 1000
  }

  /// "2019:07:21 14:03:22" as EXIF writes it. Nil for what is no time, such as the zeros of cameras
  /// whose clock was never set.
  ///
  /// - Parameter fraction: The digits after the point, "045".
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

  /// The moment at which clocks here show it.
  public var date: Date {
    let wall = time_t((Double(milliseconds) / 1000).rounded(.down))
    let guess = wall - Int(Self.offset(at: wall))
    let offset = Self.offset(at: guess)
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000 - Double(offset))
  }

  public static func < (one: WallTime, other: WallTime) -> Bool {
    one.milliseconds < other.milliseconds
  }

  /// Days since 1970 began, in the calendar of today for all years.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    // Years begin in March here, so that the day which some lack is their last.
    let year = month > 2 ? year : year - 1
    let era = year / 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let yearOfEra = year - era * 400
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Seconds that clocks here are ahead of Greenwich's. The C library's, since a large folder asks
  /// for a hundred thousand of them.
  private static func offset(at time: time_t) -> Int64 {
    var time = time
    var parts = tm()
    return localtime_r(&time, &parts) == nil ? 0 : Int64(parts.tm_gmtoff)
  }
}
