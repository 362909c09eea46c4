import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import TextEditing
@testable import UIKitCore

@MainActor @Suite(.serialized) struct TextDragTests {
  private let stage = Stage(size: CGSize(width: 360, height: 260))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
  private let view = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: 140))

  init() {
    let controller = UIViewController()
    stage.show(controller)
    field.borderStyle = .roundedRect
    field.text = "one two three"
    view.font = .systemFont(ofSize: 17)
    view.text = "Here is more"
    controller.view.addSubview(field)
    controller.view.addSubview(view)
    stage.advance(frames: 2)
  }

  /// The middle of a range, or the caret at an empty one, on the stage.
  private func point(_ range: Range<Int>, in owner: any TextInputOwner) -> CGPoint {
    let first = owner.core.column.caretRect(at: range.lowerBound)
    let last = owner.core.column.caretRect(at: range.upperBound)
    let middle = CGPoint(x: (first.midX + last.midX) / 2, y: first.midY)
    return owner.convert(owner.core.canvas.convert(middle, to: owner), to: nil)
  }

  private func drag(_ range: Range<Int>, of owner: any TextInputOwner, to end: CGPoint) {
    stage.click(at: point(0..<0, in: owner))
    owner.core.select(TextSelection(range))
    stage.advance(frames: 1)
    stage.mouseDown(at: point(range, in: owner))
    stage.advance(frames: 1)
    stage.mouseMove(to: CGPoint(x: point(range, in: owner).x + 7, y: point(range, in: owner).y))
    stage.advance(frames: 1)
    stage.mouseMove(to: end)
    stage.advance(frames: 1)
  }

  @Test("Selected text is moved within its field, in one step of undoing") func moves() {
    drag(0..<4, of: field, to: point(8..<8, in: field))
    #expect(field.isTextDragActive && field.isTextDropActive)
    stage.mouseUp()
    stage.settle(limit: 1)
    #expect(field.text == "two one three" && field.core.editor.selection.range == 4..<8)
    #expect(!field.isTextDragActive && !field.isTextDropActive)
    field.core.undo()
    #expect(field.text == "one two three")
  }

  @Test("A delegate that refuses the change refuses all of it") func refusesMoves() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append("\(range.location) \(range.length) \(string)")
        return string.isEmpty
      }
    }
    let delegate = Delegate()
    field.delegate = delegate
    drag(0..<4, of: field, to: point(8..<8, in: field))
    stage.mouseUp()
    stage.settle(limit: 1)
    #expect(field.text == "one two three" && field.core.editor.selection.range == 0..<4)
    #expect(delegate.asked == ["0 8 two one "])
  }

  @Test(
    "Moved text keeps its attributes, forwards and backwards", arguments: [(0..<2, 4), (4..<6, 0)])
  func movesAttributes(range: Range<Int>, target: Int) {
    let text = NSMutableAttributedString(string: "aabbcc")
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
    for (index, color) in colors.enumerated() {
      text.addAttribute(
        .foregroundColor, value: color, range: NSRange(location: index * 2, length: 2))
    }
    view.attributedText = text
    view.core.move(range, to: target)
    for (offset, letter) in view.text.enumerated() {
      let color = view.attributedText.attribute(.foregroundColor, at: offset, effectiveRange: nil)
      let expected = letter == "a" ? colors[0] : letter == "b" ? colors[1] : colors[2]
      #expect(color as? UIColor == expected, "\(offset)")
    }
    #expect(view.text == (target == 4 ? "bbaacc" : "ccaabb"))
    view.core.undo()
    #expect(view.text == "aabbcc")
  }

  @Test("With Control it is copied") func copies() {
    drag(0..<4, of: field, to: point(8..<8, in: field))
    stage.keyDown(.keyboardLeftControl)
    stage.mouseUp()
    stage.keyUp(.keyboardLeftControl)
    stage.settle(limit: 1)
    #expect(field.text == "one two one three")
  }

  @Test("Into another text it is copied, at the caret under the pointer") func others() {
    drag(4..<8, of: field, to: point(8..<8, in: view))
    stage.mouseUp()
    stage.settle(limit: 1)
    #expect(view.text == "Here is two more" && field.text == "one two three")
    #expect(view.isFirstResponder)
  }

  @Test("A press on the selection without a movement places the caret") func clicks() {
    stage.click(at: point(0..<0, in: field))
    field.core.select(TextSelection(0..<8))
    stage.advance(by: 0.6)
    stage.click(at: point(4..<4, in: field))
    #expect(field.core.editor.selection.range == 4..<4)
  }

  @Test(
    "Text of other programs is inserted where it is dropped, and refused by text that isn't edited")
  func foreign() {
    let drag = stage.dragElsewhere(["text/plain;charset=utf-8": Data("zero\n".utf8)])
    #expect(drag.move(to: point(0..<0, in: field)))
    drag.release()
    #expect(field.text == "zero one two three")
    view.isEditable = false
    let refused = stage.dragElsewhere(["text/plain;charset=utf-8": Data("zero".utf8)])
    #expect(!refused.move(to: point(3..<3, in: view)))
    refused.leave()
  }

  @Test("A subclass can decide which changes it allows") func subclassesDecide() {
    final class Digits: UITextView {
      override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        text.allSatisfy(\.isNumber)
      }
    }
    let digits = Digits(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    digits.core.type("a")
    digits.core.type("1")
    #expect(digits.text == "1")
  }

  @Test("What is secret isn't dragged") func secret() {
    field.isSecureTextEntry = true
    drag(0..<4, of: field, to: point(8..<8, in: view))
    #expect(!field.isTextDragActive)
    stage.mouseUp()
    stage.settle(limit: 1)
    #expect(view.text == "Here is more")
  }
}
