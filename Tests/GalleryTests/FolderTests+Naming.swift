import FileOperations
import Foundation
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

extension FolderTests {
  @Test(arguments: [420, 1280]) func aNewFolderInAFoldedRowIsShown(_ width: Int) async throws {
    let world = try await SelectionWorld(count: 6, size: CGSize(width: width, height: 800))
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    for name in ["2019/Autumn", "2019/Spring/Lake"] {
      let folder = root.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    if width < 900 { stage.press(.keyboardF9) }
    #expect(await stage.wait { stage.element(.button, "2019, 0 items") != nil && stage.isAtRest })
    for name in ["Summer", "Winter"] {
      let row = try #require(stage.element(.button, "2019, 0 items")).frame
      stage.click(at: CGPoint(x: row.midX, y: row.midY), button: 2)
      stage.settle()
      try #require(stage.element(.none, "New Folder…")).tap()
      stage.settle()
      try answer(world, name, "Create")
      #expect(await stage.wait { stage.element(.button, "\(name), 0 items") != nil }, "\(name)")
      #expect(await stage.wait { stage.isAtRest })
    }
  }

  @Test func theKeyForNamesRenamesTheChosenFolder() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    gallery.files.work.perform(.makeFolder(root.appending("Winter")))
    gallery.files.move([gallery.photos[0]], to: root.appending("Winter"))
    #expect(
      await stage.wait { stage.element(.button, "Winter, One item") != nil && stage.isAtRest })
    try #require(stage.element(.button, "Winter, One item")).tap()
    #expect(await stage.wait { gallery.photos.count == 1 && stage.isAtRest })
    stage.press(.keyboardF2)
    try answer(world, "Snow", "Rename")
    #expect(await stage.wait { listed(world) == ["Snow 1"] && stage.isAtRest })
    gallery.sidebar.main.sidebar.becomeFirstResponder()
    stage.press(.keyboardF2)
    try answer(world, "Ice", "Rename")
    #expect(await stage.wait { listed(world) == ["Ice 1"] })
  }

  @Test func aTargetThatHasGoneIsNamedAndTheChoiceStays() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    let photos = Array(gallery.photos.prefix(3))
    gallery.library.selection.set(Set(photos.map(\.id)))
    gallery.files.move(photos, to: root.appending("Winter"))
    #expect(
      await stage.wait { world.toast == "The folder “Winter” is no longer there." },
      "\(world.toast ?? "")")
    #expect(gallery.library.selection.ids.count == 3)
  }
}
