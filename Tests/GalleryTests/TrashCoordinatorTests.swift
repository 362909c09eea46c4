import FileOperations
import Foundation
import Testing
import Toasts
import UIKit
import UIKitStage

@testable import gallery

/// Deleting photos in the gallery, and undoing it.
@MainActor @Suite(.serialized) final class TrashCoordinatorTests {
  private let photos: TestPhotos
  private let data: URL
  private let oldData = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
  private let stage = Stage(size: CGSize(width: 1100, height: 760))
  private let gallery: Gallery

  init() async throws {
    photos = try TestPhotos(count: 4)
    data = photos.folder.deletingLastPathComponent().appendingPathComponent(
      "vitrine-data-\(UUID())")
    setenv("XDG_DATA_HOME", data.path, 1)
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let gallery = gallery
    #expect(await stage.wait { gallery.thumbnailsAreShown })
  }

  deinit {
    photos.remove()
    try? FileManager.default.removeItem(at: data)
    if let oldData { setenv("XDG_DATA_HOME", oldData, 1) } else { unsetenv("XDG_DATA_HOME") }
  }

  private func contents(_ folder: String) -> [String] {
    let url = data.appendingPathComponent("Trash/\(folder)")
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  private var names: [String] { gallery.photos.map(\.name) }
  private var toastText: String? { gallery.window.toasts.shown.last.flatMap(\.spokenText) }
  private var isWaitingForUndo: Bool { !gallery.fileHandler.trash.undoable.isEmpty }

  private func open(_ index: Int) async {
    gallery.open(index)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true && stage.isAtRest })
  }

  private func undoButton(in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.configuration?.title == "Undo" { return button }
    return view.subviews.lazy.compactMap { self.undoButton(in: $0) }.first
  }

  @Test func deletingTheOpenPhotoCanBeUndone() async throws {
    let before = try Data(contentsOf: photos.url(1))
    await open(1)
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { isWaitingForUndo })
    #expect(contents("files") == ["photo-01.jpg"])
    #expect(names == ["photo-00.jpg", "photo-02.jpg", "photo-03.jpg"])
    #expect(gallery.openBrowser?.currentID == photos.url(2).file)
    #expect(toastText == "“photo-01.jpg” moved to the trash")

    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { names.count == 4 && gallery.openBrowser?.currentIndex == 1 })
    #expect(try Data(contentsOf: photos.url(1)) == before)
    #expect(contents("files").isEmpty && contents("info").isEmpty && !isWaitingForUndo)
    #expect(gallery.openBrowser?.currentID == photos.url(1).file)
  }

  @Test func severalDeletionsShareOneToastAndUndo() async throws {
    stage.chooseThumbnail(1)
    for count in 1...2 {
      stage.press(.keyboardDeleteForward)
      #expect(await stage.wait { gallery.fileHandler.trash.undoable.count == count })
    }
    #expect(names == ["photo-00.jpg", "photo-03.jpg"] && gallery.library.grid.selectedIndex == 1)
    #expect(
      await stage.wait {
        gallery.window.toasts.shown.count == 1 && toastText == "2 files moved to the trash"
      })
    stage.press(.keyboardF6)
    stage.press(.keyboardReturnOrEnter)
    #expect(await stage.wait { names.count == 4 })
    #expect(contents("files").isEmpty)
  }

  /// As the toast says.
  @Test func whatIsDeletedAtOnceIsUndoneByItself() async throws {
    let trash = gallery.fileHandler.trash
    trash.moveToTrash([gallery.photos[0]])
    #expect(await stage.wait { trash.undoable.count == 1 })
    trash.moveToTrash(Array(gallery.photos[0...1]))
    #expect(await stage.wait { toastText == "2 files moved to the trash" && names.count == 1 })
    trash.moveToTrash([gallery.photos[0]])
    #expect(await stage.wait { names.isEmpty && isWaitingForUndo })
    for left in [1, 3, 4] {
      stage.press(.keyboardZ, modifiers: .control)
      #expect(await stage.wait { names.count == left }, "\(names)")
    }
  }

  @Test func trashButtonDeletesTheOpenPhoto() async throws {
    await open(0)
    stage.hover(at: CGPoint(x: 500, y: 400))
    stage.hover(at: CGPoint(x: 520, y: 400))
    stage.advance(by: 0.5)
    stage.click(at: CGPoint(x: 1100 - 16 - 36 - 12 - 18, y: 16 + 18))
    #expect(await stage.wait { contents("files") == ["photo-00.jpg"] })
  }

  @Test func deletingTheLastPhotoClosesTheBrowserAndKeepsTheToast() async throws {
    for index in 1...3 { try FileManager.default.removeItem(at: photos.url(index)) }
    #expect(await stage.wait { names.count == 1 })
    await open(0)
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { gallery.openBrowser == nil && isWaitingForUndo })
    #expect(!gallery.library.grid.messageView.isHidden && toastText != nil)
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { names == ["photo-00.jpg"] })
    #expect(gallery.library.grid.messageView.isHidden)
  }

  @Test func anEarlierToastStaysAboveTheBrowser() async throws {
    stage.chooseThumbnail(0)
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { isWaitingForUndo })
    gallery.open(0)
    stage.advance(by: 0.6)
    let button = try #require(undoButton(in: gallery.window))
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    stage.click(at: button.convert(middle, to: nil))
    #expect(await stage.wait { names.count == 4 })
  }

  @Test func expiryAndQuittingLeaveThePhotoInTheTrash() async throws {
    stage.chooseThumbnail(0)
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { isWaitingForUndo })
    stage.advance(by: 8)
    #expect(!isWaitingForUndo && contents("files") == ["photo-00.jpg"])
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { isWaitingForUndo })
    stage.closeWindow()
    #expect(!isWaitingForUndo && contents("files") == ["photo-00.jpg", "photo-01.jpg"])
    #expect(contents("info") == ["photo-00.jpg.trashinfo", "photo-01.jpg.trashinfo"])
    #expect(!FileManager.default.fileExists(atPath: photos.url(1).path))
  }

  @Test func aPhotoThatCannotBeMovedStaysWithAMessage() async throws {
    stage.chooseThumbnail(2)
    let gone = Photo(path: photos.folder.appendingPathComponent("never.jpg").path)
    gallery.fileHandler.trash.moveToTrash(gone)
    #expect(await stage.wait { toastText?.contains("no longer there") == true })
    #expect(names.count == 4 && !isWaitingForUndo)
  }

  /// What wasn't done is said until it is read, but not in place of what is done next.
  @Test func aReportGivesWayToWhatIsDoneNext() async throws {
    let gone = Photo(path: photos.folder.appendingPathComponent("never.jpg").path)
    gallery.fileHandler.trash.moveToTrash(gone)
    #expect(await stage.wait { toastText?.contains("no longer there") == true })
    stage.settle()
    stage.press(.keyboardA, modifiers: .control)
    stage.settle()
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { toastText == "4 files moved to the trash" })
    stage.settle()
    #expect(undoButton(in: gallery.window) != nil)
    stage.advance(by: 20)
    #expect(toastText?.contains("no longer there") == true, "it comes back")
    try #require(stage.element(.button, "Close")).tap()
    stage.settle()
    #expect(gallery.window.toasts.shown.isEmpty)
  }

  /// It was read before something else was done.
  @Test func aReportThatWasInSightDoesNotComeBack() async throws {
    let gone = Photo(path: photos.folder.appendingPathComponent("never.jpg").path)
    gallery.fileHandler.trash.moveToTrash(gone)
    #expect(await stage.wait { toastText?.contains("no longer there") == true })
    stage.advance(by: 10)
    #expect(toastText?.contains("no longer there") == true, "as long as nothing else is done")
    stage.press(.keyboardA, modifiers: .control)
    stage.settle()
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { toastText == "4 files moved to the trash" })
    stage.advance(by: 30)
    #expect(gallery.window.toasts.shown.isEmpty && gallery.window.toasts.waiting.isEmpty)
  }

  /// The buttons of the bar below are used while a report is shown.
  @Test func aReportIsAboveTheBarOfASelection() async throws {
    stage.press(.keyboardA, modifiers: .control)
    stage.settle()
    let bar = try #require(stage.element(.button, "Move to Trash")).frame
    let gone = Photo(path: photos.folder.appendingPathComponent("never.jpg").path)
    gallery.fileHandler.trash.moveToTrash(gone)
    #expect(await stage.wait { toastText?.contains("no longer there") == true })
    stage.settle()
    let close = try #require(stage.element(.button, "Close")).frame
    #expect(close.maxY < bar.minY, "\(close) \(bar)")
    stage.press(.keyboardEscape)
    stage.settle()
    stage.press(.keyboardA, modifiers: .control)
    stage.settle()
    let again = try #require(stage.element(.button, "Close")).frame
    #expect(again.maxY < bar.minY, "\(again) \(bar)")
  }
}
