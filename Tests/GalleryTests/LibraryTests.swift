import Foundation
import PhotoIndexing
import Synchronization
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What the library shows from the index, from the disk, and by capture date.
@MainActor @Suite(.serialized) struct LibraryTests {
  private func open(_ photos: DatedPhotos) async -> (Stage, Gallery) {
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = delegate.gallery ?? Gallery(paths: [photos.folder])
    let isLoaded = await stage.wait {
      gallery.photos.count == photos.names.count
        && gallery.photos.allSatisfy { $0.pixelSize != nil }
        && gallery.thumbnailsAreShown
    }
    #expect(isLoaded)
    return (stage, gallery)
  }

  /// The reports of a scan in order.
  private func visit(
    _ paths: [URL], _ catalog: LibraryCatalog, _ scope: LibraryScope = .everything
  ) -> [LibraryUpdate.Step] {
    let stage = Stage()
    let reader = PhotoFacts()
    withExtendedLifetime(stage) {}
    var steps: [LibraryUpdate.Step] = []
    LibraryUpdate(paths, scope).run(catalog, by: reader) { steps.append($0) }
    return steps
  }

  /// The number of scanned folders.
  private func looks(_ steps: [LibraryUpdate.Step]) -> [Int] {
    steps.compactMap { if case .folders(_, let count) = $0 { count } else { nil } }
  }

  private func files(_ step: LibraryUpdate.Step?) -> (names: [String], isOnDisk: Bool)? {
    guard case .photos(let ordered, let isOnDisk) = step else { return nil }
    return (ordered.photos.map(\.name), isOnDisk)
  }

  @Test func photosAreSortedByDateAndHaveTheirSizes() async throws {
    let photos = try DatedPhotos(count: 12, folders: 3)
    let (_, gallery) = await open(photos)
    #expect(
      gallery.photos.map(\.name)
        == (0..<12).map { String(format: "p%05d.jpg", $0) })
    #expect(
      gallery.photos.allSatisfy {
        $0.pixelSize == CGSize(width: 40, height: 60)
      })
    #expect(gallery.shownLibrary.photoLibrary.index(of: photos.url("f1/p00004.jpg").file) == 4)
    #expect(gallery.shownLibrary.photoLibrary.trouble == nil)
  }

  @Test func aNewPhotoAppearsWithoutMovingVisibleOnes() async throws {
    let photos = try DatedPhotos(count: 60)
    let (stage, gallery) = await open(photos)
    let grid = gallery.library.grid
    grid.reveal(59, animated: false)
    stage.settle()
    let id = photos.url("f0/p00050.jpg").file
    func top() throws -> CGFloat {
      let index = try #require(gallery.shownLibrary.photoLibrary.index(of: id))
      return try #require(grid.cell(at: index)).frame.minY - grid.collectionView.contentOffset.y
    }
    let before = try top()
    for number in 0..<8 { try photos.add("f0/new\(number).jpg", hour: -1 - number) }
    #expect(await stage.wait { gallery.photos.count == 68 })
    stage.settle()
    #expect(gallery.photos.first?.name == "new7.jpg")
    #expect(abs(try top() - before) <= 1, "two lines of thumbnails precede it")
  }

  @Test func aNewFolderWithoutPhotosIsNoticed() async throws {
    let photos = try DatedPhotos(count: 3)
    let empty = photos.url("f0/empty/deeper")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let (stage, gallery) = await open(photos)
    try photos.add("f0/empty/deeper/late.jpg", hour: 100)
    #expect(await stage.wait { gallery.photos.last?.name == "late.jpg" })
  }

  @Test func theSecondLaunchShowsTheIndexBeforeScanning() throws {
    let photos = try DatedPhotos(count: 30)
    let index = try PhotoIndex()
    let first = visit([photos.folder], LibraryCatalog(opened: index))
    #expect(first.compactMap(files).map(\.isOnDisk) == [true])
    try FileManager.default.removeItem(at: photos.url("f0/p00007.jpg"))
    let catalog = LibraryCatalog(opened: index)
    let second = visit([photos.folder], catalog)
    let told = second.compactMap(files)
    #expect(told.map(\.isOnDisk) == [false, true])
    #expect(told.map(\.names.count) == [30, 29])
    #expect(told[0].names == (0..<30).map { String(format: "p%05d.jpg", $0) })
    // A scan that follows a change starts with the disk.
    #expect(visit([photos.folder], catalog).compactMap(files).map(\.isOnDisk) == [true])
  }

  @Test func theFirstPhotosOfALargeIndexAreShownBeforeAll() async throws {
    let photos = try DatedPhotos(count: 30)
    let stage = Stage()
    let file = photos.url("index.sqlite")
    let first = PhotoLibrary(paths: [photos.folder], index: file, order: .newestFirst)
    first.scan()
    #expect(
      await stage.wait {
        first.isOnDisk && first.progress == nil && first.photos.allSatisfy { $0.pixelSize != nil }
      })
    first.close()
    let library = PhotoLibrary(paths: [photos.folder], index: file, order: .newestFirst)
    library.scanner.firstCount = 10
    var told: [(names: [String], isPartial: Bool, isOnDisk: Bool)] = []
    let observer = LibraryObserver(library) {
      told.append((library.photos.map(\.name), library.isPartial, library.isOnDisk))
    }
    library.scan()
    #expect(await stage.wait { library.isPartial })
    library.scanner.update?.resume()
    #expect(await stage.wait { library.isOnDisk })
    library.close()
    withExtendedLifetime(observer) {}
    let all = (0..<30).reversed().map { String(format: "p%05d.jpg", $0) }
    try #require(told.count >= 2)
    #expect(
      told[0].names == Array(all.prefix(told[0].names.count))
        && (1..<30).contains(told[0].names.count))
    #expect(told[0].isPartial && !told[0].isOnDisk)
    #expect(told[1].names == all && !told[1].isPartial)
  }

  @Test func aTapOpensAPhotoBeforeAllAreKnown() async throws {
    let photos = try DatedPhotos(count: 30)
    let stage = Stage(size: CGSize(width: 900, height: 700))
    var places = Gallery.Places.memory
    places.index = photos.url("index.sqlite")
    (places.order, places.firstCount) = (.newestFirst, 10)
    let first = PhotoLibrary(paths: [photos.folder], index: places.index, order: .newestFirst)
    first.scan()
    #expect(await stage.wait { first.isOnDisk && first.progress == nil })
    first.close()
    let delegate = AppDelegate(paths: [photos.folder], places: places)
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    let (library, grid) = (gallery.shownLibrary.photoLibrary, gallery.library.grid)
    #expect(await stage.wait { library.isPartial && grid.cell(at: 1)?.bounds.isEmpty == false })
    try #require(library.isPartial)
    let cell = try #require(grid.cell(at: 1))
    stage.click(at: cell.convert(CGPoint(x: 20, y: 20), to: nil))
    let browser = try #require(gallery.openBrowser)
    #expect(library.isPartial, "the rest was read meanwhile")
    #expect(await stage.wait { library.isOnDisk && browser.isOpen && stage.isAtRest })
    #expect(browser.currentID?.displayName == "p00028.jpg")
    #expect(library.photos.count == 30)
  }

  @Test func nothingElseIsDoneUntilTheFirstPhotosAreVisible() async throws {
    let photos = try DatedPhotos(count: 30)
    let catalog = LibraryCatalog(opened: try PhotoIndex())
    _ = visit([photos.folder], catalog)
    let again = LibraryCatalog(opened: try #require(catalog.index))
    let update = LibraryUpdate([photos.folder], by: .newestFirst, firstCount: 10, longestWait: 600)
    let (steps, reader) = (StepCount(), PhotoFacts())
    async let end: Void = Task.detached {
      update.run(again, by: reader) { _ in steps.value.withLock { $0 += 1 } }
    }.value
    #expect(await Stage().wait { steps.value.withLock { $0 } > 0 })
    try await Task.sleep(for: .milliseconds(200))
    #expect(steps.value.withLock { $0 } == 1)
    update.resume()
    await end
    #expect(steps.value.withLock { $0 } > 1)
  }

  @Test func detailsWaitUntilTheFirstThumbnailsAreVisible() async throws {
    let photos = try DatedPhotos(count: 5)
    let catalog = LibraryCatalog(opened: try PhotoIndex())
    let update = LibraryUpdate([photos.folder], waitsForScreen: true, longestWait: 600)
    let (shown, ends, reader) = (StepCount(), StepCount(), PhotoFacts())
    async let end: Void = Task.detached {
      update.run(catalog, by: reader) { step in
        if case .photos = step { shown.value.withLock { $0 += 1 } }
        if case .described = step { ends.value.withLock { $0 += 1 } }
      }
    }.value
    #expect(await Stage().wait { shown.value.withLock { $0 } == 1 })
    try await Task.sleep(for: .milliseconds(200))
    #expect(ends.value.withLock { $0 } == 0)
    update.resume()
    await end
    #expect(ends.value.withLock { $0 } > 0)
  }

  // MARK: Changes

  @Test func aChangeInAFolderScansOnlyThatFolder() throws {
    let photos = try DatedPhotos(count: 40, folders: 8)
    let catalog = LibraryCatalog(opened: try PhotoIndex())
    #expect(looks(visit([photos.folder], catalog)) == [9])
    try photos.add("f3/new.jpg", hour: 100)
    // Changes elsewhere are noticed when their folder is scanned.
    try photos.add("f4/unseen.jpg", hour: 101)
    try FileManager.default.removeItem(at: photos.url("f3/p00003.jpg"))
    let steps = visit([photos.folder], catalog, .folders([photos.url("f3").file]))
    #expect(looks(steps) == [1])
    let names = try #require(steps.compactMap(files).last).names
    #expect(names.count == 40 && names.last == "new.jpg" && !names.contains("p00003.jpg"))
    #expect(try #require(catalog.index).count() == 40)
    #expect(catalog.files.allSatisfy { $0.facts?.isReadable == true })
  }

  @Test func addedAndRemovedFoldersAreScannedRecursively() throws {
    let photos = try DatedPhotos(count: 6, folders: 3)
    let catalog = LibraryCatalog(opened: try PhotoIndex())
    _ = visit([photos.folder], catalog)
    let files = FileManager.default
    try files.createDirectory(at: photos.url("f1/a/b"), withIntermediateDirectories: true)
    try photos.add("f1/a/b/deep.jpg", hour: 50)
    try files.removeItem(at: photos.url("f2"))
    let top = photos.folder.file
    let changed = visit(
      [photos.folder], catalog, .folders([top, top.appending("f1"), top.appending("f2")]))
    #expect(looks(changed) == [4], "the top, f1 and two new ones; not f0")
    let names = try #require(changed.compactMap(self.files).last).names
    #expect(Set(names) == ["p00000.jpg", "p00001.jpg", "p00003.jpg", "p00004.jpg", "deep.jpg"])
    #expect(try #require(catalog.index).count() == 5)
    // A change of a missing folder is attributed to its nearest existing ancestor.
    #expect(
      looks(visit([photos.folder], catalog, .folders([top.appending("f2").appending("x")]))) == [1])
  }

  @Test func filesNotYetReadAreReadAtTheNextLaunch() throws {
    let photos = try DatedPhotos(count: 12, folders: 3)
    let catalog = LibraryCatalog(opened: try PhotoIndex())
    let stage = Stage()
    let reader = PhotoFacts()
    withExtendedLifetime(stage) {}
    let first = LibraryUpdate([photos.folder])
    first.run(catalog, by: reader) { step in
      if case .folders = step { first.cancel() }
    }
    #expect(catalog.files.count == 12 && catalog.files.contains { $0.facts == nil })
    _ = visit([photos.folder], catalog, .folders([photos.url("f1").file]))
    #expect(catalog.files.count == 12 && catalog.files.allSatisfy { $0.facts != nil })
  }

  @Test func onlyChangedFoldersAreScanned() async throws {
    let photos = try DatedPhotos(count: 40, folders: 10)
    let (stage, gallery) = await open(photos)
    let before = gallery.shownLibrary.photoLibrary.scanner.lookCount
    #expect(before == 11)
    try photos.add("f7/late.jpg", hour: 500)
    #expect(await stage.wait { gallery.photos.last?.name == "late.jpg" })
    // One when the file appears, perhaps another when it is complete.
    #expect(gallery.shownLibrary.photoLibrary.scanner.lookCount - before <= 3)
    // Files that aren't images are ignored.
    let now = gallery.shownLibrary.photoLibrary.scanner.lookCount
    try Data("x".utf8).write(to: photos.url("f7/notes.txt"))
    try photos.add("f2/again.jpg", hour: 501)
    #expect(await stage.wait { gallery.photos.last?.name == "again.jpg" })
    #expect(gallery.shownLibrary.photoLibrary.scanner.lookCount - now <= 3)
  }

  @Test func aMissingFolderShowsNoIndexedPhotos() throws {
    let index = try PhotoIndex()
    let folder: URL
    do {
      let photos = try DatedPhotos(count: 3)
      folder = photos.folder
      _ = visit([folder], LibraryCatalog(opened: index))
    }
    let steps = visit([folder], LibraryCatalog(opened: index))
    #expect(steps.compactMap(files).isEmpty)
    guard case .problem(.missing) = steps.dropFirst().first else {
      Issue.record("\(steps)")
      return
    }
    #expect(try index.count() == 3, "a disk that is mounted again is known")
  }

  @Test func aCancelledScanReportsNothing() throws {
    let photos = try DatedPhotos(count: 3)
    let visit = LibraryUpdate([photos.folder])
    visit.cancel()
    let stage = Stage()
    let reader = PhotoFacts()
    withExtendedLifetime(stage) {}
    var count = 0
    visit.run(LibraryCatalog(opened: try PhotoIndex()), by: reader) { _ in count += 1 }
    #expect(count == 0)
  }

  // MARK: Status

  private func outcome(of watch: FolderMonitor, _ folders: Set<FileID>) async
    -> FolderMonitor.Outcome
  {
    await withCheckedContinuation { done in watch.watch(folders) { done.resume(returning: $0) } }
  }

  @Test func reachingTheWatchLimitIsReported() async throws {
    let photos = try DatedPhotos(count: 5, folders: 5)
    let folders = Set((0..<5).map { photos.url("f\($0)").file })
    let root = photos.folder.file
    let watch = try #require(FolderMonitor(roots: [root], limit: 3) { _ in })
    let some = await outcome(of: watch, folders)
    #expect(some.fresh.count == 3 && some.unwatchedCount == 3)
    watch.stop()
    let all = try #require(FolderMonitor(roots: [root]) { _ in })
    #expect(await outcome(of: all, folders) == FolderMonitor.Outcome(fresh: folders.union([root])))
    #expect(await outcome(of: all, folders) == FolderMonitor.Outcome(), "they are observed already")
    all.stop()
  }

  @Test func statusShowsLongWorkAndErrorsAndHides() {
    let stage = Stage()
    let controller = UIViewController()
    let note = StatusView()
    stage.show(controller)
    controller.view.addSubview(note)
    note.show(progress: IndexProgress(done: 10, total: 20), trouble: nil)
    #expect(note.text == nil, "too short to be shown")
    note.show(progress: IndexProgress(done: 1200, total: 50_000), trouble: "trouble")
    #expect(note.text?.contains("1,200") == true || note.text?.contains("1200") == true)
    note.show(progress: IndexProgress(done: 50_000, total: 50_000), trouble: nil)
    #expect(note.text == nil)
    note.show(progress: nil, comparison: IndexProgress(done: 3, total: 20), trouble: "trouble")
    #expect(note.text == "Comparing 3 of 20 photos")
    note.show(progress: nil, trouble: "Something does not work.")
    #expect(note.text == "Something does not work.")
    stage.advance(by: 13)
    #expect(note.text == nil)
  }
}

private final class StepCount: Sendable {
  let value = Mutex(0)
}
