import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct CatchingTests {
  @Test("Touched at 100 ms, the photo stops; flicked up it opens, flicked down it closes")
  func grab() {
    for isUp in [true, false] {
      let world = BrowserWorld()
      let browser = world.open(2, settle: false)
      world.stage.advance(by: 0.1)
      let before = world.window
      let center = CGPoint(x: before.midX, y: before.midY)
      world.stage.touchDown(at: center)
      #expect(distance(world.window, before) <= 2)
      world.stage.advance(frames: 3)
      #expect(browser.transitionController.phase == .held)
      #expect(distance(world.window, before) <= 2)
      let down = CGPoint(x: center.x, y: center.y + 150)
      world.stage.touchMove(to: down, duration: 0.2)
      let end = CGPoint(x: center.x, y: down.y + (isUp ? -60 : 60))
      world.stage.touchMove(to: end, duration: 0.1)
      world.stage.touchUp()
      world.settle()
      #expect(browser.isOpen == isUp)
      #expect(world.closed == (isUp ? [] : [2]))
      #expect(world.hidden.isEmpty)
    }
  }

  @Test("Caught while closing and flicked up, it stays open, with balanced callbacks")
  func turnedBack() {
    let world = BrowserWorld()
    let browser = world.open(2)
    browser.close(animated: true)
    world.stage.advance(by: 0.1)
    let center = CGPoint(x: world.window.midX, y: world.window.midY)
    world.stage.touchDown(at: center)
    world.stage.advance(frames: 2)
    world.stage.touchMove(to: CGPoint(x: center.x, y: center.y - 120), duration: 0.1)
    world.stage.touchUp()
    world.settle()
    #expect(browser.isOpen && world.closed.isEmpty && world.hidden.isEmpty)
    #expect(
      browser.calls == [
        "willAppear", "didAppear", "willDisappear", "willAppear", "didAppear",
      ])
    #expect(browser.presentingViewController != nil && browser.view.window != nil)
    browser.close(animated: true)
    world.settle()
    #expect(world.closed == [2] && world.strayViews == 0)
  }

  @Test("Reversed every 80 ms, neither position nor velocity jumps")
  func reversedOften() {
    let world = BrowserWorld()
    let browser = world.open(2, settle: false)
    var last = world.window
    var lastSpeed = CGPoint.zero
    var reversals = 0
    for frame in 1...60 {
      world.stage.advance(frames: 1)
      let window = world.window
      let speed = CGPoint(x: window.midX - last.midX, y: window.midY - last.midY)
      // 350 points at the spring's acceleration, over one frame of 1/60 s.
      let limit: CGFloat = 0.15 * 350 + 2
      if frame > 1 {
        #expect(abs(speed.x - lastSpeed.x) < limit && abs(speed.y - lastSpeed.y) < limit)
      }
      (last, lastSpeed) = (window, speed)
      if frame % 5 == 0, frame <= 30 {
        let (before, velocity) = (world.window, browser.transitionController.velocity)
        if reversals % 2 == 0 {
          browser.close(animated: true)
        } else {
          browser.transitionController.moveToPage()
        }
        reversals += 1
        #expect(distance(world.window, before) < 0.01)
        #expect(browser.transitionController.velocity == velocity)
      }
    }
    world.settle()
    #expect(browser.isOpen || world.closed == [2])
    #expect(world.hidden.isEmpty)
  }

  @Test("A touch that only stops the transition continues it in its direction")
  func touchOnly() {
    let world = BrowserWorld()
    let browser = world.open(2)
    browser.close(animated: true)
    world.stage.advance(by: 0.08)
    world.stage.tap(at: CGPoint(x: 195, y: 422))
    world.settle()
    #expect(world.closed == [2])
  }

  @Test(
    "200 seeded taps, drags and keys during transitions leave nothing behind", arguments: [1, 2, 3])
  func chaos(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let world = BrowserWorld()
    var seen: [Weak] = []
    for _ in 0..<200 {
      if world.browser == nil {
        let index = Int.random(in: 0..<8, using: &generator)
        seen.append(Weak(world.open(index, settle: false)))
      }
      act(on: world, &generator)
      world.stage.advance(frames: .random(in: 0...12, using: &generator))
    }
    world.stage.touchUp()
    world.settle()
    if let browser = world.browser {
      #expect(browser.isOpen)
      browser.close(animated: true)
      world.settle()
    }
    #expect(world.strayViews == 0 && world.hidden.isEmpty && world.touchesBelow == 0)
    #expect(world.thumbnails.values.allSatisfy { !$0.isHidden })
    #expect(seen.allSatisfy { $0.browser == nil })
    #expect(seen.allSatisfy { $0.log.isBalanced })
  }

  private func act(on world: BrowserWorld, _ generator: inout SeededGenerator) {
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: 10...380, using: &generator), y: .random(in: 60...830, using: &generator))
    }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: world.stage.tap(at: point())
    case 1: world.stage.touchDown(at: point())
    case 2: world.stage.touchMove(to: point(), duration: 0.05)
    case 3: world.stage.touchUp()
    case 4: world.stage.touchCancel()
    case 5: world.stage.drag(from: point(), to: point(), duration: 0.1)
    case 6: world.stage.press(.keyboardEscape)
    case 7: world.stage.press(.keyboardRightArrow)
    default: world.browser?.close(animated: true)
    }
  }

  /// Records a browser's callbacks without retaining it.
  @MainActor private final class Weak {
    weak var browser: WatchedBrowser?
    let log: CallLog

    init(_ browser: WatchedBrowser) {
      self.browser = browser
      log = browser.log
    }
  }

  /// Returning to its page after a dismissal that was caught and flicked up.
  private func turnBack(_ world: BrowserWorld) -> WatchedBrowser {
    let browser = world.open(2)
    browser.close(animated: true)
    world.stage.advance(by: 0.1)
    let center = CGPoint(x: world.window.midX, y: world.window.midY)
    world.stage.touchDown(at: center)
    world.stage.advance(frames: 2)
    world.stage.touchMove(to: CGPoint(x: center.x, y: center.y - 120), duration: 0.1)
    world.stage.touchUp()
    #expect(browser.transitionController.phase == .presenting)
    return browser
  }

  @Test("Caught while closing and flicked up, it hides the status bar again")
  func statusBarOfOneTurnedBack() {
    let world = BrowserWorld()
    let browser = turnBack(world)
    world.settle()
    #expect(browser.isOpen)
    #expect(world.stage.window?.windowScene?.statusBarManager?.isStatusBarHidden == true)
  }

  @Test("A reversed dismissal can be closed by a call or by deleting the last photo")
  func closedWhileTurnedBack() {
    for isEmptied in [false, true] {
      let world = BrowserWorld()
      let browser = turnBack(world)
      if isEmptied {
        world.ids = []
        browser.reloadData()
      } else {
        world.stage.press(.keyboardEscape)
      }
      world.settle()
      #expect(world.closed.count == 1 && world.strayViews == 0 && world.hidden.isEmpty)
    }
  }

  @Test("Caught while closing without photos, it doesn't return to an empty page")
  func caughtWithoutPhotos() {
    let world = BrowserWorld()
    let browser = world.open(2)
    browser.close(animated: true)
    world.stage.advance(by: 0.1)
    let center = CGPoint(x: world.window.midX, y: world.window.midY)
    world.stage.touchDown(at: center)
    world.stage.advance(frames: 2)
    browser.numberOfPhotos = { 0 }
    browser.pagingView.reloadData()
    world.stage.touchMove(to: CGPoint(x: center.x, y: center.y - 120), duration: 0.1)
    world.stage.touchUp()
    world.settle()
    #expect(world.closed.count == 1 && world.strayViews == 0)
  }
}
