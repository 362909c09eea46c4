import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// A text view that is searched with the find navigator.
@MainActor @Suite(.serialized) struct FindTests {
  @MainActor private final class Follower: NSObject, UITextViewDelegate {
    var changes = 0
    var refuses: String?
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != refuses }
  }

  private let stage = Stage(size: CGSize(width: 600, height: 400))
  private let controller = UIViewController()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
  private let follower = Follower()

  init() {
    stage.show(controller)
    view.font = .systemFont(ofSize: 16)
    view.delegate = follower
    view.text = "One fish, two fish.\nRed fish, blue Fish."
    view.isFindInteractionEnabled = true
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.settle()
  }

  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.press(key, modifiers: modifiers)
    stage.settle()
  }

  private func find(_ words: String) {
    press(.keyboardF, .control)
    stage.type(words)
    stage.settle()
  }

  private var session: UIFindSession? { view.findInteraction?.activeFindSession }
  private var highlighted: Range<Int>? { view.core.canvas.found.highlighted }
  private var found: [Range<Int>] { view.core.canvas.found.ranges }
  private var navigator: FindNavigatorView? {
    view.window?.subviews.lazy.compactMap { $0 as? FindNavigatorView }.first
  }
  /// What the bar says of the number of results.
  private var count: String? {
    navigator?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test("Without being asked for, a text view isn't searched")
  func disabled() {
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && UITextView().findInteraction == nil)
    press(.keyboardF, .control)
    #expect(navigator == nil && view.isFirstResponder)
  }

  @Test("Ctrl+F shows a bar, in which results are counted, highlighted and gone through")
  func goesThrough() {
    find("fish")
    #expect(view.findInteraction?.isFindNavigatorVisible == true && view.text.count == 40)
    #expect(found == [4..<8, 14..<18, 24..<28, 35..<39])
    #expect(session?.resultCount == 4 && session?.highlightedResultIndex == 0 && count == "1 of 4")
    press(.keyboardReturnOrEnter)
    #expect(highlighted == 14..<18 && count == "2 of 4")
    press(.keyboardG, .control)
    press(.keyboardG, .control)
    press(.keyboardG, .control)
    #expect(highlighted == 4..<8, "it goes on at the beginning")
    press(.keyboardG, [.control, .shift])
    #expect(highlighted == 35..<39 && count == "4 of 4")
    press(.keyboardReturnOrEnter, .shift)
    #expect(highlighted == 24..<28)
    stage.type("es")
    stage.settle()
    #expect(found.isEmpty && count == "Not found")
    press(.keyboardEscape)
    #expect(
      navigator == nil && view.isFirstResponder && view.findInteraction?.activeFindSession == nil)
  }

  @Test("What was found last is selected at the end, and found again later")
  func leaves() {
    view.selectedRange = NSRange(location: 10, length: 0)
    find("fish")
    #expect(highlighted == 14..<18, "the first one behind the caret")
    press(.keyboardEscape)
    #expect(view.selectedRange == NSRange(location: 14, length: 4) && found.isEmpty)
    press(.keyboardG, .control)
    #expect(
      navigator != nil && highlighted == 14..<18 && view.findInteraction?.searchText == "fish")
    view.becomeFirstResponder()
    press(.keyboardEscape)
    #expect(navigator == nil, "also while the text has the keyboard")
  }

  @Test("The selection is what is searched; case and parts of words can be respected")
  func options() throws {
    view.selectedRange = NSRange(location: 35, length: 4)
    press(.keyboardF, .control)
    #expect(
      view.findInteraction?.searchText == "Fish" && highlighted == 35..<39 && count == "4 of 4")
    let interaction = try #require(view.findInteraction)
    interaction.options.stringCompareOptions = []
    interaction.performSearch()
    #expect(found == [35..<39])
    interaction.searchText = "e"
    #expect(found.count == 3)
    interaction.options.wordMatchMethod = .fullWord
    interaction.performSearch()
    #expect(found.isEmpty && session?.highlightedResultIndex == NSNotFound)
  }

  @Test("Ctrl+H replaces one result after the other, or all in one step of undoing")
  func replaces() throws {
    press(.keyboardH, .control)
    stage.type("fish")
    let interaction = try #require(view.findInteraction)
    interaction.replacementText = "bird"
    stage.settle()
    #expect(navigator?.isReplacing == true && session?.supportsReplacement == true)
    interaction.replaceHighlighted()
    stage.settle()
    #expect(view.text == "One bird, two fish.\nRed fish, blue Fish.")
    #expect(highlighted == 14..<18 && count == "1 of 3")
    follower.changes = 0
    interaction.replaceAll()
    stage.settle()
    #expect(view.text == "One bird, two bird.\nRed bird, blue bird." && follower.changes == 1)
    #expect(found.isEmpty && count == "Not found")
    view.undoManager?.undo()
    stage.settle()
    #expect(view.text == "One bird, two fish.\nRed fish, blue Fish." && found.count == 3)
    follower.refuses = "bird"
    interaction.replaceHighlighted()
    interaction.replaceAll()
    #expect(view.text == "One bird, two fish.\nRed fish, blue Fish.")
  }

  @Test("Text that can't be edited isn't replaced")
  func readOnly() {
    view.isEditable = false
    view.becomeFirstResponder()
    find("fish")
    #expect(found.count == 4 && session?.supportsReplacement == false)
    press(.keyboardH, .control)
    #expect(navigator?.isReplacing == false)
  }

  @Test("The results follow the text while it is edited, without scrolling")
  func follows() {
    find("fish")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.type("A fish. ")
    stage.settle()
    #expect(found == [2..<6, 12..<16, 22..<26, 32..<36, 43..<47])
    press(.keyboardDeleteForward)
    #expect(found == [2..<6, 11..<15, 21..<25, 31..<35, 42..<46])
  }

  @Test("A result under the bar is scrolled to where it is seen")
  func scrolls() throws {
    view.text = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
    stage.settle()
    view.selectedRange = NSRange(location: 0, length: 0)
    find("line 150")
    let bar = try #require(navigator)
    let range = try #require(highlighted)
    let caret = view.core.canvas.convert(
      view.core.column.caretRect(at: range.lowerBound), to: view.window)
    #expect(caret.maxY <= bar.frame.minY && caret.minY >= 0)
    #expect(view.adjustedContentInset.bottom >= bar.frame.height - 1)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    stage.settle()
    #expect(view.contentOffset.y >= view.contentSize.height - 400 + bar.frame.height - 1)
    press(.keyboardEscape)
    #expect(view.adjustedContentInset.bottom == 0)
  }

  @Test("The bar is gone with the view that is searched")
  func viewLeaves() {
    find("fish")
    view.removeFromSuperview()
    stage.settle()
    #expect(view.findInteraction?.isFindNavigatorVisible == false)
    #expect(stage.window?.subviews.contains { $0 is FindNavigatorView } == false)
  }

  @Test("A megabyte is searched while frames go on, and only what is seen is laid out")
  func large() async {
    let line = "The quick brown fox jumps over the lazy dog, and so on.\n"
    view.text = String(repeating: line, count: 20_000)
    stage.settle()
    view.selectedRange = NSRange(location: 0, length: 0)
    let passes = view.core.column.layoutPasses
    press(.keyboardF, .control)
    stage.type("fox")
    #expect((session?.resultCount ?? 0) < 20_000, "typing doesn't wait for the search")
    #expect(await stage.wait { session?.resultCount == 20_000 })
    #expect(await stage.wait { count == "1 of 20,000" })
    #expect(view.core.column.layoutPasses - passes < 300)
    press(.keyboardG, [.control, .shift])
    #expect(highlighted?.lowerBound == line.utf16.count * 19_999 + 16)
    #expect(view.core.column.layoutPasses - passes < 600)
  }
}
