import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// The menu that edits text: by the secondary button, keys and fingers.
@MainActor @Suite(.serialized) struct TextEditMenuTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let view = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 100))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
  private let follower = Follower()

  @MainActor private final class Follower: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var calls: [String] = []
    var isReplacing = false

    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      calls.append("\(range.location)+\(range.length)")
      guard isReplacing else { return nil }
      return UIMenu(
        children: [UIAction(title: "Mine") { _ in self.calls.append("mine") }] + suggestedActions)
    }
    func textView(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { calls.append("present") }
    func textView(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { calls.append("dismiss") }
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      calls.append("field \(range.location)+\(range.length) of \(suggestedActions.count)")
      return nil
    }
  }

  init() {
    let controller = UIViewController()
    stage.show(controller)
    view.font = .systemFont(ofSize: 16)
    view.text = "one two three"
    view.delegate = follower
    field.text = "field"
    field.delegate = follower
    controller.view.addSubview(view)
    controller.view.addSubview(field)
    UIPasteboard.general.items = []
    stage.settle()
  }

  private func point(at offset: Int) -> CGPoint {
    let caret = view.core.column.caretRect(at: offset)
    return view.core.canvas.convert(CGPoint(x: caret.midX + 2, y: caret.midY), to: view.window)
  }

  private var titles: [String] {
    ["Cut", "Copy", "Paste", "Select All", "Mine"].filter { stage.element(.button, $0) != nil }
  }

  private func choose(_ title: String) throws {
    let frame = try #require(stage.element(.button, title)).frame
    stage.click(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
  }

  @Test("The secondary button offers what can be done with the text there")
  func secondaryButton() throws {
    stage.click(at: point(at: 5), button: 2)
    stage.settle()
    #expect(view.isFirstResponder && titles == ["Select All"])
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    try choose("Select All")
    #expect(view.selectedRange == NSRange(location: 0, length: 13) && stage.popupFrames.isEmpty)
    stage.click(at: point(at: 5), button: 2)
    stage.settle()
    #expect(titles == ["Cut", "Copy"])
    try choose("Cut")
    #expect(view.text.isEmpty && UIPasteboard.general.string == "one two three")
    stage.click(at: point(at: 0), button: 2)
    stage.settle()
    #expect(titles == ["Paste"])
    try choose("Paste")
    #expect(view.text == "one two three")
    #expect(follower.calls.first == "5+0" && follower.calls.dropFirst().first == "present")
    #expect(follower.calls.filter { $0 == "dismiss" }.count == 3)
  }

  @Test("A finger that is held selects words, and shows the menu once it is lifted")
  func held() throws {
    stage.touchDown(at: point(at: 5))
    stage.advance(by: 0.3)
    #expect(!view.isFirstResponder)
    stage.advance(by: 0.4)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 4, length: 3))
    #expect(titles.isEmpty)
    stage.touchMove(to: point(at: 10))
    stage.advance(frames: 2)
    #expect(view.selectedRange == NSRange(location: 4, length: 9))
    stage.touchUp()
    stage.settle()
    #expect(titles == ["Cut", "Copy", "Select All"])
    stage.press(.keyboardEscape)
    stage.settle()
    // A finger that moves before scrolls.
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.touchDown(at: point(at: 5))
    stage.advance(by: 0.2)
    stage.touchMove(to: CGPoint(x: point(at: 5).x, y: point(at: 5).y - 40))
    stage.advance(by: 0.6)
    stage.touchUp()
    stage.settle()
    #expect(view.selectedRange == NSRange(location: 0, length: 0) && titles.isEmpty)
  }

  @Test("Text that can't be edited is copied only, and secrets aren't")
  func rules() {
    view.isEditable = false
    UIPasteboard.general.string = "clip"
    view.selectedRange = NSRange(location: 0, length: 3)
    stage.click(at: point(at: 1), button: 2)
    stage.settle()
    #expect(titles == ["Copy", "Select All"])
    stage.press(.keyboardEscape)
    stage.settle()
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.selectAll(nil)
    stage.press(.keyboardApplication)
    stage.settle()
    #expect(titles == ["Paste"] && follower.calls.last == "field 0+5 of 1")
  }

  @Test("The menu key highlights the first command, and the delegate adds its own")
  func menuKey() {
    follower.isReplacing = true
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    stage.press(.keyboardF10, modifiers: .shift)
    stage.settle()
    #expect(titles == ["Cut", "Copy", "Select All", "Mine"])
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(follower.calls.contains("mine") && stage.popupFrames.isEmpty)
    #expect(view.text == "one two three" && view.isFirstResponder)
  }

  @Test("A finger that selects a word, or taps the caret again, gets the menu as a bar")
  func fingers() throws {
    stage.tap(at: point(at: 5))
    stage.advance(by: 1)
    #expect(stage.popupFrames.isEmpty)
    stage.tap(at: point(at: 5))
    stage.advance(by: 1)
    #expect(titles == ["Select All"])
    stage.tap(at: try #require(stage.element(.button, "Select All")).frame.center)
    stage.settle()
    #expect(titles == ["Cut", "Copy"] && view.selectedRange.length == 13)
    let frames = try ["Cut", "Copy"].map { try #require(stage.element(.button, $0)).frame }
    #expect(frames[0].minY == frames[1].minY)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
