import QuartzCore

/// The date of a date picker, with its limits and the calendar in which it is shown.
struct DateModel {
  var calendar = Calendar.current
  var date = Date()
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var rounds = true
  /// The duration of a countdown, in seconds.
  var countDown: TimeInterval = 0

  /// The limits; if they contradict each other, neither applies.
  private var limits: (minimum: Date?, maximum: Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  func limited(_ date: Date) -> Date {
    let (minimum, maximum) = limits
    return min(max(date, minimum ?? date), maximum ?? date)
  }

  /// Returns whether any time of the day can be chosen.
  func allowsDay(_ day: Date) -> Bool {
    let (minimum, maximum) = limits
    if let minimum, day < calendar.startOfDay(for: minimum) { return false }
    if let maximum, calendar.startOfDay(for: day) > maximum { return false }
    return true
  }

  /// Returns the date rounded down to the minute interval.
  func rounded(_ date: Date) -> Date {
    guard rounds, minuteInterval > 1 else { return date }
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    parts.minute = (parts.minute ?? 0) / minuteInterval * minuteInterval
    return calendar.date(from: parts) ?? date
  }

  /// Returns the same time of day on another day.
  func moved(toDay day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
  }

  /// Returns the first day of the month of a date.
  func month(of date: Date) -> Date {
    calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }
}
