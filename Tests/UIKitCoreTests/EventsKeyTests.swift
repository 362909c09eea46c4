import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct EventsKeyTests {
  private final class KeyController: UIViewController {
    var calls: [String] = []
    var takes = true

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { calls.append("began \(press.key?.keyCode.rawValue ?? 0)") }
      if !takes { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { calls.append("ended \(press.key?.keyCode.rawValue ?? 0)") }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("cancelled")
    }
  }

  private final class FocusView: UIView {
    var keys: [UIKey] = []
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap(\.key)
      super.pressesBegan(presses, with: event)
    }
  }

  @Test func keysGoToTheControllerInFront() {
    let stage = Stage()
    let controller = KeyController()
    stage.show(controller)
    stage.press(.keyboardEscape)
    #expect(controller.calls == ["began 41", "ended 41"])
    let front = KeyController()
    controller.present(front, animated: false)
    stage.advance(frames: 2)
    stage.press(.keyboardA)
    #expect(front.calls == ["began 4", "ended 4"])
    #expect(controller.calls.count == 2)
  }

  @Test func keysGoToTheFirstResponderThenUpItsChain() {
    let stage = Stage()
    let controller = KeyController()
    stage.show(controller)
    let view = FocusView()
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(view.keys.map(\.keyCode) == [.keyboardLeftArrow])
    #expect(view.keys.first?.modifierFlags == .shift)
    #expect(controller.calls == ["began 80", "ended 80"])
  }

  @Test func heldKeysEndWhereTheyBeganAndRepeat() {
    let stage = Stage()
    let controller = KeyController()
    let window = stage.show(controller)
    stage.keyDown(.keyboardRightArrow)
    stage.keyDown(.keyboardRightArrow, isRepeat: true)
    let view = FocusView()
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    stage.keyUp(.keyboardRightArrow)
    #expect(controller.calls == ["began 79", "began 79", "ended 79"])
    stage.keyDown(.keyboardA)
    window.eventDispatcher.cancelAll()
    #expect(controller.calls.last == "cancelled")
    stage.keyUp(.keyboardA)
    #expect(controller.calls.last == "cancelled")
  }

  @Test func unknownKeysStillHaveCharacters() {
    let stage = Stage()
    let controller = KeyController()
    let window = stage.show(controller)
    func key(_ characters: String) {
      let key = InputEvent.Key(
        isDown: true, usage: 0, characters: characters, charactersIgnoringModifiers: characters)
      window.eventDispatcher.handle(InputEvent(timestamp: stage.now, kind: .key(key)))
    }
    key("")
    #expect(controller.calls.isEmpty)
    key("é")
    #expect(controller.calls == ["began 3"])
  }
}
