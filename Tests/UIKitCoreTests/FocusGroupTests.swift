import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Tab and F6, on a screen with views laid over it.
@MainActor @Suite(.serialized) struct FocusGroupTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = UIViewController()
  private let buttons = (0..<2).map { UIButton(frame: CGRect(x: 0, y: $0 * 50, width: 90, height: 40)) }

  private func show() -> UIWindow {
    let window = stage.show(controller)
    buttons.forEach(controller.view.addSubview)
    return window
  }

  private func overlay(in view: UIView, group: String?) -> UIButton {
    let overlay = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 60))
    overlay.focusGroupIdentifier = group
    let button = UIButton(frame: overlay.bounds)
    overlay.addSubview(button)
    view.addSubview(overlay)
    return button
  }

  private func press(_ key: UIKeyboardHIDUsage, _ times: Int = 1, back: Bool = false) {
    for _ in 0..<times { stage.press(key, modifiers: back ? .shift : []) }
  }

  @Test("Tab goes on to what lies over the screen in the window, and round again")
  func overTheWindow() {
    let over = overlay(in: show(), group: nil)
    press(.keyboardTab, 3)
    #expect(over.isFirstResponder)
    press(.keyboardTab)
    #expect(buttons[0].isFirstResponder)
    press(.keyboardTab, back: true)
    #expect(over.isFirstResponder)
  }

  @Test("What a screen was presented over is out of reach, and what lies over that is not")
  func presented() {
    let window = show()
    let below = overlay(in: window, group: nil)
    let front = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    front.view.addSubview(button)
    front.modalPresentationStyle = .overFullScreen
    controller.present(front, animated: false)
    stage.advance(frames: 2)
    let above = overlay(in: window, group: nil)
    press(.keyboardTab)
    #expect(button.isFirstResponder)
    press(.keyboardTab)
    #expect(above.isFirstResponder)
    press(.keyboardTab)
    #expect(button.isFirstResponder && !below.isFirstResponder)
  }

  @Test("F6 goes to the next group from anywhere, and back", arguments: [true, false])
  func groups(isOverWindow: Bool) {
    let window = show()
    let over = overlay(in: isOverWindow ? window : controller.view, group: "messages")
    press(.keyboardF6)
    #expect(over.isFirstResponder)
    press(.keyboardF6)
    #expect(buttons[0].isFirstResponder)
    press(.keyboardTab)
    press(.keyboardF6)
    #expect(over.isFirstResponder)
  }

  @Test("With one group, or none that can be reached, F6 does nothing")
  func oneGroup() {
    _ = show()
    press(.keyboardF6)
    #expect(buttons.allSatisfy { !$0.isFirstResponder })
    let over = overlay(in: controller.view, group: "messages")
    over.superview?.isHidden = true
    press(.keyboardF6)
    #expect(!over.isFirstResponder)
    buttons.forEach { $0.isEnabled = false }
    over.superview?.isHidden = false
    press(.keyboardF6)
    #expect(over.isFirstResponder)
  }
}
