import Foundation
import PhotoIndexing
import Testing
import UIKit

@testable import UIKitStage
@testable import gallery

/// Files that leave the window and come into it.
@MainActor @Suite(.serialized) struct PhotoDraggingTests {
  @Test func chosenPhotosAreDraggedOutTogether() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    world.click(1, .control)
    world.click(2, .control)
    world.drag(from: world.middle(2), to: CGPoint(x: 895, y: 350))
    world.mouse(.changed, CGPoint(x: -20, y: 350))
    let drag = try #require(world.stage.dragOut)
    var list: String?
    drag.read("text/uri-list") { list = $0.map { String(decoding: $0, as: UTF8.self) } }
    #expect(await world.stage.wait { list != nil })
    let urls = (list ?? "").split(whereSeparator: \.isNewline).map(String.init)
    #expect(Set(urls) == Set([1, 2].map { world.photos.url($0).absoluteString }))
    #expect(!drag.allowsMove)
    // What is below it can be seen.
    #expect(drag.frame.width < 160 && drag.frame.height < 160)
    drag.drop()
    #expect(world.files.count == 6 && world.gallery.openBrowser == nil)
  }

  @Test func droppedFilesAreCopiedIntoTheFolder() async throws {
    let world = try await SelectionWorld(count: 3)
    let other = try TestPhotos(count: 6)
    defer {
      world.remove()
      other.remove()
    }
    let list = other.url(5).absoluteString + "\r\n"
    let drag = world.stage.dragElsewhere(["text/uri-list": Data(list.utf8)])
    #expect(drag.move(to: CGPoint(x: 450, y: 400)))
    drag.release()
    #expect(await world.stage.wait { world.names.contains("photo-05.jpg") })
    #expect(FileManager.default.fileExists(atPath: other.url(5).path))
    #expect(drag.result.isTaken && !drag.result.isMoved)
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.names.count == 3 })
  }

  /// As some file managers tell them, and by no other type.
  @Test func filesThatAFileManagerCopiedOrCutArePasted() async throws {
    let world = try await SelectionWorld(count: 3)
    let other = try TestPhotos(count: 6)
    defer {
      world.remove()
      other.remove()
    }
    func paste(_ word: String, _ index: Int) {
      let list = "\(word)\n\(other.url(index).absoluteString)"
      world.stage.copyElsewhere(["x-special/gnome-copied-files": Data(list.utf8)])
      world.stage.press(.keyboardV, modifiers: .control)
    }
    paste("copy", 4)
    #expect(await world.stage.wait { world.names.contains("photo-04.jpg") })
    let gallery = world.gallery
    let isShown = await world.stage.wait {
      gallery.library.grid.selectedIndex.map { gallery.photos[$0].name } == "photo-04.jpg"
    }
    #expect(isShown, "the grid goes to what was pasted")
    #expect(FileManager.default.fileExists(atPath: other.url(4).path))
    paste("cut", 5)
    #expect(await world.stage.wait { world.names.contains("photo-05.jpg") })
    #expect(!FileManager.default.fileExists(atPath: other.url(5).path))
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.names.count == 4 })
    #expect(FileManager.default.fileExists(atPath: other.url(5).path))
  }

  @Test func aPictureOfTheClipboardBecomesAFileInTheShownFolder() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    let picture = try Data(contentsOf: world.photos.url(1))
    world.stage.copyElsewhere("only words")
    world.stage.press(.keyboardV, modifiers: .control)
    #expect(await world.stage.wait { world.toast == "There is no photo to paste." })
    world.stage.copyElsewhere(["image/jpeg": picture])
    world.stage.press(.keyboardV, modifiers: .control)
    #expect(await world.stage.wait { world.names.count == 4 })
    let file = try #require(world.files.first { !$0.hasPrefix("photo-") })
    #expect(file.hasPrefix("Pasted Image 20") && file.hasSuffix(".jpg"))
    let url = world.photos.folder.appendingPathComponent(file)
    #expect(try Data(contentsOf: url) == picture)
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.names.count == 3 })
    world.stage.press(.keyboardZ, modifiers: [.control, .shift])
    #expect(await world.stage.wait { world.names.count == 4 })
    #expect(try Data(contentsOf: url) == picture)
  }

  @Test func whatWasPastedIsNotGoneToOnceSomethingElseIsShown() async throws {
    let world = try await SelectionWorld(count: 12)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let library = gallery.library.photoLibrary
    await library.search("photo-01")
    stage.settle()
    stage.copyElsewhere(["image/jpeg": try Data(contentsOf: world.photos.url(1))])
    stage.press(.keyboardV, modifiers: .control)
    func pasted() -> FileID? {
      world.files.first { $0.hasPrefix("Pasted") }.map {
        FileID(path: world.photos.folder.path).appending($0)
      }
    }
    #expect(await stage.wait { pasted().map(library.isKnown) == true && stage.isAtRest })
    #expect(gallery.photos.count == 1)
    await library.search("")
    #expect(await stage.wait { gallery.photos.count == 13 && stage.isAtRest })
    let grid = gallery.library.grid
    #expect(grid.selectedIndex.map { gallery.photos[$0].id } != pasted())
  }

  @Test func photosAreCopiedForOtherPrograms() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    world.stage.chooseThumbnail(1)
    world.stage.press(.keyboardC, modifiers: .control)
    #expect(await world.stage.wait { world.toast == "Photo copied" })
    let list = world.stage.pasteElsewhere("text/uri-list").map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(list?.contains(world.photos.url(1).absoluteString) == true)
    let image = try Data(contentsOf: world.photos.url(1))
    var (own, png): (Data?, Data?)
    world.stage.pasteElsewhere("image/jpeg") { own = $0 }
    #expect(await world.stage.wait { own != nil })
    #expect(own == image)
    world.stage.pasteElsewhere("image/png") { png = $0 }
    #expect(await world.stage.wait { png != nil })
    let pasted = try #require(png.flatMap { UIImage(data: $0) }?.cgImage)
    let shown = try #require(UIImage(contentsOfFile: world.photos.url(1).path)?.cgImage)
    #expect(png?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect((pasted.width, pasted.height) == (shown.width, shown.height))
    let files = world.stage.pasteElsewhere("x-special/gnome-copied-files")
    #expect(files.map { String(decoding: $0, as: UTF8.self).hasPrefix("copy\nfile://") } == true)
    world.stage.press(.keyboardV, modifiers: .control)
    // In its own folder a copy gets a number without a question.
    #expect(await world.stage.wait { world.names.contains("photo-01 (2).jpg") })
  }
}
