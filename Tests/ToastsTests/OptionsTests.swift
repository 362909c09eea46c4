import Testing
import UIKit
import UIKitStage

@testable import Toasts

/// What changes about a toast while it is shown.
@MainActor @Suite(.serialized) struct ToastOptionsTests {
  @Test("Another position moves a visible toast without a jump")
  func position() throws {
    let world = ToastWorld(safeTop: 44)
    let toast = world.view.makeToast(BlockItem()).duration(.forever).show()
    world.finish()
    let view = try #require(world.front)
    toast.options.position = .safeTop
    var last = view.convert(CGPoint.zero, to: nil).y
    #expect(abs(last - 370) < 1)
    for _ in 0..<60 {
      world.stage.advance(frames: 1)
      let y = view.convert(CGPoint.zero, to: nil).y
      #expect(y <= last + 0.01 && last - y < 60)
      last = y
    }
    #expect(last == 44 && view.transform == .identity && toast.state == .presented)
    // Turned back half-way, and with less motion at once.
    toast.options.position = .bottom
    world.stage.advance(frames: 6)
    toast.options.position = .safeTop
    world.finish()
    #expect(view.frame.minY == 44)
    world.stage.reducesMotion = true
    toast.options.position = .bottom
    #expect(view.convert(view.bounds, to: nil).maxY == 800)
  }

  @Test("Another duration counts from the change, and forever cancels the dismissal")
  func duration() {
    let world = ToastWorld()
    let toast = world.view.makeToast(BlockItem()).duration(.seconds(1)).show()
    world.stage.advance(by: 0.8)
    toast.options.duration = .forever
    world.stage.advance(by: 5)
    #expect(toast.state == .presented && world.timers == 0)
    toast.options.duration = .seconds(2)
    world.stage.advance(by: 1.9)
    #expect(toast.state == .presented)
    toast.options.duration = .seconds(1)
    world.stage.advance(by: 0.9)
    #expect(toast.state == .presented)
    world.stage.advance(by: 0.4)
    #expect(toast.dismissalReason == .timeout)
  }

  @Test("A waiting toast keeps what was changed, and an ended one ignores it")
  func unseen() {
    let world = ToastWorld()
    let first = world.view.makeToast(BlockItem()).duration(.seconds(0.5)).show()
    let second = world.view.makeToast(BlockItem()).duration(.forever).show()
    second.options.position = .top
    second.options.duration = .seconds(2)
    world.stage.advance(by: 2)
    #expect(second.state == .presented && world.front?.frame.minY == 0)
    first.options.position = .bottom
    world.stage.advance(by: 3)
    #expect(world.visible.isEmpty && world.timers == 0)
  }

  @Test("Corners, taps, swipes and touches follow the options")
  func touch() throws {
    let world = ToastWorld()
    let toast = world.view.makeToast(BlockItem()).duration(.forever).show()
    world.finish()
    let view = try #require(world.front)
    toast.options.cornerRadius = .halfHeight
    toast.options.corners = [.layerMinXMinYCorner]
    world.stage.advance(frames: 1)
    let container = try #require(view.subviews.first)
    #expect(container.layer.cornerRadius == 30)
    #expect(container.layer.maskedCorners == .layerMinXMinYCorner)
    toast.options.passesTouches = true
    toast.options.dismissesOnTap = true
    world.stage.tap(at: view.center)
    #expect(toast.dismissalReason == nil)
    toast.options.passesTouches = false
    toast.options.swipeDirections = []
    world.stage.drag(
      from: view.center, to: CGPoint(x: view.center.x + 300, y: view.center.y), duration: 0.15)
    #expect(toast.dismissalReason == nil)
    world.stage.tap(at: view.center)
    #expect(toast.dismissalReason == .tap)
  }

  @Test("A toast appears after its delay, unless it is dismissed sooner")
  func delay() {
    let world = ToastWorld()
    let quick = world.view.showActivityToast(delay: 0.3, minimumDuration: 1)
    world.stage.advance(by: 0.25)
    #expect(world.visible.isEmpty && quick.state == .waiting)
    #expect(world.view.showActivityToast(delay: 0.3) === quick, "it is shown once")
    world.view.dismissActivityToast()
    #expect(quick.state == .dismissed && world.timers == 0)
    world.stage.advance(by: 1)
    #expect(world.visible.isEmpty)

    let slow = world.view.showActivityToast(delay: 0.3, minimumDuration: 1)
    world.stage.advance(by: 0.4)
    #expect(world.visible.count == 1 && slow.dismissalReason == nil)
    world.view.dismissActivityToast()
    world.stage.advance(by: 0.8)
    #expect(slow.state == .presented, "it doesn't flash")
    world.stage.advance(by: 1)
    #expect(slow.dismissalReason == .dismissed && world.visible.isEmpty && world.timers == 0)
  }

  @Test("The minimum doesn't hold up a person, and ends with a toast that is wanted again")
  func minimumDuration() throws {
    let world = ToastWorld()
    func show() -> Toast {
      world.view.makeToast(BlockItem()).id("a").duration(.forever).minimumDuration(5)
        .dismissesOnTap().show()
    }
    let tapped = show()
    world.finish()
    tapped.dismiss()
    #expect(tapped.dismissalReason == nil)
    world.stage.tap(at: try #require(world.front).center)
    #expect(tapped.dismissalReason == .tap)
    world.finish()
    let wanted = show()
    world.finish()
    wanted.dismiss()
    _ = show()
    world.stage.advance(by: 6)
    #expect(wanted.state == .presented && wanted.count == 2)
    wanted.dismiss(animated: false)
    #expect(world.visible.isEmpty && world.timers == 0)
    // It gives way to an urgent one, and doesn't come back.
    let calm = show()
    calm.dismiss()
    world.view.makeToast(BlockItem()).priority(.high).duration(.seconds(0.5)).show()
    world.stage.advance(by: 8)
    #expect(calm.dismissalReason == .dismissed && world.visible.isEmpty)
  }

  @Test("Toasts that wait for their delay end with all others")
  func delayedOnes() {
    let world = ToastWorld()
    var ends: [ToastDismissalReason] = []
    func show(_ strategy: ToastStrategy) {
      world.view.makeToast(BlockItem()).delay(1).strategy(strategy).onEnd { ends.append($0) }.show()
    }
    show(.queue)
    world.queue.dismissAll()
    show(.stack)
    world.view.makeToast(BlockItem()).strategy(.replace).duration(.seconds(0.1)).show()
    #expect(ends == [.dismissed, .replaced])
    world.stage.advance(by: 3)
    #expect(world.visible.isEmpty && world.timers == 0)
  }
}
