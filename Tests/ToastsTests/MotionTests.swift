import Testing
import UIKit
import UIKitStage

@testable import Toasts

@MainActor @Suite(.serialized) struct ToastMotionTests {
  @Test("Animators clamp to 0…1 and can be inverted")
  func animators() {
    #expect(ToastAnimator.scale(3).from == 1 && ToastAnimator.opacity(-1).from == 0)
    let opposite = ToastAnimator.scaleX(0.2).opposite
    #expect(opposite == ToastAnimator(.scaleX, from: 1, to: 0.2))
    #expect(opposite.opposite == .scaleX(0.2))
    #expect(ToastAnimator.rotation(-3).from == -3 && ToastAnimator.rotation(.nan).from == 0)
    #expect(ToastAnimator.slide(from: .top).opposite == ToastAnimator(.slide(.top), from: 0, to: 1))
  }

  @Test("Appears and disappears with different animators")
  func ways() throws {
    let world = ToastWorld()
    let toast = world.view.makeToast(BlockItem()).duration(.forever)
      .appearAnimations([.scaleX(0.2), .opacity(0.3)])
      .disappearAnimations([.scaleY(0.2).opposite, .opacity(0.3).opposite]).show()
    let view = try #require(world.front)
    #expect(abs(view.transform.a - 0.2) < 0.001 && view.transform.d == 1)
    #expect(abs(view.alpha - 0.3) < 0.001)
    world.finish()
    #expect(view.transform == .identity && view.alpha == 1 && toast.state == .presented)
    toast.dismiss()
    var least = CGFloat(1)
    while toast.state == .dismissing {
      world.stage.advance(frames: 1)
      if toast.state == .dismissing { least = min(least, view.transform.d) }
      #expect(abs(view.transform.a - 1) < 0.001)
    }
    #expect(least < 0.25)
  }

  @Test("Dismissed while it appears, it reverses without a jump")
  func interrupted() throws {
    let world = ToastWorld()
    let toast = world.view.makeToast(BlockItem()).appearAnimations([.scale(0)])
      .usesOppositeAppearAnimationsForDisappear().show()
    let view = try #require(world.front)
    world.stage.advance(frames: 6)
    var last = view.transform.a
    #expect(last > 0.1 && last < 0.9)
    toast.dismiss()
    while toast.state == .dismissing {
      world.stage.advance(frames: 1)
      #expect(abs(view.transform.a - last) < 0.12)
      last = view.transform.a
    }
    #expect(toast.state == .dismissed)
  }

  @Test(
    "It slides in from beyond any edge, and out again",
    arguments: [ToastAnimator.Edge.top, .leading, .bottom, .trailing], [false, true])
  func slide(edge: ToastAnimator.Edge, isMirrored: Bool) throws {
    let world = ToastWorld()
    if isMirrored { world.view.semanticContentAttribute = .forceRightToLeft }
    let toast = world.view.makeToast(BlockItem()).position(.bottom, offset: -16)
      .appearAnimations([.slide(from: edge)]).usesOppositeAppearAnimationsForDisappear()
      .duration(.forever).show()
    let view = try #require(world.front)
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    let rest = CGRect(x: 140, y: 724, width: 120, height: 60)
    func frame() -> CGRect { view.convert(view.bounds, to: nil) }
    if !isMirrored {
      let outside: CGRect =
        switch edge {
        case .top: rest.offsetBy(dx: 0, dy: -784)
        case .bottom: rest.offsetBy(dx: 0, dy: 76)
        case .leading: rest.offsetBy(dx: -260, dy: 0)
        case .trailing: rest.offsetBy(dx: 260, dy: 0)
        }
      #expect(frame() == outside)
    }
    world.finish()
    #expect(frame() == rest && view.alpha == 1)
    toast.dismiss()
    var last = frame()
    while toast.state == .dismissing {
      last = frame()
      world.stage.advance(frames: 1)
    }
    let seen = last.intersection(world.window.bounds)
    #expect(seen.width * seen.height < 400)
    let isLeft = (edge == .leading) != isMirrored
    if edge == .leading || edge == .trailing { #expect((last.midX < 200) == isLeft) }
  }

  @Test("It turns, and a spring overshoots")
  func rotationAndSpring() throws {
    let world = ToastWorld()
    world.view.makeToast(BlockItem()).appearAnimations([.rotation(.pi / 2), .scale(0.5)])
      .spring(duration: 0.4, bounce: 0.5).duration(.forever).show()
    let view = try #require(world.front)
    #expect(abs(view.transform.a) < 0.001 && abs(view.transform.b - 0.5) < 0.001)
    var (least, widest) = (CGFloat(1), CGFloat(0))
    for _ in 0..<120 {
      world.stage.advance(frames: 1)
      least = min(least, view.transform.b)
      widest = max(widest, view.transform.a)
    }
    #expect(least < -0.05 && widest > 1.02 && view.transform == .identity)
  }

  @Test("With reduced motion it fades")
  func reducedMotion() throws {
    let world = ToastWorld()
    world.stage.reducesMotion = true
    world.view.makeToast(BlockItem()).duration(.seconds(0.5)).show()
    let view = try #require(world.front)
    while !world.visible.isEmpty {
      world.stage.advance(frames: 1)
      #expect(view.transform == .identity)
    }
  }

  @Test("Callbacks: appeared when it rests, disappeared when it is removed")
  func callbacks() throws {
    let world = ToastWorld()
    var log: [String] = []
    world.view.makeToast(BlockItem()).duration(.seconds(1))
      .didAppear { log.append("appeared \(world.front?.transform == .identity)") }
      .onEnd { _ in log.append("ended") }
      .didDisappear { log.append("gone \(world.visible.count)") }.show()
    #expect(log.isEmpty)
    world.stage.advance(by: 3)
    #expect(log == ["appeared true", "ended", "gone 0"])
  }

  @Test("A tap calls its closure", arguments: [true, false])
  func tap(dismisses: Bool) {
    let world = ToastWorld()
    var taps = 0
    var toast = world.view.makeToast(BlockItem()).duration(.forever).onTap { _ in taps += 1 }
    if dismisses { toast = toast.dismissesOnTap() }
    let shown = toast.show()
    world.finish()
    world.stage.tap(at: CGPoint(x: 200, y: 400))
    #expect(taps == 1 && shown.dismissalReason == (dismisses ? .tap : nil))
  }

  @Test(
    "A swipe dismisses a toast to the sides and to its edge",
    arguments: [
      (CGPoint(x: 320, y: 0), ToastPosition.bottom, true),
      (CGPoint(x: -320, y: 0), .top, true),
      (CGPoint(x: 0, y: -100), .top, true),
      (CGPoint(x: 0, y: 100), .top, false),
      (CGPoint(x: 0, y: 100), .center, true),
      (CGPoint(x: 0, y: -100), .bottom, false),
    ])
  func swipe(way: CGPoint, position: ToastPosition, leaves: Bool) throws {
    let world = ToastWorld()
    let toast = world.view.makeToast(BlockItem()).position(position, offset: 0)
      .duration(.forever).show()
    world.finish()
    let start = try #require(world.front).center
    world.stage.drag(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: 0.15)
    #expect(toast.dismissalReason == (leaves ? .swipe : nil))
    world.finish()
    #expect(world.visible.isEmpty == leaves)
    if !leaves { #expect(world.front?.transform == .identity) }
  }

  @Test("Swipes dismiss in the directions that are set, and in no other")
  func swipeDirections() throws {
    try expect(.up, CGPoint(x: 0, y: -120), leaves: true)
    try expect(.up, CGPoint(x: 0, y: 120), leaves: false)
    try expect(.up, CGPoint(x: 300, y: 0), leaves: false)
    try expect([.left, .down], CGPoint(x: -300, y: 0), leaves: true)
    try expect([.left, .down], CGPoint(x: 300, y: 0), leaves: false)
    try expect([.left, .down], CGPoint(x: 0, y: 120), leaves: true)
    try expect([.left, .down], CGPoint(x: 0, y: -120), leaves: false)
    try expect(.right, CGPoint(x: 300, y: 0), leaves: true)
  }

  private func expect(
    _ directions: UISwipeGestureRecognizer.Direction, _ way: CGPoint, leaves: Bool
  ) throws {
    let world = ToastWorld()
    let toast = world.view.makeToast(BlockItem()).position(.bottom, offset: -200)
      .swipeable(to: directions).duration(.forever).show()
    world.finish()
    let start = try #require(world.front).center
    world.stage.drag(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: 0.15)
    #expect(toast.dismissalReason == (leaves ? .swipe : nil), "\(directions), \(way)")
    world.finish()
    #expect(world.visible.isEmpty == leaves)
  }

  @Test("A toast that can't be swiped away stays in place and still recognizes taps")
  func notSwipeable() throws {
    let world = ToastWorld()
    var taps = 0
    let toast = world.view.makeToast(BlockItem()).swipeable(false).duration(.forever)
      .onTap { _ in taps += 1 }.show()
    world.finish()
    let center = try #require(world.front).center
    world.stage.touchDown(at: center)
    world.stage.touchMove(to: CGPoint(x: center.x + 320, y: center.y), duration: 0.15)
    #expect(world.front?.transform == .identity && world.front?.center == center)
    world.stage.touchUp()
    world.finish()
    #expect(toast.dismissalReason == nil && world.visible.count == 1)
    world.stage.tap(at: center)
    #expect(taps == 1)
  }

  @Test("Toasts can be brought in front of a view that was added later")
  func bringToFront() throws {
    let world = ToastWorld()
    world.view.makeToast(BlockItem()).duration(.forever).show()
    world.finish()
    let overlay = UIView(frame: world.view.bounds)
    overlay.backgroundColor = .green
    world.view.addSubview(overlay)
    let middle = try #require(world.front).center
    func color() throws -> [UInt8] {
      world.stage.advance(frames: 1)
      return try #require(world.stage.picture(scale: 1)).color(at: middle)
    }
    #expect(try color() == [0, 255, 0])
    world.queue.bringToFront()
    #expect(try color() != [0, 255, 0])
    let hit = world.window.hitTest(middle, with: nil)
    #expect(hit.map { $0 !== overlay } == true)
  }

  @Test("A short swipe returns")
  func shortPull() throws {
    let world = ToastWorld()
    let toast = world.view.makeToast(BlockItem()).duration(.forever).show()
    world.finish()
    world.stage.drag(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 230, y: 400), duration: 0.6, hold: 0.3)
    world.finish()
    #expect(toast.dismissalReason == nil && world.front?.transform == .identity)
  }
}
