import Foundation
import Testing
import UIKit
import UIKitStage

/// Targets, and the methods that selectors name.
@MainActor @Suite(.serialized) struct SelectorTests {
  private class Screen: UIViewController {
    var calls: [String] = []
    func tap() { calls.append("tap") }
    func press(_ sender: UIControl) { calls.append("press \(type(of: sender))") }
    func move(_ sender: UIControl, with event: UIEvent) { calls.append("move \(event.type)") }
    func pan(_ recognizer: UIGestureRecognizer) { calls.append("pan \(recognizer.state)") }
    func fire(_ timer: Timer) { calls.append("fire \(timer.userInfo ?? "nothing")") }
    func note(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func choose(_ item: UIBarButtonItem) { calls.append("choose \(item.title ?? "")") }
    func run(_ sender: Any?) { calls.append("run") }
    func step(_ link: CADisplayLink) { calls.append("step") }
  }

  private final class LaterScreen: Screen {
    override func tap() { calls.append("later tap") }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let screen = LaterScreen()
  private static let tap = Selector("tap", Screen.tap)
  private static let press = Selector("press:", Screen.press)
  private static let run = Selector("run:", Screen.run)

  init() { stage.show(screen) }

  private func button(target: Any?, _ action: Selector, _ events: UIControl.Event) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.addTarget(target, action: action, for: events)
    screen.view.addSubview(button)
    stage.settle()
    return button
  }

  private func take() -> [String] {
    defer { screen.calls = [] }
    return screen.calls
  }

  // MARK: Names

  @Test func selectorsAreEqualByName() {
    #expect(Self.tap == Selector("tap", UIView.layoutIfNeeded) && Self.tap != Self.press)
    #expect(Set([Self.tap, Self.tap]).count == 1 && NSStringFromSelector(Self.press) == "press:")
    #expect(screen.responds(to: Self.tap) && !UIView().responds(to: Self.tap))
    #expect(!screen.responds(to: nil))
  }

  @Test func aMethodIsCalledAsItsSubclassOverridesIt() {
    screen.perform(Self.tap)
    screen.perform(Self.press, with: UISwitch())
    #expect(take() == ["later tap", "press UISwitch"])
    #expect(screen.perform(Self.tap) == nil)
    let title = Selector("title", { (item: UIBarItem) in { item } })
    let item = UIBarItem()
    #expect(item.perform(title)?.takeUnretainedValue() === item)
  }

  // MARK: Controls

  @Test func aControlCallsItsTargetWithWhatTheMethodTakes() {
    let button = button(target: screen, Self.tap, .touchUpInside)
    button.addTarget(screen, action: Self.press, for: .touchUpInside)
    button.addTarget(screen, action: Selector("move:with:", Screen.move), for: .touchDown)
    stage.tap(at: CGPoint(x: 150, y: 120))
    #expect(take() == ["move touches", "later tap", "press UIButton"])
  }

  @Test func aTargetIsAddedOnceAndRemovedByEventActionOrTarget() {
    let control = UIControl()
    control.addTarget(screen, action: Self.tap, for: .valueChanged)
    control.addTarget(screen, action: Self.tap, for: .valueChanged)
    control.addTarget(screen, action: Self.tap, for: .editingDidEnd)
    control.sendActions(for: .valueChanged)
    #expect(take() == ["later tap"])
    #expect(control.allTargets == [screen])
    #expect(control.allControlEvents == [.valueChanged, .editingDidEnd])
    #expect(control.actions(forTarget: screen, forControlEvent: .valueChanged) == ["tap"])
    #expect(control.actions(forTarget: screen, forControlEvent: .touchDown) == nil)
    control.removeTarget(screen, action: Self.press, for: .allEvents)
    control.removeTarget(screen, action: Self.tap, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(take().isEmpty)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
  }

  @Test func aTargetIsNotRetained() {
    let control = UIControl()
    weak var gone: Screen?
    do {
      let target = Screen()
      gone = target
      control.addTarget(target, action: Self.tap, for: .valueChanged)
    }
    #expect(gone == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty && take().isEmpty, "and the chain isn't asked instead")
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    let button = button(target: nil, Self.press, .touchUpInside)
    stage.tap(at: CGPoint(x: 150, y: 120))
    #expect(take() == ["press UIButton"])
    #expect(button.allTargets.first?.base is NSNull)
  }

  // MARK: Recognizers and bar items

  @Test func aRecognizerCallsItsTarget() {
    let tap = UITapGestureRecognizer(target: screen, action: Self.tap)
    tap.addTarget(screen, action: Selector("pan:", Screen.pan))
    screen.view.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(take() == ["later tap", "pan ended"])
    tap.removeTarget(screen, action: Self.tap)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(take() == ["pan ended"])
  }

  @Test func aBooleanParameterIsTrueForASender() {
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    screen.view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: screen.view, action: Selector("endEditing:", UIView.endEditing)))
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(!field.isFirstResponder)
  }

  @Test func anItemOfABarCallsItsTargetOrTheChain() throws {
    let navigation = UINavigationController(rootViewController: screen)
    stage.show(navigation)
    let choose = Selector("choose:", Screen.choose)
    let items = [screen as Any?, nil].map {
      UIBarButtonItem(title: "Save", style: .plain, target: $0, action: choose)
    }
    for item in items {
      screen.navigationItem.rightBarButtonItem = item
      stage.settle()
      let button = try #require(
        find(UIButton.self, in: navigation.navigationBar) { $0.currentTitle == "Save" })
      let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      stage.tap(at: place)
      #expect(take() == ["choose Save"])
    }
    #expect(items[0].target === screen && items[0].action == choose)
  }

  private func find<View: UIView>(
    _ type: View.Type, in view: UIView, where isMeant: @escaping (View) -> Bool
  ) -> View? {
    if let view = view as? View, isMeant(view) { return view }
    return view.subviews.lazy.compactMap { find(type, in: $0, where: isMeant) }.first
  }

  // MARK: The responder chain

  @Test func anActionGoesUpFromTheFirstResponder() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.target(forAction: Self.run, withSender: nil) as AnyObject === screen)
    #expect(UIApplication.shared.sendAction(Self.run, to: nil, from: nil, for: nil))
    #expect(take() == ["run"])
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    let unknown = Selector("cut", { (_: UISwitch) in {} })
    #expect(!UIApplication.shared.sendAction(unknown, to: nil, from: nil, for: nil))
  }

  private final class PlainField: UITextField {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("paste:", UIResponder.paste)
        ? false
        : super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func aFieldThatCanNotBePastedIntoIsNot() {
    UIPasteboard.general.string = "text"
    for field in [UITextField(), PlainField()] {
      field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      stage.press(.keyboardV, modifiers: .control)
      #expect(field.text == (field is PlainField ? "" : "text"))
      let copy = Selector("copy:", UIResponder.copy(_:) as (UIResponder) -> (Any?) -> Void)
      #expect(!field.canPerformAction(copy, withSender: nil))
      field.selectAll(nil)
      #expect(field.canPerformAction(copy, withSender: nil) == (field.text != ""))
    }
  }

  @Test func aKeyCommandCallsTheFirstResponderThatHasTheMethod() {
    let unknown = Selector("none", { (_: UISwitch) in {} })
    for action in [unknown, Self.run] {
      screen.addKeyCommand(UIKeyCommand(input: "k", modifierFlags: .command, action: action))
    }
    stage.press(.keyboardK, modifiers: .control)
    #expect(take() == ["run"], "the command that nobody can perform leaves the key to the next")
  }

  // MARK: Time

  @Test func aTimerCallsItsTargetUntilItIsInvalidated() {
    let fire = Selector("fire:", Screen.fire)
    let timer = Timer.scheduledTimer(
      timeInterval: 0.02, target: screen, selector: fire, userInfo: "info", repeats: true)
    stage.advance(by: 0.1)
    #expect(timer.isValid && screen.calls.first == "fire info")
    timer.invalidate()
    _ = take()
    let other = Timer(
      timeInterval: 0.02, target: screen, selector: fire, userInfo: nil, repeats: false)
    RunLoop.current.add(other, forMode: .default)
    stage.advance(by: 0.1)
    #expect(take() == ["fire nothing"] && !other.isValid)
  }

  @Test func delayedCallsComeInTimeUnlessTheyAreCancelled() {
    screen.perform(Self.tap, with: nil, afterDelay: 0.05)
    screen.perform(Self.run, with: "a", afterDelay: 0.05)
    stage.advance(frames: 1)
    #expect(take().isEmpty)
    NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: Self.run, object: "b")
    stage.advance(by: 0.1)
    #expect(take().sorted() == ["later tap", "run"])
    screen.perform(Self.run, with: "a", afterDelay: 0.02)
    NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: Self.run, object: "a")
    screen.perform(Self.tap, with: nil, afterDelay: 0.02)
    NSObject.cancelPreviousPerformRequests(withTarget: screen)
    stage.advance(by: 0.1)
    #expect(take().isEmpty)
  }

  @Test func aDisplayLinkCallsItsTarget() {
    let link = CADisplayLink(target: screen, selector: Selector("step:", Screen.step))
    link.add(to: .main, forMode: .common)
    stage.advance(frames: 2)
    link.invalidate()
    #expect(take().count >= 2)
  }

  // MARK: Notifications

  @Test func anObserverIsToldUntilItIsRemovedOrGone() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    let note = Selector("note:", Screen.note)
    center.addObserver(screen, selector: note, name: name, object: nil)
    center.addObserver(screen, selector: note, name: nil, object: stage)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: stage)
    #expect(take() == ["changed", "other"])
    center.removeObserver(screen, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: stage)
    #expect(take() == ["other"])
    center.removeObserver(screen)
    center.post(name: Notification.Name("other"), object: stage)
    #expect(take().isEmpty)
    weak var gone: Screen?
    do {
      let observer = Screen()
      gone = observer
      center.addObserver(observer, selector: note, name: name, object: nil)
    }
    center.post(name: name, object: nil)
    #expect(gone == nil)
  }

  @Test func anUndoCallsTheTarget() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: screen, selector: Self.run, object: nil)
    manager.endUndoGrouping()
    manager.undo()
    #expect(take() == ["run"])
  }
}
