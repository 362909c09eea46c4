import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct TextFieldTests {
  final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var maximum = Int.max
    var refusesEnd = false
    var refusesReturn = false
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refusesEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return !refusesReturn
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      (textField.text ?? "").utf16.count - range.length + string.utf16.count <= maximum
    }
  }

  let stage = Stage(size: CGSize(width: 320, height: 200))
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  let delegate = Delegate()
  var changes: Counter { counter }
  private let counter = Counter()

  final class Counter {
    var count = 0
  }

  init() {
    stage.show(controller)
    field.borderStyle = .roundedRect
    field.delegate = delegate
    field.addAction(UIAction { [counter] _ in counter.count += 1 }, for: .editingChanged)
    controller.view.addSubview(field)
    stage.advance(frames: 2)
  }

  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.press(key, modifiers: modifiers)
    stage.advance(frames: 1)
  }

  private var selected: Range<Int> { field.core.editor.selection.range }

  @Test("A click begins editing, keys type, and a click elsewhere places the caret")
  func types() {
    stage.click(at: CGPoint(x: 60, y: 37))
    #expect(field.isFirstResponder && field.isEditing && stage.isEditingText)
    stage.type("Hello World")
    #expect(field.text == "Hello World" && changes.count == 11 && delegate.log == ["begin"])
    stage.click(at: CGPoint(x: 28, y: 37))
    #expect(selected == 0..<0)
    stage.type("x")
    #expect(field.text == "xHello World")
    #expect(
      field.resignFirstResponder() && !stage.isEditingText && delegate.log == ["begin", "end"])
  }

  @Test("Arrows, Shift, Control, Home and End move and select")
  func moves() {
    field.becomeFirstResponder()
    stage.type("one two")
    press(.keyboardLeftArrow, .control)
    #expect(selected == 4..<4)
    press(.keyboardLeftArrow, .shift)
    #expect(selected == 3..<4)
    press(.keyboardRightArrow)
    #expect(selected == 4..<4)
    press(.keyboardHome, .shift)
    #expect(selected == 0..<4)
    press(.keyboardEnd)
    #expect(selected == 7..<7)
    press(.keyboardA, .control)
    #expect(selected == 0..<7)
    press(.keyboardDeleteOrBackspace)
    #expect(field.text == "" && !field.hasText)
    press(.keyboardZ, .control)
    #expect(field.text == "one two" && selected == 0..<7)
    press(.keyboardZ, .control)
    #expect(field.text == "")
    press(.keyboardZ, [.control, .shift])
    #expect(field.text == "one two")
    press(.keyboardDeleteOrBackspace, .control)
    #expect(field.text == "one ")
  }

  @Test("Copy, cut and paste; a field has one line")
  func copies() {
    field.becomeFirstResponder()
    stage.type("abc")
    press(.keyboardA, .control)
    press(.keyboardX, .control)
    #expect(field.text == "")
    press(.keyboardV, .control)
    press(.keyboardInsert, .shift)
    #expect(field.text == "abcabc")
    field.insertText("1\n2")
    #expect(field.text == "abcabc1 2")
    field.isSecureTextEntry = true
    press(.keyboardA, .control)
    press(.keyboardX, .control)
    #expect(field.text == "abcabc1 2")
  }

  @Test("A selection is pasted by the middle button")
  func primarySelection() {
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    controller.view.addSubview(other)
    field.becomeFirstResponder()
    stage.type("abc")
    press(.keyboardA, .control)
    stage.click(at: CGPoint(x: 100, y: 97), button: 3)
    stage.advance(frames: 2)
    #expect(other.isFirstResponder && other.text == "abc")
  }

  @Test("Input methods know what is typed")
  func traits() {
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    #expect(field.core.purpose == .email && field.core.hints == .doesNotCheckSpelling)
    field.isSecureTextEntry = true
    #expect(field.core.purpose == .password && field.core.surroundingText.text.isEmpty)
    field.becomeFirstResponder()
    let told = stage.textInputChanges
    field.isSecureTextEntry = false
    #expect(stage.textInputChanges > told)
  }

  @Test("A delegate limits the text")
  func limits() {
    delegate.maximum = 3
    field.becomeFirstResponder()
    stage.type("abcdef")
    #expect(field.text == "abc" && changes.count == 3)
    delegate.refusesEnd = true
    #expect(!field.resignFirstResponder() && field.isEditing)
    field.removeFromSuperview()
    #expect(!field.isEditing && delegate.log.last == "end")
  }

  @Test("Return runs the primary action, and ends editing with an action for it")
  func returns() {
    var primary = 0
    field.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    field.becomeFirstResponder()
    press(.keyboardReturnOrEnter)
    #expect(primary == 1 && field.isEditing && delegate.log == ["begin", "return"])
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    delegate.refusesReturn = true
    press(.keyboardReturnOrEnter)
    #expect(primary == 1 && field.isEditing)
    delegate.refusesReturn = false
    press(.keyboardReturnOrEnter)
    #expect(primary == 2 && !field.isEditing)
  }

  @Test("Double clicks select words, triple clicks all, Shift extends, a drag selects")
  func pointers() {
    field.text = "one two three"
    stage.advance(frames: 1)
    let width = field.core.column.caretRect(at: 5).minX
    let point = CGPoint(x: 27 + width, y: 37)
    stage.click(at: point)
    stage.click(at: point)
    #expect(selected == 4..<7)
    stage.click(at: point)
    #expect(selected == 0..<13)
    stage.advance(by: 1)
    stage.click(at: CGPoint(x: 27, y: 37))
    #expect(selected == 0..<0)
    stage.advance(by: 1)
    stage.mouseDown(at: CGPoint(x: 27, y: 37))
    stage.mouseMove(to: point)
    stage.mouseUp()
    #expect(selected == 0..<5)
  }

  @Test("An input method marks text, which is undone as one")
  func composes() {
    field.becomeFirstResponder()
    stage.type("a")
    stage.compose("にほ")
    #expect(field.text == "aにほ" && field.markedTextRange != nil)
    stage.compose("日本", selected: 0..<2)
    stage.commit("日本")
    #expect(field.text == "a日本" && field.markedTextRange == nil)
    press(.keyboardZ, .control)
    #expect(field.text == "a")
    stage.compose("x")
    stage.click(at: CGPoint(x: 28, y: 37))
    #expect(field.text == "ax" && field.markedTextRange == nil && stage.textInputResets > 0)
  }

  @Test("The caret blinks while editing, costs nothing otherwise and stays with reduced motion")
  func blinks() {
    field.becomeFirstResponder()
    stage.advance(frames: 1)
    #expect(field.core.canvas.isCaretVisible)
    stage.advance(by: 0.55)
    #expect(!field.core.canvas.isCaretVisible)
    stage.advance(by: 0.5)
    #expect(field.core.canvas.isCaretVisible)
    field.resignFirstResponder()
    stage.settle()
    let wakes = stage.timerWakes
    let frames = stage.presentedFrames
    stage.advance(by: 3)
    #expect(stage.timerWakes == wakes && stage.presentedFrames == frames)
    #expect(!field.core.canvas.isCaretVisible)
    stage.reducesMotion = true
    field.becomeFirstResponder()
    stage.advance(by: 0.55)
    #expect(field.core.canvas.isCaretVisible)
  }

  @Test("Long text scrolls so that the caret is seen")
  func scrolls() {
    field.becomeFirstResponder()
    stage.type(String(repeating: "long text ", count: 6))
    stage.advance(frames: 1)
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret.maxX <= 214 && caret.minX > 150)
    press(.keyboardHome)
    #expect(field.caretRect(for: field.beginningOfDocument).minX >= 6)
  }

  @Test("The clear button deletes the text; secure text is dots; accessibility tells")
  func accessories() {
    field.clearButtonMode = .always
    field.placeholder = "Name"
    field.text = "Ada"
    stage.advance(frames: 2)
    #expect(stage.element(.none, "Name")?.value == "Ada")
    stage.tap(at: CGPoint(x: 205, y: 37))
    #expect(field.text == "" && changes.count == 1)
    field.isSecureTextEntry = true
    field.text = "👩‍👩‍👧a"
    #expect(stage.element(.none, "Name")?.value == "••")
    #expect(field.core.column.layout(of: 0).caretRect(at: 8).minX > 0)
  }

  @Test("The window's focus decides who gets text")
  func focus() {
    field.becomeFirstResponder()
    #expect(stage.isEditingText)
    let other = UIWindow(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    other.isHidden = false
    other.makeKey()
    #expect(!stage.isEditingText && field.isEditing && !field.core.canvas.isCaretVisible)
    stage.window?.windowScene?.windows.first?.makeKey()
    #expect(stage.isEditingText)
  }

  @Test func textIsAsLargeAsBeforeWhenItNeedNotFit() {
    field.text = "A text that is much longer than the field is wide"
    field.adjustsFontSizeToFitWidth = true
    stage.settle()
    #expect(field.core.column.style.scale < 1)
    field.adjustsFontSizeToFitWidth = false
    stage.settle()
    #expect(field.core.column.style.scale == 1)
  }
}
