import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What had the keyboard and is taken away.
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

  @Test("it resigns, while it is in the window still", arguments: [false, true])
  func removed(withParent: Bool) {
    (withParent ? outer : field).removeFromSuperview()
    #expect(field.resigned == 1 && field.wasInWindow && stage.window?.firstResponder == nil)
  }

  @Test("one that does not want to loses the keyboard nevertheless")
  func refusing() {
    field.refuses = true
    outer.removeFromSuperview()
    #expect(field.resigned == 0 && stage.window?.firstResponder == nil)
  }

  @Test("one that moves within the window keeps it")
  func moved() {
    controller.view.addSubview(field)
    #expect(field.isFirstResponder && field.resigned == 0)
  }

  @Test("the tree may change while it resigns")
  func reentrant() {
    field.onResign = { [outer] in outer.removeFromSuperview() }
    outer.removeFromSuperview()
    #expect(outer.superview == nil && field.resigned == 1)
  }
}
