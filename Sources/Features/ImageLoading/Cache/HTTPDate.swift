import Foundation

/// Dates in HTTP's formats, such as "Sun, 06 Nov 1994 08:49:37 GMT".
enum HTTPDate {
  static func date(_ text: String) -> Date? {
    var fields = text.split { " -:,".contains($0) }
    // The format of the C library: "Sun Nov  6 08:49:37 1994".
    if fields.count == 7, Int(fields[1]) == nil {
      fields = [fields[0], fields[2], fields[1], fields[6]] + fields[3...5]
    }
    // The older format has a year of two digits and the full name of the day.
    guard fields.count >= 7, let day = Int(fields[1]), let year = Int(fields[3]),
      let month = months.firstIndex(of: fields[2].lowercased()), let hour = Int(fields[4]),
      let minute = Int(fields[5]), let second = Int(fields[6]), (1...31).contains(day),
      (0...9999).contains(year), (0..<24).contains(hour), (0..<60).contains(minute),
      (0...60).contains(second)
    else { return nil }
    let fullYear = year < 70 ? year + 2000 : year < 100 ? year + 1900 : year
    let days = daysSince1970(fullYear, month + 1, day)
    return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3600 + minute * 60 + second))
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Counts days in the Gregorian calendar, with years that begin in March so that leap days come
  /// last.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
