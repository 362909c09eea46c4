import HostInterface
import Testing
import UIKit

@testable import UIKitStage

@MainActor @Suite(.serialized) struct StageTypingTests {
  private final class Client: TextInputClient {
    var text = ""
    var marked = MarkedText()
    func insertText(_ text: String) {
      marked = MarkedText()
      self.text += text
    }
    func setMarkedText(_ text: MarkedText) { marked = text }
    var surroundingText: SurroundingText {
      SurroundingText(text, selection: text.utf16.count..<text.utf16.count)
    }
    func deleteSurroundingText(from start: Int, length: Int) {
      text = String(text.dropLast(length))
    }
    var caretRect: CGRect { CGRect(x: 10, y: 20, width: 0, height: 16) }
    var purpose: TextInputPurpose { .freeForm }
  }

  private final class KeyController: UIViewController {
    var began: [String] = []
    var ended = 0
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      began += presses.compactMap { $0.key?.characters }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      ended += presses.count
    }
  }

  @Test("Text goes to the client, and everything else to the app as keys")
  func types() {
    let stage = Stage()
    let controller = KeyController()
    stage.show(controller)
    stage.type("ab")
    #expect(controller.began == ["a", "b"] && controller.ended == 2)
    #expect(!stage.isEditingText)
    let client = Client()
    stage.host.windows.last?.textInputClient = client
    #expect(stage.isEditingText)
    stage.type("Hi, Wörld!\n")
    #expect(client.text == "Hi, Wörld!")
    #expect(controller.began == ["a", "b", "\r"] && controller.ended == 3)
    stage.press(.keyboardA, modifiers: .control)
    stage.press(.keyboardA, modifiers: .alternate)
    stage.press(.keyboardLeftArrow)
    #expect(client.text == "Hi, Wörld!" && controller.began.count == 6 && controller.ended == 6)
    stage.press(.keyboard1, modifiers: .shift)
    #expect(client.text == "Hi, Wörld!!" && controller.ended == 6)
  }

  @Test("An input method marks, commits and deletes")
  func composes() {
    let stage = Stage()
    stage.show(UIViewController())
    let client = Client()
    stage.host.windows.last?.textInputClient = client
    stage.compose("にほんご", selected: 0..<2)
    #expect(client.marked.text == "にほんご" && client.marked.caret == 2)
    #expect(client.marked.spans.map(\.range) == [0..<2, 2..<4])
    #expect(client.marked.spans.map(\.emphasis) == [.selected, .underlined])
    stage.commit("日本語")
    #expect(client.text == "日本語" && client.marked == MarkedText() && stage.composedText.isEmpty)
    stage.deleteSurroundingText(from: -1, length: 1)
    #expect(stage.surroundingText?.text == "日本" && stage.textInputCaret?.minX == 10)
    stage.compose("x")
    stage.host.windows.last?.resetTextInput()
    #expect(stage.composedText.isEmpty && client.marked.text == "x" && stage.textInputResets == 1)
  }
}
