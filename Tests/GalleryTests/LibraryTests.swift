import Foundation
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What the library shows when: from the index, from the disk, by the dates of the photos.
@MainActor @Suite(.serialized) struct LibraryTests {
  private func open(_ photos: DatedPhotos) async -> (Stage, Composition) {
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let composition = delegate.composition ?? Composition(paths: [photos.folder])
    let isLoaded = await stage.wait {
      composition.library.photos.count == photos.names.count
        && composition.library.photos.allSatisfy { $0.pixelSize != nil }
        && composition.grid.visibleCellsAreLoaded
    }
    #expect(isLoaded)
    return (stage, composition)
  }

  /// What a visit tells, in the order it tells it.
  private func visit(_ paths: [URL], _ index: PhotoIndex, isFirst: Bool = true) -> [LibraryVisit.Step]
  {
    let stage = Stage()
    let reader = PhotoFacts()
    withExtendedLifetime(stage) {}
    var steps: [LibraryVisit.Step] = []
    LibraryVisit(paths).run(index, by: reader, isFirst: isFirst) { steps.append($0) }
    return steps
  }

  private func files(_ step: LibraryVisit.Step?) -> (names: [String], isOnDisk: Bool)? {
    guard case .photos(let ordered, let isOnDisk) = step else { return nil }
    return (ordered.photos.map(\.name), isOnDisk)
  }

  @Test func photosAreInTheOrderTheyWereTakenAndTheirSizesAreKnown() async throws {
    let photos = try DatedPhotos(count: 12, folders: 3)
    let (_, composition) = await open(photos)
    #expect(composition.library.photos.map(\.name) == (0..<12).map { String(format: "p%05d.jpg", $0) })
    #expect(composition.library.photos.allSatisfy { $0.pixelSize == CGSize(width: 40, height: 60) })
    #expect(composition.library.index(of: photos.url("f1/p00004.jpg").path) == 4)
    #expect(composition.library.trouble == nil)
  }

  @Test func aNewPhotoAppearsInItsPlaceAndWhatIsSeenStaysThere() async throws {
    let photos = try DatedPhotos(count: 60)
    let (stage, composition) = await open(photos)
    let grid = composition.grid
    grid.reveal(59, animated: false)
    stage.settle()
    let id = photos.url("f0/p00050.jpg").path
    func top() throws -> CGFloat {
      let index = try #require(composition.library.index(of: id))
      return try #require(grid.cell(at: index)).frame.minY - grid.collectionView.contentOffset.y
    }
    let before = try top()
    for number in 0..<8 { try photos.add("f0/new\(number).jpg", hour: -1 - number) }
    #expect(await stage.wait { composition.library.photos.count == 68 })
    stage.settle()
    #expect(composition.library.photos.first?.name == "new7.jpg")
    #expect(abs(try top() - before) <= 1, "two lines of squares came before it")
  }

  @Test func aFolderThatComesWhereNoPhotosAreIsNoticed() async throws {
    let photos = try DatedPhotos(count: 3)
    let empty = photos.url("f0/empty/deeper")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let (stage, composition) = await open(photos)
    try photos.add("f0/empty/deeper/late.jpg", hour: 100)
    #expect(await stage.wait { composition.library.photos.last?.name == "late.jpg" })
  }

  @Test func theSecondVisitShowsWhatIsKnownBeforeTheDiskIsAsked() throws {
    let photos = try DatedPhotos(count: 30)
    let index = try PhotoIndex()
    let first = visit([photos.folder], index)
    #expect(first.compactMap(files).map(\.isOnDisk) == [true])
    try FileManager.default.removeItem(at: photos.url("f0/p00007.jpg"))
    let second = visit([photos.folder], index)
    let told = second.compactMap(files)
    #expect(told.map(\.isOnDisk) == [false, true])
    #expect(told.map(\.names.count) == [30, 29])
    #expect(told[0].names == (0..<30).map { String(format: "p%05d.jpg", $0) })
    // A scan that follows a change begins with the disk.
    #expect(visit([photos.folder], index, isFirst: false).compactMap(files).map(\.isOnDisk) == [true])
  }

  @Test func aFolderThatIsGoneShowsNothingOfWhatIsKnown() throws {
    let index = try PhotoIndex()
    let folder: URL
    do {
      let photos = try DatedPhotos(count: 3)
      folder = photos.folder
      _ = visit([folder], index)
    }
    let steps = visit([folder], index)
    #expect(steps.compactMap(files).isEmpty)
    guard case .problem(.missing) = steps.first else {
      Issue.record("\(steps)")
      return
    }
    #expect(try index.count() == 3, "a disk that is plugged in again is known")
  }

  @Test func aCancelledVisitTellsNothing() throws {
    let photos = try DatedPhotos(count: 3)
    let visit = LibraryVisit([photos.folder])
    visit.cancel()
    let stage = Stage()
    let reader = PhotoFacts()
    withExtendedLifetime(stage) {}
    var count = 0
    visit.run(try PhotoIndex(), by: reader, isFirst: true) { _ in count += 1 }
    #expect(count == 0)
  }

  // MARK: What the person is told

  @Test func theLimitOfWatchesIsTold() throws {
    let photos = try DatedPhotos(count: 5, folders: 5)
    let folders = (0..<5).map { photos.url("f\($0)") }
    let watch = try #require(FolderWatch(folders, roots: [photos.folder], limit: 2) {})
    #expect(watch.unwatchedCount == 3)
    watch.stop()
    let all = try #require(FolderWatch(folders, roots: [photos.folder]) {})
    #expect(all.unwatchedCount == 0)
    all.stop()
  }

  @Test func theNoteTellsOfLongWorkAndOfTroubleAndGoes() {
    let stage = Stage()
    let controller = UIViewController()
    let note = NoteView()
    stage.show(controller)
    controller.view.addSubview(note)
    note.show(progress: IndexProgress(done: 10, total: 20), trouble: nil)
    #expect(note.text == nil, "over before anybody could read it")
    note.show(progress: IndexProgress(done: 1200, total: 50_000), trouble: "trouble")
    #expect(note.text?.contains("1,200") == true || note.text?.contains("1200") == true)
    note.show(progress: IndexProgress(done: 50_000, total: 50_000), trouble: nil)
    #expect(note.text == nil)
    note.show(progress: nil, trouble: "Something does not work.")
    #expect(note.text == "Something does not work.")
    stage.advance(by: 13)
    #expect(note.text == nil)
  }
}
