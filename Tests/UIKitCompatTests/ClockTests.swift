import Testing
import UIKit
import UIKitCompat
import UIKitStage

@MainActor @Suite(.serialized) struct FrameClockTests {
  private let stage = Stage()

  init() { stage.show(UIViewController()) }

  @Test("A clock calls its closure once a frame, with increasing times")
  func frames() {
    var times: [TimeInterval] = []
    let clock = FrameClock { times.append($0) }
    stage.advance(frames: 5)
    #expect(times.count >= 4 && times.count <= 5)
    for (earlier, later) in zip(times, times.dropFirst()) {
      #expect(abs(later - earlier - stage.frameInterval) < 1e-9)
    }
    clock.invalidate()
  }

  @Test("A paused clock requests no frames and resumes afterwards")
  func pause() {
    var count = 0
    let clock = FrameClock { _ in count += 1 }
    stage.advance(frames: 3)
    clock.isPaused = true
    count = 0
    stage.settle()
    #expect(stage.isAtRest)
    stage.advance(frames: 3)
    #expect(count == 0)
    clock.isPaused = false
    stage.advance(frames: 3)
    #expect(count >= 2)
    clock.invalidate()
  }

  @Test("An invalidated clock never ticks again")
  func invalidate() {
    var count = 0
    let clock = FrameClock { _ in count += 1 }
    stage.advance(frames: 2)
    clock.invalidate()
    count = 0
    clock.isPaused = true
    clock.isPaused = false
    stage.advance(frames: 3)
    #expect(count == 0)
    #expect(stage.settle())
  }

  @Test("A clock may invalidate itself in its closure")
  func ownEnd() {
    var clock: FrameClock?
    var count = 0
    clock = FrameClock { _ in
      count += 1
      clock?.invalidate()
    }
    stage.advance(frames: 4)
    #expect(count == 1)
    clock = nil
  }

  @Test("A released clock stops, paused or not", arguments: [false, true])
  func drop(isPaused: Bool) {
    var count = 0
    do {
      let clock = FrameClock { _ in count += 1 }
      clock.isPaused = isPaused
      stage.advance(frames: 1)
    }
    stage.advance(frames: 2)
    count = 0
    stage.advance(frames: 3)
    #expect(count == 0)
    #expect(stage.settle())
  }
}

@MainActor @Suite(.serialized) struct DelayedCallTests {
  private let stage = Stage()

  init() { stage.show(UIViewController()) }

  @Test("A delayed call happens once, after its time on the media clock")
  func once() {
    var count = 0
    let call = after(0.5) { count += 1 }
    stage.advance(by: 0.45)
    #expect(count == 0)
    #expect(call.isPending)
    stage.advance(by: 0.1)
    #expect(count == 1)
    #expect(!call.isPending)
    stage.advance(by: 1)
    #expect(count == 1)
  }

  @Test("A cancelled call never happens")
  func cancel() {
    var count = 0
    let call = after(0.5) { count += 1 }
    call.cancel()
    #expect(!call.isPending)
    stage.advance(by: 1)
    #expect(count == 0)
  }

  @Test("Releasing a call's token doesn't cancel it")
  func drop() {
    var count = 0
    after(0.2) { count += 1 }
    stage.advance(by: 0.3)
    #expect(count == 1)
  }

  @Test("Calls happen in the order of their times, whatever the order of scheduling")
  func order() {
    var heard: [Int] = []
    after(0.3) { heard.append(3) }
    after(0.1) { heard.append(1) }
    after(0.2) {
      heard.append(2)
      after(0) { heard.append(20) }
    }
    stage.advance(by: 0.5)
    #expect(heard == [1, 2, 20, 3])
  }

  @Test("A call releases its closure afterwards")
  func release() {
    weak var held: NSObject?
    do {
      let object = NSObject()
      held = object
      after(0.1) { _ = object }
    }
    #expect(held != nil)
    stage.advance(by: 0.2)
    #expect(held == nil)
  }
}
