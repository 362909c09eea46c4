import Testing
import UIKit
import UIKitStage

@testable import Toasts

/// A queue with the strategies replace or stack behaves like JJKit's toasts; the default doesn't.
/// What doesn't depend on the strategy is tested with all three.
@MainActor @Suite(.serialized) struct CompatTests {
  nonisolated static let strategies: [ToastStrategy] = [.queue, .replace, .stack]

  private func world(_ strategy: ToastStrategy, safe: Bool = false) -> ToastWorld {
    let world = ToastWorld(safeTop: safe ? 44 : 0, safeBottom: safe ? 34 : 0)
    world.queue.strategy = strategy
    return world
  }

  @Test("JJKit's numbers are the defaults")
  func defaults() {
    let settings = ToastSettings()
    let options = settings.options
    #expect(options.position == .center && options.cornerRadius == .fixed(8))
    #expect(options.appearAnimations == [ToastAnimator(.scale, from: 0.7, to: 1)])
    let gone: Set = [
      ToastAnimator(.scale, from: 1, to: 0.7), ToastAnimator(.opacity, from: 1, to: 0),
    ]
    #expect(options.disappearAnimations == gone && settings.container == nil)
    let text = TextToastOptions()
    #expect(text.font.pointSize == 17 && text.textColor == .white && text.margins == .all(20))
    #expect(text.lineSpacing == 5)
    let changing = ChangingTextToastOptions()
    #expect(changing.interval == 1 && changing.loopCount == 0 && changing.dismissesWhenDone)
    #expect(ActivityToastOptions().margins == .all(30) && ActivityToastOptions().style == .large)
    let arcs = ArcsToastOptions()
    #expect(arcs.colors == [.white, .green, .red] && arcs.radius == 20 && arcs.lineWidth == 3)
    #expect(arcs.angle == .pi / 3 && arcs.maximumAngle == 2 * .pi / 3 && arcs.secondsPerTurn == 1.5)
    #expect(arcs.margins == .all(30))
    let mixed = MixedToastOptions()
    #expect(mixed.axis == .vertical && mixed.alignment == .center && mixed.spacing == 15)
    #expect(mixed.margins == .all(20) && ImageToastOptions().margins == .all(20))
  }

  @Test("Three toasts are shown one after the other", arguments: strategies)
  func threeInARow(strategy: ToastStrategy) {
    let world = world(strategy)
    var ends: [ToastDismissalReason] = []
    for _ in 0..<3 {
      world.view.makeToast(BlockItem()).duration(.seconds(1)).onEnd { ends.append($0) }.show()
    }
    switch strategy {
    case .queue:
      #expect(world.visible.count == 1 && world.queue.waiting.count == 2 && ends.isEmpty)
    case .replace:
      #expect(world.visible.count == 1 && world.queue.waiting.isEmpty)
      #expect(ends == [.replaced, .replaced] && world.front?.transform == .identity)
    case .stack:
      #expect(world.visible.count == 3 && ends.isEmpty)
    }
    world.stage.advance(by: 8)
    #expect(world.visible.isEmpty && world.timers == 0 && ends.count == 3)
  }

  @Test("Replacing removes waiting toasts, which are never shown")
  func replacedQueue() {
    let world = world(.queue)
    var seen: [Int] = []
    var gone = 0
    for index in 0..<4 {
      world.view.makeToast(BlockItem { seen.append(index) }).didDisappear { gone += 1 }.show()
    }
    world.view.makeToast(BlockItem { seen.append(9) }).strategy(.replace).show()
    #expect(seen == [0, 9] && gone == 1 && world.visible.count == 1)
    #expect(world.queue.waiting.isEmpty)
  }

  @Test("Waiting toasts keep waiting when the strategy changes")
  func strategyChange() {
    let world = world(.queue)
    for _ in 0..<2 { world.view.makeToast(BlockItem()).duration(.seconds(1)).show() }
    world.queue.strategy = .stack
    world.stage.advance(frames: 2)
    #expect(world.visible.count == 1)
    world.view.makeToast(BlockItem()).duration(.seconds(1)).show()
    #expect(world.visible.count == 2)
    world.stage.advance(by: 6)
    #expect(world.visible.isEmpty && world.timers == 0)
  }

  /// Check 8 with JJKit's strategies: nothing waits, so that an urgent toast is like any other.
  @Test("Twenty toasts, and an urgent one after 300 ms", arguments: strategies)
  func twentyAndOne(strategy: ToastStrategy) {
    let world = world(strategy)
    var seen: [Int] = []
    var most = 0
    func watch(_ frames: Int) {
      for _ in 0..<frames {
        world.stage.advance(frames: 1)
        most = max(most, world.visible.count)
      }
    }
    for index in 0..<20 {
      world.view.makeToast(BlockItem { seen.append(index) }).duration(.seconds(0.4)).show()
      most = max(most, world.visible.count)
    }
    watch(18)
    world.view.makeToast(BlockItem { seen.append(99) }).duration(.seconds(0.4)).priority(.high)
      .show()
    watch(1)
    #expect(seen.contains(99) && (world.front?.alpha ?? 0) > 0.9)
    watch(60 * 40)
    switch strategy {
    case .queue: #expect(most == 1 && seen == [0, 99, 0] + Array(1..<20))
    case .replace: #expect(most == 1 && seen == Array(0..<20) + [99])
    case .stack: #expect(most == 21 && seen == Array(0..<20) + [99])
    }
    #expect(world.visible.isEmpty && world.timers == 0 && world.stage.isAtRest)
  }

  @Test("An equal toast is shown once, with its duration restarted", arguments: strategies)
  func twice(strategy: ToastStrategy) {
    let world = world(strategy)
    var end: TimeInterval = 0
    let start = world.stage.now
    world.view.makeToast(BlockItem()).id("saved").duration(.seconds(1))
      .onEnd { _ in end = world.stage.now }.show()
    world.stage.advance(by: 0.9)
    world.view.makeToast(BlockItem()).id("saved").duration(.seconds(1)).show()
    #expect(world.visible.count == 1)
    world.stage.advance(by: 3)
    #expect(abs(end - start - 1.9) <= 0.05 && world.visible.isEmpty)
  }

  @Test("Each toast is announced once, and its button takes two keys", arguments: strategies)
  func announcementAndKeys(strategy: ToastStrategy) {
    for keys in [[UIKeyboardHIDUsage.keyboardZ], [.keyboardF6, .keyboardSpacebar]] {
      let world = world(strategy)
      var heard: [String] = []
      var undos = 0
      world.queue.onAnnounce = { heard.append($0) }
      world.view.makeToast(TextToastItem(text: "Deleted")).undoable(
        commit: {}, undo: { undos += 1 }
      )
      .show()
      world.stage.advance(by: 0.5)
      for key in keys { world.stage.press(key, modifiers: key == .keyboardZ ? .control : []) }
      world.stage.advance(by: 2)
      #expect(heard == ["Deleted"] && undos == 1 && world.visible.isEmpty)
    }
  }

  @Test("A duration of two seconds is exact while scrolling", arguments: strategies)
  func scrolling(strategy: ToastStrategy) {
    let world = world(strategy)
    let scroll = UIScrollView(frame: world.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 20_000)
    world.view.addSubview(scroll)
    var end: TimeInterval = 0
    let start = world.stage.now
    world.view.makeToast(BlockItem()).position(.top).duration(.seconds(2))
      .onEnd { _ in end = world.stage.now }.show()
    world.stage.touchDown(at: CGPoint(x: 200, y: 700))
    for step in 0..<180 {
      world.stage.touchMove(to: CGPoint(x: 200, y: 700 - CGFloat(step) * 3))
      world.stage.advance(frames: 1)
    }
    #expect(abs(end - start - 2.15) <= 0.05 && scroll.contentOffset.y > 100)
  }

  @Test("A duration of two seconds is exact, and a pointer adds three", arguments: strategies)
  func time(strategy: ToastStrategy) {
    let world = world(strategy)
    var end: TimeInterval = 0
    let start = world.stage.now
    world.view.showToast("Saved", duration: .seconds(2))
    world.queue.shown.first?.settings.onEnd = { _ in end = world.stage.now }
    world.stage.advance(by: 1)
    world.stage.hover(at: CGPoint(x: 200, y: 400))
    world.stage.advance(by: 3)
    world.stage.hover(at: CGPoint(x: 5, y: 5))
    world.stage.advance(by: 4)
    #expect(abs(end - start - 5.15) <= 0.05)
  }

  @Test("Ten positions, a keyboard and another window", arguments: strategies)
  func places(strategy: ToastStrategy) throws {
    let expected: [(ToastPosition, CGFloat)] = [
      (.top, 30), (.quarter, 215), (.center, 400), (.threeQuarter, 585), (.bottom, 770),
      (.safeTop, 74), (.safeQuarter, 239.5), (.safeCenter, 405), (.safeThreeQuarter, 570.5),
      (.safeBottom, 736),
    ]
    for (position, y) in expected {
      let world = world(strategy, safe: true)
      world.view.makeToast(BlockItem()).position(position).show()
      let front = try #require(world.front)
      #expect(abs(front.center.y - y) <= 0.01)
      world.queue.obstructedInsets.bottom = 300
      world.stage.advance(frames: 1)
      #expect(front.frame.maxY <= 500.01)
      world.queue.obstructedInsets.bottom = 0
      world.stage.resize(to: CGSize(width: 700, height: 500))
      world.view.layoutIfNeeded()
      let (top, bottom): (CGFloat, CGFloat) = position.respectsSafeArea ? (44, 34) : (0, 0)
      let moved = (500 - 60 - top - bottom) * position.ratio + 30 + top
      #expect(abs(front.center.y - moved) <= 0.01 && front.center.x == 350)
    }
  }
}
