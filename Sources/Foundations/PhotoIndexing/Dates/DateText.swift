import Foundation

/// A date as files write it: EXIF's "2019:07:21 14:03:22", XMP's "2019-07-21T14:03:22.5+02:00" or
/// "2019-07", IPTC's "20190721".
///
/// Parts that a text doesn't say, or leaves blank or zero, are the beginning of those that it says:
/// "2019:07:  " is the beginning of July. A text that says what no calendar or clock shows is no
/// date.
public struct DateText: Hashable, Sendable {
  /// The time that the clock showed.
  public let time: WallTime
  /// The clock's time zone in seconds from UTC; nil if it isn't stated.
  public let secondsFromUTC: Int?

  /// Before the first photograph there is no date, and none of a clock has five digits.
  static let years = 1826...9999

  /// Creates a date; nil for a text that isn't one.
  ///
  /// - Parameters:
  ///   - fraction: The digits of the fraction of a second, such as "045", if the text has none.
  ///   - zone: The time zone, such as "+02:00", if the text has none.
  public init?(_ text: String, fraction: String? = nil, zone: String? = nil) {
    var reader = DateTextReader(text)
    guard let year = reader.digits(4), Self.years.contains(year), let date = reader.date(in: year)
    else { return nil }
    var seconds = 0
    var thousandths: Int?
    var ownZone: Int?
    if date.isWhole {
      guard let time = reader.time() else { return nil }
      seconds = time
      thousandths = reader.fraction()
      ownZone = reader.zone()
    }
    if thousandths == nil, let fraction {
      var digits = DateTextReader(fraction)
      thousandths = digits.thousandths()
    }
    let days = WallTime.days(year: year, month: date.month, day: date.day)
    self.time = WallTime(
      milliseconds: Int64(days * 86400 + seconds) * 1000
        + Int64(date.isWhole ? thousandths ?? 0 : 0))
    secondsFromUTC =
      ownZone
      ?? zone.flatMap { text in
        var reader = DateTextReader(text)
        return reader.zone()
      }
  }
}

/// Reads the parts of a date one after another.
struct DateTextReader {
  private let bytes: [UInt8]
  private var position = 0

  /// No date is longer, whatever follows it.
  private static let limit = 64

  init(_ text: String) {
    let blanks: Set<UInt8> = [0, 9, 10, 13, 32]
    bytes = Array(text.utf8.drop { blanks.contains($0) }.prefix(Self.limit))
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var isAtDigit: Bool { next.flatMap(Self.value) != nil }

  private static func value(_ byte: UInt8) -> Int? {
    (48...57).contains(byte) ? Int(byte) - 48 : nil
  }

  /// A number of exactly so many digits.
  mutating func digits(_ count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var number = 0
    for byte in bytes[position..<(position + count)] {
      guard let digit = Self.value(byte) else { return nil }
      number = number * 10 + digit
    }
    position += count
    return number
  }

  private mutating func skip(_ accepted: String) -> Bool {
    guard let next, accepted.utf8.contains(next) else { return false }
    position += 1
    return true
  }

  private var isAtEnd: Bool { bytes[position...].allSatisfy { $0 == 32 || $0 == 0 } }

  /// A field of one or two digits; 0 if it is blank or not there, nil for anything else.
  private mutating func field() -> Int? {
    if isAtEnd { return 0 }
    if let both = digits(2) ?? digits(1) {
      // A field has no third digit.
      return isAtDigit ? nil : both
    }
    var count = 0
    while count < 2, skip(" ") { count += 1 }
    return count > 0 ? 0 : nil
  }

  /// Month and day after the year; 1 and 1 for what isn't known. Nil for what no calendar has.
  mutating func date(in year: Int) -> (month: Int, day: Int, isWhole: Bool)? {
    var (month, day) = (0, 0)
    if isAtDigit {
      // Without separators.
      guard let first = digits(2) else { return nil }
      month = first
      if isAtDigit {
        guard let second = digits(2) else { return nil }
        day = second
      }
    } else if !isAtEnd {
      guard skip(":-/."), let first = field() else { return nil }
      month = first
      if skip(":-/.") {
        guard let second = field() else { return nil }
        day = second
      } else if !isAtEnd {
        return nil
      }
    }
    guard (0...12).contains(month) else { return nil }
    guard month > 0 else { return (1, 1, false) }
    guard (0...Self.dayCount(year, month)).contains(day) else { return nil }
    return day > 0 ? (month, day, true) : (month, 1, false)
  }

  private static func dayCount(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Seconds since midnight; 0 if there is no time. Nil for what no clock shows.
  mutating func time() -> Int? {
    if isAtEnd { return 0 }
    guard skip("T t:") else { return nil }
    // Without separators.
    if let both = digits(4) { return Self.seconds(both / 100, both % 100, digits(2) ?? 0) }
    guard let hour = field() else { return nil }
    var (minute, second) = (0, 0)
    if skip(":.") {
      guard let found = field() else { return nil }
      minute = found
      if skip(":") {
        guard let found = field() else { return nil }
        second = found
      }
    }
    return Self.seconds(hour, minute, second)
  }

  /// A minute may have a leap second.
  private static func seconds(_ hour: Int, _ minute: Int, _ second: Int) -> Int? {
    guard hour < 24, minute < 60, second <= 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// The fraction of a second after its point, in thousandths.
  mutating func fraction() -> Int? { skip(".,") ? thousandths() : nil }

  /// The thousandths that digits after a point stand for; nil without any.
  mutating func thousandths() -> Int? {
    var (number, count) = (0, 0)
    while let next, let digit = Self.value(next) {
      if count < 3 { number = number * 10 + digit }
      count += 1
      position += 1
    }
    return count > 0 ? number * [1, 100, 10, 1][min(count, 3)] : nil
  }

  /// Seconds from UTC of "+02:00", "-0730", "+2" or "Z".
  mutating func zone() -> Int? {
    while skip(" ") {}
    if skip("Zz") { return 0 }
    let isBehind = next == UInt8(ascii: "-")
    guard skip("+-"), let hours = digits(2) ?? digits(1) else { return nil }
    guard let minutes = skip(":") ? digits(2) : isAtEnd ? 0 : digits(2), hours <= 14, minutes < 60
    else { return nil }
    return (isBehind ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
