import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct AlertTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = UIViewController()
  private let answers = Answers()

  private final class Answers { var given: [String] = [] }

  init() {
    stage.show(controller)
    stage.settle()
  }

  private func alert(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete?", message: "It is gone then.", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [answers] in
          answers.given.append($0.title ?? "")
        })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    controller.present(alert, animated: true)
    stage.settle()
  }

  private func buttons(_ view: UIView) -> [AlertButton] {
    view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons($0) }
  }

  private func button(_ title: String) throws -> ScreenElement {
    try #require(stage.element(.button, title))
  }

  @Test func twoActionsAreSideBySideWithCancelFirst() throws {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    show(alert)
    let (cancel, delete) = try (button("Cancel").frame, button("Delete").frame)
    #expect(cancel.minY == delete.minY && cancel.maxX == delete.minX && cancel.width == 135)
    #expect(cancel.height == 44)
    #expect(abs((cancel.minX + delete.maxX) / 2 - 200) <= 1, "in the middle")
    try button("Delete").tap()
    #expect(answers.given.isEmpty, "called after the alert is dismissed")
    stage.settle()
    #expect(answers.given == ["Delete"] && controller.presentedViewController == nil)
  }

  @Test func moreActionsAreStacked() throws {
    let alert = alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    show(alert)
    let ys = try ["One", "Two", "Cancel"].map { try button($0).frame.minY }
    #expect(ys == ys.sorted() && Set(ys).count == 3)
  }

  @Test func escapeCancelsAndReturnChoosesThePreferredAction() {
    var shown = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    show(shown)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(controller.presentedViewController === shown, "there is no preferred action")
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(answers.given == ["Cancel"] && controller.presentedViewController == nil)
    shown = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    shown.preferredAction = shown.actions[0]
    show(shown)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(answers.given == ["Cancel", "Delete"])
    show(alert(.alert, [("OK", .default)]))
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(answers.given.last == "OK")
  }

  @Test func whatIsTypedWhileItComesIsTheFirstFields() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = "old"
      field.addAction(UIAction { [weak field] _ in field?.selectAll(nil) }, for: .editingDidBegin)
    }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    controller.present(alert, animated: true)
    for letter in "new" {
      stage.type(letter)
      stage.advance(frames: 1)
    }
    stage.settle()
    #expect(alert.textFields?.first?.text == "new")
    stage.type("!")
    #expect(alert.textFields?.first?.text == "new!")
  }

  @Test func escapeIsTheScreensBelowWhileItGoes() {
    let below = KeyScreen()
    stage.show(below)
    stage.settle()
    let alert = alert(.alert, [("Cancel", .cancel)])
    below.present(alert, animated: true)
    stage.settle()
    stage.press(.keyboardEscape)
    stage.advance(frames: 2)
    #expect(below.keys.isEmpty && alert.isBeingDismissed)
    stage.press(.keyboardX)
    #expect(below.keys.isEmpty, "only what leaves the screen below, too")
    stage.press(.keyboardEscape)
    #expect(below.keys == [.keyboardEscape])
    stage.settle()
    #expect(answers.given == ["Cancel"])
  }

  /// Whoever types on after Return has answered already.
  @Test func whatIsTypedAfterTheAnswerIsNotPartOfIt() throws {
    var name: String?
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      })
    show(alert)
    for letter in "lake" { stage.type(letter) }
    stage.press(.keyboardReturnOrEnter)
    stage.advance(frames: 2)
    for letter in "2019" { stage.type(letter) }
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(name == "lake" && alert.textFields?.first?.text == "lake")
  }

  @Test func theScreenBelowGetsNoKeys() {
    let screen = KeyScreen()
    stage.show(screen)
    stage.settle()
    stage.press(.keyboardR)
    stage.press(.keyboardT, modifiers: .control)
    #expect(screen.keys == [.keyboardR] && screen.commands == 1)
    for isFocused in [false, true] {
      screen.present(alert(.alert, [("One", .default), ("Two", .cancel)]), animated: true)
      stage.settle()
      if isFocused { stage.press(.keyboardTab) }
      stage.press(.keyboardR)
      stage.press(.keyboardT, modifiers: .control)
      #expect(screen.keys == [.keyboardR] && screen.commands == 1)
      stage.press(.keyboardEscape)
      stage.settle()
      #expect(screen.presentedViewController == nil)
    }
    stage.press(.keyboardR)
    #expect(screen.keys == [.keyboardR, .keyboardR] && answers.given == ["Two", "Two"])
  }

  private final class KeyScreen: UIViewController {
    var keys: [UIKeyboardHIDUsage] = []
    var commands = 0

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap(\.key?.keyCode)
    }

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "t", modifierFlags: .control) { [weak self] _ in self?.commands += 1 }]
    }
  }

  @Test func tabFocusesAnAction() {
    show(alert(.alert, [("One", .default), ("Two", .default), ("Three", .default)]))
    stage.press(.keyboardTab)
    stage.press(.keyboardTab)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(answers.given == ["Two"])
  }

  @Test func anActionSheetIsAtTheBottomAndDismissedByAnOutsideClick() throws {
    let sheet = alert(.actionSheet, [("Share", .default), ("Cancel", .cancel)])
    show(sheet)
    let (share, cancel) = try (button("Share").frame, button("Cancel").frame)
    #expect(cancel.maxY == 592 && share.maxY == cancel.minY - 8 && share.height == 57)
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.settle()
    #expect(answers.given == ["Cancel"])
  }

  @Test func anOutsideClickDoesNotDismissAnAlert() {
    show(alert(.alert, [("Cancel", .cancel)]))
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.settle()
    #expect(controller.presentedViewController != nil && answers.given.isEmpty)
  }

  @Test func aDisabledActionCannotBeChosen() throws {
    let alert = alert(.alert, [("OK", .default)])
    alert.actions[0].isEnabled = false
    show(alert)
    let ok = try button("OK")
    #expect(ok.traits.contains(.notEnabled))
    ok.tap()
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(answers.given.isEmpty)
    alert.actions[0].isEnabled = true
    stage.settle()
    try button("OK").tap()
    stage.settle()
    #expect(answers.given == ["OK"])
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func textFollowsTheContentSizeCategoryWhilePresented(_ style: UIAlertController.Style) throws {
    let alert = alert(style, [("Delete", .destructive), ("Cancel", .cancel)])
    show(alert)
    let shown = labels(alert.view).filter { $0.text?.isEmpty == false }
    #expect(shown.count == 4)
    let before = shown.map { $0.font.pointSize }
    let row = try button("Delete").frame
    stage.textScale = 2
    stage.settle()
    #expect(shown.map { $0.font.pointSize } == before.map { $0 * 2 })
    for label in shown {
      let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000))
      #expect(label.bounds.height >= label.font.lineHeight.rounded(.down), "\(label.text ?? "")")
      #expect(label.numberOfLines == 1 || label.bounds.height >= size.height.rounded(.down))
      #expect(controller.view.bounds.contains(label.convert(label.bounds, to: nil)))
    }
    stage.textScale = 1
    stage.settle()
    #expect(try button("Delete").frame == row)
  }

  @Test func manyActionsScroll() throws {
    let sheet = alert(.actionSheet, (0..<30).map { ("\($0)", .default) })
    show(sheet)
    let panel = try #require(buttons(sheet.view).first?.superview as? UIScrollView)
    #expect(panel.bounds.height <= 584 && panel.contentSize.height > 1500)
  }
}
