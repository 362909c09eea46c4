import Foundation
import Testing

@testable import PhotoIndexing

@Suite struct WallTimeTests {
  @Test func readsExifDates() throws {
    #expect(try #require(WallTime(exif: "1970:01:01 00:00:00")).milliseconds == 0)
    #expect(try #require(WallTime(exif: "2000:03:01 00:00:00")).milliseconds == 951_868_800_000)
    #expect(
      try #require(WallTime(exif: "2019:07:21 14:03:22")).milliseconds == 1_563_717_802_000)
    #expect(try #require(WallTime(exif: "1969:12:31 23:59:59")).milliseconds == -1000)
    // Incomplete dates of other writers.
    #expect(WallTime(exif: "2019-07-21T14:03:22") == WallTime(exif: "2019:07:21 14:03:22"))
  }

  @Test(arguments: [("5", 500), ("05", 50), ("045", 45), ("045678", 45), ("", 0), ("x", 0)])
  func addsTheFraction(_ digits: String, _ thousandths: Int64) throws {
    let time = try #require(WallTime(exif: "1970:01:01 00:00:01", fraction: digits))
    #expect(time.milliseconds == 1000 + thousandths)
  }

  @Test(arguments: [
    "", "0000:00:00 00:00:00", "    :  :     :  :  ", "2019:13:01 00:00:00",
    "2019:07:21 25:00:00", "99999999999999999999:01:01 00:00:00", "yesterday",
  ])
  func rejectsInvalidDates(_ text: String) { #expect(WallTime(exif: text) == nil) }

  @Test func agreesWithTheCalendarOnEveryDay() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for days in stride(from: -40_000, through: 60_000, by: 37) {
      let date = Date(timeIntervalSince1970: Double(days) * 86400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let text = String(
        format: "%04d:%02d:%02d 00:00:00", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      #expect(WallTime(exif: text)?.milliseconds == Int64(days) * 86_400_000)
    }
  }

  @Test func datesAreReadInAZone() throws {
    let date = Date(timeIntervalSince1970: 1_563_717_802.5)
    for (name, hours) in [("Asia/Tokyo", 9), ("America/New_York", -4), ("GMT", 0)] {
      LocalZone.$other.withValue(TimeZone(identifier: name)) {
        #expect(WallTime(date).milliseconds == 1_563_717_802_500 + Int64(hours) * 3_600_000)
      }
    }
    // What no clock shows.
    #expect(WallTime(Date(timeIntervalSince1970: .infinity)) > WallTime(date))
    #expect(WallTime(Date(timeIntervalSince1970: -.infinity)) < WallTime(date))
  }
}
