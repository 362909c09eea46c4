import Testing
import UIKitStage

@testable import TextEditing
@testable import UIKitCore

/// Strings made of UTF-16 code units, also of those that aren't valid.
@Suite struct UTF16StringTests {
  @Test func anyCodeUnitsGiveTheStringOfTheStandardLibrary() {
    var random = SeededGenerator(seed: 7)
    let kinds: [ClosedRange<UInt16>] = [
      0...0x7F, 0x80...0x7FF, 0x800...0xD7FF, 0xD800...0xDBFF, 0xDC00...0xDFFF, 0xE000...0xFFFF,
    ]
    for count in 0..<400 {
      let units = (0..<count).map { _ in
        UInt16.random(in: kinds.randomElement(using: &random) ?? 0...0, using: &random)
      }
      let first = Int.random(in: 0...count, using: &random)
      #expect(String(utf16: units[first...]) == String(decoding: units[first...], as: UTF16.self))
    }
  }
}
