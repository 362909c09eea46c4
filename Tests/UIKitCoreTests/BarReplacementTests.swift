import HostInterface
import Testing
import UIKit
import UIKitStage

/// Bars make new views when an item or their look changes; for keys and readers they are the same.
@MainActor @Suite(.serialized) struct BarReplacementTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = UIViewController()
  private let navigation: UINavigationController
  private let item: UIBarButtonItem
  private let other = UIBarButtonItem(title: "Other")
  private let presses = Presses()

  private final class Presses { var count = 0 }

  init() {
    item = UIBarButtonItem(
      title: "Menu", primaryAction: UIAction { [presses] _ in presses.count += 1 })
    let front = UIViewController()
    front.title = "Photos"
    navigation = UINavigationController(rootViewController: front)
    navigation.pushViewController(controller, animated: false)
    controller.title = "Lake"
    controller.navigationItem.rightBarButtonItems = [item]
    controller.toolbarItems = [UIBarButtonItem(title: "Send")]
    navigation.isToolbarHidden = false
    stage.show(navigation)
    stage.settle()
  }

  private func node(_ name: String) -> SemanticsNode? {
    stage.semantics?.inOrder.first { $0.name == name && $0.role == .button }
  }

  private func read() {
    stage.settle()
    stage.advance(by: 0.3)
  }

  @Test(arguments: ["Menu", "Photos", "Send"]) func buttonsStayWhatTheyAre(name: String) throws {
    stage.isScreenReaderRunning = true
    read()
    let before = try #require(node(name))
    controller.navigationItem.rightBarButtonItems = [item, other]
    controller.toolbarItems = (controller.toolbarItems ?? []) + [other]
    read()
    #expect(node("Other") != nil && node(name)?.id == before.id)
  }

  @Test func aReaderPressesAButtonThatWasJustReplaced() throws {
    stage.isScreenReaderRunning = true
    read()
    let before = try #require(node("Menu"))
    controller.navigationItem.rightBarButtonItems = [item, other]
    stage.advance(frames: 1)
    controller.navigationItem.rightBarButtonItems = [other, item]
    #expect(stage.perform(.activate, on: before))
    #expect(presses.count == 1)
    controller.navigationItem.rightBarButtonItems = [other]
    #expect(!stage.perform(.activate, on: before), "It is gone.")
  }

  @Test(arguments: ["Menu", "Photos", "Send"]) func theFocusStays(name: String) throws {
    let window = try #require(navigation.view.window)
    var title: String? { (window.firstResponder as? UIButton)?.accessibilityLabel }
    for _ in 0..<5 where title != name { stage.press(.keyboardTab) }
    #expect(title == name)
    controller.navigationItem.rightBarButtonItems = [item, other]
    controller.toolbarItems = (controller.toolbarItems ?? []) + [other]
    stage.settle()
    #expect(title == name && (window.firstResponder as? UIView)?.window === window)
  }

  @Test func aFieldInTheBarStaysInUse() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    controller.navigationItem.titleView = field
    stage.settle()
    #expect(field.becomeFirstResponder())
    controller.navigationItem.rightBarButtonItems = [item, other]
    stage.settle()
    #expect(field.isFirstResponder)
  }
}
