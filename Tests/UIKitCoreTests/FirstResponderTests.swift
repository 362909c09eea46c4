import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// First responders that are removed.
@MainActor @Suite(.serialized) struct FirstResponderTests {
  private final class Field: UIView {
    var resigned = 0
    var wasInWindow = false
    var refuses = false
    var onResign: (() -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refuses }
    override func resignFirstResponder() -> Bool {
      guard super.resignFirstResponder() else { return false }
      resigned += 1
      wasInWindow = window != nil
      onResign?()
      return true
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let controller = UIViewController()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    stage.show(controller)
    outer.addSubview(field)
    controller.view.addSubview(outer)
    field.becomeFirstResponder()
  }

  @Test("A removed view resigns while it is still in the window", arguments: [false, true])
  func removed(withParent: Bool) {
    (withParent ? outer : field).removeFromSuperview()
    #expect(field.resigned == 1 && field.wasInWindow && stage.window?.firstResponder == nil)
  }

  @Test("A view that refuses to resign still loses the keyboard when removed")
  func refusing() {
    field.refuses = true
    outer.removeFromSuperview()
    #expect(field.resigned == 0 && stage.window?.firstResponder == nil)
  }

  @Test("A view that moves within the window stays first responder")
  func moved() {
    controller.view.addSubview(field)
    #expect(field.isFirstResponder && field.resigned == 0)
  }

  @Test("The hierarchy may change while it resigns")
  func reentrant() {
    field.onResign = { [outer] in outer.removeFromSuperview() }
    outer.removeFromSuperview()
    #expect(outer.superview == nil && field.resigned == 1)
  }
}
