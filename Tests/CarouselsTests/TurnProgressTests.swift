import Testing

@testable import Carousels

@Suite struct TurnProgressTests {
  typealias Step = TurnProgress.Step

  @Test("Every slot that is passed reports a progress of 1, however few positions there were")
  func passed() {
    var progress = TurnProgress()
    #expect(progress.move(to: 0.4, isJump: false) == [Step(from: 0, to: 1, fraction: 0.4)])
    #expect(
      progress.move(to: 2.5, isJump: false) == [
        Step(from: 0, to: 1, fraction: 1), Step(from: 1, to: 2, fraction: 1),
        Step(from: 2, to: 3, fraction: 0.5),
      ])
    #expect(progress.move(to: 2, isJump: false) == [Step(from: 2, to: 3, fraction: 0)])
    #expect(
      progress.move(to: -0.5, isJump: false) == [
        Step(from: 2, to: 1, fraction: 1), Step(from: 1, to: 0, fraction: 1),
        Step(from: 0, to: -1, fraction: 0.5),
      ])
    #expect(progress.move(to: -0.5, isJump: false).isEmpty)
  }

  @Test("A jump is one step; a shift of the data is none")
  func jumps() {
    var progress = TurnProgress()
    #expect(progress.move(to: 5, isJump: true) == [Step(from: 0, to: 5, fraction: 1)])
    progress.shift(to: 7)
    #expect(progress.origin == 7)
    #expect(progress.move(to: 7.25, isJump: false) == [Step(from: 7, to: 8, fraction: 0.25)])
    progress.shift(to: 3.25)
    #expect(progress.origin == 3)
    progress.shift(to: 1.75)
    #expect(progress.origin == 2)
  }
}
