import Foundation
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The keys as commands, their list, and what documentation says of them.
@MainActor @Suite(.serialized) struct KeysTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  private var all: Set<String> {
    Set(Composition(paths: []).keys.keys.flatMap(\.combinations).map(\.text))
  }

  @Test func documentationNamesAllKeysAndNoOthers() throws {
    let readme = try text("README.md")
    let table = try #require(readme.range(of: "| Key |"))
    let rows = readme[table.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("|") }.dropFirst(2)
    let readmeKeys = rows.flatMap { row -> [String] in
      let cell = row.split(separator: "|", omittingEmptySubsequences: false)[1]
      return cell.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
        .components(separatedBy: ", ")
    }
    #expect(Set(readmeKeys.flatMap(DocumentedKeys.expanded)) == all)

    let manual = try text("share/man/man1/gallery.1")
    let section = try #require(manual.components(separatedBy: ".Ss Keys\n").last)
      .components(separatedBy: ".Sh ")[0]
    let items = section.split(separator: "\n").filter { $0.hasPrefix(".It ") }
    let manualKeys = items.flatMap {
      DocumentedKeys.plain(String($0.dropFirst(4))).components(separatedBy: ", ")
    }
    #expect(Set(manualKeys.flatMap(DocumentedKeys.expanded)) == all)
  }

  @Test func noTwoKeysOfAPlaceAreTheSame() {
    let keys = Composition(paths: []).keys
    for place in [GalleryKey.Scope.library, .photo] {
      let texts = [place, .photos, .window].flatMap(keys.keys(in:)).flatMap(\.combinations).map(
        \.text)
      #expect(Set(texts).count == texts.count)
    }
    // The list finds keys by their titles.
    #expect(Set(keys.keys.map(\.title)).count == keys.keys.count)
  }

  @Test func commandsWorkWhereTheirKeysDo() async throws {
    let world = try await PhotoPageWorld(count: 4)
    let keys = world.composition.keys
    func inputs() -> Set<String> { Set(keys.commands.compactMap(\.input)) }
    #expect(inputs().contains("f") && !inputs().contains("i"))
    try await world.open(1)
    #expect(inputs().contains("i") && !inputs().contains("f"))
    world.stage.press(.keyboardI)
    world.stage.settle()
    #expect(try world.page.isInfoVisible)
    // The editor has keys of its own, such as R.
    world.stage.press(.keyboardE)
    world.stage.settle()
    #expect(world.browser.presentedViewController is EditorController)
    #expect(inputs() == [UIKeyCommand.f11, "w", "q"])
    world.stage.press(.keyboardF11)
    #expect(world.stage.isFullScreen)
  }

  @Test func keysNeverConcernAPhotoThatAnotherFileCovers() async throws {
    let world = try await SelectionWorld(count: 3)
    let other = try TestPhotos(count: 1)
    defer {
      world.remove()
      other.remove()
    }
    let (stage, composition) = (world.stage, world.composition)
    composition.grid.select(1)
    let before = try Data(contentsOf: world.photos.url(1))
    composition.receive(other.url(0))
    #expect(await stage.wait { composition.frontController is LibraryBrowser && stage.isAtRest })
    #expect(composition.keys.commands.filter { ["r", "d", "."].contains($0.input) }.isEmpty)
    stage.press(.keyboardDeleteForward)
    stage.press(.keyboardR)
    stage.press(.keyboardD, modifiers: .control)
    #expect(composition.trash.leaving.isEmpty)
    await composition.files.queue.idle()
    stage.settle()
    #expect(world.files.count == 3 && world.names.count == 3)
    #expect(try Data(contentsOf: world.photos.url(1)) == before)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(composition.frontController === composition.main)
  }

  @Test func keysThatAreHandledAsPressesWork() async throws {
    let world = try await PhotoPageWorld(count: 8)
    let (stage, grid) = (world.stage, world.composition.grid)
    stage.press(.keyboardHome)
    #expect(grid.selectedIndex == 0)
    stage.press(.keyboardRightArrow)
    #expect(grid.selectedIndex == 1)
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(world.composition.selection.ids.count == 2)
    stage.press(.keyboardEscape)
    #expect(world.composition.selection.isEmpty)
    stage.press(.keyboardSpacebar, modifiers: .control)
    #expect(world.composition.selection.ids.count == 1)
    stage.press(.keyboardEscape)
    stage.press(.keyboardEnd)
    #expect(grid.selectedIndex == 7)
    stage.press(.keyboardReturnOrEnter)
    let composition = world.composition
    #expect(await stage.wait { composition.browser?.isOpen == true && stage.isAtRest })
    stage.press(.keyboardHome)
    #expect(world.browser.currentIndex == 0)
    stage.press(.keyboardPageDown)
    #expect(world.browser.currentIndex == 1)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(composition.browser == nil)
  }

  @Test func f1ShowsAListThatIsSearched() async throws {
    let world = try await PhotoPageWorld(count: 3)
    world.stage.press(.keyboardF1)
    world.stage.settle()
    let sheet = world.composition.window.rootViewController?.presentedViewController
    let list = try #require(
      (sheet as? UINavigationController)?.topViewController as? KeysController)
    #expect(
      list.shownTitles
        == GalleryKey.Scope.allCases.flatMap(world.composition.keys.keys(in:)).map(\.title))
    list.show(matching: "ctrl+shift")
    #expect(list.shownTitles == ["Copy Path", "Redo", "Open a Folder"])
    list.show(matching: "stars")
    #expect(list.shownTitles == ["Stars"])
    world.stage.settle()
    for cell in list.collectionView.visibleCells {
      for caps in allCaps(in: cell) {
        #expect(cell.bounds.insetBy(dx: 0, dy: 8).contains(caps.convert(caps.bounds, to: cell)))
      }
    }
    #expect(list.collectionView.visibleCells.contains { !allCaps(in: $0).isEmpty })
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.composition.window.rootViewController?.presentedViewController == nil)
  }

  private func allCaps(in view: UIView) -> [KeyCapsView] {
    view.subviews.flatMap { ($0 as? KeyCapsView).map { [$0] } ?? allCaps(in: $0) }
  }

  @Test func modifiersAreShownOnceAndLinesFit() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let keys = [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow].map {
      KeyCombination($0, .shift)
    }
    #expect(KeyCapsView.groups(of: keys + ["a", "b"]) == [["Shift", "←", "→"], ["A"], ["B"]])
    let caps = KeyCapsView(keys + ["a", "b"], maximumWidth: 120)
    caps.layoutIfNeeded()
    #expect(caps.bounds.width <= 120 && caps.bounds.height > 40)
    for view in caps.subviews {
      #expect(caps.bounds.contains(view.frame))
      #expect(caps.subviews.allSatisfy { $0 === view || !$0.frame.intersects(view.frame) })
    }
    withExtendedLifetime(stage) {}
  }

  @Test func theListNamesKeysInThePersonsLanguage() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    stage.preferredLanguages = ["de"]
    #expect(KeyCombination("z", [.command, .shift]).caps == ["Strg", "Umschalt", "Z"])
    #expect(KeyCombination("z", [.command, .shift]).text == "Ctrl+Shift+Z")
  }
}

/// The spellings of keys in documents.
private enum DocumentedKeys {
  private static let arrows = ["←", "→", "↑", "↓"]

  /// The keys of an item of the manual as the gallery names them.
  static func plain(_ item: String) -> String {
    let names = [
      ("Control-", "Ctrl+"), ("Shift-", "Shift+"), ("Alt-", "Alt+"), ("\\-", "-"), ("\\&", ""),
      ("Arrows", "← → ↑ ↓"), ("Left", "←"), ("Right", "→"), ("Up", "↑"), ("Down", "↓"),
      ("Page ↑", "Page Up"), ("Page ↓", "Page Down"),
    ]
    return names.reduce(item) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// The keys that a text such as "Alt+0…5" stands for.
  static func expanded(_ text: String) -> [String] {
    if text.contains("click") || text.contains("wheel") { return [] }
    let ends = text.components(separatedBy: text.contains(" to ") ? " to " : "…")
    if ends.count == 2, let first = ends[0].last?.wholeNumberValue,
      let last = ends[1].last?.wholeNumberValue
    {
      return (first...last).map { "\(ends[0].dropLast())\($0)" }
    }
    let parts = text.components(separatedBy: " ")
    guard parts.count > 1, parts.dropFirst().allSatisfy(arrows.contains) else { return [text] }
    let held = String(parts[0].dropLast())
    return [parts[0]] + parts.dropFirst().map { held + $0 }
  }
}
