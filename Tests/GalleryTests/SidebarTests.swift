import FileOperations
import Foundation
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import gallery

/// The sidebar with the parts of the library.
@MainActor @Suite(.serialized) final class SidebarTests {
  private let photos: DatedPhotos
  private let base = FileManager.default.temporaryDirectory.appendingPathComponent(
    "sidebar-\(UUID())")

  /// Photos in the folders f0 and f1, one of them a favorite in Rome.
  init() throws {
    photos = try DatedPhotos(count: 8, folders: 2)
    _ = try MetadataWriter().apply(
      [.favorite(true), .addKeywords(["Rome"])], to: photos.url("f1/p00001.jpg").file)
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  private func launch(
    width: CGFloat = 1280, height: CGFloat = 800,
    until isReady: (Gallery) -> Bool = { _ in true }
  ) async throws -> (Stage, Gallery) {
    let stage = Stage(size: CGSize(width: width, height: height))
    var places = Gallery.Places.memory
    places.views = base.appendingPathComponent("views.json")
    let delegate = AppDelegate(
      paths: [photos.folder], places: places,
      trash: Trash(dataFolder: base.appendingPathComponent("data")))
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    #expect(
      gallery.sidebar.main.sidebar.collectionView == nil,
      "nothing is listed before the first photos")
    let isLoaded = await stage.wait {
      gallery.thumbnailsAreShown && gallery.shownLibrary.photoLibrary.progress == nil
        && isReady(gallery)
    }
    #expect(isLoaded)
    stage.settle()
    return (stage, gallery)
  }

  /// What is listed in a window with the sidebar, as text: the name and the number of photos.
  private func rows(_ gallery: Gallery) -> [String] {
    let list = gallery.sidebar.main.sidebar.dataSource?.snapshot().itemIdentifiers ?? []
    let rows = gallery.sidebar.updating.content?.rows ?? [:]
    return list.map { item in
      let row = rows[item]
      return [row?.title, row?.count.map { "\($0)" }].compactMap { $0 }.joined(separator: " ")
    }
  }

  private func isComplete(_ gallery: Gallery) -> Bool {
    let lists = rows(gallery)
    return ["All Photos 8", "Favorites 1", "Rome 1", "Trash 0"].allSatisfy(lists.contains)
  }

  private func names(_ gallery: Gallery) -> [String] {
    gallery.photos.map { String($0.name.prefix(6)) }
  }

  @Test func wideWindowsListThePartsOfTheLibrary() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    #expect(gallery.sidebar.main.displayMode == .oneBesideSecondary)
    #expect(
      rows(gallery) == [
        "All Photos 8", "Favorites 1", "Videos 0", "Recently Added 8", "Duplicates", "Trash 0",
        "Albums", "New Album…", "Folders", "f0 4", "f1 4", "Dates", "2020 8", "Tags", "Rome 1",
      ])
    let cell = try #require(stage.element(.button, "Favorites, One item"))
    #expect(cell.frame.minX >= 0 && cell.frame.maxX <= 260)
    #expect(
      gallery.library.home.view.convert(gallery.library.home.view.bounds, to: nil).minX == 260)
  }

  @Test func filesArePastedIntoTheChosenFolder() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    let folder = try #require(FileID(photos.folder))
    #expect(gallery.fileHandler.shownFolder == folder.appending("f0"))
    gallery.library.home.show(.folder(folder))
    #expect(gallery.fileHandler.shownFolder == folder)
    withExtendedLifetime(stage) {}
  }

  @Test func theChosenPartIsShownInPlace() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    try #require(stage.element(.button, "Rome, One item")).tap()
    #expect(await stage.wait { names(gallery) == ["p00001"] })
    #expect(gallery.library.home.heading.accessibilityLabel == "Rome, One item")
    try #require(stage.element(.button, "f0, 4 items")).tap()
    #expect(await stage.wait { names(gallery) == ["p00000", "p00002", "p00004", "p00006"] })
    #expect(gallery.sidebar.main.sidebar.selected == .scope(.folder(photos.url("f0").file)))
    gallery.library.home.searching.begin(with: "is:favorite")
    #expect(
      await stage.wait {
        if case .problem(.noMatch(.folder, _, _)) = gallery.shownLibrary.photoLibrary.state {
          return true
        }
        return false
      }, "the search is within the part")
    #expect(gallery.library.home.searching.bar.placeholder == "Search in “f0”")
    #expect(gallery.library.grid.messageView.text.hasPrefix("Nothing found in “f0”"))
    gallery.library.home.searching.begin(with: "in:f1")
    stage.settle()
    #expect(await stage.wait { stage.element(.button, "Search All Photos") != nil })
    try #require(stage.element(.button, "Search All Photos")).tap()
    #expect(await stage.wait { names(gallery).count == 4 })
    #expect(gallery.library.home.searching.isActive)
    #expect(gallery.sidebar.main.sidebar.selected == .scope(.all))
    try #require(stage.element(.button, "All Photos, 8 items")).tap()
    #expect(await stage.wait { names(gallery).count == 8 })
    #expect(!gallery.library.home.searching.isActive)
  }

  @Test func arrowKeysChooseAndReturnGoesToThePhotos() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    let sidebar = gallery.sidebar.main.sidebar
    sidebar.becomeFirstResponder()
    stage.press(.keyboardDownArrow)
    #expect(sidebar.selected == .scope(.favorites))
    #expect(await stage.wait { names(gallery) == ["p00001"] })
    stage.press(.keyboardEnd)
    stage.press(.keyboardUpArrow)
    #expect(sidebar.selected == .scope(.year(2020)))
    stage.press(.keyboardRightArrow)
    stage.settle()
    #expect(rows(gallery).contains("March 8"))
    stage.press(.keyboardDownArrow)
    #expect(sidebar.selected == .scope(.month(year: 2020, month: 3)))
    stage.press(.keyboardLeftArrow)
    #expect(sidebar.selected == .scope(.year(2020)))
    stage.press(.keyboardDeleteForward)
    stage.press(.keyboardEscape)
    #expect(
      gallery.library.grid.isFirstResponder
        && gallery.shownLibrary.photoLibrary.scope == .year(2020))
    #expect(
      await stage.wait { names(gallery).count == 8 }, "Delete in the sidebar deletes nothing")
    sidebar.becomeFirstResponder()
    stage.press(.keyboardReturnOrEnter)
    #expect(gallery.library.grid.isFirstResponder)
  }

  @Test func aSidebarThatGoesAwayLeavesTheKeysToTheOpenPhoto() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    stage.resize(to: CGSize(width: 1280, height: 800))
    stage.settle()
    gallery.library.grid.becomeFirstResponder()
    stage.chooseThumbnail(1)
    stage.press(.keyboardReturnOrEnter)
    #expect(await stage.wait { gallery.shownPhoto.page?.browser?.isOpen == true })
    stage.resize(to: CGSize(width: 700, height: 800))
    stage.settle()
    #expect(gallery.sidebar.main.displayMode == .secondaryOnly)
    stage.press(.keyboardEscape)
    #expect(await stage.wait { !gallery.shownPhoto.isBrowsing })
  }

  @Test func keysAreThePhotosAfterAClickInTheSidebar() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    let row = try #require(stage.element(.button, "f0, 4 items")).frame
    gallery.sidebar.main.sidebar.becomeFirstResponder()
    #expect(!gallery.library.grid.isFirstResponder)
    stage.click(at: CGPoint(x: row.midX, y: row.midY))
    #expect(await stage.wait { names(gallery).count == 4 })
    #expect(gallery.library.grid.isFirstResponder)
    stage.press(.keyboardHome)
    stage.press(.keyboardReturnOrEnter)
    #expect(await stage.wait { gallery.shownPhoto.isBrowsing })
  }

  @Test func allPhotosReturnToWhereTheyWere() async throws {
    for number in 8..<120 { try photos.add("f0/q\(number).jpg", hour: number) }
    let (stage, gallery) = try await launch { self.rows($0).contains("All Photos 120") }
    gallery.library.grid.reveal(100, animated: false)
    stage.settle()
    let offset = gallery.library.grid.collectionView.contentOffset.y
    gallery.library.home.show(.favorites)
    #expect(await stage.wait { names(gallery) == ["p00001"] })
    gallery.library.home.show(.all)
    #expect(
      await stage.wait { abs(gallery.library.grid.collectionView.contentOffset.y - offset) < 1 })
  }

  @Test func countsFollowTheLibrary() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    stage.chooseThumbnail(2)
    stage.type(".")
    #expect(await stage.wait { self.rows(gallery).contains("Favorites 2") })
    try photos.add("f1/new.jpg", hour: 24 * 400)
    #expect(
      await stage.wait {
        self.rows(gallery).contains("f1 5") && self.rows(gallery).contains("2021 1")
      })
    try FileManager.default.removeItem(at: photos.url("f0"))
    #expect(await stage.wait { !self.rows(gallery).contains { $0.hasPrefix("f0") } })
  }

  @Test func aFolderThatIsMovedAwayStaysEmptyUntilItIsBack() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    try #require(stage.element(.button, "f0, 4 items")).tap()
    #expect(await stage.wait { names(gallery).count == 4 })
    let away = photos.folder.appendingPathExtension("away")
    defer { try? FileManager.default.removeItem(at: away) }
    try FileManager.default.moveItem(at: photos.url("f0"), to: away)
    #expect(await stage.wait { names(gallery).isEmpty })
    stage.advance(by: 2)
    // What is done to all photos that are shown is done to none.
    stage.press(.keyboardA, modifiers: .control)
    stage.press(.keyboardDeleteForward)
    stage.settle()
    #expect(names(gallery).isEmpty && gallery.shownLibrary.photoLibrary.scope != .all)
    let sentence =
      "There are no photos in this folder, or it was moved, renamed or deleted. They appear as soon as they are there."
    #expect(stage.element(.none, sentence) != nil)
    try FileManager.default.moveItem(at: away, to: photos.url("f0"))
    #expect(await stage.wait { names(gallery).count == 4 })
    stage.settle()
    let item = gallery.sidebar.main.sidebar.selected
    #expect(item != .scope(.all))
    #expect(await stage.wait { self.rows(gallery).contains("f0 4") })
  }

  @Test func aTagThatIsGoneGivesWayToAllPhotos() async throws {
    let (stage, gallery) = try await launch { self.rows($0).contains("Rome 1") }
    let library = gallery.shownLibrary.photoLibrary
    gallery.shownLibrary.home.show(.tag("Rome"))
    gallery.sidebar.main.sidebar.select(.scope(.tag("Rome")))
    #expect(await stage.wait { names(gallery).count == 1 })
    gallery.editing.tagging.setTags([], of: library.photos)
    #expect(await stage.wait { library.scope == .all && names(gallery).count > 1 })
    #expect(gallery.sidebar.main.sidebar.selected == .scope(.all))
  }

  // MARK: Rows

  @Test func rowsDisappearBelowTheTitleWhenTheyAreScrolled() async throws {
    let (stage, gallery) = try await launch(height: 320, until: isComplete)
    let sidebar = gallery.sidebar.main.sidebar
    let list = try #require(sidebar.collectionView)
    let bar = try #require(sidebar.navigationController?.navigationBar)
    func find(_ view: UIView) -> BarBackgrounds? {
      (view as? BarBackgrounds) ?? view.subviews.lazy.compactMap(find).first
    }
    let ground = try #require(find(bar))
    #expect(ground.isAtEdge)
    stage.wheel(at: CGPoint(x: 100, y: 250), detents: 3)
    stage.settle()
    #expect(list.contentOffset.y > -list.adjustedContentInset.top + 10)
    #expect(!ground.isAtEdge)
  }

  @Test func rowsThatAreUsedAgainHaveTheIndentOfTheirLevel() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    let list = try #require(gallery.sidebar.main.sidebar.collectionView)
    func starts() -> [String: CGFloat] {
      var starts: [String: CGFloat] = [:]
      func labels(_ view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
      }
      for cell in list.visibleCells {
        for label in labels(cell.contentView) where label.text?.isEmpty == false {
          starts[label.text ?? ""] = label.convert(label.bounds, to: list).minX
        }
      }
      return starts
    }
    let before = starts()
    #expect(before["f0"] == before["Rome"] && before["f0"] == before["Favorites"])
    func toggle(_ heading: String) throws {
      try #require(stage.element(.none, heading)).tap()
      stage.settle()
    }
    gallery.sidebar.main.sidebar.becomeFirstResponder()
    stage.press(.keyboardEnd)
    stage.press(.keyboardUpArrow)
    for _ in 0..<3 {
      // A month goes, and a row of a higher level takes its view.
      stage.press(.keyboardRightArrow)
      stage.settle()
      let months = starts()
      #expect(months["March"] == months["2020"].map { $0 + 16 })
      stage.press(.keyboardLeftArrow)
      stage.settle()
      try toggle("Tags")
      try toggle("Tags")
      #expect(starts() == before)
    }
  }

  @Test func anotherPartOfTheLibraryIsShownWithoutAMark() async throws {
    let (stage, gallery) = try await launch { self.isComplete($0) }
    let grid = gallery.library.grid
    func show(_ name: String) async {
      gallery.library.home.show(
        name.isEmpty ? .all : .folder(FileID(path: photos.folder.path).appending(name)))
      await gallery.library.photoLibrary.search.finish()
      stage.settle()
    }
    await show("f0")
    stage.chooseThumbnail(2)
    #expect(grid.selectedIndex == 2)
    let chosen = gallery.photos[2].id
    await show("f1")
    #expect(grid.selectedIndex == nil && grid.selecting?.cursor == nil)
    await show("f0")
    let isAsBefore = await stage.wait {
      grid.selectedIndex.map { gallery.photos[$0].id } == chosen
    }
    #expect(isAsBefore, "it is as it was left")
  }

  @Test func showingItRegroupsNoPhotos() async throws {
    for hour in 24..<27 { try photos.add("f0/later\(hour).jpg", hour: hour) }
    let (stage, gallery) = try await launch { self.rows($0).contains("All Photos 11") }
    let sections = gallery.library.grid.sections
    stage.press(.keyboardF9)
    stage.settle()
    #expect(gallery.sidebar.main.displayMode == .secondaryOnly)
    #expect(gallery.library.grid.sections == sections)
    stage.press(.keyboardF9)
    stage.settle()
    #expect(gallery.library.grid.sections == sections)
  }

  @Test func tagsAreRenamedAndRemoved() async throws {
    _ = try MetadataWriter().apply(
      [.addKeywords(["rome", "Lake"])], to: photos.url("f0/p00002.jpg").file)
    let (stage, gallery) = try await launch { self.rows($0).contains("Rome 2") }
    let library = gallery.shownLibrary.photoLibrary
    func tags(_ name: String) -> [String] { library.photo(photos.url(name).file)?.tags ?? [] }
    let row = try #require(stage.element(.button, "Rome, 2 items")).frame
    stage.click(at: CGPoint(x: row.midX, y: row.midY), button: 2)
    stage.settle()
    let cells = gallery.sidebar.main.sidebar.collectionView?.visibleCells ?? []
    let marked = cells.compactMap { $0 as? SidebarCell }.filter(\.isMenuOpen)
    #expect(marked.map(\.accessibilityLabel) == ["Rome, 2 items"], "the menu is this row’s")
    #expect(marked.allSatisfy { $0.configurationState.isHighlighted })
    try #require(stage.element(.none, "Rename…")).tap()
    stage.settle()
    #expect(!marked.contains { $0.isMenuOpen })
    let alert = try #require(gallery.frontController as? UIAlertController)
    #expect(alert.textFields?.first?.text == "Rome")
    alert.textFields?.first?.text = "Roma, Italia"
    alert.textFields?.first?.sendActions(for: .editingChanged)
    #expect(alert.message == "A tag can’t have a comma.")
    alert.textFields?.first?.text = "Roma"
    alert.textFields?.first?.sendActions(for: .editingChanged)
    stage.settle()
    try #require(stage.element(.button, "Rename")).tap()
    // However it is written, and beside others.
    #expect(
      await stage.wait {
        tags("f1/p00001.jpg") == ["Roma"] && Set(tags("f0/p00002.jpg")) == ["Lake", "Roma"]
      })
    #expect(await stage.wait { self.rows(gallery).contains("Roma 2") })
    #expect(!rows(gallery).contains { $0.hasPrefix("Rome") })
    #expect(
      stage.element(.none, "2 photos are tagged “Roma” now") != nil
        && gallery.editing.history.undoName == "Rename Tag")
    gallery.files.trash.undo()
    #expect(await stage.wait { self.rows(gallery).contains("Rome 2") })
    #expect(await stage.wait { Set(tags("f0/p00002.jpg")) == ["rome", "Lake"] })

    // Also by keys, and from where it is shown.
    try #require(stage.element(.button, "Rome, 2 items")).tap()
    #expect(await stage.wait { gallery.photos.count == 2 })
    gallery.sidebar.main.sidebar.becomeFirstResponder()
    stage.press(.keyboardApplication)
    stage.settle()
    #expect(stage.element(.none, "Rename…") != nil, "the menu key opens the menu of the row")
    stage.press(.keyboardEscape)
    stage.settle()
    gallery.sidebar.main.sidebar.becomeFirstResponder()
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { library.scope == .all && gallery.photos.count == 8 })
    #expect(await stage.wait { !self.rows(gallery).contains { $0.hasPrefix("Rome") } })
    #expect(tags("f0/p00002.jpg") == ["Lake"])
  }

  @Test func whatEveryLibraryHasIsListedBeforeTheIndexIsOpen() async {
    let updating = SidebarUpdating(search: LibrarySearch(under: [])) { 0 }
    updating.isVisible = true
    #expect(updating.content == nil)
    updating.isReady = true
    let rows = updating.content?.rows ?? [:]
    for scope in [PhotoScope.all, .favorites, .videos, .duplicates] {
      #expect(rows[.scope(scope)]?.title == scope.title && rows[.scope(scope)]?.count == nil)
    }
  }

  @Test func slowThumbnailsDoNotLeaveTheSidebarEmpty() async {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let updating = SidebarUpdating(search: LibrarySearch(under: [])) { 0 }
    updating.isVisible = true
    stage.advance(by: 0.9)
    #expect(updating.content == nil)
    stage.advance(by: 0.2)
    #expect(updating.content?.outline == .withoutCounts)
  }

  // MARK: Showing and hiding

  @Test func photosAreDroppedOnFoldersAndTheTrash() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    func drag(to row: String) throws {
      let cell = try #require(gallery.thumbnail(at: 0))
      let target = try #require(stage.element(.button, row)?.frame)
      let start = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
      stage.mouseDown(at: start)
      stage.advance(frames: 2)
      for part in 1...10 {
        let share = CGFloat(part) / 10
        stage.mouseMove(
          to: CGPoint(
            x: start.x + (target.midX - start.x) * share,
            y: start.y + (target.midY - start.y) * share))
        stage.advance(frames: 2)
      }
      stage.mouseUp()
      stage.settle()
    }
    let photo = try #require(gallery.photos.first)
    let (own, other) = photo.id.folder.displayName == "f0" ? ("f0", "f1") : ("f1", "f0")
    try drag(to: "\(own), 4 items")
    #expect(gallery.sidebar.main.presentedViewController == nil, "it is in this folder")
    try drag(to: "\(other), 4 items")
    try #require(stage.element(.none, "Move")).tap()
    let place = photos.url("\(other)/\(photo.name)")
    #expect(await stage.wait { FileManager.default.fileExists(atPath: place.path) })
    let isMoved = await stage.wait {
      self.rows(gallery).contains("\(other) 5") && gallery.shownLibrary.photoLibrary.progress == nil
        && stage.isAtRest
    }
    #expect(isMoved && gallery.photos.count == 8)
    try drag(to: "Trash, 0 items")
    let isThrownAway = await stage.wait {
      gallery.photos.count == 7 && self.rows(gallery).contains("Trash 1")
    }
    #expect(isThrownAway)
  }

  @Test func foldersWithoutPhotosAreListed() async throws {
    let deep = photos.url("f0/later/day 1")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    let (stage, gallery) = try await launch(until: isComplete)
    let folder = SidebarItem.scope(.folder(deep.file))
    #expect(
      await stage.wait { gallery.sidebar.updating.content?.rows[folder]?.count == 0 })
    let albums = photos.url("Albums")
    try FileManager.default.createDirectory(at: albums, withIntermediateDirectories: true)
    gallery.library.photoLibrary.search.bareFolders.made.insert(albums.file)
    let new = photos.url("f1/new")
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    let row = SidebarItem.scope(.folder(new.file))
    #expect(await stage.wait { gallery.sidebar.updating.content?.rows[row] != nil })
    let own = SidebarItem.scope(.folder(albums.file))
    #expect(gallery.sidebar.updating.content?.rows[own] == nil, "it is no folder of photos")
    try FileManager.default.removeItem(at: new)
    #expect(await stage.wait { gallery.sidebar.updating.content?.rows[row] == nil })
  }

  @Test func narrowWindowsShowItOverThePhotos() async throws {
    let (stage, gallery) = try await launch(width: 420)
    let main = gallery.sidebar.main
    #expect(main.displayMode == .secondaryOnly && gallery.sidebar.updating.content == nil)
    stage.press(.keyboardF9)
    #expect(await stage.wait { self.isComplete(gallery) })
    stage.settle()
    #expect(main.displayMode == .oneOverSecondary && main.sidebar.isFirstResponder)
    #expect(gallery.library.grid.view.bounds.width == 420)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(main.displayMode == .secondaryOnly && gallery.library.grid.isFirstResponder)
    stage.press(.keyboardF9)
    stage.settle()
    stage.tap(at: CGPoint(x: 380, y: 400))
    stage.settle()
    #expect(
      main.displayMode == .secondaryOnly && main.presentedViewController == nil
        && !gallery.shownPhoto.isBrowsing)
    stage.press(.keyboardF9)
    stage.settle()
    try #require(stage.element(.button, "Favorites, One item")).tap()
    stage.settle()
    #expect(main.displayMode == .secondaryOnly, "a choice hides it")
    #expect(await stage.wait { names(gallery) == ["p00001"] })
  }

  @Test func escapeWhileTheSidebarGoesIsThePhotos() async throws {
    let (stage, gallery) = try await launch(width: 420)
    let selection = gallery.library.selection
    selection.set([gallery.photos[0].id])
    stage.press(.keyboardF9)
    #expect(await stage.wait { self.isComplete(gallery) })
    stage.settle()
    stage.press(.keyboardEscape)
    stage.advance(frames: 3)
    stage.press(.keyboardEscape)
    #expect(selection.isEmpty && gallery.library.grid.isFirstResponder)
    #expect(gallery.sidebar.main.displayMode == .secondaryOnly)
  }

  @Test func notesDontCoverTheSidebarOverThePhotos() async throws {
    let (stage, gallery) = try await launch(width: 420)
    gallery.files.trash([gallery.photos[0]])
    #expect(await stage.wait { stage.element(.button, "Undo") != nil })
    stage.press(.keyboardF9)
    #expect(await stage.wait { stage.element(.button, "Favorites, One item") != nil })
    stage.settle()
    #expect(stage.element(.button, "Undo") == nil)
    stage.advance(by: 30)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(stage.element(.button, "Undo") != nil, "its time stood still")
    stage.press(.keyboardF9)
    stage.settle()
    gallery.files.trash([gallery.photos[0]])
    #expect(await stage.wait { stage.element(.button, "Undo") != nil }, "what is new is said")
  }

  @Test func itIsShownByItselfOnlyWithMuchRoom() async throws {
    let (stage, gallery) = try await launch(width: 1000)
    #expect(gallery.sidebar.main.displayMode == .secondaryOnly)
    stage.resize(to: CGSize(width: 1200, height: 800))
    stage.settle()
    #expect(gallery.sidebar.main.displayMode == .oneBesideSecondary)
    stage.resize(to: CGSize(width: 700, height: 800))
    stage.settle()
    #expect(
      gallery.sidebar.main.displayMode == .secondaryOnly && gallery.sidebar.main.showsSidebar == nil
    )
  }

  @Test func theChoiceComesBackWithTheNextLaunch() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    stage.press(.keyboardF9)
    stage.settle()
    #expect(gallery.sidebar.main.displayMode == .secondaryOnly)
    gallery.keepView()
    let (next, again) = try await launch()
    #expect(
      again.sidebar.main.displayMode == .secondaryOnly && again.sidebar.updating.content == nil)
    next.press(.keyboardF9)
    next.settle()
    #expect(again.sidebar.main.displayMode == .oneBesideSecondary)
    again.keepView()
    let (_, last) = try await launch(width: 1000)
    #expect(last.sidebar.main.displayMode == .oneBesideSecondary)
  }

  @Test func hidingItCanBeTurnedAround() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    let width = { gallery.library.home.view.bounds.width }
    stage.press(.keyboardF9)
    stage.advance(frames: 4)
    let middle = width()
    #expect(middle > 1020 && middle < 1280)
    stage.press(.keyboardF9)
    stage.advance(frames: 1)
    #expect(abs(width() - middle) < 60, "it goes on from where it is")
    stage.settle()
    #expect(width() == 1020)
  }

  @Test func nothingIsCountedBeforeTheIndexIsOpen() async throws {
    let search = LibrarySearch(under: [])
    var (counts, contents) = (0, [SidebarContent]())
    let updating = SidebarUpdating(search: search) {
      counts += 1
      return 3
    }
    updating.onChange = { contents.append($0) }
    let stage = Stage(size: CGSize(width: 100, height: 100))
    (updating.isReady, updating.isVisible) = (true, true)
    _ = await stage.wait(limit: 0.05) { false }
    #expect(counts == 0 && contents.map(\.outline) == [.withoutCounts])
    search.index = try PhotoIndex()
    updating.invalidate()
    #expect(await stage.wait { contents.count == 3 })
    #expect(contents.map(\.trashCount) == [nil, nil, 3])
    #expect(contents[1].outline != .withoutCounts && contents[2].outline == contents[1].outline)
    // What is listed already is not listed again.
    updating.invalidate()
    #expect(await stage.wait { counts == 2 })
    #expect(contents.count == 3)
  }

  @Test func arrowKeysGoOnFromTheTrashAndFromAlbums() async throws {
    let (stage, gallery) = try await launch(until: isComplete)
    let sidebar = gallery.sidebar.main.sidebar
    sidebar.becomeFirstResponder()
    var seen: [SidebarItem] = []
    for _ in 0..<8 {
      stage.press(.keyboardDownArrow)
      stage.settle()
      #expect(sidebar.isFirstResponder, "\(sidebar.selected)")
      seen.append(sidebar.selected)
    }
    #expect(seen.contains(.trash) && seen.contains(.newAlbum))
    #expect(seen.last == .scope(.folder(photos.url("f1").file)))
  }
}
