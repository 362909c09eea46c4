import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct TextViewTests {
  final class Delegate: NSObject, UITextViewDelegate {
    var changes = 0
    var selections = 0
    var urls: [URL] = []
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
    func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItem.Interaction
    ) -> Bool {
      urls.append(URL)
      return URL.host != "no.example"
    }
  }

  let stage = Stage(size: CGSize(width: 320, height: 240))
  let controller = UIViewController()
  let view = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 200))
  let delegate = Delegate()

  init() {
    stage.show(controller)
    view.font = .systemFont(ofSize: 16)
    view.delegate = delegate
    controller.view.addSubview(view)
    stage.advance(frames: 2)
  }

  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.press(key, modifiers: modifiers)
    stage.advance(frames: 1)
  }

  private var selected: Range<Int> { view.core.editor.selection.range }

  @Test("Return begins a paragraph, arrows move between lines")
  func types() {
    stage.click(at: CGPoint(x: 60, y: 100))
    stage.type("one\ntwo\n")
    #expect(view.text == "one\ntwo\n" && delegate.changes == 8)
    press(.keyboardUpArrow)
    #expect(selected == 4..<4)
    press(.keyboardEnd, .shift)
    #expect(selected == 4..<7)
    press(.keyboardUpArrow)
    press(.keyboardUpArrow)
    #expect(selected == 0..<0)
    press(.keyboardEnd, .control)
    #expect(selected == 8..<8)
    press(.keyboardDeleteOrBackspace)
    press(.keyboardZ, .control)
    #expect(view.text == "one\ntwo\n")
    stage.type("\t")
    #expect(view.text == "one\ntwo\n\t")
  }

  @Test("A keystroke in a text of a megabyte lays out one paragraph")
  func large() {
    let line = "The quick brown fox jumps over the lazy dog, and so on. "
    var text = ""
    while text.utf8.count < 1_000_000 {
      text += line + (text.utf8.count % 3 == 0 ? line : "") + "\n"
    }
    view.text = text
    stage.advance(frames: 2)
    let seen = view.core.column.layoutPasses
    #expect(seen < 60)
    view.becomeFirstResponder()
    press(.keyboardHome, .control)
    #expect(selected == 0..<0)
    let before = view.core.column.layoutPasses
    stage.type("abcdefghij")
    #expect(view.core.column.layoutPasses - before == 10)
    press(.keyboardEnd, .control)
    stage.advance(frames: 2)
    #expect(view.core.column.layoutPasses - before < 150)
    let caret = view.convert(view.caretRect(for: view.endOfDocument), to: controller.view)
    #expect(view.frame.contains(CGPoint(x: caret.midX, y: caret.midY)))
    // The first one scrolls a little, and so shows another paragraph.
    stage.type("x")
    let atEnd = view.core.column.layoutPasses
    stage.type("yz")
    #expect(view.core.column.layoutPasses - atEnd == 2)
    #expect(view.text.hasSuffix("\nxyz") && view.text.hasPrefix("abcdefghij"))
  }

  @Test("What is seen stays in place while estimates above it are corrected")
  func corrections() {
    let long = String(repeating: "word ", count: 300)
    view.text = (0..<400).map { "\($0) " + ($0 % 2 == 0 ? long : "short") }.joined(separator: "\n")
    stage.advance(frames: 2)
    view.setContentOffset(CGPoint(x: 0, y: view.contentSize.height / 2), animated: false)
    stage.advance(frames: 2)
    for _ in 0..<100 {
      let offset = view.core.column.offset(
        closestTo: view.core.canvas.convert(CGPoint(x: 20, y: view.bounds.midY), from: view))
      let before = view.core.canvas.convert(
        view.core.column.caretRect(at: offset), to: controller.view)
      view.contentOffset.y -= 30
      stage.advance(frames: 1)
      let after = view.core.canvas.convert(
        view.core.column.caretRect(at: offset), to: controller.view)
      #expect(abs(after.minY - before.minY - 30) < 1)
    }
  }

  @Test("Vertical moves keep their distance from the edge; Page Down moves by a page")
  func vertical() {
    view.text = "a long line here\nx\nanother long line\n" + String(repeating: "line\n", count: 60)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 14, length: 0)
    press(.keyboardDownArrow)
    #expect(selected == 18..<18)
    press(.keyboardDownArrow)
    let x = view.core.column.caretRect(at: selected.lowerBound).minX
    #expect(abs(x - view.core.column.caretRect(at: 14).minX) < 8)
    press(.keyboardPageDown)
    #expect(selected.lowerBound > 60 && view.contentOffset.y > 0)
    press(.keyboardPageUp)
    #expect(selected.lowerBound < 60)
  }

  @Test("Links of text that can't be edited are opened")
  func links() throws {
    let text = NSMutableAttributedString(string: "see here and there")
    let first = try #require(URL(string: "https://yes.example"))
    text.addAttribute(.link, value: first, range: NSRange(location: 4, length: 4))
    text.addAttribute(.link, value: "https://no.example", range: NSRange(location: 13, length: 5))
    view.attributedText = text
    view.isEditable = false
    stage.advance(frames: 2)
    for offset in [5, 15, 10] {
      let caret = view.core.column.caretRect(at: offset)
      let point = view.core.canvas.convert(
        CGPoint(x: caret.minX + 2, y: caret.midY), to: controller.view)
      stage.click(at: point)
      stage.advance(by: 1)
    }
    #expect(delegate.urls.map(\.host) == ["yes.example", "no.example"])
    #expect(stage.openedURLs == [first] && !stage.isEditingText)
    stage.type("x")
    #expect(view.text == "see here and there")
    #expect(
      stage.elements().contains { $0.value == "see here and there" && $0.traits == .staticText })
  }

  @Test("Attributes are kept, typed text has those before it, and a font replaces all")
  func attributes() {
    let text = NSMutableAttributedString(string: "aabb")
    let (red, blue) = (UIColor.systemRed, UIColor.systemBlue)
    text.addAttributes([.foregroundColor: red], range: NSRange(location: 0, length: 2))
    text.addAttributes([.foregroundColor: blue, .kern: 0], range: NSRange(location: 2, length: 2))
    view.attributedText = text
    view.becomeFirstResponder()
    stage.type("c")
    func color(_ index: Int) -> UIColor? {
      view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(view.text == "aabbc")
    #expect([0, 1, 2, 3, 4].map(color) == [red, red, blue, blue, blue])
    press(.keyboardHome)
    stage.type("x")
    #expect(color(0) == red)
    view.textColor = .systemGreen
    #expect([0, 3].map(color) == [.systemGreen, .systemGreen])
    press(.keyboardZ, .control)
    press(.keyboardZ, .control)
    #expect(view.text == "aabb")
  }

  @Test("Without scrolling a text view is as tall as its text")
  func grows() {
    let stack = UIStackView(arrangedSubviews: [view])
    view.isScrollEnabled = false
    stack.axis = .vertical
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    view.text = "one"
    stage.advance(frames: 2)
    let single = view.frame.height
    view.becomeFirstResponder()
    stage.type("\ntwo")
    stage.advance(frames: 2)
    #expect(view.frame.height > single + 10 && view.frame.height < single + 40)
    stage.type(String(repeating: " wide", count: 30))
    stage.advance(frames: 2)
    #expect(view.frame.height > single * 2.5 && view.frame.width == 320)
  }

  @Test("A drag selects by words after a double click, and never scrolls")
  func drags() {
    view.text = "alpha beta gamma delta\n" + String(repeating: "line\n", count: 60)
    stage.advance(frames: 2)
    func point(_ offset: Int) -> CGPoint {
      let caret = view.core.column.caretRect(at: offset)
      return view.core.canvas.convert(
        CGPoint(x: caret.minX + 1, y: caret.midY), to: controller.view)
    }
    stage.click(at: point(7))
    stage.mouseDown(at: point(7))
    #expect(selected == 6..<10)
    stage.mouseMove(to: point(13))
    #expect(selected == 6..<16)
    stage.mouseMove(to: point(1))
    #expect(selected == 0..<10)
    stage.mouseUp()
    #expect(view.contentOffset.y == 0)
    stage.advance(by: 1)
    stage.drag(from: point(30), to: CGPoint(x: 60, y: 20))
    stage.settle()
    #expect(view.contentOffset.y > 0)
  }
}
