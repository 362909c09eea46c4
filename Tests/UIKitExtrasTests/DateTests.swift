import Foundation
import Testing

@testable import UIKitExtras

@Suite struct DateTests {
  static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }()

  private func date(_ text: String) throws -> Date {
    try #require(Date(text, pattern: "yyyy-MM-dd HH:mm", timeZone: Self.zone))
  }

  @Test("Components, and comparisons of days")
  func parts() throws {
    let date = try date("2024-02-29 23:30")
    #expect(date.part(.day, in: Self.calendar) == 29 && date.part(.hour, in: Self.calendar) == 23)
    #expect(date.parts([.year, .month], in: Self.calendar).month == 2)
    let now = try self.date("2024-03-01 00:10")
    #expect(date.isYesterday(in: Self.calendar, now: now))
    #expect(
      !date.isToday(in: Self.calendar, now: now) && date.isToday(in: Self.calendar, now: date))
    #expect(now.isTomorrow(in: Self.calendar, now: date))
  }

  @Test("Adding follows the calendar: short months, and a day of 23 hours")
  func adding() throws {
    let january = try date("2024-01-31 12:00")
    #expect(january.adding(1, .month, in: Self.calendar) == (try date("2024-02-29 12:00")))
    let before = try date("2024-03-30 12:00")
    let after = before.adding(1, .day, in: Self.calendar)
    #expect(after.timeIntervalSince(before) == 23 * 3600)
    #expect(before.adding(-1, .year, in: Self.calendar) == (try date("2023-03-30 12:00")))
  }

  @Test("Texts by pattern; a time zone or locale is used only once")
  func texts() throws {
    let date = try #require(Date("2024-07-01 12:00", pattern: "yyyy-MM-dd HH:mm", timeZone: .gmt))
    #expect(date.text("HH:mm", timeZone: Self.zone) == "14:00")
    #expect(date.text("HH:mm", timeZone: .gmt) == "12:00")
    #expect(date.text("MMMM", timeZone: .gmt, locale: Locale(identifier: "de_DE")) == "Juli")
    #expect(date.text("MMMM", timeZone: .gmt) == "July")
    #expect(Date("yesterday", pattern: "yyyy-MM-dd") == nil)
    #expect(Date("2024-13-01", pattern: "yyyy-MM-dd") == nil)
  }
}
