import Foundation
import PhotoIndexing
import Testing

@testable import FileOperations

/// Numbers in names, speeds and times.
@Suite struct NumbersTests {
  private func free(_ name: String, taken: Set<String>) -> String? {
    let file = FileID(Array("/p/\(name)".utf8))
    return FreeName.number(file) { taken.contains($0.displayName) }?.displayName
  }

  @Test func namesAreNumberedFromTwo() {
    #expect(free("a.jpg", taken: []) == "a (2).jpg")
    #expect(free("a.jpg", taken: ["a (2).jpg", "a (3).jpg"]) == "a (4).jpg")
    #expect(free("a (7).jpg", taken: []) == "a (8).jpg")
    #expect(free("a", taken: []) == "a (2)" && free(".a", taken: []) == ".a (2)")
  }

  @Test(arguments: [
    "a(2).jpg", "(2).jpg", " (2).jpg", "a (0).jpg", "a (x).jpg", "a (-1).jpg", "a ().jpg",
    "a (99999999999999999999).jpg", "a (10000).jpg",
  ])
  func whatIsNoNumberOfOursStays(_ name: String) {
    let stem = name.dropLast(4)
    #expect(free(name, taken: []) == "\(stem) (2).jpg")
  }

  @Test func longNamesAreCutBetweenCharacters() throws {
    let name = String(repeating: "ü", count: 125) + ".jpg"
    let found = try #require(free(name, taken: []))
    #expect(found.utf8.count <= FreeName.longest && found.hasSuffix("ü (2).jpg"))
    #expect(!found.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func aFolderFullOfOneNameEnds() {
    #expect(FreeName.number(FileID(Array("/p/a.jpg".utf8))) { _ in true } == nil)
  }

  // MARK: Speed and time

  @Test func theSpeedIsKnownAfterHalfASecond() {
    var meter = RateMeter()
    meter.add(1000, at: 10)
    #expect(meter.bytesPerSecond == nil)
    meter.add(400, at: 10.25)
    #expect(meter.bytesPerSecond == nil)
    meter.add(600, at: 10.5)
    #expect(meter.bytesPerSecond == 2000)
  }

  @Test func theSpeedFollowsWithoutJumping() throws {
    var meter = RateMeter()
    for step in 0...20 { meter.add(500, at: Double(step) * 0.5) }
    #expect(abs(try #require(meter.bytesPerSecond) - 1000) < 1)
    meter.add(50_000, at: 10.5)
    let speed = try #require(meter.bytesPerSecond)
    #expect(speed > 1000 && speed < 30_000)
  }

  @Test func aClockThatStandsStillGivesNoSpeed() {
    var meter = RateMeter()
    for _ in 0..<5 { meter.add(1000, at: 3) }
    #expect(meter.bytesPerSecond == nil)
  }

  @Test func theTimeLeftIsInSecondsAndThenMinutes() {
    var progress = FileProgress()
    #expect(progress.fraction == 0 && progress.secondsLeft == nil)
    (progress.count, progress.doneCount) = (4, 1)
    #expect(progress.fraction == 0.25 && progress.sentence == "Photo 2 of 4")
    (progress.byteCount, progress.bytesDone) = (1000, 500)
    progress.bytesPerSecond = 20
    #expect(progress.fraction == 0.5 && progress.secondsLeft == 25)
    #expect(progress.sentence == "Photo 2 of 4, about 25 s left")
    progress.bytesPerSecond = 4
    #expect(progress.sentence == "Photo 2 of 4, about 3 min left")
    progress.bytesPerSecond = 1e-300
    #expect(progress.sentence.hasSuffix("min left"))
    (progress.bytesDone, progress.doneCount) = (2000, 4)
    #expect(progress.fraction == 1 && progress.secondsLeft == 0)
    #expect(progress.sentence.hasPrefix("Photo 4 of 4"))
  }
}
