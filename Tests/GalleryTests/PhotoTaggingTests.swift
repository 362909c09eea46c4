import Foundation
import PhotoIndexing
import PhotoMetadata
import Testing
import Toasts
import UIKit
import UIKitStage

@testable import gallery

/// What a person says of photos is seen at once, is written beside them, and can be undone.
@MainActor @Suite(.serialized) struct PhotoTaggingTests {
  private func open(_ photos: DatedPhotos) async -> (Stage, Gallery) {
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = delegate.gallery ?? Gallery(paths: [photos.folder])
    let isLoaded = await stage.wait {
      gallery.photos.count == photos.names.count
        && gallery.shownLibrary.photoLibrary.progress == nil
        && gallery.thumbnailsAreShown
    }
    #expect(isLoaded)
    return (stage, gallery)
  }

  private func id(_ photos: DatedPhotos, _ number: Int) -> FileID {
    photos.url(photos.names[number]).file
  }

  /// What is on disk.
  private func details(_ id: FileID) -> MediaDetails? {
    try? MetadataReader().metadata(of: id).details
  }

  private func undo(_ history: UndoHistory) async -> String? {
    await withCheckedContinuation { done in history.undo { done.resume(returning: $0) } }
  }

  private func redo(_ history: UndoHistory) async -> String? {
    await withCheckedContinuation { done in history.redo { done.resume(returning: $0) } }
  }

  @Test func starsAreSeenInTheGrid() async throws {
    let photos = try DatedPhotos(count: 2)
    let (stage, gallery) = await open(photos)
    let cell = try #require(gallery.thumbnail(at: 1))
    #expect(cell.starsBadge.isHidden)
    stage.chooseThumbnail(1)
    stage.press(.keyboard4, modifiers: .alternate)
    #expect(await stage.wait { !cell.starsBadge.isHidden && cell.starsBadge.text == "4" })
    #expect(cell.accessibilityValue == "4 stars")
    stage.settle()
    #expect(cell.starsBadge.frame.minX >= 0 && cell.starsBadge.frame.width > 22)
    stage.press(.keyboard0, modifiers: .alternate)
    #expect(await stage.wait { cell.starsBadge.isHidden })
  }

  @Test func aPeriodMakesTheSelectedPhotoAFavorite() async throws {
    let photos = try DatedPhotos(count: 4)
    let (stage, gallery) = await open(photos)
    let (library, file) = (gallery.shownLibrary.photoLibrary, id(photos, 2))
    let before = try Data(contentsOf: file.url)
    stage.chooseThumbnail(2)
    stage.type(".")
    #expect(await stage.wait { library.photo(file)?.isFavorite == true })
    let cell = try #require(gallery.thumbnail(at: 2))
    #expect(!cell.heartBadge.isHidden && cell.accessibilityValue == "Favorite")
    #expect(gallery.thumbnail(at: 1)?.heartBadge.isHidden == true)
    #expect(await stage.wait { details(file)?.isFavorite == true })
    #expect(try Data(contentsOf: file.url) == before, "the photo itself stays as it is")
    #expect(gallery.editing.history.undoName == "Add to Favorites")
    #expect(await undo(gallery.editing.history) == "Add to Favorites")
    #expect(details(file)?.isFavorite == false)
    #expect(
      await stage.wait { library.photo(file)?.isFavorite == false && cell.heartBadge.isHidden })
    #expect(await redo(gallery.editing.history) == "Add to Favorites")
    #expect(details(file)?.isFavorite == true)
    #expect(await stage.wait { library.photo(file)?.isFavorite == true })
  }

  @Test func severalPhotosGetStarsAndTagsAndUndoGivesEachItsOwnBack() async throws {
    let photos = try DatedPhotos(count: 4)
    _ = try MetadataWriter().apply([.rating(2), .keywords(["Sea"])], to: id(photos, 1))
    let (stage, gallery) = await open(photos)
    let library = gallery.shownLibrary.photoLibrary
    #expect(await stage.wait { library.photos[1].stars == 2 })
    gallery.photoEditor.tagging.changeTags(of: Array(library.photos[1...2]), adding: ["Rome"])
    gallery.editing.setStars(5, of: Array(library.photos[1...2]))
    #expect(await stage.wait { library.photos.map(\.stars) == [0, 5, 5, 0] })
    #expect(library.photos.map(\.tags) == [[], ["Sea", "Rome"], ["Rome"], []])
    // Another program writes one of them, whose sidecar can't be what it was any more.
    await gallery.photoEditor.tagging.finish()
    _ = try MetadataWriter().apply([.title("Harbor")], to: id(photos, 1))
    #expect(await undo(gallery.editing.history) == "Rate")
    #expect(await undo(gallery.editing.history) == "Change Tags")
    #expect((0..<4).map { details(id(photos, $0))?.rating } == [nil, 2, nil, nil])
    #expect((0..<4).map { details(id(photos, $0))?.keywords } == [[], ["Sea"], [], []])
    #expect(await stage.wait { library.photos.map(\.tags) == [[], ["Sea"], [], []] })
    #expect(library.photos.map(\.stars) == [0, 2, 0, 0])
    #expect(details(id(photos, 1))?.title == "Harbor")
  }

  @Test func aDigitRatesWhatIsChosenAndTheOpenPhoto() async throws {
    let photos = try DatedPhotos(count: 3)
    let (stage, gallery) = await open(photos)
    stage.chooseThumbnail(2)
    stage.type("3")
    #expect(await stage.wait { details(id(photos, 2))?.rating == 3 })
    gallery.open(1)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true })
    stage.settle()
    for stars in [1, 4, 0] {
      stage.type("\(stars)")
      #expect(await stage.wait { details(id(photos, 1))?.rating == stars })
    }
  }

  @Test func theNewestIsTold() async throws {
    let photos = try DatedPhotos(count: 3)
    let (stage, gallery) = await open(photos)
    stage.chooseThumbnail(1)
    stage.press(.keyboard3, modifiers: .alternate)
    stage.advance(by: 0.4)
    func told() -> [String] {
      gallery.window.toasts.shown.compactMap { ($0.item as? TextToastItem)?.text.string }
    }
    #expect(told() == ["★★★☆☆"])
    stage.press(.keyboard5, modifiers: .alternate)
    stage.advance(by: 0.2)
    #expect(told() == ["★★★★★"])
    gallery.editing.tellOfSaving(2)
    #expect(told() == ["Saved for 2 photos"])
  }

  @Test func nothingIsSaidToBeSavedBeforeItIs() async throws {
    let photos = try DatedPhotos(count: 3)
    let (stage, gallery) = await open(photos)
    let toasts = gallery.window.toasts
    func tag(_ text: String) async throws {
      stage.press(.keyboardT, modifiers: .control)
      #expect(await stage.wait { gallery.frontController is UIAlertController })
      stage.settle()
      stage.type(text)
      try #require(stage.element(.button, "Save")).tap()
    }
    stage.chooseThumbnail(1)
    try await tag("Lake")
    var isEarly = false
    #expect(
      await stage.wait {
        guard toasts.shown.contains(where: { $0.spokenText == "Saved for the photo" }) else {
          return false
        }
        isEarly = details(id(photos, 1))?.keywords != ["Lake"]
        return true
      })
    #expect(!isEarly)
    toasts.dismissAll()
    stage.chooseThumbnail(2)
    // A folder is where the sidecar would be.
    try FileManager.default.createDirectory(
      at: photos.url(photos.names[2] + ".xmp"), withIntermediateDirectories: false)
    var told: Set<String> = []
    try await tag("Sea")
    #expect(
      await stage.wait {
        told.formUnion(toasts.shown.compactMap(\.spokenText))
        return !told.isEmpty && stage.isAtRest
      })
    #expect(!told.contains("Saved for the photo"), "\(told)")
  }

  /// Keys concern the photo that arrow keys came to, also when the wheel went on.
  @Test func aPhotoOutOfSightIsShownBeforeAKeyChangesIt() async throws {
    let photos = try DatedPhotos(count: 120)
    let (stage, gallery) = await open(photos)
    stage.chooseThumbnail(0)
    let list = gallery.library.grid.collectionView
    gallery.library.grid.reveal(119, animated: false)
    stage.settle()
    #expect(gallery.thumbnail(at: 0) == nil)
    stage.type(".")
    #expect(gallery.thumbnail(at: 0) != nil)
    let offset = list.contentOffset
    stage.type(".")
    #expect(list.contentOffset == offset, "what is seen stays")
  }

  @Test func altAndADigitRateTheOpenPhoto() async throws {
    let photos = try DatedPhotos(count: 3)
    let (stage, gallery) = await open(photos)
    gallery.open(1)
    #expect(await stage.wait { gallery.openBrowser?.isOpen == true })
    stage.settle()
    stage.press(.keyboard4, modifiers: .alternate)
    #expect(await stage.wait { details(id(photos, 1))?.rating == 4 })
    stage.press(.keyboard0, modifiers: .alternate)
    #expect(await stage.wait { details(id(photos, 1))?.rating == 0 })
    stage.type(".")
    #expect(await stage.wait { details(id(photos, 1))?.isFavorite == true })
    #expect(details(id(photos, 0))?.isFavorite == false)
  }

  @Test func whatCannotBeWrittenIsToldAndTakenBack() async throws {
    let photos = try DatedPhotos(count: 2)
    try Data("<x".utf8).write(to: photos.url("f0/p00001.jpg.xmp"))
    let (stage, gallery) = await open(photos)
    var sentences: [String] = []
    gallery.photoEditor.tagging.onFailure = { sentences.append($0) }
    gallery.editing.toggleFavorite(gallery.photos)
    #expect(
      await stage.wait { gallery.photos.map(\.isFavorite) == [true, true] })
    #expect(
      await stage.wait { gallery.photos.map(\.isFavorite) == [true, false] })
    #expect(sentences == ["“p00001.jpg” wasn’t changed: the sidecar beside it is damaged."])
    #expect(try Data(contentsOf: photos.url("f0/p00001.jpg.xmp")) == Data("<x".utf8))
    #expect(await undo(gallery.editing.history) == "Add to Favorites")
    #expect(details(id(photos, 0))?.isFavorite == false)
    // Also where there is nothing new on the disk.
    let sidecar = photos.url("f0/p00001.jpg.xmp")
    try FileManager.default.removeItem(at: sidecar)
    try FileManager.default.createDirectory(at: sidecar, withIntermediateDirectories: false)
    #expect(await stage.wait { gallery.shownLibrary.photoLibrary.progress == nil })
    gallery.editing.toggleFavorite([gallery.photos[1]])
    #expect(await stage.wait { gallery.photos[1].isFavorite })
    #expect(await stage.wait { !gallery.photos[1].isFavorite })
  }

  @Test func whatIsSaidQuicklyIsWrittenInOrder() async throws {
    let photos = try DatedPhotos(count: 2)
    let (stage, gallery) = await open(photos)
    let (library, file) = (gallery.shownLibrary.photoLibrary, id(photos, 0))
    for stars in [1, 4, 2, 5, 3] {
      gallery.photoEditor.tagging.setStars(stars, of: [library.photos[0]])
    }
    var seen: [Int] = []
    let observer = LibraryObserver(library) {
      if let stars = library.photo(file)?.stars { seen.append(stars) }
    }
    gallery.photoEditor.tagging.finish(within: 10)
    #expect(details(file)?.rating == 3)
    #expect(await stage.wait { library.photo(file)?.stars == 3 })
    _ = await stage.wait(limit: 1) { false }
    withExtendedLifetime(observer) {}
    #expect(
      seen.last == 3 && seen.filter { $0 == 0 } == [], "never back to what was on disk: \(seen)")
  }
}
