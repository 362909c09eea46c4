import Foundation
import Testing

@testable import MetadataServing
@testable import PhotoMetadata

@Suite struct CoordinateTextTests {
  @Test(arguments: [
    ("1/2", 0.5), ("3", 3), ("-7/2", -3.5), ("0/5", 0), ("4294967295/1", 4_294_967_295),
  ])
  func fractionsAreNumbers(_ text: String, _ expected: Double) {
    #expect(CoordinateText.number(text) == expected)
  }

  @Test(arguments: [
    "", "/", "1/", "/2", "1/0", "0/0", "1/2/3", "x", "nan", "inf", "1e999", "1/nan", "nan/1",
    "1e308/1e-308",
  ])
  func whatIsNoNumberIsNone(_ text: String) { #expect(CoordinateText.number(text) == nil) }

  @Test(arguments: [
    ("33/1 51/1 36/1", 33.86), ("33/1", 33), ("33/1 30/1", 33.5), ("33/1 0/0 36/1", 33.01),
    ("33/1 30/1 0/0", 33.5), ("0/1 0/1 0/1", 0), ("10/1 0/1 0/1 99/1", 10),
  ])
  func partsAreAddedUp(_ text: String, _ expected: Double) throws {
    #expect(abs(try #require(CoordinateText.degrees(fractions: text)) - expected) < 1e-9)
  }

  @Test(arguments: ["", " ", "0/0 1/1 1/1", "-1/1 0/1 0/1", "1/1 -1/1", "1/1 0/1 -5/1", "north"])
  func whatHasNoDegreesIsNone(_ text: String) {
    #expect(CoordinateText.degrees(fractions: text) == nil)
  }

  @Test(arguments: [
    ("28,11.06868N", 28.184478, "N", false), ("28,11,4.1208W", 28.184478, "W", false),
    ("28.184478", 28.184478, nil, true), ("-28.184478", -28.184478, nil, true),
    ("28 deg 11' 4.1208\" South", 28.184478, "SOUTH", false), ("0", 0, nil, true),
    ("28.5 e", 28.5, "E", true),
  ])
  func writtenFormsAreRead(
    _ text: String, _ value: Double, _ reference: String?, _ isDecimal: Bool
  ) throws {
    let read = try #require(CoordinateText.degrees(text: text))
    #expect(abs(read.value - value) < 1e-6 && read.isDecimal == isDecimal)
    #expect(read.reference == reference)
  }

  @Test(arguments: ["", "N", "1,60N", "1,2,60", "1,2,3,4", "1..2", ".", "--1x1,99"])
  func whatIsNotWrittenSoIsNone(_ text: String) {
    #expect(CoordinateText.degrees(text: text) == nil)
  }

  @Test func aTextWithoutAnEndIsNone() {
    #expect(CoordinateText.degrees(text: String(repeating: "9", count: 101)) == nil)
  }

  @Test(arguments: [
    ("N", 1.0), ("n", 1), (" North", 1), ("S\0", -1), ("south", -1), ("", nil), ("E", nil),
    (nil, nil),
    ("1S", -1),
  ])
  func referencesAreSides(_ text: String?, _ expected: Double?) {
    #expect(CoordinateText.sign(text, "N", "S") == expected)
  }
}
