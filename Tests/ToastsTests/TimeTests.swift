import Testing
import UIKit
import UIKitStage

@testable import Toasts

@MainActor @Suite(.serialized) struct TimeTests {
  private func endTime(
    _ world: ToastWorld, _ during: () -> Void
  ) -> TimeInterval {
    var end: TimeInterval = 0
    let start = world.stage.now
    world.view.makeToast(BlockItem()).position(.top).duration(.seconds(2))
      .onEnd { _ in end = world.stage.now }.show()
    during()
    world.stage.advance(by: 10)
    return end - start
  }

  @Test func twoSeconds() {
    let world = ToastWorld()
    #expect(abs(endTime(world) {} - 2.15) <= 0.05)
  }

  @Test("Scrolling doesn't delay a toast")
  func scrolling() {
    let world = ToastWorld()
    let scroll = UIScrollView(frame: world.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 20_000)
    world.view.addSubview(scroll)
    let seconds = endTime(world) {
      world.stage.touchDown(at: CGPoint(x: 200, y: 700))
      for step in 0..<180 {
        world.stage.touchMove(to: CGPoint(x: 200, y: 700 - CGFloat(step) * 3))
        world.stage.advance(frames: 1)
      }
      world.stage.touchUp()
    }
    #expect(abs(seconds - 2.15) <= 0.05 && scroll.contentOffset.y > 100)
  }

  @Test("A pointer over it for three seconds adds three seconds")
  func hover() {
    let world = ToastWorld()
    let seconds = endTime(world) {
      world.stage.advance(by: 1)
      world.stage.hover(at: CGPoint(x: 200, y: 30))
      world.stage.advance(by: 3)
      world.stage.hover(at: CGPoint(x: 200, y: 500))
    }
    #expect(abs(seconds - 5.15) <= 0.05)
  }

  @Test("What is hidden stays for as long, and a new one shows it again")
  func hidden() {
    let world = ToastWorld()
    func shownCount() -> Int { world.view.subviews.filter { !$0.isHidden }.count }
    let seconds = endTime(world) {
      world.stage.advance(by: 1)
      world.view.toasts.isHidden = true
      #expect(shownCount() == 0)
      world.stage.advance(by: 3)
      world.view.makeToast(BlockItem()).position(.top).show()
      #expect(shownCount() == 1)
    }
    #expect(abs(seconds - 5.15) <= 0.05)
  }

  @Test("So does a touch")
  func press() {
    let world = ToastWorld()
    let seconds = endTime(world) {
      world.stage.advance(by: 1)
      world.stage.touchDown(at: CGPoint(x: 200, y: 30))
      world.stage.advance(by: 3)
      world.stage.touchUp()
    }
    #expect(abs(seconds - 5.15) <= 0.05)
  }

  @Test("So does keyboard focus on its button")
  func focus() {
    let world = ToastWorld()
    var end: TimeInterval = 0
    let start = world.stage.now
    world.view.makeToast(BlockItem()).duration(.seconds(2)).action("Undo") {}
      .onEnd { _ in end = world.stage.now }.show()
    world.stage.advance(by: 1)
    world.stage.press(.keyboardF6)
    world.stage.advance(by: 3)
    #expect(world.queue.shown.first?.dismissalReason == nil)
    world.front?.takeFocusAway()
    world.stage.advance(by: 5)
    #expect(abs(end - start - 5.2) < 0.1)
  }

  @Test("The duration suits the text: at least two seconds, five with a button")
  func reading() {
    let duration = ToastDuration.reading
    #expect(duration.seconds(for: "Saved", hasAction: false, factor: 1) == 2)
    #expect(duration.seconds(for: "Saved", hasAction: true, factor: 1) == 5)
    let long = String(repeating: "x", count: 100)
    #expect(duration.seconds(for: long, hasAction: false, factor: 1) == 6)
    #expect(duration.seconds(for: long, hasAction: false, factor: 2) == 12)
    #expect(ToastDuration.forever.seconds(for: long, hasAction: true, factor: 1) == nil)
  }

  @Test("A toast waits until its view is in a window")
  func beforeWindow() {
    let world = ToastWorld()
    let view = UIView(frame: world.view.bounds)
    let toast = view.showToast("Early", duration: .seconds(1))
    world.stage.advance(by: 5)
    #expect(toast.dismissalReason == nil)
    world.view.addSubview(view)
    world.stage.advance(by: 3)
    #expect(toast.dismissalReason == .timeout && world.timers == 0)
  }
}

extension ToastView {
  fileprivate func takeFocusAway() {
    func buttons(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
    }
    buttons(self).forEach { $0.resignFirstResponder() }
  }
}
