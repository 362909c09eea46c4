import Testing
import UIKit
import UIKitStage

@testable import Toasts

@MainActor @Suite(.serialized) struct QueueTests {
  @Test("Twenty toasts wait; an urgent one is shown within a frame, and the displaced one returns")
  func order() {
    let world = ToastWorld()
    var started: [Int] = []
    for index in 0..<20 {
      world.view.makeToast(BlockItem { started.append(index) }).duration(.seconds(0.4)).show()
    }
    var most = world.visible.count
    for _ in 0..<18 {
      world.stage.advance(frames: 1)
      most = max(most, world.visible.count)
    }
    #expect(started == [0])
    world.view.makeToast(BlockItem { started.append(99) }).duration(.seconds(0.4))
      .priority(.high).show()
    world.stage.advance(frames: 1)
    #expect(started == [0, 99] && world.visible.count == 1)
    #expect((world.front?.alpha ?? 0) > 0.9)
    for _ in 0..<60 * 60 where !(world.queue.shown + world.queue.waiting).isEmpty {
      world.stage.advance(frames: 1)
      most = max(most, world.visible.count)
    }
    #expect(most == 1)
    #expect(started == [0, 99, 0] + Array(1..<20))
    #expect(world.timers == 0 && world.stage.isAtRest)
  }

  @Test("An urgent toast doesn't wait for a disappearing one")
  func overLeaving() {
    let world = ToastWorld()
    let first = world.view.makeToast(BlockItem()).duration(.forever).show()
    world.finish()
    first.dismiss()
    world.stage.advance(frames: 2)
    #expect(first.state == .dismissing)
    let urgent = world.view.makeToast(BlockItem()).priority(.high).show()
    #expect(first.state == .dismissed && urgent.isOnScreen && world.visible.count == 1)
  }

  @Test("Each step of a description is a copy, which can be stored and shown again")
  func copies() {
    let world = ToastWorld()
    let small = world.view.makeToast(BlockItem()).duration(.seconds(1))
    let large = small.updateItem { $0.width = 300 }
    var widths: [CGFloat?] = []
    for description in [small, large, small] {
      description.show()
      world.stage.advance(frames: 1)
      widths.append(world.front?.bounds.width)
      world.stage.advance(by: 3)
    }
    #expect(widths == [120, 300, 120])
  }

  @Test("A displaced toast comes back with one button in the app's own container")
  func displacedButton() throws {
    let world = ToastWorld()
    let paper = ColorToastContainer(color: .gray)
    world.view.makeToast(BlockItem()).container(paper).action("Undo") {}.duration(.forever).show()
    world.view.makeToast(BlockItem()).priority(.high).duration(.seconds(1)).show()
    world.stage.advance(by: 3)
    #expect(world.front?.bounds.contains(paper.frame) == true)
    #expect(paper.subviews.count { $0 is ToastButton } == 1)
  }

  @Test("Of two toasts with the same item, the newer one has it")
  func sameItem() {
    let world = ToastWorld()
    let description = world.view.makeToast(BlockItem()).strategy(.stack).duration(.forever)
    let first = description.show()
    let second = description.show()
    #expect(first.dismissalReason == .replaced && world.visible.count == 1)
    #expect(second.item.view.isDescendant(of: world.view))
    world.finish()
    second.dismiss(animated: false)
    #expect(world.view.subviews.isEmpty)
  }

  @Test("Low-priority toasts come last")
  func priorities() {
    let world = ToastWorld()
    var started: [String] = []
    func show(_ name: String, _ priority: ToastPriority) {
      world.view.makeToast(BlockItem { started.append(name) }).duration(.seconds(0.2))
        .priority(priority).show()
    }
    show("a", .normal)
    show("low", .low)
    show("b", .normal)
    show("c", .normal)
    world.finish()
    world.stage.advance(by: 5)
    #expect(started == ["a", "b", "c", "low"])
  }

  @Test("The same id is shown once: its duration restarts, and the app is told")
  func dedupe() throws {
    let world = ToastWorld()
    var merges: [Int] = []
    var ends: [ToastDismissalReason] = []
    var endTime: TimeInterval = 0
    let start = world.stage.now
    let first = world.view.makeToast(BlockItem()).id("saved").duration(.seconds(1))
      .onMerge { _, count in merges.append(count) }
      .onEnd { _ in endTime = world.stage.now }.show()
    world.stage.advance(by: 0.9)
    let second = world.view.makeToast(BlockItem()).id("saved").onEnd { ends.append($0) }.show()
    guard case .merged(let twin) = second.admission else {
      Issue.record("the second was not merged")
      return
    }
    #expect(twin === first && merges == [2] && ends == [.merged] && world.visible.count == 1)
    world.stage.advance(by: 2)
    #expect(abs(endTime - start - 1.9) < 0.05)
  }

  @Test("A waiting toast reports its position")
  func admission() {
    let world = ToastWorld()
    let toasts = (0..<3).map { _ in world.view.makeToast(BlockItem()).show() }
    if case .shown = toasts[0].admission {} else { Issue.record("the first waits") }
    guard case .waiting(behind: 2) = toasts[2].admission else {
      Issue.record("\(toasts[2].admission)")
      return
    }
  }

  @Test("Replacing ends all others of the view at once, without animation")
  func replace() {
    let world = ToastWorld()
    world.queue.strategy = .replace
    var ends: [ToastDismissalReason] = []
    for _ in 0..<3 {
      world.view.makeToast(BlockItem()).strategy(.stack).onEnd { ends.append($0) }.show()
    }
    #expect(world.visible.count == 3)
    world.view.makeToast(BlockItem()).show()
    #expect(ends == [.replaced, .replaced, .replaced] && world.visible.count == 1)
    #expect(world.front?.transform == .identity && world.front?.alpha == 1)
  }

  @Test("Stacking places each toast over the previous ones")
  func stack() {
    let world = ToastWorld()
    world.queue.strategy = .stack
    for _ in 0..<3 { world.view.makeToast(BlockItem()).duration(.seconds(1)).show() }
    #expect(world.visible.count == 3 && Set(world.visible.map(\.center.y)) == [400])
    world.stage.advance(by: 3)
    #expect(world.visible.isEmpty && world.timers == 0)
  }

  @Test("Dismissing all leaves nothing behind, including waiting toasts")
  func dismissAll() {
    let world = ToastWorld()
    var ends = 0
    var gone = 0
    for _ in 0..<5 {
      world.view.makeToast(BlockItem()).onEnd { _ in ends += 1 }.didDisappear { gone += 1 }.show()
    }
    world.stage.advance(frames: 3)
    world.queue.dismissAll()
    #expect(ends == 5 && gone == 1 && world.visible.isEmpty && world.timers == 0)
    #expect(world.view.subviews.isEmpty)
  }

  @Test("A toast that is shown in a callback appears")
  func reentrance() {
    let world = ToastWorld()
    var second: Toast?
    world.view.makeToast(BlockItem()).duration(.seconds(0.3))
      .onEnd { _ in second = world.view.makeToast(BlockItem()).duration(.seconds(0.3)).show() }
      .show()
    var most = 0
    for _ in 0..<200 {
      world.stage.advance(frames: 1)
      most = max(most, world.visible.count)
    }
    #expect(second?.dismissalReason == .timeout && second?.state == .dismissed && most == 1)
  }

  @Test("An activity indicator is shown once, outside of the queue, until it is dismissed")
  func indicators() {
    let world = ToastWorld()
    let first = world.view.showActivityToast()
    #expect(world.view.showActivityToast() === first)
    world.view.showArcsToast()
    world.view.showToast("Words", duration: .seconds(0.5))
    #expect(world.visible.count == 3)
    world.stage.advance(by: 3)
    #expect(world.visible.count == 2)
    world.view.dismissActivityToast(animated: false)
    world.view.dismissArcsToast()
    world.finish()
    #expect(world.visible.isEmpty && world.timers == 0 && world.stage.isAtRest)
  }
}
