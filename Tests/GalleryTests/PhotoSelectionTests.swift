import Foundation
import Testing
import Toasts
import UIKit

@testable import UIKitStage
@testable import gallery

/// Choosing several photos.
@MainActor @Suite(.serialized) struct PhotoSelectionTests {
  @Test func controlAndShiftChooseSeveral() async throws {
    let world = try await SelectionWorld()
    defer { world.remove() }
    world.click(1, .control)
    world.click(4, .control)
    #expect(world.chosen == [1, 4] && world.gallery.openBrowser == nil)
    world.click(6, .shift)
    #expect(world.chosen == [1, 4, 5, 6])
    world.click(5, .shift)
    #expect(world.chosen == [1, 4, 5], "the range ends elsewhere")
    world.click(1)
    #expect(world.chosen == [4, 5], "a click adds or removes while photos are chosen")
    #expect(world.gallery.thumbnail(at: 4)?.selectionMark == .chosen)
    #expect(world.gallery.thumbnail(at: 0)?.selectionMark == .notChosen)
    world.stage.press(.keyboardEscape)
    #expect(world.chosen.isEmpty && world.gallery.thumbnail(at: 4)?.selectionMark == nil)
    world.click(2)
    #expect(world.gallery.openBrowser != nil, "without a selection it opens")
  }

  @Test func theSelectionIsInverted() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    world.click(1, .control)
    world.click(4, .control)
    world.stage.press(.keyboardI, modifiers: [.control, .shift])
    #expect(world.chosen == [0, 2, 3, 5])
    world.stage.press(.keyboardEscape)
    world.stage.press(.keyboardI, modifiers: [.control, .shift])
    #expect(world.chosen == [0, 1, 2, 3, 4, 5], "of nothing it is everything")
    world.stage.press(.keyboardI, modifiers: [.control, .shift])
    #expect(world.chosen.isEmpty)
  }

  @Test func keysConcernAllThatAreChosen() async throws {
    let world = try await SelectionWorld(count: 5)
    defer { world.remove() }
    let library = world.gallery.shownLibrary.photoLibrary
    world.click(1, .control)
    world.click(3, .control)
    world.stage.press(.keyboardPeriod)
    #expect(await world.stage.wait { library.photos.filter(\.isFavorite).count == 2 })
    #expect(library.photos[1].isFavorite && library.photos[3].isFavorite)
  }

  @Test func theBarIsMadeWhenItIsNeeded() async throws {
    let world = try await SelectionWorld()
    defer { world.remove() }
    let home = world.gallery.library.home
    let bars = { home.view.subviews.compactMap { $0 as? SelectionBar } }
    #expect(bars().isEmpty)
    world.click(1, .control)
    #expect(bars().count == 1 && bars().first?.isShown == true)
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(bars().first?.isHidden == true && home.additionalSafeAreaInsets.bottom == 0)
    world.click(2, .control)
    world.stage.settle()
    #expect(bars().count == 1 && bars().first?.isHidden == false)
    #expect(bars().first?.alpha == 1)
  }

  @Test func keysChooseARange() async throws {
    let world = try await SelectionWorld()
    defer { world.remove() }
    let stage = world.stage
    world.stage.chooseThumbnail(2)
    stage.press(.keyboardRightArrow, modifiers: .shift)
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(world.chosen == [2, 3, 4])
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(world.chosen == [2, 3])
    stage.press(.keyboardEnd)
    stage.press(.keyboardSpacebar, modifiers: .control)
    #expect(world.chosen == [2, 3, 11])
    stage.press(.keyboardA, modifiers: .control)
    #expect(world.chosen == Array(0..<12))
  }

  @Test func aRectangleChoosesWhatItTouches() async throws {
    let world = try await SelectionWorld()
    defer { world.remove() }
    // From the empty space below the last row up to the first photo of it.
    let last = world.middle(11)
    let start = CGPoint(x: 880, y: 690)
    #expect(
      world.gallery.library.grid.collectionView.indexPathForItem(
        at: world.gallery.library.grid.collectionView.convert(start, from: nil)) == nil)
    world.drag(from: start, to: last)
    world.mouse(.ended, last)
    #expect(world.chosen.contains(11) && !world.chosen.contains(0))
    let before = world.chosen
    // With Control it begins on a photo and adds.
    world.drag(from: world.middle(0), to: world.middle(1), .control)
    world.mouse(.ended, world.middle(1), .control)
    #expect(world.chosen == ([0, 1] + before).sorted())
    world.mouse(.began, start, .control)
    world.mouse(.ended, start, .control)
    world.stage.advance(by: 0.5)
    #expect(
      world.chosen == ([0, 1] + before).sorted(),
      "a click beside the photos that should have added one")
    world.stage.tap(at: start)
    world.stage.advance(by: 0.5)
    #expect(world.chosen == ([0, 1] + before).sorted(), "a finger that missed a photo")
    world.mouse(.began, start)
    world.mouse(.ended, start)
    world.stage.advance(by: 0.5)
    #expect(world.chosen.isEmpty, "a click beside the photos ends it")
  }

  @Test func theGridScrollsUnderARectangle() async throws {
    let world = try await SelectionWorld(count: 40, size: CGSize(width: 500, height: 400))
    defer { world.remove() }
    let view = world.gallery.library.grid.collectionView
    // Over both columns.
    world.drag(from: world.middle(0), to: CGPoint(x: 400, y: 395), .control)
    world.stage.advance(by: 3)
    #expect(view.contentOffset.y > 500)
    #expect(
      world.chosen.count > 20 && world.chosen.contains(0), "also those that went out of sight")
    world.mouse(.ended, CGPoint(x: 400, y: 395), .control)
    let offset = view.contentOffset.y
    world.stage.advance(by: 1)
    #expect(view.contentOffset.y == offset)
  }

  @Test func theBarCountsAndEndsTheSelection() async throws {
    let world = try await SelectionWorld()
    defer { world.remove() }
    let stage = world.stage
    world.click(0, .control)
    world.click(3, .control)
    stage.advance(by: 1)
    #expect(stage.element(.none, "2 selected") != nil)
    let end = try #require(stage.element(.button, "End Selection"))
    end.tap()
    stage.advance(by: 1)
    #expect(world.chosen.isEmpty && stage.element(.button, "End Selection") == nil)
  }

  @Test func chosenPhotosStayChosenWhenTheLibraryChanges() async throws {
    let world = try await SelectionWorld()
    defer { world.remove() }
    world.click(3, .control)
    world.click(5, .control)
    try FileManager.default.removeItem(at: world.photos.url(0))
    try FileManager.default.removeItem(at: world.photos.url(5))
    #expect(await world.stage.wait { world.names.count == 10 })
    #expect(world.chosen == [3])
    let index = try #require(
      world.gallery.shownLibrary.photoLibrary.index(of: world.photos.url(3).file))
    world.stage.advance(by: 1)
    #expect(index == 2 && world.gallery.thumbnail(at: 2)?.selectionMark == .chosen)
  }

  @Test func chosenPhotosAreThrownAwayAndComeBackTogether() async throws {
    let world = try await SelectionWorld()
    defer { world.remove() }
    for index in [2, 3, 7] { world.click(index, .control) }
    world.stage.press(.keyboardDeleteForward)
    #expect(await world.stage.wait { world.gallery.fileHandler.trash.undoable.count == 3 })
    #expect(world.files.count == 9 && world.chosen.isEmpty)
    #expect(await world.stage.wait { world.toast == "3 files moved to the trash" })
    world.stage.press(.keyboardZ, modifiers: .control)
    #expect(await world.stage.wait { world.names.count == 12 && world.files.count == 12 })
    #expect(await world.stage.wait { world.toast == "Undone: Move 3 Photos to the Trash" })
    world.stage.press(.keyboardZ, modifiers: [.control, .shift])
    #expect(await world.stage.wait { world.names.count == 9 && world.files.count == 9 })
  }

  @Test func theMenuKeyShowsTheCommandsOfThePhoto() async throws {
    let world = try await SelectionWorld()
    defer { world.remove() }
    world.stage.chooseThumbnail(4)
    world.stage.press(.keyboardApplication)
    world.stage.advance(by: 0.5)
    let labels = world.stage.elements().map(\.label)
    for title in ["Select", "Open", "Open With", "Copy", "Share", "File", "Move to Trash"] {
      #expect(labels.contains(title), "\(title): \(labels)")
    }
    world.stage.press(.keyboardReturnOrEnter)
    world.stage.advance(by: 0.5)
    #expect(world.chosen == [4], "the first command selects")
  }
}
