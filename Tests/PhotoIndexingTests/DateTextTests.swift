import Foundation
import Testing

@testable import PhotoIndexing

@Suite struct DateTextTests {
  /// In thousandths since 1970; the others are the seconds from UTC.
  @Test(arguments: [
    ("2019:07:21 14:03:22", "2019-07-21 14:03:22.000", nil),
    ("2019-07-21T14:03:22", "2019-07-21 14:03:22.000", nil),
    ("2019-07-21T14:03:22.5+02:00", "2019-07-21 14:03:22.500", 7200),
    ("2019-07-21T14:03:22Z", "2019-07-21 14:03:22.000", 0),
    ("2019-07-21T14:03-07:00", "2019-07-21 14:03:00.000", -25200),
    ("2023-07-14T20:32:00-0700", "2023-07-14 20:32:00.000", -25200),
    ("2019-07-21T14:03:22.123456789", "2019-07-21 14:03:22.123", nil),
    ("20190721T140322+0530", "2019-07-21 14:03:22.000", 19800),
    ("20190721", "2019-07-21 00:00:00.000", nil),
    ("2019:07:21", "2019-07-21 00:00:00.000", nil),
    // A year or a month alone.
    ("2019", "2019-01-01 00:00:00.000", nil), ("2019-07", "2019-07-01 00:00:00.000", nil),
    ("2019:07:  ", "2019-07-01 00:00:00.000", nil), ("20190000", "2019-01-01 00:00:00.000", nil),
    ("2019:00:00 00:00:00", "2019-01-01 00:00:00.000", nil),
    ("2019:07:     :  :  ", "2019-07-01 00:00:00.000", nil),
    ("2019:  :     :  :  ", "2019-01-01 00:00:00.000", nil),
    ("2019:07:21   :  :  ", "2019-07-21 00:00:00.000", nil),
    ("2020:02:29 00:00:00", "2020-02-29 00:00:00.000", nil),
    ("1903:05:01 08:00:00", "1903-05-01 08:00:00.000", nil),
    ("1968:12:24 16:40:00", "1968-12-24 16:40:00.000", nil),
    (" 2019:07:21 14:03:22\0", "2019-07-21 14:03:22.000", nil),
  ])
  func readsDates(_ text: String, _ shown: String, _ zone: Int?) throws {
    let date = try #require(DateText(text))
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    #expect(formatter.string(from: date.time.utcDate) == shown)
    #expect(date.secondsFromUTC == zone)
  }

  @Test(arguments: [
    "", " ", "0000:00:00 00:00:00", "    :  :     :  :  ", "2019:13:01 00:00:00",
    "2019:02:29 00:00:00",
    "2019:02:30", "2019:04:31 10:00:00", "2019:07:32 10:00:00", "2019:07:21 24:00:00",
    "2019:07:21 25:61:00",
    "2019:07:21 12:60:00", "99999999999999999999:01:01 00:00:00", "yesterday", "2019 was good",
    "20190230",
    "0001-01-01T00:00:00Z", "201", "2019:007:21 10:00:00", "2019:xx:21", "٢٠١٩:07:21 10:00:00",
  ])
  func nothingElseIsADate(_ text: String) { #expect(DateText(text) == nil) }

  @Test func fractionAndZoneMayStandApart() throws {
    let date = try #require(DateText("2019:07:21 14:03:22", fraction: "045 ", zone: "-05:30"))
    #expect(date.time.milliseconds == 1_563_717_802_045 && date.secondsFromUTC == -19800)
    // The text's own come first.
    let other = try #require(DateText("2019-07-21T14:03:22.9+02:00", fraction: "1", zone: "Z"))
    #expect(other.time.milliseconds == 1_563_717_802_900 && other.secondsFromUTC == 7200)
    #expect(DateText("2019:07:21 14:03:22", fraction: "x", zone: "   :  ")?.secondsFromUTC == nil)
    #expect(DateText("2019:07:21 14:03:22", zone: "+99:00")?.secondsFromUTC == nil)
  }

  @Test func anyTextIsHandled() {
    var state: UInt64 = 7
    let letters = Array("0123456789:-/ T.+Z\0x٢")
    for _ in 0..<50_000 {
      var text = ""
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(letters[Int(state >> 33) % letters.count])
      }
      if let date = DateText("2019" + text) {
        #expect(WallTime(exif: "2019:01:01")?.milliseconds ?? 0 <= date.time.milliseconds)
      }
    }
  }
}
