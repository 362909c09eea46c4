import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct MainMenuTests {
  private let stage: Stage
  private let delegate = MenuDelegate()

  init() { stage = Stage(size: CGSize(width: 900, height: 700)) }

  private func launch(_ edit: (@MainActor (any UIMenuBuilder) -> Void)? = nil) {
    let delegate = delegate
    delegate.edit =
      edit ?? { builder in
        let photo = UIMenu(
          title: "Photo", identifier: UIMenu.Identifier("photo"),
          children: [
            delegate.command("Rotate", "r"), delegate.command("Delete Photo", "\u{8}"),
          ])
        builder.insertSibling(photo, afterMenu: .edit)
        builder.insertChild(
          UIMenu(
            options: .displayInline, children: [delegate.command("New Album", "n")]),
          atStartOfMenu: .file)
      }
    stage.launch(delegate)
    stage.settle()
  }

  private func item(_ title: String) -> ScreenElement? {
    stage.elements().last { $0.label.split(separator: ",").first.map(String.init) == title }
  }

  @Test func keysOfTheMenuWorkWithoutOpeningIt() {
    launch()
    stage.press(.keyboardR, modifiers: .control)
    #expect(delegate.screen.take() == ["Rotate"])
    #expect(delegate.builds == 1)
    delegate.screen.disabled = ["Rotate"]
    stage.press(.keyboardR, modifiers: .control)
    #expect(delegate.screen.take().isEmpty)
    UIMenuSystem.main.setNeedsRebuild()
    stage.press(.keyboardN, modifiers: .control)
    #expect(delegate.screen.take() == ["New Album"])
    #expect(delegate.builds == 2)
  }

  @Test func theButtonAndF10ShowMenusWithTheirKeys() throws {
    launch()
    let button = try #require(stage.elements().first { $0.label == "Main Menu" })
    stage.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    stage.settle()
    #expect(item("File") != nil && item("Photo") != nil && item("Edit") != nil)
    // Empty menus are left out; the app's own and help stand at the end.
    #expect(item("Window") == nil && item("Keyboard Shortcuts") != nil)
    stage.press(.keyboardEscape)
    stage.settle()
    stage.press(.keyboardF10)
    stage.settle()
    #expect(stage.popupFrames.count == 1)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardRightArrow)
    stage.settle()
    let rotate = try #require(item("Rotate"))
    #expect(rotate.value == "Ctrl+R")
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(delegate.screen.take() == ["Rotate"])
    #expect(stage.popupFrames.isEmpty)
  }

  @Test func commandsAreValidatedWhenTheyAreShown() throws {
    launch()
    delegate.screen.disabled = ["Rotate"]
    stage.press(.keyboardF10)
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow] {
      stage.press(key)
    }
    stage.settle()
    #expect(item("Rotate")?.traits.contains(.notEnabled) == true)
    #expect(item("Delete Photo")?.traits.contains(.notEnabled) == false)
  }

  @Test func withoutAMenuOfTheAppF10IsAKeyLikeAnyOther() {
    launch { _ in }
    stage.press(.keyboardF10)
    stage.settle()
    #expect(stage.popupFrames.isEmpty)
    #expect(delegate.window?.showMainMenu() == false)
  }

  @Test func theBuilderChangesTheTree() {
    var children: [String] = []
    launch { [delegate] builder in
      #expect(builder.system === UIMenuSystem.main)
      builder.remove(menu: .view)
      builder.replace(menu: .window, with: UIMenu(title: "Panes", identifier: .window))
      builder.insertSibling(UIMenu(title: "A", identifier: .init("a")), beforeMenu: .window)
      builder.insertChild(UIMenu(title: "B", identifier: .init("b")), atEndOfMenu: .init("a"))
      builder.replaceChildren(ofMenu: .init("b")) { $0 + [delegate.command("C", "c")] }
      // Neither twice the same nor into what isn't there.
      builder.insertSibling(UIMenu(title: "A2", identifier: .init("a")), afterMenu: .window)
      builder.insertChild(UIMenu(title: "X"), atEndOfMenu: .init("nowhere"))
      children = builder.menu(for: .root)?.children.map(\.title) ?? []
      #expect(builder.menu(for: .view) == nil)
      #expect(builder.menu(for: .init("b"))?.children.first?.title == "C")
    }
    _ = UIMenuSystem.main.root
    #expect(children == ["Application", "File", "Edit", "A", "Panes", "Help"])
  }

  // MARK: Pictures

  private nonisolated static let pictures =
    ProcessInfo.processInfo.environment["VITRINE_COLUMNS_PICTURES"]

  @Test(.enabled(if: pictures != nil)) func writePictures() throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, size, isDark, isMirrored) in [
      ("light", CGSize(width: 1024, height: 768), false, false),
      ("dark", CGSize(width: 1024, height: 768), true, false),
      ("rtl", CGSize(width: 1024, height: 768), false, true),
      ("phone", CGSize(width: 390, height: 500), false, false),
    ] {
      let stage = Stage(size: size)
      let delegate = MenuDelegate()
      delegate.edit = { builder in
        builder.insertSibling(
          UIMenu(
            title: "Photo", identifier: .init("photo"),
            children: [
              delegate.command("Rotate Left", "r"),
              delegate.command("Rotate Right", "r", [.command, .shift]),
              delegate.command("Slideshow", UIKeyCommand.f5, []),
              UIMenu(options: .displayInline, children: [delegate.command("Delete", "\u{8}")]),
            ]), afterMenu: .edit)
        builder.insertChild(
          UIMenu(
            options: .displayInline,
            children: [delegate.command("New Album", "n"), delegate.command("Open…", "o")]),
          atStartOfMenu: .file)
      }
      stage.launch(delegate)
      let screen = delegate.screen
      screen.add("Next Photo", UIKeyCommand.inputRightArrow)
      screen.add("Previous Photo", UIKeyCommand.inputLeftArrow)
      screen.add("Show Information", "i", .command)
      screen.add("Search", "f", .command)
      if isDark { stage.window?.overrideUserInterfaceStyle = .dark }
      if isMirrored { stage.window?.traitOverrides.layoutDirection = .rightToLeft }
      stage.settle()
      stage.keyDown(.keyboardLeftControl, modifiers: .control)
      stage.advance(by: 1.5)
      try write(stage, folder, "commands-" + name)
      stage.keyUp(.keyboardLeftControl)
      stage.settle()
      stage.press(.keyboardF10)
      for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow] {
        stage.press(key)
      }
      stage.settle()
      let encoder = try #require(HostServices.current.encoder)
      let picture = try #require(stage.pictureOfScreen(margin: 40))
      try encoder.pngData(picture).write(to: folder.appendingPathComponent("menu-\(name).png"))
    }
  }

  private func write(_ stage: Stage, _ folder: URL, _ name: String) throws {
    let picture = try #require(stage.picture())
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: folder.appendingPathComponent("\(name).png"))
  }
}
