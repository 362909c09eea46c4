import Foundation
import Testing
import UIKit
import UIKitStage

/// Foundation's timers, which the documentation for porting recommends, on a stage.
@Suite(.serialized) @MainActor struct FoundationTimerTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  @Test func aTimerFiresOnceTimeHasPassedIt() {
    var fired = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
      MainActor.assumeIsolated { fired += 1 }
    }
    stage.advance(by: 0.2)
    #expect(fired == 1 && !timer.isValid)
  }

  @Test func aRepeatingTimerFiresUntilItIsInvalidated() {
    var fired = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) {
      if MainActor.assumeIsolated({
        fired += 1
        return fired == 3
      }) {
        $0.invalidate()
      }
    }
    stage.advance(by: 1)
    #expect(fired == 3 && !timer.isValid)
  }

  @Test func performedBlocksRunWithTheNextFrame() {
    var ran = false
    RunLoop.current.perform { MainActor.assumeIsolated { ran = true } }
    #expect(!ran)
    stage.advance(frames: 1)
    #expect(ran)
  }
}
