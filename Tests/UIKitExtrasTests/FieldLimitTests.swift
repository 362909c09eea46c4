import Testing
import UIKit
import UIKitStage

@testable import UIKitExtras

/// A text field with a maximum length.
@MainActor @Suite(.serialized) struct FieldLimitTests {
  @MainActor private struct World {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

    init(_ maximum: Int, text: String? = nil) {
      let controller = UIViewController()
      field.text = text
      field.textLimit = TextLimit(maximum)
      controller.view.addSubview(field)
      stage.show(controller)
      field.becomeFirstResponder()
      stage.advance(frames: 2)
    }

    func select(_ range: Range<Int>) {
      let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound)
      let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
      field.selectedTextRange = start.flatMap { start in
        end.flatMap { field.textRange(from: start, to: $0) }
      }
    }

    var caret: Int? {
      field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) }
    }
  }

  @Test("Typing ends at the limit, wherever the caret is")
  func typing() {
    let world = World(5)
    world.stage.type("abcdefg")
    #expect(world.field.text == "abcde" && world.caret == 5)
    world.select(2..<2)
    world.stage.type("x")
    #expect(world.field.text == "abcde" && world.caret == 2)
    world.select(1..<3)
    world.stage.type("xyz")
    #expect(world.field.text == "axyde" && world.caret == 3)
  }

  @Test("Of a paste as much is taken as fits, in whole characters")
  func pasting() {
    let world = World(5, text: "ad")
    world.select(1..<1)
    world.field.insertText("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧")
    #expect(world.field.text == "a👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧d")
    #expect(world.caret == "a👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧".utf16.count)
  }

  @Test("A longer text of the app can only be shortened")
  func longText() {
    let world = World(3, text: "abcdef")
    #expect(world.field.text == "abcdef")
    world.stage.type("x")
    #expect(world.field.text == "abcdef")
    world.select(6..<6)
    world.stage.press(.keyboardDeleteOrBackspace)
    #expect(world.field.text == "abcde")
    world.field.textLimit = nil
    world.stage.type("xyz")
    #expect(world.field.text == "abcdexyz")
    world.field.textLimit = TextLimit(2)
    world.select(0..<8)
    world.stage.type("123")
    #expect(world.field.text == "12")
  }

  @Test("What an input method composes is cut when it is done")
  func composing() {
    let world = World(3, text: "a")
    world.select(1..<1)
    world.stage.compose("nihao")
    #expect(world.field.text == "anihao")
    world.stage.commit("你好吗")
    #expect(world.field.text == "a你好")
  }

  @Test("A field with a limit isn't kept by it")
  func released() {
    weak var field: UITextField?
    do {
      let limited = UITextField()
      limited.textLimit = TextLimit(1)
      field = limited
    }
    #expect(field == nil)
  }
}
