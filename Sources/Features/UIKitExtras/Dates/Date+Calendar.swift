import Foundation

extension Date {
  /// Returns a component of the date, such as `date.part(.hour)`.
  public func part(_ component: Calendar.Component, in calendar: Calendar = .current) -> Int {
    calendar.component(component, from: self)
  }

  /// Returns the components of the date in a calendar.
  public func parts(
    _ components: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second],
    in calendar: Calendar = .current
  ) -> DateComponents { calendar.dateComponents(components, from: self) }

  /// Whether the date is on the same day as `now`.
  public func isToday(in calendar: Calendar = .current, now: Date = Date()) -> Bool {
    calendar.isDate(self, inSameDayAs: now)
  }

  /// Whether the date is on the day before `now`.
  public func isYesterday(in calendar: Calendar = .current, now: Date = Date()) -> Bool {
    calendar.date(byAdding: .day, value: -1, to: now)
      .map { calendar.isDate(self, inSameDayAs: $0) } ?? false
  }

  /// Whether the date is on the day after `now`.
  public func isTomorrow(in calendar: Calendar = .current, now: Date = Date()) -> Bool {
    calendar.date(byAdding: .day, value: 1, to: now)
      .map { calendar.isDate(self, inSameDayAs: $0) } ?? false
  }

  /// Adds components by the calendar: a month after 31 January is the last of February, and a day
  /// may have 23 hours.
  public func adding(
    _ value: Int, _ component: Calendar.Component, in calendar: Calendar = .current
  ) -> Date { calendar.date(byAdding: component, value: value, to: self) ?? self }

  /// Returns the date in a pattern such as "yyyy-MM-dd HH:mm". The default locale is fixed, as
  /// files and protocols need it.
  public func text(
    _ pattern: String, timeZone: TimeZone = .current,
    locale: Locale = Locale(identifier: "en_US_POSIX")
  ) -> String {
    DateFormatter.making(pattern, timeZone, locale).string(from: self)
  }

  /// Reads a date from a text in a pattern; nil if the text doesn't match.
  public init?(
    _ text: String, pattern: String, timeZone: TimeZone = .current,
    locale: Locale = Locale(identifier: "en_US_POSIX")
  ) {
    guard let date = DateFormatter.making(pattern, timeZone, locale).date(from: text) else {
      return nil
    }
    self = date
  }
}

extension DateFormatter {
  /// Creates a formatter for each call, because formatters are mutable.
  fileprivate static func making(
    _ pattern: String, _ timeZone: TimeZone, _ locale: Locale
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.dateFormat = pattern
    return formatter
  }
}
