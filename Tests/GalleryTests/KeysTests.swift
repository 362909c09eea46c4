import Foundation
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The keys as commands, their list, and what documentation says of them.
@MainActor @Suite(.serialized) struct KeysTests {
  /// `VITRINE_WRITE_KEYS=1` writes the lists, as `scripts/keys.sh` does.
  @Test func documentationListsAllCommands() throws {
    let lists = CommandLists(Gallery(paths: []).commands)
    if ProcessInfo.processInfo.environment["VITRINE_WRITE_KEYS"] != nil { try lists.write() }
    #expect(try lists.readme == lists.writtenReadme)
    #expect(try lists.manual == lists.writtenManual)
  }

  @Test func noTwoKeysOfAPlaceAreTheSame() {
    let commands = Gallery(paths: []).commands
    for place in [PhotoCommand.Scope.library, .photo] {
      let texts = [place, .photos, .window].flatMap(commands.commands(in:)).flatMap(\.keys).map(
        \.text)
      #expect(Set(texts).count == texts.count)
    }
    // The list finds keys by their titles.
    let all = commands.commands
    #expect(Set(all.map(\.name)).count == all.count && Set(all.map(\.id)).count == all.count)
  }

  @Test func commandsWorkWhereTheirKeysDo() async throws {
    let world = try await PhotoPageWorld(count: 4)
    let commands = world.gallery.commands
    // Ctrl+T is for the tags of chosen photos.
    func inputs() -> Set<String> {
      Set(
        commands.working.filter { $0.input != "t" || $0.modifierFlags.isEmpty }
          .compactMap(\.input))
    }
    #expect(inputs().contains("f") && !inputs().contains("t"))
    try await world.open(1)
    #expect(inputs().contains("t") && inputs().contains("f") && !inputs().contains("n"))
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

  @Test func keysConcernTheFileThatWasOpenedAndNotTheOneItCovers() async throws {
    let world = try await SelectionWorld(count: 3)
    let other = try TestPhotos(count: 2)
    defer {
      world.remove()
      other.remove()
    }
    let (stage, gallery) = (world.stage, world.gallery)
    stage.chooseThumbnail(1)
    let before = try Data(contentsOf: world.photos.url(1))
    gallery.receive(other.url(0))
    #expect(await stage.wait { gallery.frontController is LibraryBrowser && stage.isAtRest })
    #expect(gallery.keyScope == .photo && gallery.currentPhoto?.id == other.url(0).file)
    stage.press(.keyboardDeleteForward)
    #expect(gallery.fileHandler.trash.leaving == [other.url(0).file])
    let gone = other.url(0).path
    #expect(await stage.wait { !FileManager.default.fileExists(atPath: gone) })
    await gallery.fileHandler.work.queue.idle()
    stage.settle()
    #expect(world.files.count == 3 && world.names.count == 3)
    #expect(try Data(contentsOf: world.photos.url(1)) == before)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(gallery.frontController === gallery.sidebar.main)
  }

  @Test func keysThatAreHandledAsPressesWork() async throws {
    let world = try await PhotoPageWorld(count: 8)
    let (stage, grid) = (world.stage, world.gallery.library.grid)
    stage.press(.keyboardHome)
    #expect(grid.selectedIndex == 0)
    stage.press(.keyboardRightArrow)
    #expect(grid.selectedIndex == 1)
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(world.gallery.shownLibrary.selection.ids.count == 2)
    stage.press(.keyboardEscape)
    #expect(world.gallery.shownLibrary.selection.isEmpty)
    stage.press(.keyboardSpacebar, modifiers: .control)
    #expect(world.gallery.shownLibrary.selection.ids.count == 1)
    stage.press(.keyboardEscape)
    stage.press(.keyboardEnd)
    #expect(grid.selectedIndex == 7)
    stage.press(.keyboardReturnOrEnter)
    let gallery = world.gallery
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest })
    stage.press(.keyboardHome)
    #expect(world.browser.currentIndex == 0)
    stage.press(.keyboardPageDown)
    #expect(world.browser.currentIndex == 1)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(gallery.openBrowser == nil)
  }

  @Test func controlAndADigitZoomTheOpenPhoto() async throws {
    let world = try await PhotoPageWorld(count: 2)
    try await world.open(0)
    let cell = try #require(world.browser.currentCell as? ImageCell)
    world.stage.press(.keyboard1, modifiers: .control)
    world.stage.settle()
    #expect(cell.isZoomed)
    world.stage.press(.keyboard0, modifiers: .control)
    world.stage.settle()
    #expect(!cell.isZoomed && world.gallery.photos[0].stars == 0)
  }

  @Test func f1ShowsAListThatIsSearched() async throws {
    let world = try await PhotoPageWorld(count: 3)
    world.stage.press(.keyboardF1)
    world.stage.settle()
    let sheet = world.gallery.window.rootViewController?.presentedViewController
    let list = try #require(
      (sheet as? UINavigationController)?.topViewController as? KeysController)
    #expect(
      list.shownTitles
        == PhotoCommand.Scope.allCases.flatMap(world.gallery.commands.commands(in:))
        .map(\.name))
    list.show(matching: "ctrl+shift")
    #expect(
      list.shownTitles == [
        "Invert Selection", "New Folder", "Save Search", "Copy Path", "Redo", "Open Folder",
      ])
    list.show(matching: "alt+5")
    #expect(list.shownTitles == ["Rate"])
    world.stage.settle()
    for cell in list.collectionView.visibleCells {
      for caps in allCaps(in: cell) {
        #expect(cell.bounds.insetBy(dx: 0, dy: 8).contains(caps.convert(caps.bounds, to: cell)))
      }
    }
    #expect(list.collectionView.visibleCells.contains { !allCaps(in: $0).isEmpty })
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.gallery.window.rootViewController?.presentedViewController == nil)
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
