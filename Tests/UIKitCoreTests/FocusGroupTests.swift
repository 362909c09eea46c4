import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Tab and F6, on a screen with overlays.
@MainActor @Suite(.serialized) struct FocusGroupTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = UIViewController()
  private let buttons = (0..<2).map {
    UIButton(frame: CGRect(x: 0, y: $0 * 50, width: 90, height: 40))
  }

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

  @Test("Tab continues to overlays in the window, and wraps around")
  func overTheWindow() {
    let over = overlay(in: show(), group: nil)
    press(.keyboardTab, 3)
    #expect(over.isFirstResponder)
    press(.keyboardTab)
    #expect(buttons[0].isFirstResponder)
    press(.keyboardTab, back: true)
    #expect(over.isFirstResponder)
  }

  @Test("What gets the focus is scrolled into view, also in a list that scrolls itself")
  func belowTheEdge() {
    _ = show()
    let (outer, inner) = (UIScrollView(), UIScrollView())
    outer.frame = CGRect(x: 0, y: 100, width: 400, height: 300)
    outer.contentSize = CGSize(width: 400, height: 2000)
    inner.frame = CGRect(x: 0, y: 1000, width: 400, height: 100)
    inner.contentSize = CGSize(width: 900, height: 100)
    let last = UIButton(frame: CGRect(x: 700, y: 30, width: 90, height: 40))
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(last)
    press(.keyboardTab, 3)
    #expect(last.isFirstResponder)
    let frame = last.convert(last.bounds, to: controller.view)
    #expect(outer.frame.insetBy(dx: 8, dy: 8).contains(frame), "the ring is seen, too")
    press(.keyboardTab)
    #expect(buttons[0].isFirstResponder && outer.contentOffset.y > 700, "it is outside")
  }

  @Test("What is below a presentation can't be focused, and what is above can")
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

  @Test("F6 moves to the next group and wraps around", arguments: [true, false])
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

  @Test("With one group, or none that can be focused, F6 does nothing")
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

  @Test("Tab enters a group once, at its priority item or the last focused one")
  func oneStop() {
    let group = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 60))
    group.focusGroupIdentifier = "titles"
    _ = show()
    let titles = (0..<3).map { UIButton(frame: CGRect(x: $0 * 100, y: 0, width: 90, height: 40)) }
    titles.reversed().forEach(group.addSubview)
    controller.view.addSubview(group)
    titles[1].focusGroupPriority = .prioritized
    press(.keyboardTab, 3)
    #expect(titles[1].isFirstResponder)
    press(.keyboardTab)
    #expect(buttons[0].isFirstResponder)
    titles[1].focusGroupPriority = .ignored
    press(.keyboardTab, back: true)
    #expect(titles[1].isFirstResponder, "it was first responder before")
    press(.keyboardTab, back: true)
    #expect(buttons[1].isFirstResponder)
  }

  @Test("Arrows move within a group by position, and stop at its edges")
  func arrows() {
    _ = show()
    let group = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
    group.focusGroupIdentifier = "grid"
    controller.view.addSubview(group)
    let places = [(200, 0), (0, 0), (100, 0), (0, 60), (100, 60)]
    let cells = places.map { UIButton(frame: CGRect(x: $0.0, y: $0.1, width: 90, height: 40)) }
    cells.forEach(group.addSubview)
    cells[1].becomeFirstResponder()
    let way: [(UIKeyboardHIDUsage, Int)] = [
      (.keyboardRightArrow, 2), (.keyboardRightArrow, 0), (.keyboardRightArrow, 0),
      (.keyboardLeftArrow, 2), (.keyboardDownArrow, 4), (.keyboardLeftArrow, 3),
      (.keyboardUpArrow, 1), (.keyboardUpArrow, 1),
    ]
    for (step, (key, index)) in way.enumerated() {
      press(key)
      #expect(cells[index].isFirstResponder, "step \(step)")
    }
  }

  @Test("A controller that handles keys is a focus stop")
  func screen() {
    final class Screen: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = Screen()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    stage.show(screen)
    screen.view.addSubview(button)
    screen.becomeFirstResponder()
    for isBack in [false, true] {
      press(.keyboardTab, back: isBack)
      #expect(button.isFirstResponder)
      press(.keyboardTab, back: isBack)
      #expect(screen.isFirstResponder)
    }
  }
}
