import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitRecording

@MainActor @Suite struct FrameLogTests {
  @Test func numbersAreFormattedExactly() throws {
    var record = FrameRecord(timestamp: 1234.5000004)
    record[.input] = 0.0006
    record[.timers] = 12.0499
    record[.draw] = 1000
    record[.compose] = -0.25
    let data = Data(FrameLog.line(record).utf8)
    let fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let expected = [
      "time": 1234.5, "input": 0.001, "timers": 12.05, "draw": 1000, "compose": -0.25,
    ]
    for (name, value) in expected { #expect((fields[name] as? Double) == value, "\(name)") }
    #expect(FrameLog.line(record).contains("\"animate\":0.000,"))
  }

  @Test func invalidNumbersGiveNil() throws {
    var record = FrameRecord(timestamp: .nan)
    record[.draw] = .infinity
    let fields = try JSONSerialization.jsonObject(with: Data(FrameLog.line(record).utf8))
    #expect((fields as? [String: Any])?["time"] is NSNull)
  }
}
