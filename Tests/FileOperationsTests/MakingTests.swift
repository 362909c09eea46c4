import Foundation
import PhotoIndexing
import Synchronization
import Testing

@testable import FileOperations

/// Files that are made out of others: exported photos, and edited ones that take the place of
/// originals.
@Suite struct MakingTests {
  private let world: FileWorld
  private let maker: FileMaker = { source, draft throws(FileOperationError) in
    try draft.write(Data("made of \(source.displayName)".utf8))
  }

  init() throws { world = try FileWorld() }

  @Test func whatIsMadeIsUndoneAndRedone() async {
    let photos = ["a.png", "b.jpg"].map { world.write("photos/one/\($0)", $0) }
    _ = world.photos.appending("two").makeFolder()
    let queue = world.queue()
    let told = Mutex<[FileProgress]>([])
    let outcome = await queue.make(
      photos.map { FileMaking($0, name: Array("\($0.displayName.prefix(1)).webp".utf8)) },
      in: world.photos.appending("two"),
      progress: { progress in told.withLock { $0.append(progress) } }, by: maker)
    #expect(told.withLock { $0.last?.doneCount == 2 && $0.last?.count == 2 })
    #expect(outcome.isComplete && outcome.doneCount == 2 && outcome.copied == Set(photos))
    #expect(world.names("photos/two") == ["a.webp", "b.webp"])
    #expect(world.text("photos/two/a.webp") == "made of a.png")
    #expect(await queue.undoList.undoName == "Export 2 Photos")
    _ = await queue.undo()
    #expect(world.names("photos/two").isEmpty && world.names("photos/one") == ["a.png", "b.jpg"])
    _ = await queue.redo()
    #expect(world.text("photos/two/b.webp") == "made of b.jpg")
    #expect(world.remains.isEmpty)
  }

  @Test func namesThatWouldBeTheSameGetNumbers() async {
    let photos = ["a.png", "a.jpg", "b.png"].map { world.write("photos/one/\($0)", $0) }
    let queue = world.queue()
    // Into their own folder, where one is what another would be called.
    let outcome = await queue.make(
      photos.map { FileMaking($0, name: Array("\($0.displayName.prefix(1)).jpg".utf8)) },
      in: world.photos.appending("one"), by: maker)
    #expect(outcome.isComplete)
    #expect(
      world.names("photos/one") == ["a (2).jpg", "a (3).jpg", "a.jpg", "a.png", "b.jpg", "b.png"])
    #expect(world.text("photos/one/a.jpg") == "a.jpg")
  }

  @Test(arguments: [ClashAnswer.Choice.replace, .keepBoth, .skip, .stop])
  func aTakenNameIsAskedAbout(_ choice: ClashAnswer.Choice) async {
    let photo = world.write("photos/one/a.png", "new")
    world.write("photos/two/a.jpg", "old")
    let queue = world.queue()
    let outcome = await queue.make(
      [FileMaking(photo, name: "a.jpg".utf8)], in: world.photos.appending("two"),
      clash: { clash in
        #expect(clash.isMade && clash.existing.byteCount == 3)
        return ClashAnswer(choice)
      }, by: maker)
    let isMade = choice == .replace || choice == .keepBoth
    #expect(outcome.doneCount == (isMade ? 1 : 0))
    #expect(world.text("photos/two/a.jpg") == (choice == .replace ? "made of a.png" : "old"))
    #expect((world.text("photos/two/a (2).jpg") != nil) == (choice == .keepBoth))
    _ = await queue.undo()
    #expect(world.names("photos/two") == ["a.jpg"] && world.text("photos/two/a.jpg") == "old")
  }

  @Test func whatFailsOrIsCancelledLeavesNothing() async {
    let photo = world.write("photos/one/a.png", "photo")
    let making = [FileMaking(photo, name: "b.jpg".utf8)]
    let queue = world.queue()
    let outcome = await queue.make(making, in: photo.folder) {
      source, draft throws(FileOperationError) in
      try draft.write(Data("half".utf8))
      throw .notMade(source.displayName, reason: "The reason.")
    }
    #expect(outcome.failures.map(\.error.description) == ["The reason."])
    let cancelled = await Task {
      await queue.make(making, in: photo.folder) { _, draft throws(FileOperationError) in
        withUnsafeCurrentTask { $0?.cancel() }
        try draft.write(Data("half".utf8))
      }
    }.value
    #expect(cancelled.isCancelled && cancelled.doneCount == 0)
    #expect(world.names("photos/one") == ["a.png"] && world.remains.isEmpty)
    #expect(await queue.undoList.undoName == nil)
  }

  @Test func aFileIsReplacedWithItsSidecarAndComesBack() async {
    let photo = world.write("photos/one/a.jpg", "original")
    let sidecar = world.write("photos/one/a.jpg.xmp", "edit and tags")
    let other = world.write("photos/one/a.txt", "removed")
    let beginning = world.seen
    let queue = world.queue()
    let replacing = FileReplacing(photo, with: [sidecar], removing: [other])
    let outcome = await queue.replace([replacing], by: maker)
    #expect(outcome.isComplete && outcome.doneCount == 1)
    #expect(world.names("photos/one") == ["a.jpg", "a.jpg.xmp"])
    #expect(world.text(photo) == "made of a.jpg" && world.text(sidecar) == "made of a.jpg.xmp")
    #expect(await queue.undoList.undoName == "Save Photo")
    #expect(await queue.undo().isComplete)
    #expect(world.seen == beginning)
    #expect(await queue.redo().isComplete)
    #expect(
      world.text(photo) == "made of a.jpg" && world.names("photos/one") == ["a.jpg", "a.jpg.xmp"])
    // If one of the files can't be made, all stay.
    _ = await queue.undo()
    let failed = await queue.replace([replacing]) { source, draft throws(FileOperationError) in
      if source == sidecar { throw .notMade(source.displayName, reason: "No.") }
      try draft.write(Data("new".utf8))
    }
    #expect(failed.failures.count == 1 && world.seen == beginning && world.remains.isEmpty)
  }

  @Test func attributesAreKept() async {
    let photo = world.write("photos/one/a.jpg", "original")
    _ = photo.withPath { chmod($0, 0o640) }
    let outcome = await world.queue().replace([FileReplacing(photo)]) {
      source, draft throws(FileOperationError) in
      try draft.write(Data("new".utf8))
      draft.takeAttributes(of: source)
    }
    #expect(outcome.isComplete && world.text(photo) == "new")
    #expect((Disk().status(photo)?.st_mode ?? 0) & 0o777 == 0o640)
  }
}
