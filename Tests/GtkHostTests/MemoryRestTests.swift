import Testing

@testable import GtkHost

/// When free memory goes back to the system.
struct MemoryRestTests {
  @Test func aWindowAtRestGivesBackOnce() {
    var watch = RestWatch()
    for frame in 1..<RestWatch.leastFrames {
      let isWorthWaiting = watch.frameWasDrawn(at: Double(frame) / 60)
      #expect(!isWorthWaiting, "Little was drawn.")
    }
    let waits = [watch.frameWasDrawn(at: 1), watch.isAtRest(at: 1.5), watch.frameWasDrawn(at: 2.4)]
    #expect(waits == [true, false, true], "It goes on.")
    let rests = [watch.isAtRest(at: 3), watch.isAtRest(at: 4.5)]
    #expect(rests == [false, true])
    let isWorthWaiting = watch.frameWasDrawn(at: 9)
    #expect(!isWorthWaiting, "A cursor that blinks is no reason.")
  }
}
