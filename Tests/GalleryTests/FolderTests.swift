import FileOperations
import Foundation
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Folders that a person makes, renames, moves and deletes, and photos that come from cards.
@MainActor @Suite(.serialized) struct FolderTests {
  func root(_ world: SelectionWorld) -> FileID {
    FileID(path: world.photos.folder.path)
  }

  func listed(_ world: SelectionWorld) -> [String] {
    let rows = world.gallery.sidebar.updating.content?.rows ?? [:]
    return rows.compactMap { item, row in
      if case .scope(.folder) = item { "\(row.title) \(row.count ?? -1)" } else { nil }
    }.sorted()
  }

  func answer(_ world: SelectionWorld, _ name: String, _ button: String) throws {
    world.stage.settle()
    let alert = try #require(world.gallery.frontController as? UIAlertController)
    alert.textFields?.first?.text = name
    alert.textFields?.first?.sendActions(for: .editingChanged)
    world.stage.settle()
    try #require(world.stage.element(.button, button)).tap()
    world.stage.settle()
  }

  func wide(_ count: Int = 6) async throws -> SelectionWorld {
    let world = try await SelectionWorld(count: count, size: CGSize(width: 1280, height: 800))
    world.stage.settle()
    return world
  }

  @Test func photosAreMovedIntoANewFolderFromThePicker() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    gallery.files.move(Array(gallery.photos.prefix(2)))
    #expect(await stage.wait { gallery.frontController is UINavigationController })
    let offer = gallery.frontController as? UINavigationController
    let folders = try #require(offer?.topViewController as? PlacePicker)
    stage.settle()
    folders.searchBarSearchButtonClicked(UISearchBar())
    #expect(await stage.wait { gallery.frontController is UIAlertController })
    try answer(world, "Winter", "Create")
    #expect(await stage.wait { listed(world) == ["Winter 2"] })
    let winter = root(world).appending("Winter")
    #expect(await stage.wait { gallery.files.recents.folders == [winter] })
    #expect(!world.files.contains("photo-00.jpg"))

    // The next time it is among the last ones.
    gallery.files.move([gallery.photos.first { $0.id.folder != winter }!])
    #expect(await stage.wait { gallery.frontController is UINavigationController })
    let sheet = gallery.frontController as? UINavigationController
    let picker = try #require(sheet?.topViewController as? PlacePicker)
    let last = await gallery.files.recents.existing()
    #expect(
      picker.titles.prefix(3) == ["New Folder…", "Other Folder…", "Winter"],
      "\(picker.titles), \(last)")
    picker.dismiss(animated: false)
    stage.settle()
    gallery.files.move([gallery.photos.first { $0.id.folder != winter }!], to: winter)
    #expect(await stage.wait { listed(world) == ["Winter 3"] })
    for _ in 0..<3 { gallery.files.trash.undo() }
    #expect(
      await stage.wait { !world.files.contains("Winter") && world.files.contains("photo-00.jpg") })
  }

  @Test func aFolderWhosePhotosWereAllMovedStaysAndIsStillShown() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    let (inbox, deep) = (root.appending("Inbox"), root.appending("Deep"))
    for folder in [inbox, deep] {
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    }
    gallery.files.move(Array(gallery.photos.prefix(2)), to: inbox)
    #expect(await stage.wait { listed(world) == ["Deep 0", "Inbox 2"] })
    gallery.library.home.show(.folder(inbox))
    gallery.scopeDidChange()
    #expect(await stage.wait { gallery.photos.count == 2 && stage.isAtRest })
    gallery.files.move(gallery.photos, to: deep)
    #expect(await stage.wait { listed(world) == ["Deep 2", "Inbox 0"] }, "\(listed(world))")
    stage.settle()
    #expect(gallery.library.home.library.scope == .folder(inbox))
  }

  @Test func emptyFoldersAndPathsAreFoundInThePicker() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    let deep = root.appending("2021").appending("A").appending("B")
    try FileManager.default.createDirectory(at: deep.url, withIntermediateDirectories: true)
    func picker() async throws -> (PlacePicker, UISearchBar) {
      gallery.files.move([gallery.photos[0]])
      #expect(await stage.wait { gallery.frontController is UINavigationController })
      let sheet = gallery.frontController as? UINavigationController
      let picker = try #require(sheet?.topViewController as? PlacePicker)
      #expect(await stage.wait { picker.titles.contains("B") })
      stage.settle()
      return (picker, try #require(picker.navigationItem.searchController?.searchBar))
    }
    var (rows, bar) = try await picker()
    #expect(
      stage.element(.button, "Cancel") != nil && stage.element(.button, "Done") == nil
        && stage.elements(.button).filter { $0.label == "Cancel" }.count == 1)
    stage.type("A/B")
    #expect(await stage.wait { rows.titles == ["New Folder…", "Other Folder…", "B"] })
    rows.searchBarSearchButtonClicked(bar)
    #expect(await stage.wait { world.files.contains("photo-00.jpg") == false })
    #expect(FileManager.default.fileExists(atPath: deep.appending("photo-00.jpg").displayPath))

    // What isn't there is made where its path says.
    #expect(await stage.wait { gallery.photos.count == 6 && stage.isAtRest })
    (rows, bar) = try await picker()
    stage.type("2021/Winter")
    #expect(await stage.wait { rows.titles == ["New Folder…", "Other Folder…"] })
    rows.searchBarSearchButtonClicked(bar)
    #expect(await stage.wait { gallery.frontController is UIAlertController })
    stage.settle()
    let alert = try #require(gallery.frontController as? UIAlertController)
    #expect(alert.title == "New Folder in “2021”" && alert.textFields?.first?.text == "Winter")
    try #require(stage.element(.button, "Create")).tap()
    #expect(await stage.wait { root.appending("2021").appending("Winter").isFolder })
  }

  @Test func foldersAreRenamedMovedAndDeleted() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    let files = gallery.files
    files.work.perform(.makeFolder(root.appending("a")))
    files.work.perform(.makeFolder(root.appending("zoo")))
    gallery.editing.tagging.setTags(["Lake"], of: [gallery.photos[0]])
    files.move(Array(gallery.photos.prefix(2)), to: root.appending("a"))
    files.move([gallery.photos[2]], to: root.appending("zoo"))
    #expect(await stage.wait { listed(world) == ["a 2", "zoo 1"] })
    let shown = { gallery.photos.count { $0.id.folder == root.appending("a") } }
    #expect(await stage.wait { shown() == 2 })
    let ids = gallery.photos.filter { $0.id.folder == root.appending("a") }.map(\.id)
    let album = try #require(await gallery.albums.store.make("Trip", of: ids)).file
    try #require(stage.element(.button, "a, 2 items")).tap()
    #expect(await stage.wait { gallery.photos.count == 2 })

    files.renameFolder(root.appending("a"))
    try answer(world, "Norway", "Rename")
    #expect(await stage.wait { listed(world) == ["Norway 2", "zoo 1"] })
    #expect(
      await stage.wait { gallery.library.home.heading.accessibilityLabel == "Norway, 2 items" })
    let norway = SidebarItem.scope(.folder(root.appending("Norway")))
    #expect(gallery.sidebar.main.sidebar.selected == norway)
    #expect(
      await stage.wait {
        gallery.photos.count == 2 && gallery.photos.contains { $0.tags == ["Lake"] }
      })
    #expect(
      await stage.wait {
        let bytes = (try? PlainFile(album).read()) ?? []
        return String(decoding: bytes, as: UTF8.self).contains("../Norway/")
      }, "albums follow")

    files.moveFolder(root.appending("Norway"))
    #expect(await stage.wait { gallery.frontController is UINavigationController })
    stage.settle()
    let picker = (gallery.frontController as? UINavigationController)?.topViewController
    let rows = try #require(picker as? PlacePicker)
    #expect(!rows.titles.contains("Norway"), "a folder isn't moved into itself")
    rows.navigationItem.searchController?.searchBar.text = "zoo"
    rows.show(matching: "zoo")
    rows.searchBarSearchButtonClicked(try #require(rows.navigationItem.searchController).searchBar)
    let moved = root.appending("zoo").appending("Norway")
    #expect(await stage.wait { moved.isFolder })
    #expect(
      await stage.wait {
        gallery.sidebar.main.sidebar.selected == .scope(.folder(moved)) && gallery.photos.count == 2
      }, "what is shown follows")
    gallery.files.trash.undo()
    #expect(await stage.wait { !moved.isFolder && root.appending("Norway").isFolder })
    #expect(
      await stage.wait {
        gallery.sidebar.main.sidebar.selected == norway && gallery.photos.count == 2
      }, "also back")

    gallery.library.home.show(.folder(root.appending("zoo")))
    gallery.scopeDidChange()
    #expect(await stage.wait { gallery.photos.count == 1 })
    files.trashFolder(root.appending("zoo"))
    #expect(await stage.wait { listed(world) == ["Norway 2"] })
    // The sidebar may notice first, as the folder is watched.
    #expect(await stage.wait { gallery.shownLibrary.photoLibrary.scope == .all })
    gallery.files.trash.undo()
    #expect(await stage.wait { listed(world) == ["Norway 2", "zoo 1"] })
  }

  /// A photo that is moved while its tags are still being written takes them along.
  @Test func whatWasSaidOfAPhotoMovesWithIt() async throws {
    let world = try await wide(2)
    defer { world.remove() }
    let (stage, gallery, winter) = (world.stage, world.gallery, root(world).appending("Winter"))
    let photo = gallery.photos[0]
    for number in 1...40 { gallery.editing.tagging.setTags(["Lake \(number)"], of: [photo]) }
    gallery.editing.save(PhotoEdit(quarterTurns: 1), of: photo)
    gallery.files.work.perform(.makeFolder(winter))
    gallery.files.move([photo], to: winter)
    #expect(await stage.wait { listed(world) == ["Winter 1"] })
    #expect(
      await stage.wait { gallery.photos.contains { $0.tags == ["Lake 40"] } }, "\(world.files)")
    #expect(world.files == ["Winter", "photo-01.jpg"])
    let sidecar = winter.appending("photo-00.jpg.xmp")
    let text = String(decoding: try PlainFile(sidecar).read() ?? [], as: UTF8.self)
    #expect(text.contains("Lake 40"))
  }

  /// While it is moved, what is said of a photo waits, and is written where the photo is then.
  @Test func whatIsSaidOfAPhotoThatIsBeingMovedFollowsIt() async throws {
    let world = try await wide(4)
    defer { world.remove() }
    let (stage, gallery, winter) = (world.stage, world.gallery, root(world).appending("Winter"))
    try FileManager.default.createDirectory(at: winter.url, withIntermediateDirectories: true)
    try Data("another".utf8).write(to: winter.appending("photo-01.jpg").url)
    let photos = Array(gallery.photos.filter { $0.id.folder == root(world) }.prefix(3))
    gallery.files.move(Array(photos.prefix(2)), to: winter)
    // The first was moved, and the second waits for an answer.
    #expect(await stage.wait { gallery.frontController is UIAlertController && stage.isAtRest })
    gallery.editing.tagging.setTags(["Lake"], of: photos)
    gallery.editing.tagging.setStars(4, of: [photos[0]])
    gallery.editing.save(PhotoEdit(quarterTurns: 1), of: photos[1])
    gallery.editing.turn([photos[0]], quarterTurns: 1)
    _ = await stage.wait(limit: 0.3) { false }
    try #require(stage.element(.button, "Keep Both")).tap()
    func text(_ name: String, _ folder: FileID) -> String {
      let file = folder.appending(name + ".xmp")
      return String(decoding: (try? PlainFile(file).read()) ?? [], as: UTF8.self)
    }
    #expect(
      await stage.wait {
        text("photo-00.jpg", winter).contains("Lake")
          && text("photo-00.jpg", winter).contains("Rating")
          && text("photo-01 (2).jpg", winter).contains("Lake")
          && text("photo-02.jpg", root(world)).contains("Lake")
          && gallery.editing.edits.isEdited(winter.appending("photo-01 (2).jpg"))
      }, "\(world.toast ?? "") \(world.files)")
    #expect(world.files == ["Winter", "photo-02.jpg", "photo-02.jpg.xmp", "photo-03.jpg"])
    #expect(
      await stage.wait {
        gallery.photos.filter { $0.tags == ["Lake"] }.map(\.name).sorted()
          == ["photo-00.jpg", "photo-01 (2).jpg", "photo-02.jpg"]
      })
    let moved = winter.appending("photo-00.jpg")
    #expect(
      await stage.wait { (try? MetadataReader().metadata(of: moved))?.orientation == 6 })
    // What was said is undone before the move, and where the photos are.
    for _ in 0..<4 { gallery.files.trash.undo() }
    #expect(
      await stage.wait {
        gallery.editing.history.undoName == "Move 2 Photos"
          && gallery.photos.allSatisfy { $0.tags.isEmpty && $0.stars == 0 }
      }, "\(gallery.editing.history.undoName ?? "")")
    #expect(try MetadataReader().metadata(of: moved).orientation ?? 1 == 1)
    #expect(!gallery.editing.edits.isEdited(winter.appending("photo-01 (2).jpg")))
  }

  /// A finger that rests on a row opens its menu; one that taps chooses it.
  @Test func aFingerThatRestsOnAFolderOpensItsMenu() async throws {
    let world = try await wide(3)
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    gallery.files.work.perform(.makeFolder(root.appending("Winter")))
    gallery.files.move([gallery.photos[0]], to: root.appending("Winter"))
    let ids = [gallery.photos[1].id]
    _ = try #require(await gallery.albums.store.make("Trip", of: ids))
    for (row, command) in [("Winter, One item", "New Folder…"), ("Trip, One item", "Rename…")] {
      #expect(await stage.wait { stage.element(.button, row) != nil })
      stage.settle()
      let frame = try #require(stage.element(.button, row)).frame
      stage.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: 1)
      #expect(stage.element(.none, command) != nil, "\(row)")
      stage.touchUp()
      stage.settle()
      #expect(gallery.shownLibrary.photoLibrary.scope == .all, "\(row) wasn’t chosen")
      try #require(stage.element(.none, "Rename…")).tap()
      stage.settle()
      #expect(gallery.frontController is UIAlertController)
      stage.press(.keyboardEscape)
      stage.settle()
    }
  }

  @Test func returnTakesThePlaceThatIsCalledWhatWasTyped() async throws {
    let world = try await wide(1)
    defer { world.remove() }
    let places = ["Winter walks", "Winter"].map { root(world).appending($0) }
    var chosen: FileID?
    let picker = PlacePicker(
      "Move", extras: [], groups: [PlacePicker.Group(heading: "Folders", folders: places)]
    ) { chosen = $0 }
    world.gallery.present(picker.inSheet())
    world.stage.settle()
    let bar = try #require(picker.navigationItem.searchController).searchBar
    bar.text = "winter"
    picker.show(matching: "winter")
    #expect(picker.titles == ["Winter walks", "Winter"])
    picker.searchBarSearchButtonClicked(bar)
    #expect(await world.stage.wait { chosen == places[1] })
  }

  /// The row that Return takes is seen and read, and moved by the arrow keys.
  @Test func theRowThatReturnTakesIsMarked() async throws {
    let world = try await wide(1)
    defer { world.remove() }
    let (stage, names) = (
      world.stage, ["Winter walks", "Winter"] + (1...30).map { "Winter \($0)" }
    )
    var chosen: FileID?
    let new = PlacePicker.Extra(title: "New…", symbol: "plus") { _ in }
    let picker = PlacePicker(
      "Move", extras: [new],
      groups: [.init(heading: "Folders", folders: names.map { root(world).appending($0) })]
    ) { chosen = $0 }
    world.gallery.present(picker.inSheet())
    stage.isScreenReaderRunning = true
    stage.settle()
    func marked() -> [String] {
      let paths = picker.collectionView.indexPathsForSelectedItems ?? []
      return paths.map { picker.titles[$0.section + $0.item] }
    }
    #expect(marked() == ["New…"])
    stage.type("winter")
    stage.settle()
    #expect(marked() == ["Winter"])
    let bar = picker.navigationItem.searchController?.searchBar
    #expect(bar?.searchTextField.isFirstResponder == true)
    stage.press(.keyboardUpArrow)
    #expect(marked() == ["Winter walks"])
    stage.press(.keyboardUpArrow)
    stage.press(.keyboardUpArrow)
    #expect(marked() == ["New…"], "it ends there")
    for _ in 0..<12 { stage.press(.keyboardDownArrow) }
    stage.settle()
    #expect(marked() == ["Winter 10"])
    #expect(stage.readAnnouncements.last?.hasPrefix("Winter 10, ") == true)
    let path = try #require(picker.collectionView.indexPathsForSelectedItems?.first)
    let cell = try #require(picker.collectionView.cellForItem(at: path))
    let seen = picker.collectionView.bounds.inset(by: picker.collectionView.adjustedContentInset)
    #expect(cell.isSelected && seen.contains(cell.frame), "it is scrolled to")
    stage.press(.keyboardReturnOrEnter)
    #expect(await stage.wait { chosen?.displayName == "Winter 10" })
  }

  @Test func onlyNewPhotosComeFromACard() async throws {
    let world = try await wide(4)
    defer { world.remove() }
    let (stage, gallery, manager) = (world.stage, world.gallery, FileManager.default)
    let dcim = world.base.appendingPathComponent("CANON/DCIM/100")
    try manager.createDirectory(at: dcim, withIntermediateDirectories: true)
    let others = try TestPhotos(count: 7)
    defer { others.remove() }
    for number in 0..<7 {
      let name = String(format: "photo-%02d.jpg", number)
      let source = (number < 3 ? world.photos : others).folder.appendingPathComponent(name)
      var data = try Data(contentsOf: source)
      if number >= 3 { data.append(UInt8(number)) }
      try data.write(to: dcim.appendingPathComponent("IMG_\(number).jpg"))
    }
    let card = FileID(path: dcim.deletingLastPathComponent().path)
    gallery.files.askToImport(from: card)
    #expect(await stage.wait { gallery.frontController is UIAlertController })
    #expect(gallery.frontController?.title == "Import 4 Photos?")
    try #require(stage.element(.button, "Import")).tap()
    #expect(await stage.wait { gallery.photos.count == 8 })
    let imported = gallery.photos.map(\.id).filter { $0.name.starts(with: Array("IMG_".utf8)) }
    #expect(imported.count == 4)
    let days = imported.map { $0.folder.displayName }
    #expect(days.allSatisfy { $0.count == 10 && $0.split(separator: "-").count == 3 })
    #expect(imported.allSatisfy { $0.folder.folder.displayName == $0.folder.displayName.prefix(4) })

    #expect(await stage.wait { gallery.frontController is UIAlertController })
    let names = { (try? manager.contentsOfDirectory(atPath: dcim.path))?.sorted() ?? [] }
    #expect(names().count == 7, "the card is as it was")
    try #require(stage.element(.button, "Remove from the Card")).tap()
    #expect(await stage.wait { names() == ["IMG_0.jpg", "IMG_1.jpg", "IMG_2.jpg"] })
    #expect(await stage.wait { world.toast?.contains("4 files removed from the card") == true })
    stage.settle()
    // The copies are the only ones now.
    #expect(gallery.editing.history.undoName == nil && stage.element(.button, "Undo") == nil)
    try #require(stage.element(.button, "Show")).tap()
    #expect(await stage.wait { Set(gallery.photos.map(\.id)) == Set(imported) && stage.isAtRest })
    gallery.files.askToImport(from: card)
    #expect(await stage.wait { world.toast?.contains("isn’t here already") == true })
  }

  @Test func onlyNewPhotosComeFromAnyFolderWhichStaysAsItIs() async throws {
    let world = try await wide(2)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    #expect(
      gallery.commands.elements(of: .library).contains { section in
        (section as? UIMenu)?.children.contains { $0.title == "Import from Folder…" } == true
      })
    let stick = world.base.appendingPathComponent("STICK")
    for folder in ["", "DCIM"] {
      try FileManager.default.createDirectory(
        at: stick.appendingPathComponent(folder), withIntermediateDirectories: true)
      for number in 0..<2 {
        var data = try Data(contentsOf: world.photos.url(number))
        if number == 1 { data.append(contentsOf: Array("\(folder)1".utf8)) }
        try data.write(to: stick.appendingPathComponent("\(folder)/IMG_\(number).jpg"))
      }
    }
    // With a folder for photos, as on a card, only that one counts.
    gallery.files.askToImport(fromFolder: FileID(path: stick.path))
    #expect(await stage.wait { gallery.frontController?.title == "Import 1 Photo?" })
    #expect(
      (gallery.frontController as? UIAlertController)?.message?.contains("in “STICK”") == true)
    stage.settle()
    stage.press(.keyboardEscape)
    stage.settle()
    try FileManager.default.removeItem(at: stick.appendingPathComponent("DCIM"))
    gallery.files.askToImport(fromFolder: FileID(path: stick.path))
    #expect(await stage.wait { gallery.frontController?.title == "Import 1 Photo?" })
    stage.settle()
    try #require(stage.element(.button, "Import")).tap()
    #expect(await stage.wait { gallery.photos.count == 3 && world.toast == "One photo imported" })
    #expect(gallery.editing.history.undoName == "Import 1 Photo")
    stage.settle()
    #expect(!(gallery.frontController is UIAlertController), "nothing is offered to be removed")
    #expect(try FileManager.default.contentsOfDirectory(atPath: stick.path).count == 2)
  }

  /// A photo that isn't here yet is another one than that which has its name.
  @Test func bothOfTwoPhotosWithOneNameAreKeptByAnImport() async throws {
    let world = try await wide(2)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    var bytes: Set<Data> = []
    for number in 0..<2 {
      let card = world.base.appendingPathComponent("CARD \(number)")
      try FileManager.default.createDirectory(at: card, withIntermediateDirectories: true)
      let data = try Data(contentsOf: world.photos.url(number)) + [7]
      try data.write(to: card.appendingPathComponent("IMG_1.jpg"))
      bytes.insert(data)
      gallery.files.askToImport(fromFolder: FileID(path: card.path))
      #expect(await stage.wait { gallery.frontController?.title == "Import 1 Photo?" })
      stage.settle()
      try #require(stage.element(.button, "Import")).tap()
      #expect(await stage.wait { gallery.photos.count == 3 + number }, "nobody is asked")
      stage.settle()
    }
    let imported = gallery.photos.filter { $0.name.hasPrefix("IMG_1") }
    #expect(Set(imported.map(\.name)) == ["IMG_1.jpg", "IMG_1 (2).jpg"])
    #expect(Set(imported.map(\.id.folder)).count == 1)
    #expect(Set(try imported.map { try Data(contentsOf: $0.url) }) == bytes)
  }

  @Test func cardsAreFoundWhereDesktopsMountThem() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("cards-\(UUID())")
    defer { try? FileManager.default.removeItem(at: base) }
    for path in ["media/me/EOS 5D/DCIM", "media/me/STICK/Music", "gvfs/mtp:x/Card/DCIM"] {
      try FileManager.default.createDirectory(
        at: base.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    let root = FileID(path: base.path)
    let mounts = root.appending("mounts")
    let text = """
      proc /proc proc rw 0 0
      /dev/sdb1 \(base.path)/media/me/EOS\\0405D vfat rw 0 0
      /dev/sdc1 \(base.path)/media/me/STICK vfat rw 0 0
      broken
      """
    try Data(text.utf8).write(to: mounts.url)
    let finder = CardFinder(
      mounts: mounts, places: [root.appending("media")], cameras: root.appending("gvfs"))
    #expect(finder.cards().map(\.cardName) == ["Card", "EOS 5D"])
    #expect(CardFinder(mounts: root, places: [root], cameras: nil).cards().isEmpty)
    #expect(CardFinder.unescaped(Array("a\\011b\\9".utf8)) == Array("a\tb\\9".utf8))
  }

  @Test func aNewFolderIsShownWhereItIs() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    gallery.files.work.perform(.makeFolder(root.appending("2019")))
    gallery.files.move([gallery.photos[0]], to: root.appending("2019"))
    #expect(await stage.wait { listed(world) == ["2019 1"] && stage.isAtRest })
    func isShown(_ name: String) -> Bool {
      stage.elements(.button).contains { $0.label.hasPrefix("\(name), ") }
    }
    gallery.files.makeFolder(in: root.appending("2019"))
    try answer(world, "Winter", "Create")
    #expect(await stage.wait { isShown("Winter") }, "what it is in is expanded")
  }

  @Test func theSidebarFollowsAPhotoToItsFolder() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    let deep = root.appending("2019").appending("Winter")
    try FileManager.default.createDirectory(at: deep.url, withIntermediateDirectories: true)
    gallery.files.move([gallery.photos[0]], to: deep)
    #expect(await stage.wait { listed(world) == ["2019 1", "Winter 1"] && stage.isAtRest })
    #expect(await stage.wait { gallery.photos.contains { $0.id.folder == deep } })
    let photo = try #require(gallery.photos.first { $0.id.folder == deep })
    gallery.library.home.showFolder(of: photo)
    #expect(await stage.wait { gallery.photos.count == 1 && stage.isAtRest })
    let list = try #require(gallery.sidebar.main.sidebar.collectionView)
    let path = try #require(list.indexPathsForSelectedItems?.first)
    #expect(list.cellForItem(at: path)?.accessibilityLabel == "Winter, One item")
  }

  @Test func aFoldedFolderIsShownWhenADragRestsOnIt() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    gallery.files.work.perform(.makeFolder(root.appending("a")))
    gallery.files.work.perform(.makeFolder(root.appending("a").appending("deep")))
    gallery.files.move([gallery.photos[0]], to: root.appending("a").appending("deep"))
    #expect(
      await stage.wait { listed(world) == ["a 1", "deep 1"] && stage.isAtRest }, "\(listed(world))")
    let row = try #require(stage.element(.button, "a, One item")?.frame)
    #expect(stage.element(.button, "deep, One item") == nil)
    world.drag(from: world.middle(1), to: CGPoint(x: row.midX, y: row.midY))
    stage.advance(by: 0.5)
    #expect(stage.element(.button, "deep, One item") == nil, "it only came by")
    #expect(
      await stage.wait {
        stage.advance(by: 0.1)
        return stage.element(.button, "deep, One item") != nil
      })
    stage.settle()
    let deep = try #require(stage.element(.button, "deep, One item")?.frame)
    world.mouse(.changed, CGPoint(x: deep.midX, y: deep.midY))
    world.mouse(.ended, CGPoint(x: deep.midX, y: deep.midY))
    stage.settle()
    try #require(stage.element(.none, "Move")).tap()
    #expect(await stage.wait { listed(world) == ["a 2", "deep 2"] })
  }

  @Test func foldersAreDraggedToOthers() async throws {
    let world = try await wide()
    defer { world.remove() }
    let (stage, gallery, root) = (world.stage, world.gallery, root(world))
    for (number, name) in ["a", "b"].enumerated() {
      gallery.files.work.perform(.makeFolder(root.appending(name)))
      gallery.files.move([gallery.photos[number]], to: root.appending(name))
    }
    #expect(await stage.wait { listed(world) == ["a 1", "b 1"] && stage.isAtRest })
    func drag(_ name: String, to target: CGRect?, release: Bool = true) throws {
      let from = try #require(stage.element(.button, name)?.frame)
      let to = try #require(target)
      let start = CGPoint(x: from.midX, y: from.midY)
      stage.mouseDown(at: start)
      stage.advance(frames: 2)
      for part in 1...10 {
        let share = CGFloat(part) / 10
        let y = start.y + (to.midY - start.y) * share
        stage.mouseMove(to: CGPoint(x: start.x + 10 * share, y: y))
        stage.advance(frames: 2)
      }
      guard release else { return }
      stage.mouseUp()
      stage.settle()
    }
    let target = stage.element(.button, "b, One item")?.frame
    try drag("a, One item", to: target, release: false)
    let cells = gallery.sidebar.main.sidebar.collectionView?.visibleCells ?? []
    let marked = cells.filter { ($0.backgroundConfiguration?.strokeWidth ?? 0) > 0 }
    #expect(marked.map(\.accessibilityLabel) == ["b, One item"], "it isn’t like the chosen row")
    stage.mouseUp()
    stage.settle()
    try #require(stage.element(.none, "Move")).tap()
    let place = root.appending("b").appending("a")
    #expect(await stage.wait { place.isFolder && listed(world) == ["a 1", "b 2"] })
    #expect(await stage.wait { stage.isAtRest })
    #expect(!cells.contains { ($0.backgroundConfiguration?.strokeWidth ?? 0) > 0 })
    // To where the folders of the library are, by their heading.
    gallery.sidebar.main.sidebar.becomeFirstResponder()
    #expect(await stage.wait { stage.element(.button, "a, One item") == nil })
    gallery.files.trash.undo()
    #expect(await stage.wait { root.appending("a").isFolder && listed(world) == ["a 1", "b 1"] })
  }
}
