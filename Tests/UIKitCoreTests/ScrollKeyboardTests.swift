import Testing
import UIKit
import UIKitStage

/// Drags that end the editing of text.
@MainActor @Suite(.serialized) struct ScrollKeyboardTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 60, width: 400, height: 540))
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 380, height: 40))

  private final class Focusable: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  init() {
    let controller = UIViewController()
    stage.show(controller)
    scrollView.contentSize = CGSize(width: 400, height: 6000)
    controller.view.addSubview(scrollView)
    controller.view.addSubview(field)
    stage.settle()
  }

  private func drag() {
    stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.2)
    stage.settle()
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
  func aDragEndsEditing(_ mode: UIScrollView.KeyboardDismissMode) {
    scrollView.keyboardDismissMode = mode
    field.becomeFirstResponder()
    stage.wheel(at: CGPoint(x: 200, y: 300), detents: 1)
    stage.settle()
    #expect(scrollView.contentOffset.y > 0 && field.isEditing, "a wheel doesn't drag")
    drag()
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .interactive, .interactiveWithAccessory])
  func otherModesKeepEditing(_ mode: UIScrollView.KeyboardDismissMode) {
    #expect(scrollView.keyboardDismissMode == .none)
    scrollView.keyboardDismissMode = mode
    field.becomeFirstResponder()
    drag()
    #expect(scrollView.contentOffset.y > 0 && field.isEditing)
  }

  @Test func aFirstResponderThatTakesNoTextStays() {
    let view = Focusable()
    stage.window?.addSubview(view)
    view.becomeFirstResponder()
    scrollView.keyboardDismissMode = .onDrag
    drag()
    #expect(view.isFirstResponder)
  }

  @Test func aTextViewIsDismissedByItsOwnDrag() {
    let view = UITextView(frame: CGRect(x: 0, y: 60, width: 400, height: 540))
    view.text = String(repeating: "line\n", count: 200)
    scrollView.superview?.addSubview(view)
    stage.settle()
    view.becomeFirstResponder()
    view.keyboardDismissMode = .onDrag
    drag()
    #expect(!view.isFirstResponder)
  }
}
