import QuartzCore

/// Formats dates in the picker's language; formatters are cached, because creating them is slow.
@MainActor final class DateWords {
  let locale: Locale
  let calendar: Calendar
  private var formatters: [String: DateFormatter] = [:]

  init(locale: Locale, calendar: Calendar) {
    self.locale = locale
    var calendar = calendar
    calendar.locale = locale
    self.calendar = calendar
  }

  private func formatter(_ template: String) -> DateFormatter {
    if let made = formatters[template] { return made }
    let made = DateFormatter()
    made.locale = locale
    made.calendar = calendar
    made.timeZone = calendar.timeZone
    made.setLocalizedDateFormatFromTemplate(template)
    formatters[template] = made
    return made
  }

  func string(_ date: Date, _ template: String) -> String {
    formatter(template).string(from: date)
  }

  /// The standalone names of the months.
  var months: [String] { formatter("LLLL").standaloneMonthSymbols }
  var morningAndAfternoon: [String] {
    let formatter = formatter("jmm")
    return [formatter.amSymbol, formatter.pmSymbol]
  }
  /// The short names of the weekdays, beginning with the calendar's first.
  var weekdays: [String] {
    let names = formatter("EEE").shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
  }

  private func order(_ template: String, _ letters: String) -> [Character] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var seen: [Character] = []
    var isQuoted = false
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      let letter: Character = letter == "L" ? "M" : letter
      if !isQuoted, letters.contains(letter), !seen.contains(letter) { seen.append(letter) }
    }
    return seen
  }

  /// The order of day, month and year, as `d`, `M` and `y`.
  var dateOrder: [Character] {
    let order = order("yMMMMd", "dMy")
    return order.count == 3 ? order : ["d", "M", "y"]
  }
  /// Whether the locale has a 12-hour clock.
  lazy var isTwelveHours: Bool = order("jmm", "ahH").contains("a")
}
