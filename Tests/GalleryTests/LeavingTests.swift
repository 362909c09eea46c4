import Foundation
import HostInterface
import PhotoBrowsing
import PhotoEditing
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// Keys while a screen covers a photo, and while a photo or a screen goes back.
@MainActor @Suite(.serialized) struct LeavingTests {
  @Test func keysOfTheEditorNeverTurnThePageBelow() async throws {
    let world = try await PhotoPageWorld(count: 4)
    try await world.open(1)
    _ = try await world.edit()
    for key in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardPageDown, .keyboardRightArrow] {
      world.stage.press(key)
      world.stage.settle()
    }
    #expect(world.browser.currentIndex == 1)
    world.stage.press(.keyboardEscape)
    world.stage.advance(by: 0.1)
    world.stage.press(.keyboardRightArrow)
    #expect(world.browser.currentIndex == 2, "a key while the editor goes")
  }

  @Test func anEditOfAPhotoThatIsGoneIsSaidToBeLost() async throws {
    let world = try await PhotoPageWorld(count: 3)
    try await world.open(1)
    let editor = try await world.edit()
    editor.adjust(.exposure, to: 0.8)
    try FileManager.default.removeItem(at: world.photos.url(1))
    #expect(await world.stage.wait { world.gallery.shownLibrary.photoLibrary.photos.count == 2 })
    world.stage.settle()
    #expect(editor.title == "photo-01.jpg")
    let scene = try #require(world.gallery.window.windowScene)
    #expect(scene.title == "photo-01.jpg", "the window's title, too")
    try #require(world.stage.element(.button, "Done")).tap()
    let toasts = world.gallery.window.toasts
    #expect(
      await world.stage.wait {
        toasts.shown.last?.spokenText?.contains("photo-01.jpg") == true
      })
    world.stage.settle()
    let files = try FileManager.default.contentsOfDirectory(atPath: world.photos.folder.path)
    #expect(files.sorted() == ["photo-00.jpg", "photo-02.jpg"])
    #expect(scene.title == world.gallery.currentPhoto?.name)
  }

  @Test func theEditorComparesAtOnceAndItsEditIsSeenAtOnce() async throws {
    let world = try await PhotoPageWorld(count: 2)
    try await world.open(1)
    let editor = try await world.edit()
    let plain = editor.imageView.image
    editor.adjust(.exposure, to: 0.8)
    #expect(
      await world.stage.wait {
        !editor.preview.isRendering && editor.imageView.image !== plain
      })
    let edited = try #require(editor.imageView.image)
    let eye = try #require(world.stage.element(.button, "Show the original while held")).frame
    world.stage.mouseDown(at: CGPoint(x: eye.midX, y: eye.midY))
    #expect(editor.imageView.image === plain, "without waiting")
    world.stage.mouseUp()
    #expect(editor.imageView.image === edited)
    try #require(world.stage.element(.button, "Done")).tap()
    let cell = try #require(world.browser.currentCell as? ImageCell)
    #expect(cell.image === edited, "not the photo as it was")
    #expect(await world.stage.wait { cell.isLoaded && cell.image !== edited })
    world.stage.settle()
    #expect(world.gallery.editing.edits.isEdited(world.photos.url(1).file))
  }

  @Test func theRatioOfAnEarlierEditIsShown() async throws {
    let world = try await PhotoPageWorld(count: 2)
    var edit = PhotoEdit()
    // Of a photo of 4:3.
    edit.crop = CGRect(x: 0.1, y: 0.1, width: 0.6, height: 0.6 * 4 / 3 / 1.5)
    let index = try #require(world.gallery.photos.firstIndex { $0.name == "photo-00.jpg" })
    try await world.gallery.photoEditor.edits.set(edit, of: world.photos.url(0).file)
    try await world.open(index)
    let editor = try await world.edit()
    #expect(editor.cropPanel.ratio == .threeTwo)
  }

  @Test func arrowKeysAdjustTheSliderThatWasTouched() async throws {
    let world = try await PhotoPageWorld(count: 2)
    try await world.open(1)
    let editor = try await world.edit()
    world.stage.press(.keyboardC)
    world.stage.settle()
    let frame = try #require(world.stage.element(.adjustable, "Straighten")).frame
    world.stage.click(at: CGPoint(x: frame.midX, y: frame.midY))
    for _ in 0..<3 { world.stage.press(.keyboardRightArrow) }
    #expect(editor.edit.straightening == 0.3)
    world.stage.press(.keyboardLeftArrow)
    #expect(world.stage.element(.adjustable, "Straighten")?.value == "0.2°")
    world.stage.press(.keyboardA)
    world.stage.settle()
    let exposure = try #require(world.stage.element(.adjustable, "Exposure")).frame
    world.stage.click(at: CGPoint(x: exposure.midX, y: exposure.midY))
    world.stage.press(.keyboardDownArrow)
    #expect(editor.edit[.exposure] < 0)
  }

  @Test func whatWasSeenOfAnEditFillsThePageAsThePhotoDoes() async throws {
    let world = try await PhotoPageWorld(count: 2) { photos in
      let wide = CGImage(width: 3000, height: 2000, isOpaque: true) { target in
        for offset in stride(from: 0, to: target.count, by: 4) {
          target[offset] = UInt8(truncatingIfNeeded: offset / 5000)
          target[offset + 3] = 255
        }
      }
      try VipsImageCodec().jpegData(wide, quality: 0.8).write(to: photos.url(0))
    }
    let index = try #require(
      world.gallery.shownLibrary.photoLibrary.index(of: world.photos.url(0).file))
    try await world.open(index)
    let cell = try #require(world.browser.currentCell as? ImageCell)
    #expect(await world.stage.wait { cell.isLoaded && world.stage.isAtRest })
    let frame = cell.imageView.convert(cell.imageView.bounds, to: nil)
    let editor = try await world.edit()
    let plain = editor.imageView.image
    editor.adjust(.exposure, to: 0.8)
    #expect(
      await world.stage.wait { !editor.preview.isRendering && editor.imageView.image !== plain })
    let edited = try #require(editor.imageView.image)
    #expect(edited.size.width * edited.scale < 3000)
    try #require(world.stage.element(.button, "Done")).tap()
    #expect(cell.image === edited)
    #expect(cell.imageView.convert(cell.imageView.bounds, to: nil) == frame)
    #expect(await world.stage.wait { cell.isLoaded && cell.image !== edited })
  }

  @Test func keysOfAQuestionChangeNothingInTheEditor() async throws {
    let world = try await PhotoPageWorld(count: 2)
    try await world.open(1)
    for key in [UIKeyboardHIDUsage.keyboardE, .keyboardR, .keyboardEscape] {
      world.stage.press(key)
      world.stage.settle()
    }
    let editor = try #require(world.browser.presentedViewController as? EditorController)
    let edit = editor.edit
    #expect(editor.presentedViewController is UIAlertController && !edit.isIdentity)
    for _ in 0..<3 { world.stage.press(.keyboardR) }
    #expect(editor.edit == edit)
  }

  @Test func menusAndQuestionsOverAPhotoAreDarkAsItsGroundIs() async throws {
    let world = try await PhotoPageWorld(count: 2)
    try await world.open(1)
    #expect(world.browser.traitCollection.userInterfaceStyle == .dark)
    world.stage.press(.keyboardI, modifiers: .control)
    world.stage.settle()
    let sheet = try #require(world.browser.presentedViewController)
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(world.gallery.library.home.traitCollection.userInterfaceStyle == .light)
  }

  @Test func keysOfAComparisonNeverTurnThePageBelow() async throws {
    let world = try await PhotoPageWorld(count: 4)
    try await world.open(1)
    world.stage.press(.keyboardC)
    world.stage.settle()
    #expect(world.browser.presentedViewController is PhotoComparisonController)
    world.stage.press(.keyboardSpacebar)
    world.stage.settle()
    #expect(world.browser.currentIndex == 1)
  }

  @Test func keysWhileAPhotoGoesBackAreTheLibrarys() async throws {
    let world = try await PhotoPageWorld(count: 8)
    let (stage, gallery) = (world.stage, world.gallery)
    try await world.open(3)
    stage.press(.keyboardEscape)
    stage.advance(by: 0.1)
    #expect(world.browser.isBeingDismissed)
    stage.press(.keyboardRightArrow)
    stage.settle()
    #expect(gallery.openBrowser == nil && gallery.library.grid.selectedIndex == 4)

    try await world.open(3)
    stage.press(.keyboardEscape)
    stage.advance(by: 0.1)
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardReturnOrEnter)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest })
    #expect(world.browser.currentIndex == 2)

    stage.press(.keyboardEscape)
    stage.advance(by: 0.1)
    stage.press(.keyboardF, modifiers: .control)
    stage.settle()
    #expect(gallery.openBrowser == nil && gallery.library.home.searching.isActive)
  }
}
