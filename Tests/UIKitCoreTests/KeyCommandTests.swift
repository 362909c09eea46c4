import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct KeyCommandTests {
  private let stage = Stage(size: CGSize(width: 800, height: 600))
  private let screen = CommandScreen()

  init() {
    stage.show(screen)
    stage.settle()
  }

  @Test func keysRunTheCommandInPlaceOfAPress() {
    screen.add("New", "n", .command)
    stage.press(.keyboardN, modifiers: .control)
    #expect(screen.take() == ["New"])
    #expect(screen.presses.isEmpty)
    stage.press(.keyboardN)
    stage.press(.keyboardN, modifiers: [.control, .shift])
    #expect(screen.take().isEmpty)
    #expect(screen.presses == [17, 17])
    // The Super key is where Apple's keyboards have Command.
    stage.press(.keyboardN, modifiers: .command)
    #expect(screen.take() == ["New"])
  }

  @Test func modifiersAndNamedKeysHaveToBeRight() {
    screen.add("Left", UIKeyCommand.inputLeftArrow)
    screen.add("Word", UIKeyCommand.inputLeftArrow, .alternate)
    screen.add("Help", "?", .command)
    screen.add("Zoom", "+", .command)
    screen.add("Both", "k", [.command, .control])
    screen.add("Five", UIKeyCommand.f5)
    screen.add("Delete", UIKeyCommand.inputDelete)
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    stage.press(.keyboardSlash, modifiers: [.control, .shift])
    stage.press(.keyboardEqualSign, modifiers: [.control, .shift])
    stage.press(.keyboardK, modifiers: .control)
    stage.press(.keyboardK, modifiers: [.control, .command])
    stage.press(.keyboardF5)
    stage.press(.keyboardDeleteForward)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(screen.take() == ["Left", "Word", "Help", "Zoom", "Both", "Five", "Delete", "Delete"])
  }

  @Test func aHeldKeyRunsItOnceAndItsReleaseIsSwallowed() {
    screen.add("New", "n", .command)
    stage.keyDown(.keyboardN, modifiers: .control)
    for _ in 0..<3 { stage.keyDown(.keyboardN, modifiers: .control, isRepeat: true) }
    stage.keyUp(.keyboardN, modifiers: .control)
    #expect(screen.take() == ["New"])
    #expect(screen.presses.isEmpty)
    stage.press(.keyboardN, modifiers: .control)
    #expect(screen.take() == ["New"])
  }

  @Test func textInputGoesFirstUnlessTheCommandHasPriority() {
    screen.add("Letter", "a")
    screen.add("Home", UIKeyCommand.inputHome)
    screen.add("All", "a", .command)
    screen.add("New", "n", .command)
    screen.field.becomeFirstResponder()
    stage.settle()
    stage.press(.keyboardA)
    stage.press(.keyboardHome)
    stage.press(.keyboardA, modifiers: .control)
    stage.press(.keyboardN, modifiers: .control)
    #expect(screen.field.text == "a")
    #expect(screen.take() == ["New"])
    for command in screen.commands { command.wantsPriorityOverSystemBehavior = true }
    stage.press(.keyboardHome)
    stage.press(.keyboardA, modifiers: .control)
    #expect(screen.take() == ["Home", "All"])
  }

  @Test func theNearestResponderWinsAndDisabledCommandsLetOthersRun() {
    let child = CommandScreen()
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
    screen.add("Outer", "d", .command)
    child.add("Inner", "d", .command)
    child.field.becomeFirstResponder()
    stage.press(.keyboardD, modifiers: .control)
    #expect(child.take() == ["Inner"] && screen.take().isEmpty)
    child.disabled = ["Inner"]
    stage.press(.keyboardD, modifiers: .control)
    #expect(child.take().isEmpty && screen.take() == ["Outer"])
  }

  @Test func addedCommandsWorkUntilTheyAreRemoved() {
    screen.add("Close", "w", .command)
    let command = screen.commands.removeLast()
    screen.addKeyCommand(command)
    stage.press(.keyboardW, modifiers: .control)
    #expect(screen.take() == ["Close"])
    screen.removeKeyCommand(command)
    stage.press(.keyboardW, modifiers: .control)
    #expect(screen.take().isEmpty)
  }

  @Test func arrowsSwapTheirSidesInRightToLeftWindows() {
    screen.add("Back", UIKeyCommand.inputLeftArrow, .command)
    screen.add("Fixed", UIKeyCommand.inputRightArrow, .alternate) {
      $0.allowsAutomaticMirroring = false
    }
    stage.window?.semanticContentAttribute = .forceRightToLeft
    stage.press(.keyboardRightArrow, modifiers: .control)
    stage.press(.keyboardRightArrow, modifiers: .alternate)
    #expect(screen.take() == ["Back", "Fixed"])
    #expect(screen.commands[0].keyText == "Ctrl+→")
  }

  @Test func keysWithoutLatinLettersCountByTheirPlace() throws {
    let cyrillic = UIKey(
      InputEvent.Key(
        isDown: true, usage: UIKeyboardHIDUsage.keyboardC.rawValue, characters: "с",
        charactersIgnoringModifiers: "с"), keyCode: .keyboardC, modifierFlags: .control)
    var stroke = KeyStroke(input: "c", flags: .command)
    #expect(stroke.matches(cyrillic))
    stroke.isByPlace = false
    #expect(!stroke.matches(cyrillic))
  }

  // MARK: The list

  private var overlay: CommandOverlay? {
    stage.window.flatMap { CommandOverlay.shown(in: $0) }
  }

  @Test func holdingControlShowsTheListUntilItIsReleased() {
    screen.title = "Photos"
    screen.add("New Album", "n", .command)
    screen.add("Rotate", "r", [.command, .shift])
    screen.disabled = ["Rotate"]
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.advance(by: 0.5)
    #expect(overlay == nil)
    stage.advance(by: 0.6)
    #expect(overlay != nil)
    let labels = stage.elements().map(\.label)
    #expect(labels.contains("Photos") && labels.contains("New Album"))
    #expect(!labels.contains("Rotate"))
    stage.keyUp(.keyboardLeftControl)
    stage.settle()
    #expect(overlay == nil)
    #expect(!stage.elements().contains { $0.label == "New Album" })
  }

  @Test func controlForTheWheelDoesNotShowTheList() {
    screen.add("New Album", "n", .command)
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.advance(by: 0.5)
    stage.wheel(at: CGPoint(x: 100, y: 100), detents: 1, modifiers: .control)
    stage.advance(by: 1)
    #expect(overlay == nil)
    stage.keyUp(.keyboardLeftControl)
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.advance(by: 1)
    #expect(overlay != nil)
  }

  @Test func aCommandWhileTheListIsShownHidesItAndRuns() {
    screen.add("New Album", "n", .command)
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.advance(by: 1.2)
    #expect(overlay != nil)
    stage.press(.keyboardN, modifiers: .control)
    #expect(overlay == nil)
    #expect(screen.take() == ["New Album"])
    stage.keyUp(.keyboardLeftControl)
    // Keys that come soon show no list.
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.press(.keyboardN, modifiers: .control)
    stage.advance(by: 2)
    #expect(overlay == nil)
    stage.keyUp(.keyboardLeftControl)
  }

  @Test func nothingIsShownWithoutCommands() {
    stage.keyDown(.keyboardLeftControl, modifiers: .control)
    stage.advance(by: 2)
    #expect(overlay == nil)
    stage.keyUp(.keyboardLeftControl)
    stage.press(.keyboardF1)
    #expect(overlay == nil)
    #expect(screen.presses.contains(58))
  }
}
