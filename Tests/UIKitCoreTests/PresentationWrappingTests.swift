import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Wraps the presented view, as Apple's sample code does.
private final class WrappingPresentation: UIPresentationController {
  private var wrapper: UIView?

  override var presentedView: UIView? { wrapper }
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 50, y: 300, width: 300, height: 200)
  }

  override func presentationTransitionWillBegin() {
    let view = UIView(frame: frameOfPresentedViewInContainerView)
    view.addSubview(presentedViewController.view)
    wrapper = view
  }
}

@Suite(.serialized) @MainActor struct PresentationWrappingTests {
  @Test func animatorsGetTheWrapperView() throws {
    let world = ControllerWorld()
    let (root, modal) = (world.controller("A"), world.controller("B"))
    world.show(root)
    let (transitions, animator) = (TestTransitions(), HeldAnimator())
    transitions.animator = animator
    transitions.makePresentation = {
      WrappingPresentation(presentedViewController: $0, presenting: $1)
    }
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transitions
    root.present(modal, animated: true)
    let context = try #require(animator.context)
    let wrapper = try #require(context.view(forKey: .to))
    #expect(wrapper !== modal.view && modal.view.superview === wrapper)
    context.completeTransition(true)
    #expect(wrapper.frame == CGRect(x: 50, y: 300, width: 300, height: 200))
    root.dismiss(animated: true)
    #expect(animator.context?.view(forKey: .from) === wrapper)
    animator.context?.completeTransition(true)
    #expect(world.containers.isEmpty)
  }

  /// A full-screen presentation over an alert removes the alert's content and restores it.
  @Test func theViewOfAWrappedPresenterGoesBackIntoItsWrapper() throws {
    let world = ControllerWorld()
    let (root, alert, full) = (world.controller("A"), world.controller("B"), world.controller("C"))
    world.show(root)
    let transitions = TestTransitions()
    transitions.makePresentation = {
      WrappingPresentation(presentedViewController: $0, presenting: $1)
    }
    alert.modalPresentationStyle = .custom
    alert.transitioningDelegate = transitions
    root.present(alert, animated: false)
    let wrapper = try #require(alert.view.superview)
    full.modalPresentationStyle = .fullScreen
    alert.present(full, animated: false)
    alert.dismiss(animated: false)
    #expect(alert.view.superview === wrapper && alert.view.frame == wrapper.bounds)
  }
}

@Suite(.serialized) @MainActor struct KeyboardNotificationTests {
  @Test func keyboardNotificationsCarryTheirFrames() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    stage.show(UIViewController())
    var names: [String] = []
    var frames: [CGRect] = []
    let all = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let name = notification.name.rawValue
        MainActor.assumeIsolated {
          names.append(name)
          frames.append(frame ?? .zero)
        }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    stage.showKeyboard(height: 300)
    #expect(names == ["UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification"])
    #expect(frames.last == CGRect(x: 0, y: 500, width: 400, height: 300))
    stage.advance(by: 0.3)
    #expect(
      names.suffix(2) == ["UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification"])
    names = []
    stage.showKeyboard(height: 350)
    stage.advance(by: 0.3)
    #expect(
      names == ["UIKeyboardWillChangeFrameNotification", "UIKeyboardDidChangeFrameNotification"])
    names = []
    stage.showKeyboard(height: 0)
    #expect(names == ["UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification"])
    #expect(frames.last?.minY == 800)
  }
}

@Suite(.serialized) @MainActor struct EscapeTests {
  private final class Typing: UIViewController {
    var takesEscape = false
    private(set) var taken = 0

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if takesEscape { taken += 1 } else { super.pressesBegan(presses, with: event) }
    }
  }

  @Test func theControllersOwnKeyHandlingComesFirst() {
    let stage = Stage()
    let controller = Typing()
    stage.show(controller)
    var count = 0
    controller.escapeHandler = { count += 1 }
    stage.press(.keyboardEscape)
    #expect(count == 1)
    controller.takesEscape = true
    stage.press(.keyboardEscape)
    #expect(count == 1 && controller.taken == 1)
    controller.takesEscape = false
    controller.escapeHandler = nil
    stage.press(.keyboardEscape)
    #expect(count == 1)
  }

  @Test func aFocusedControlForwardsUnhandledKeys() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    controller.view.addSubview(button)
    var count = 0
    controller.escapeHandler = { count += 1 }
    stage.press(.keyboardTab)
    #expect(button.isFirstResponder)
    stage.press(.keyboardEscape)
    #expect(count == 1)
  }
}
