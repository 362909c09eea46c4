import Testing
import UIKit
import UIKitStage

@testable import Motion

@MainActor @Suite struct AnimatorTests {
  @Test("It advances with every frame until everything is at rest")
  func steps() {
    let stage = Stage()
    stage.show(UIViewController())
    var seconds: [Double] = []
    let animator = Animator {
      seconds.append($0)
      return seconds.count < 4
    }
    animator.start()
    stage.advance(by: 0.5)
    #expect(!animator.isRunning && seconds.count == 4 && seconds[0] == 0)
    #expect(seconds.dropFirst().allSatisfy { abs($0 - 1.0 / 60) < 1e-6 })
  }

  @Test("An animation that is started in a completion runs")
  func startedInAStep() {
    let stage = Stage()
    stage.show(UIViewController())
    var stepsLeft = 3
    var isBegunAnew = false
    var animator: Animator?
    animator = Animator { _ in
      stepsLeft -= 1
      guard stepsLeft == 0 else { return true }
      if !isBegunAnew {
        isBegunAnew = true
        stepsLeft = 3
        animator?.start()
      }
      return false
    }
    animator?.start()
    stage.advance(by: 0.5)
    #expect(isBegunAnew && stepsLeft == 0 && animator?.isRunning == false)
  }
}
