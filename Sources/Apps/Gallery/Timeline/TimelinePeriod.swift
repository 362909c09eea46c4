import Foundation
import PhotoIndexing
import UIKitCompat

/// A day, a month or a year of a timeline.
struct TimelinePeriod: Hashable, Sendable {
  enum Unit: Hashable, Sendable { case day, month, year }

  let unit: Unit
  let year: Int
  /// 1 to 12; 0 for a year.
  let month: Int
  /// Days since 1970 for a day, otherwise 0.
  let day: Int

  init(year: Int) { (unit, self.year, month, day) = (.year, year, 0, 0) }
  init(year: Int, month: Int) { (unit, self.year, self.month, day) = (.month, year, month, 0) }

  /// - Parameter day: Days since 1970.
  init(day: Int) {
    let (year, month) = Self.yearAndMonth(ofDay: day)
    (unit, self.year, self.month, self.day) = (.day, year, month, day)
  }

  /// The period of another unit around this one.
  var monthly: TimelinePeriod { TimelinePeriod(year: year, month: month) }

  /// The year and month of a day in the proleptic Gregorian calendar, in which cameras count.
  static func yearAndMonth(ofDay day: Int) -> (year: Int, month: Int) {
    let date = date(ofDay: day)
    return (date.year, date.month)
  }

  /// The date of a day. It is arithmetic, as a calendar takes long for thousands of days.
  static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // Years begin in March here, so that a leap day is the last one.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth)
  }

  /// The title that a person reads: "Today", "3 March 2024", "March 2024" or "2024".
  ///
  /// - Parameter today: Days since 1970.
  func title(today: Int = WallTime(Date()).day, locale: Locale = .user) -> String {
    if unit == .day, day == today { return String(gallery: "Today") }
    if unit == .day, day == today - 1 { return String(gallery: "Yesterday") }
    var style = Date.FormatStyle.dateTime.year()
    if unit != .year { style = style.month(.wide) }
    if unit == .day { style = style.day() }
    style.timeZone = .gmt
    style.locale = locale
    return date.formatted(style)
  }

  /// A moment of the period in Greenwich.
  private var date: Date {
    if unit == .day { return Date(timeIntervalSince1970: Double(day) * 86_400) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: max(1, month), day: 2)
    return calendar.date(from: parts) ?? .distantPast
  }
}
