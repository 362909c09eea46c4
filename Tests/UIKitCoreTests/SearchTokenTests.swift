import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Tokens in a search field.
@MainActor @Suite(.serialized) struct SearchTokenTests {
  private let stage = Stage(size: CGSize(width: 400, height: 100))
  private let field = UISearchTextField(frame: CGRect(x: 10, y: 10, width: 380, height: 36))

  init() {
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(field)
    field.text = "cats"
    field.becomeFirstResponder()
    stage.settle()
  }

  @Test("Tokens stand in front of the text, which they push aside")
  func layout() {
    let before = field.clip.frame.minX
    field.tokens = [UISearchToken(icon: UIImage(systemName: "photo"), text: "Photos")]
    field.insertToken(UISearchToken(icon: nil, text: "2024"), at: 0)
    stage.settle()
    #expect(field.tokens.map(\.text) == ["2024", "Photos"] && field.text == "cats")
    #expect(field.clip.frame.minX > before + 100)
    field.replaceTextualPortion(
      of: field.textualRange, with: UISearchToken(icon: nil, text: "Cats"), at: 2)
    #expect(field.text == "" && field.tokens.count == 3)
    field.tokens = []
    stage.settle()
    #expect(field.clip.frame.minX == before)
  }

  @Test("Backspace in front of the text selects the last token, then deletes it")
  func deletes() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.tokens = [UISearchToken(icon: nil, text: "A"), UISearchToken(icon: nil, text: "B")]
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "cat" && field.tokens.count == 2)
    stage.press(.keyboardHome)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.tokens.count == 2)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.tokens.map(\.text) == ["A"] && changes == 2)
    stage.press(.keyboardDeleteOrBackspace)
    stage.type("a ")
    #expect(field.text == "a cat")
    field.allowsDeletingTokens = false
    stage.press(.keyboardHome)
    stage.press(.keyboardDeleteOrBackspace)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.tokens.count == 1)
  }
}
