import Foundation
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Title, caption and stars of several photos at once.
@MainActor @Suite(.serialized) struct DescribeTests {
  @Test func photosThatAreChosenInResultsGetTheKeys() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    let searching = world.gallery.library.home.searching
    searching.begin(with: "photo-0")
    #expect(await world.stage.wait { world.names.count == 3 })
    world.stage.settle()
    #expect(searching.bar.searchTextField.isFirstResponder)
    world.click(1, .control)
    #expect(world.gallery.library.grid.isFirstResponder && world.chosen == [1])
    world.stage.type(".")
    #expect(await world.stage.wait { world.gallery.photos[1].isFavorite })
  }

  @Test func aFoundPhotoIsShownInItsFolder() async throws {
    let world = try await SelectionWorld(count: 3)
    defer { world.remove() }
    let (stage, home) = (world.stage, world.gallery.library.home)
    home.searching.begin(with: "photo-01")
    #expect(await stage.wait { world.gallery.photos.count == 1 })
    stage.settle()
    world.click(0, .control)
    world.gallery.commands.perform("show-in-folder")
    #expect(await stage.wait { world.gallery.photos.count == 3 })
    stage.settle()
    let photo = world.gallery.photos[1]
    #expect(!home.searching.isActive && home.library.scope == .folder(photo.id.folder))
    #expect(await stage.wait { world.gallery.library.grid.selectedIndex == 1 })
    #expect(
      world.gallery.commands["show-in-folder"]?.isOffered(world.gallery.commands.target()) == false)
  }

  @Test func severalPhotosAreDescribedAndKeepWhatDiffers() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let (stage, library) = (world.stage, world.gallery.shownLibrary.photoLibrary)
    let tagging = world.gallery.editing.tagging
    tagging.setTitle("One", of: [library.photos[0]])
    tagging.setTitle("Two", of: [library.photos[1]])
    tagging.setCaption("At the lake", of: Array(library.photos.prefix(2)))
    tagging.setStars(4, of: [library.photos[0]])
    #expect(
      await stage.wait {
        library.photos[1].details?.caption == "At the lake" && library.photos[0].stars == 4
      })
    world.click(0, .control)
    world.click(1, .control)
    stage.press(.keyboardI, modifiers: .control)
    stage.settle()
    let sheet = world.gallery.frontController as? UINavigationController
    let form = try #require(sheet?.topViewController as? DescriptionController)
    #expect(form.titles == .mixed && form.ratings == .mixed)
    #expect(form.titleField.text == "" && form.titleField.placeholder == "Title (different)")
    #expect(form.captionView.text == "At the lake")
    #expect(stage.element(.staticText, "Different ratings") != nil)
    form.starsView.onChange?(2)
    #expect(stage.element(.staticText, "Different ratings") == nil)
    form.save()
    stage.settle()
    #expect(await stage.wait { library.photos.prefix(2).allSatisfy { $0.stars == 2 } })
    #expect(library.photos.prefix(2).map { $0.details?.title } == ["One", "Two"])
    #expect(library.photos.prefix(2).allSatisfy { $0.details?.caption == "At the lake" })
    #expect(library.photos[2].stars == 0)
    world.gallery.files.trash.undo()
    #expect(await stage.wait { library.photos.prefix(2).map(\.stars) == [4, 0] })
    #expect(CommonValue([Int](), none: 3) == .same(3) && CommonValue([1, 1], none: 0).value == 1)
  }

  /// What was typed for a caption once turned the photo behind the sheet.
  @Test func keysStayInTheSheetAndACaptionHasSeveralLines() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let (stage, library) = (world.stage, world.gallery.shownLibrary.photoLibrary)
    world.click(0, .control)
    stage.press(.keyboardI, modifiers: .control)
    stage.settle()
    let sheet = world.gallery.frontController as? UINavigationController
    let form = try #require(sheet?.topViewController as? DescriptionController)
    let caption = form.captionView
    stage.tap(at: caption.convert(CGPoint(x: 40, y: 20), to: nil))
    stage.type("one")
    stage.press(.keyboardReturnOrEnter)
    stage.type("two")
    #expect(caption.isFirstResponder && caption.text == "one\ntwo")
    caption.resignFirstResponder()
    let chosen = world.gallery.shownLibrary.selection.ids
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardA, modifiers: .control)
    stage.press(.keyboardDeleteForward)
    stage.settle()
    #expect(
      world.gallery.frontController === sheet && world.gallery.shownLibrary.selection.ids == chosen)
    #expect(library.photos.count == 4)
    // Beside the sheet.
    stage.click(at: CGPoint(x: 20, y: 350))
    stage.settle()
    #expect(stage.element(.button, "Discard") != nil && caption.text == "one\ntwo")
    try #require(stage.element(.button, "Keep Editing")).tap()
    stage.settle()
    stage.tap(at: caption.convert(CGPoint(x: 40, y: 20), to: nil))
    #expect(caption.isFirstResponder)
    form.save()
    stage.settle()
    #expect(await stage.wait { library.photos[0].details?.caption == "one\ntwo" })
    #expect(await stage.wait { world.toast == "Saved for the photo" })
    stage.press(.keyboardI, modifiers: .control)
    stage.settle()
    stage.click(at: CGPoint(x: 20, y: 350))
    stage.settle()
    #expect(world.gallery.frontController is MainController, "nothing would be lost")
  }
}
