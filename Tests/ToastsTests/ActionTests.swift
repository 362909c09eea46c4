import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import Toasts

@MainActor @Suite(.serialized) struct ActionTests {
  final class Acts {
    var commits = 0
    var undos = 0
    var total: Int { commits + undos }
  }

  private func undoable(_ world: ToastWorld, _ acts: Acts) -> ToastBuilder<TextToastItem> {
    world.view.makeToast(TextToastItem(text: "3 photos deleted")).position(.safeBottom)
      .undoable(commit: { acts.commits += 1 }, undo: { acts.undos += 1 })
  }

  @Test("Every end but the button commits")
  func ends() {
    let world = ToastWorld()
    let acts = Acts()
    undoable(world, acts).duration(.seconds(1)).show()
    world.stage.advance(by: 3)
    undoable(world, acts).show().dismiss()
    world.queue.dismissAll()
    undoable(world, acts).show()
    world.view.makeToast(BlockItem()).strategy(.replace).show()
    #expect(acts.commits == 3 && acts.undos == 0)
  }

  @Test(
    "The button undoes", arguments: ["touch", "Control-Z", "Shift-Tab and Space", "F6 and Return"])
  func button(way: String) throws {
    let world = ToastWorld()
    let acts = Acts()
    let toast = undoable(world, acts).show()
    world.stage.advance(by: 0.5)
    switch way {
    case "touch":
      let front = try #require(world.front)
      let point = CGPoint(x: front.frame.maxX - 30, y: front.center.y)
      world.stage.tap(at: point)
    case "Control-Z": world.stage.press(.keyboardZ, modifiers: .control)
    case "F6 and Return":
      world.stage.press(.keyboardF6)
      world.stage.press(.keyboardReturnOrEnter)
    default:
      world.stage.press(.keyboardTab, modifiers: .shift)
      world.stage.press(.keyboardSpacebar)
    }
    #expect(toast.dismissalReason == .action && acts.undos == 1 && acts.commits == 0)
    world.finish()
    #expect(world.visible.isEmpty && world.timers == 0)
  }

  /// Keys that the app doesn't forward to the queue: a button of the screen may be first responder.
  @Test(
    "Over a view or a window, Undo takes two keys without the app's help",
    arguments: [
      (true, false, UIKeyboardHIDUsage.keyboardF6), (false, false, .keyboardF6),
      (true, true, .keyboardF6), (false, true, .keyboardF6), (true, false, .keyboardTab),
      (false, false, .keyboardTab),
    ])
  func twoKeys(isOverWindow: Bool, hasFocus: Bool, key: UIKeyboardHIDUsage) {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let controller = UIViewController()
    let window = stage.show(controller)
    let buttons = (0..<3).map { UIButton(frame: CGRect(x: 10, y: $0 * 60, width: 90, height: 44)) }
    buttons.forEach(controller.view.addSubview)
    if hasFocus { buttons[1].becomeFirstResponder() }
    let acts = Acts()
    let toast = (isOverWindow ? window : controller.view).makeToast(TextToastItem(text: "Deleted"))
      .undoable(commit: { acts.commits += 1 }, undo: { acts.undos += 1 }).show()
    stage.advance(by: 0.3)
    stage.press(key, modifiers: key == .keyboardTab ? .shift : [])
    stage.advance(by: 9)
    #expect(toast.dismissalReason == nil)
    stage.press(.keyboardSpacebar)
    #expect(toast.dismissalReason == .action && acts.undos == 1 && acts.commits == 0)
    stage.advance(by: 1)
    #expect(window.toasts.shown.isEmpty && controller.view.toasts.shown.isEmpty)
  }

  @Test("F6 focuses the button, then the screen again")
  func thereAndBack() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let controller = UIViewController()
    let window = stage.show(controller)
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 90, height: 44))
    controller.view.addSubview(button)
    window.makeToast(BlockItem()).duration(.forever).action("Show") {}.show()
    button.becomeFirstResponder()
    stage.press(.keyboardF6)
    #expect(!button.isFirstResponder)
    stage.press(.keyboardF6)
    #expect(button.isFirstResponder)
  }

  @Test(
    "The button is read and its focus seen on light and dark screens", arguments: [false, true])
  func looks(isDark: Bool) throws {
    let world = ToastWorld()
    world.stage.prefersDarkAppearance = isDark
    world.view.backgroundColor = .systemBackground
    undoable(world, Acts()).duration(.forever).show()
    world.stage.settle()
    #expect(world.stage.audit().map(\.description) == [])
    world.stage.press(.keyboardF6)
    world.stage.settle()
    #expect(world.stage.audit().map(\.description) == [])
  }

  @Test("Escape on the button dismisses the toast, which commits")
  func escape() {
    let world = ToastWorld()
    let acts = Acts()
    let toast = undoable(world, acts).show()
    world.stage.press(.keyboardF6)
    world.stage.press(.keyboardEscape)
    #expect(toast.dismissalReason == .dismissed && acts.commits == 1)
  }

  @Test("Actions of the same id merge into one toast and are undone in reverse order")
  func merging() {
    let world = ToastWorld()
    var log: [String] = []
    for name in ["a", "b", "c"] {
      world.view.showUndoToast(
        id: "trash", { "\($0) deleted" }, commit: { log.append("commit \(name)") },
        undo: { log.append("undo \(name)") })
      world.stage.advance(by: 0.3)
    }
    let toast = world.queue.shown.first
    #expect(world.visible.count == 1 && toast?.spokenText == "3 deleted" && log.isEmpty)
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(log == ["undo c", "undo b", "undo a"])
  }

  @Test("Pending actions are committed when the app terminates, and not before")
  func quit() {
    let world = ToastWorld()
    let acts = Acts()
    for _ in 0..<3 { undoable(world, acts).show() }
    world.stage.advance(by: 1)
    #expect(acts.total == 0)
    world.stage.closeWindow()
    #expect(acts.commits == 3 && world.timers == 0)
  }

  @Test("So are those of toasts that were never shown")
  func quitUnseen() {
    let world = ToastWorld()
    let acts = Acts()
    let view = UIView(frame: world.view.bounds)
    var ending: ToastDismissalReason?
    view.makeToast(BlockItem()).onEnd { ending = $0 }
      .undoable(commit: { acts.commits += 1 }, undo: { acts.undos += 1 }).show()
    world.stage.advance(by: 10)
    #expect(acts.total == 0)
    world.stage.closeWindow()
    #expect(acts.commits == 1 && acts.undos == 0 && ending == .quit)
  }

  @Test("Each toast is announced once, even if displaced and shown again")
  func announcement() {
    let world = ToastWorld()
    var heard: [String] = []
    world.queue.onAnnounce = { heard.append($0) }
    world.view.showToast("Saved", duration: .seconds(1))
    world.stage.advance(by: 0.5)
    world.view.makeToast(TextToastItem(text: "Battery low")).priority(.high)
      .duration(.seconds(1)).show()
    world.view.makeToast(ImageToastItem(image: nil)).show()
    world.stage.advance(by: 10)
    #expect(heard == ["Saved", "Battery low"])
    #expect(world.stage.accessibilityPosts.map { $0.argument as? String } == heard)
    #expect(world.stage.accessibilityPosts.allSatisfy { $0.notification == .announcement })
  }

  @Test("A toast stays twice as long while a screen reader reads it")
  func longerForReaders() {
    let world = ToastWorld()
    world.stage.isScreenReaderRunning = true
    world.view.showToast("Saved", duration: .reading)
    world.stage.advance(by: 3)
    #expect(world.queue.shown.count == 1)
    #expect(world.stage.readAnnouncements == ["Saved"])
    world.stage.advance(by: 3)
    #expect(world.queue.shown.isEmpty)
  }

  @Test("Random endings: exactly one of commit and undo, and nothing retained")
  func endings() throws {
    var dice = SeededGenerator(seed: 8_117)
    let strategies: [ToastStrategy] = [.queue, .replace, .stack]
    var seen: Set<ToastDismissalReason> = []
    var kinds: Set<Int> = []
    for round in 0..<Effort.rounds(150, long: 2_000) {
      let world = ToastWorld()
      world.queue.strategy = strategies[round % 3]
      let acts = Acts()
      var ending: ToastDismissalReason?
      let toast = undoable(world, acts).duration(.seconds(0.6)).dismissesOnTap()
        .onEnd { ending = $0 }.show(animated: Bool.random(using: &dice))
      world.stage.advance(frames: Int.random(in: 0...45, using: &dice))
      let kind = Int.random(in: 0..<9, using: &dice)
      kinds.insert(kind)
      try end(toast, in: world, kind: kind)
      world.stage.advance(by: 4)
      #expect(acts.total == 1, "round \(round), kind \(kind)")
      #expect(acts.undos == (ending == .action ? 1 : 0))
      #expect(world.timers == 0 && world.queue.shown.isEmpty && world.queue.waiting.isEmpty)
      #expect(toast.state == .dismissed && world.visible.isEmpty, "round \(round), kind \(kind)")
      if let ending { seen.insert(ending) }
    }
    #expect(kinds.count == 9)
    #expect(seen == [.timeout, .tap, .swipe, .action, .dismissed, .replaced, .viewGone, .quit])
  }

  private func end(_ toast: Toast, in world: ToastWorld, kind: Int) throws {
    let center = world.front?.center ?? CGPoint(x: 200, y: 700)
    switch kind {
    case 0: world.view.makeToast(BlockItem()).strategy(.replace).duration(.seconds(0.2)).show()
    case 1: world.stage.tap(at: CGPoint(x: center.x - 60, y: center.y))
    case 2:
      world.stage.drag(from: center, to: CGPoint(x: center.x + 190, y: center.y), duration: 0.1)
    case 3: world.stage.closeWindow()
    case 4: world.stage.resize(to: CGSize(width: 700, height: 500))
    case 5: world.stage.press(.keyboardZ, modifiers: .control)
    case 6: world.view.makeToast(BlockItem()).priority(.high).duration(.seconds(0.3)).show()
    case 7: world.window.rootViewController = UIViewController()
    default: toast.dismiss()
    }
  }
}
