import Foundation
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Keys that a person has chosen.
@MainActor @Suite(.serialized) struct OwnKeysTests {
  /// The person reads English.
  private let stage = Stage(size: CGSize(width: 1100, height: 700))

  private func table(_ json: String) throws -> CommandTable {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(json.utf8).write(to: file)
    return CommandTable(of: Self.gallery, keyFile: file)
  }

  private static let gallery = Gallery(paths: [])

  private func keys(_ id: String, in table: CommandTable) -> [String] {
    table[id]?.keys.map(\.text) ?? []
  }

  @Test func aKeyOrSeveralReplaceTheUsualOnes() throws {
    let table = try table(
      #"{"favorite": "f", "rotate-right": ["Shift+Ctrl+T", "F8"], "trash": [], "share": "Alt+S"}"#)
    #expect(table.problems.isEmpty)
    #expect(keys("favorite", in: table) == ["F"] && keys("trash", in: table) == [])
    #expect(keys("rotate-right", in: table) == ["Ctrl+Shift+T", "F8"])
    #expect(keys("share", in: table) == ["Alt+S"] && keys("rotate-left", in: table) == ["Shift+R"])
  }

  @Test func commandsMayExchangeTheirKeys() throws {
    let table = try table(#"{"info": "T", "filmstrip": "I"}"#)
    #expect(table.problems.isEmpty && keys("info", in: table) == ["T"])
    #expect(keys("filmstrip", in: table) == ["I"])
  }

  @Test(arguments: [
    (#"{"nothing": "X"}"#, "There is no command “nothing”."),
    (#"{"turn-page": "X"}"#, "The keys of “Turn the Page” can’t be changed."),
    (#"{"edit": ["X", "Hyper+X"]}"#, "“Hyper+X” for “Edit” is no key."),
    (#"{"rate": ["1", "2"]}"#, "“Rate” takes exactly as many keys as it has."),
    (#"{"edit": "R"}"#, "A key for “Edit” belongs to “Rotate Right”."),
    (#"{"edit": "Space"}"#, "A key for “Edit” belongs to “Open”."),
  ]) func whatCannotBeUsedIsTold(_ json: String, _ problem: String) throws {
    let table = try table(json)
    #expect(table.problems == [problem])
    #expect(keys("edit", in: table) == ["E"])
  }

  @Test func zoomKeysMayBeChosen() async throws {
    let photos = try TestPhotos(count: 2)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID())")
    defer {
      photos.remove()
      try? FileManager.default.removeItem(at: file)
    }
    let keys = #"{"zoom-in": "Z", "fit": "X", "zoom-out": "Y", "favorite": "-"}"#
    try Data(keys.utf8).write(to: file)
    var places = Gallery.Places.memory
    places.keys = file
    let delegate = AppDelegate(paths: [photos.folder], places: places)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(gallery.commands.problems.isEmpty)
    #expect(await stage.wait { gallery.thumbnailsAreShown && stage.isAtRest })
    stage.press(.keyboardZ)
    gallery.open(0)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest })
    let cell = try #require(gallery.openBrowser?.currentCell as? ImageCell)
    #expect(!cell.isZoomed)
    stage.press(.keyboardZ)
    stage.settle()
    #expect(cell.isZoomed)
    stage.type("-")
    #expect(await stage.wait { gallery.photos[0].isFavorite })
    stage.settle()
    #expect(cell.isZoomed, "this key is another command's now")
    stage.press(.keyboardX)
    stage.settle()
    #expect(!cell.isZoomed)
  }

  @Test func whatIsNoJSONIsTold() throws {
    for text in ["{", "[]", #"{"edit": 5}"#] {
      let table = try table(text)
      #expect(table.problems.count == 1 && table.problems[0].hasSuffix("isn’t JSON."))
      #expect(keys("edit", in: table) == ["E"])
    }
  }

  @Test func ownKeysWorkAndTheListShowsThem() async throws {
    let photos = try TestPhotos(count: 3)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID())")
    defer {
      photos.remove()
      try? FileManager.default.removeItem(at: file)
    }
    try Data(#"{"info": "X", "trash": "Ctrl+K", "bad": "Y"}"#.utf8).write(to: file)
    var places = Gallery.Places.memory
    places.keys = file
    let delegate = AppDelegate(paths: [photos.folder], places: places)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(await stage.wait { gallery.thumbnailsAreShown && stage.isAtRest })
    #expect(gallery.window.toasts.shown.last?.spokenText?.hasPrefix("Some keys") == true)
    stage.press(.keyboardF1)
    stage.settle()
    let sheet = gallery.frontController as? UINavigationController
    let list = try #require(sheet?.topViewController as? KeysController)
    #expect(list.shownTitles.first == "There is no command “bad”.")
    list.show(matching: "ctrl+k")
    #expect(list.shownTitles == ["Move to Trash"])
    stage.press(.keyboardEscape)
    stage.settle()
    gallery.open(0)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest })
    stage.advance(by: 1)
    stage.press(.keyboardI)
    stage.settle()
    #expect(gallery.shownPhoto.page?.isInfoVisible == false)
    stage.press(.keyboardX)
    stage.settle()
    #expect(gallery.shownPhoto.page?.isInfoVisible == true)
    stage.press(.keyboardDeleteForward)
    #expect(gallery.fileHandler.trash.leaving.isEmpty)
    stage.press(.keyboardK, modifiers: .control)
    #expect(await stage.wait { gallery.photos.count == 2 })
  }
}
