import Foundation
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The photos that a person searches for take the place of all photos.
@MainActor @Suite(.serialized) struct LibrarySearchTests {
  /// Photos of March 2020 in two folders, the second one a favorite in Rome.
  private func makePhotos(_ count: Int = 8) throws -> DatedPhotos {
    let photos = try DatedPhotos(count: count, folders: 2)
    _ = try MetadataWriter().apply(
      [.favorite(true), .addKeywords(["Rome"]), .rating(5)], to: photos.url("f1/p00001.jpg").file)
    return photos
  }

  private func open(_ photos: DatedPhotos) async -> (Stage, Gallery) {
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = delegate.gallery ?? Gallery(paths: [photos.folder])
    let id = photos.url("f1/p00001.jpg").file
    let isLoaded = await stage.wait {
      gallery.photos.count == photos.names.count
        && gallery.shownLibrary.photoLibrary.photo(id)?.stars == 5
        && gallery.shownLibrary.photoLibrary.state != .scanning && gallery.thumbnailsAreShown
    }
    #expect(isLoaded)
    return (stage, gallery)
  }

  private func names(_ library: PhotoLibrary) -> [String] {
    library.photos.map { String($0.name.prefix(6)) }
  }

  @Test func suggestionsShowThatTheyGoOn() throws {
    let strip = SearchStrip()
    strip.frame = CGRect(x: 0, y: 0, width: 300, height: strip.height)
    let few = try #require(SearchVocabulary.Suggestion("is:favorite"))
    strip.show([], [few])
    strip.layoutIfNeeded()
    #expect(strip.goesOn == (false, false))
    strip.show([], (0..<12).compactMap { SearchVocabulary.Suggestion("tag:\"word\($0)\"") })
    strip.layoutIfNeeded()
    #expect(strip.goesOn == (false, true))
  }

  @Test func aSearchLeavesTheOpenPhoto() async throws {
    let photos = try makePhotos()
    defer { withExtendedLifetime(photos) {} }
    let (stage, gallery) = await open(photos)
    stage.chooseThumbnail(0)
    stage.press(.keyboardReturnOrEnter)
    #expect(await stage.wait { gallery.photo.openBrowser != nil && stage.isAtRest })
    let favorites = gallery.photos.filter(\.isFavorite).count
    stage.press(.keyboardF, modifiers: .control)
    // The first letter comes while the photo is on its way back.
    stage.type(".p00003")
    #expect(await stage.wait { gallery.photo.openBrowser == nil && stage.isAtRest })
    #expect(gallery.library.home.searching.bar.text == ".p00003")
    stage.press(.keyboardEscape)
    #expect(await stage.wait { gallery.photos.count == 8 })
    #expect(gallery.photos.filter(\.isFavorite).count == favorites)
  }

  @Test func largeTextHidesNothingThatWasFound() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    stage.textScale = 2
    let controller = UIViewController()
    stage.show(controller)
    let strip = SearchStrip()
    strip.frame = CGRect(x: 0, y: 0, width: 400, height: strip.height)
    controller.view.addSubview(strip)
    strip.show(count: 120)
    let few = try #require(SearchVocabulary.Suggestion("is:favorite"))
    for suggestions in [[], [few]] {
      strip.show([], suggestions)
      strip.layoutIfNeeded()
      let frame = strip.countLabel.convert(strip.countLabel.bounds, to: strip)
      #expect(frame.width > 80 && strip.bounds.contains(frame), "\(frame)")
    }
  }

  @Test func fromRightToLeftTheFirstSuggestionIsAtTheRight() throws {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let controller = UIViewController()
    stage.show(controller)
    controller.traitOverrides.layoutDirection = .rightToLeft
    let strip = SearchStrip()
    strip.frame = CGRect(x: 0, y: 0, width: 300, height: strip.height)
    controller.view.addSubview(strip)
    stage.advance(frames: 1)
    strip.show([], (0..<12).compactMap { SearchVocabulary.Suggestion("tag:\"word\($0)\"") })
    strip.layoutIfNeeded()
    #expect(strip.goesOn == (true, false))
  }

  @Test func townsOfPhotosAreSuggestedAndFound() async throws {
    let photos = try makePhotos()
    // The sidecar of another program.
    let oslo = photos.url("f0/p00002.jpg")
    try Data(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="59,56.0N"
      exif:GPSLongitude="10,48.0E"/></rdf:RDF></x:xmpmeta>
      """.utf8
    ).write(to: oslo.appendingPathExtension("xmp"))
    let (stage, gallery) = await open(photos)
    let library = gallery.shownLibrary.photoLibrary
    #expect(await stage.wait { library.photo(oslo.file)?.details?.latitude != nil })
    await library.search("oslo")
    #expect(names(library) == ["p00002"])
    let vocabulary = await library.search.vocabulary()
    let found = vocabulary.suggestions(for: "osl")
    #expect(found.map(\.title) == ["Near Oslo"] && found.map(\.text) == ["near:Oslo"])
    await library.search("near:Oslo")
    #expect(names(library) == ["p00002"])
  }

  @Test func photosThatAreFoundKeepTheirOrder() async throws {
    let photos = try makePhotos()
    let (_, gallery) = await open(photos)
    let library = gallery.shownLibrary.photoLibrary
    await library.search("in:f1")
    #expect(names(library) == ["p00001", "p00003", "p00005", "p00007"])
    library.order = .newestFirst
    await library.search("in:f1 march 2020")
    #expect(names(library) == ["p00007", "p00005", "p00003", "p00001"])
    await library.search("tag:rome")
    #expect(
      names(library) == ["p00001"] && library.index(of: photos.url("f1/p00001.jpg").file) == 0)
    await library.search("rome 2019")
    #expect(
      library.photos.isEmpty && library.state == .problem(.noMatch(.all, searched: "rome 2019")))
    #expect(gallery.library.grid.messageView.text.hasPrefix("Nothing found"))
    #expect(gallery.library.grid.messageView.text.contains("No photo matches “rome 2019”."))
    await library.search(" ")
    #expect(library.photos.count == 8 && library.query == nil)
  }

  @Test func theNewestRequestWins() async throws {
    let photos = try makePhotos()
    let (_, gallery) = await open(photos)
    let library = gallery.shownLibrary.photoLibrary
    var seen: Set<Int> = []
    let observer = LibraryObserver(library) { seen.insert(library.photos.count) }
    library.search.queue.suspend()
    for text in ["rome", "2019", "in:f1", "is:favorite", "in:f0 march"] {
      library.query = PhotoQuery(text)
    }
    library.search.queue.resume()
    await library.search.finish()
    #expect(names(library) == ["p00000", "p00002", "p00004", "p00006"])
    #expect(seen == [4], "results of replaced requests are not shown")
    withExtendedLifetime(observer) {}
    #expect(library.search.answerCount == 1, "and they are not even searched")
    library.query = PhotoQuery("rome")
    library.query = nil
    await library.search.finish()
    #expect(library.photos.count == 8)
  }

  @Test func photosThatComeWhileOneSearchesAreSearchedToo() async throws {
    let photos = try makePhotos()
    let (stage, gallery) = await open(photos)
    let library = gallery.shownLibrary.photoLibrary
    await library.search("in:f1")
    try photos.add("f0/other.jpg", hour: 100)
    try photos.add("f1/same.jpg", hour: 101)
    #expect(await stage.wait { library.photos.last?.name == "same.jpg" })
    #expect(library.photos.count == 5)
    await library.search("")
    #expect(library.photos.count == 10)
  }

  // MARK: In the bar

  @Test func escapeReturnsToWhereOneWas() async throws {
    let photos = try makePhotos(120)
    let (stage, gallery) = await open(photos)
    let (grid, home) = (gallery.library.grid, gallery.library.home)
    grid.select(90)
    stage.settle()
    let offset = grid.collectionView.contentOffset.y
    #expect(offset > 200)
    stage.press(.keyboardF, modifiers: .control)
    stage.settle()
    #expect(home.searching.isActive && home.searching.bar.isFirstResponder)
    stage.type("rome")
    #expect(await stage.wait { gallery.photos.count == 1 })
    stage.settle()
    #expect(grid.cell(at: 0)?.photo?.name == "p00001.jpg")
    #expect(grid.collectionView.contentOffset.y == -grid.collectionView.adjustedContentInset.top)
    stage.press(.keyboardEscape)
    #expect(await stage.wait { gallery.photos.count == 120 })
    stage.settle()
    #expect(!home.searching.isActive && grid.isFirstResponder)
    #expect(grid.selectedIndex == 90)
    #expect(await stage.wait { abs(grid.collectionView.contentOffset.y - offset) < 1 })
  }

  @Test func chipsSayWhatWasUnderstoodAndCanBeTakenOut() async throws {
    let photos = try makePhotos()
    let (stage, gallery) = await open(photos)
    let searching = gallery.library.home.searching
    searching.begin(with: "march 2020 rating:4+ ")
    stage.settle()
    #expect(await stage.wait { gallery.photos.count == 1 })
    func titles() -> [String] { searching.strip.chips.compactMap { $0.configuration?.title } }
    #expect(titles().prefix(2) == ["March 2020", "★★★★+"])
    #expect(
      searching.strip.chips.prefix(2).map { $0.configuration?.image == nil } == [false, true],
      "a star as a symbol would be counted")
    #expect(searching.strip.countLabel.text == "One item")
    #expect(
      await stage.wait { titles().contains("Rome") }, "what there is is suggested: \(titles())")
    let folders = try #require(
      searching.strip.chips.first { $0.configuration?.title == "Folders" }?.menu)
    #expect(folders.children.map(\.title) == ["f0", "f1"], "several of a kind are in a menu")
    #expect(!titles().dropFirst(2).contains("★★★★+"))
    searching.strip.chips[1].sendActions(for: .primaryActionTriggered)
    #expect(await stage.wait { gallery.photos.count == 8 })
    #expect(searching.bar.text == "march 2020 ")
    let rome = try #require(searching.strip.chips.first { $0.configuration?.title == "Rome" })
    rome.sendActions(for: .primaryActionTriggered)
    #expect(searching.bar.text == "march 2020 tag:Rome " && searching.bar.isFirstResponder)
    #expect(await stage.wait { gallery.photos.count == 1 })
    stage.settle()
    try #require(stage.element(.button, "Save Search…")).tap()
    stage.settle()
    #expect(gallery.frontController is UIAlertController)
  }

  @Test func theNumberIsThatOfWhatIsSearchedNow() async throws {
    let photos = try makePhotos()
    let (stage, gallery) = await open(photos)
    let searching = gallery.library.home.searching
    let label = searching.strip.countLabel
    for _ in 0..<2 {
      searching.begin(with: "rome")
      #expect(await stage.wait { gallery.photos.count == 1 && label.text == "One item" })
      searching.begin(with: "zzz")
      #expect(await stage.wait { gallery.photos.isEmpty && label.text == "0 items" })
      searching.begin(with: "")
      #expect(await stage.wait { gallery.photos.count == 8 && label.text == nil })
      searching.begin(with: "rome")
      #expect(await stage.wait { gallery.photos.count == 1 && label.text == "One item" })
      searching.end()
      #expect(await stage.wait { gallery.photos.count == 8 && stage.isAtRest })
      searching.begin()
      #expect(label.text == nil)
      searching.begin(with: "zzz")
      #expect(await stage.wait { gallery.photos.isEmpty && label.text == "0 items" })
    }
  }

  @Test func suggestionsCompleteTheLastWord() throws {
    let index = try PhotoIndex()
    let stamp = FileStamp(changed: 1_500_000_000_000_000_000, byteCount: 1, inode: 1)
    var facts = MediaFacts(width: 1, height: 1, taken: WallTime(exif: "2024:03:15 12:00:00"))
    facts.details.camera = "FUJIFILM X-100V"
    facts.details.keywords = ["Rome", "Rügen"]
    struct Reader: FactReading {
      let facts: MediaFacts
      func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts? { facts }
    }
    let file = MediaFile(id: FileID(path: "/p/Japan 2024/a.jpg"), kind: .photo, stamp: stamp)
    let root = FileID(path: "/p")
    try index.update(.trees([root], files: [file]), by: Reader(facts: facts))
    let vocabulary = try SearchVocabulary(of: index, under: [root])
    func texts(_ text: String) -> [String] { vocabulary.suggestions(for: text).map(\.text) }
    #expect(texts("beach r") == ["tag:Rome", "tag:Rügen"])
    #expect(texts("RU") == ["tag:Rügen"])
    #expect(texts("x-100") == ["camera:\"FUJIFILM X-100V\""])
    #expect(texts("100v") == texts("x-100"))
    #expect(texts("ma") == ["2024-03"])
    #expect(texts("jap") == ["in:\"Japan 2024\""])
    #expect(texts("zzz") == [])
    #expect(texts("tag:Rome ").contains("tag:Rügen") && !texts("tag:Rome ").contains("tag:Rome"))
    // Several of a kind are offered together as long as nothing is typed.
    let choices = vocabulary.choices(for: "2024 ")
    #expect(choices.map(\.title) == ["Rating", "Tags"])
    #expect(choices.last?.suggestions.map(\.text) == ["tag:Rome", "tag:Rügen"])
    let stars = ["rating:5", "rating:4+", "rating:3+", "rating:2+", "rating:1+"]
    #expect(choices.first?.suggestions.map(\.text) == stars)
    #expect(vocabulary.choices(for: "rating:3+ ").map(\.title) == ["Tags"])
    #expect(
      !texts("2024 ").contains("tag:Rome") && texts("").contains("camera:\"FUJIFILM X-100V\""))
    #expect(vocabulary.choices(for: "r").map(\.title) == ["Rating"], "it may be a tag")
    #expect(vocabulary.choices(for: "tag:Rome ").map(\.title) == ["Rating"])
    #expect(!texts("").contains("is:video"), "there are none")
    let first = try #require(vocabulary.suggestions(for: "beach r").first)
    #expect(SearchVocabulary.completing("beach r", with: first) == "beach tag:Rome ")
    let rated = try #require(vocabulary.choices(for: "beach").first?.suggestions.first)
    #expect(SearchVocabulary.completing("beach", with: rated) == "beach rating:5 ")
  }
}
