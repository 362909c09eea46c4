import Foundation
import PhotoIndexing
import Synchronization
import Testing

@testable import FileOperations

/// The undo list, progress and errors, and patterns for names.
@Suite struct UndoTests {
  private let world: FileWorld

  init() throws { world = try FileWorld(usbSize: "1m") }

  @Test func theListOutlastsTheProgram() async {
    let files = (1...3).map { world.write("photos/one/\($0).jpg", "\($0)") }
    let beginning = world.seen
    var queue: FileOperationQueue? = world.queue()
    _ = await queue?.run(.move(files, to: world.usb))
    _ = await queue?.run(.trash([world.usb.appending("1.jpg")]))
    #expect(await queue?.undoList.undoNames == ["Move 1 Photo to the Trash", "Move 3 Photos"])
    queue = nil
    let next = world.queue()
    #expect(await next.recover().isEmpty)
    #expect(await next.undoList.undoName == "Move 1 Photo to the Trash")
    #expect(await next.undo().isComplete)
    #expect(await next.undo().isComplete)
    #expect(world.seen == beginning)
    #expect(await next.undoList.redoNames == ["Move 3 Photos", "Move 1 Photo to the Trash"])
    #expect(await next.redo().isComplete)
    #expect(world.names("photos/one").isEmpty)
  }

  @Test func whatIsUndoneIsCalledWhatItWasCalledBefore() async {
    let photo = world.write("photos/one/trip/a.jpg")
    let (one, two) = (world.photos.appending("one"), world.photos.appending("two"))
    _ = two.makeFolder()
    let queue = world.queue()
    _ = await queue.run(.copy([photo], to: two), isImport: true)
    _ = await queue.run(.move([one.appending("trip")], to: two))
    _ = await queue.run(.rename([FileRenaming(two.appending("trip"), to: "tour")]))
    _ = await queue.run(.trash([two.appending("tour")]))
    let names = [
      "Move “tour” to the Trash", "Rename “trip”", "Move “trip”", "Import 1 Photo",
    ]
    #expect(await queue.undoList.undoNames == names)
    for _ in 0..<2 { _ = await queue.undo() }
    #expect(await queue.undoList.undoNames == Array(names[2...]))
    #expect(await queue.undoList.redoNames == [names[1], names[0]])
  }

  @Test func whatWasMadeUnderThePhotosOtherNameGoesBackWithIt() async {
    let file = world.write("photos/one/a.jpg")
    let two = world.photos.appending("two")
    _ = two.makeFolder()
    _ = await world.queue().run(.move([file], to: two))
    world.write("photos/two/a.xmp", "stars")
    #expect(await world.queue().undo().isComplete)
    #expect(world.names("photos/one") == ["a.jpg", "a.xmp"] && world.names("photos/two").isEmpty)
    // Where another photo has that name, the sidecar stays.
    let other = world.write("photos/one/b.jpg")
    _ = await world.queue().run(.move([other], to: two))
    world.write("photos/two/b.xmp", "stars")
    world.write("photos/one/b.nef")
    world.write("photos/one/b.xmp", "edit")
    #expect(await world.queue().undo().isComplete)
    #expect(world.names("photos/one").suffix(3) == ["b.jpg", "b.nef", "b.xmp"])
    #expect(world.text("photos/one/b.xmp") == "edit" && world.names("photos/two") == ["b.xmp"])
  }

  @Test func whatWasMadeBesideAPhotoSinceGoesBackWithIt() async {
    let file = world.write("photos/one/a.jpg")
    let two = world.photos.appending("two")
    _ = two.makeFolder()
    _ = await world.queue().run(.move([file], to: two))
    world.write("photos/two/a.jpg.xmp", "stars")
    #expect(await world.queue().undo().isComplete)
    #expect(
      world.names("photos/one") == ["a.jpg", "a.jpg.xmp"] && world.names("photos/two").isEmpty)
    world.write("photos/one/a.jpg.pp3", "light")
    #expect(await world.queue().redo().isComplete)
    #expect(world.names("photos/two") == ["a.jpg", "a.jpg.pp3", "a.jpg.xmp"])
    #expect(world.names("photos/one").isEmpty)
    #expect(await world.queue().undo().isComplete)
    #expect(world.names("photos/one") == ["a.jpg", "a.jpg.pp3", "a.jpg.xmp"])
    _ = await world.queue().run(.rename([FileRenaming(file, to: "b.jpg")]))
    world.write("photos/one/b.jpg.dop", "title")
    #expect(await world.queue().undo().isComplete)
    #expect(world.names("photos/one") == ["a.jpg", "a.jpg.dop", "a.jpg.pp3", "a.jpg.xmp"])
  }

  @Test func whatWasMadeBesideACopySinceGoesToTheTrashWithIt() async {
    let file = world.write("photos/one/a.jpg")
    let two = world.photos.appending("two")
    _ = two.makeFolder()
    _ = await world.queue().run(.copy([file], to: two))
    world.write("photos/two/a.jpg.xmp", "stars")
    #expect(await world.queue().undo().isComplete)
    #expect(world.names("photos/two").isEmpty && world.names("photos/one") == ["a.jpg"])
    #expect(await world.queue().redo().isComplete)
    #expect(world.names("photos/two") == ["a.jpg", "a.jpg.xmp"])
  }

  /// Nothing is overwritten, and nothing is torn apart.
  @Test func aPhotoStaysWhereWhatGoesAlongHasNoPlace() async {
    let file = world.write("photos/one/a.jpg")
    let two = world.photos.appending("two")
    _ = two.makeFolder()
    _ = await world.queue().run(.move([file], to: two))
    world.write("photos/two/a.jpg.xmp", "stars")
    let other = world.write("photos/one/a.jpg.xmp", "another")
    let outcome = await world.queue().undo()
    #expect(outcome.failures.map(\.error) == [.placeTaken("a.jpg.xmp")])
    #expect(world.names("photos/two") == ["a.jpg", "a.jpg.xmp"])
    #expect(world.text(other) == "another")
    _ = other.withPath { unlink($0) }
    #expect(await world.queue().undo().isComplete)
    #expect(world.text(other) == "stars")
  }

  @Test func aChangedFileIsLeftAsItIs() async {
    let files = (1...2).map { world.write("photos/one/\($0).jpg", "\($0)") }
    _ = world.photos.appending("two").makeFolder()
    let queue = world.queue()
    _ = await queue.run(.move(files, to: world.photos.appending("two")))
    world.write("photos/two/1.jpg", "edited")
    let outcome = await queue.undo()
    #expect(outcome.failures.map(\.error) == [.changed("1.jpg")])
    #expect(
      outcome.failures.first?.error.description
        == "“1.jpg” was changed since, so it is left as it is.")
    #expect(world.text("photos/two/1.jpg") == "edited" && world.text("photos/one/2.jpg") == "2")
    #expect(await queue.undoList.undoName == nil)
  }

  @Test(.enabled(if: FileWorld.mayMount)) func anUnpluggedDiskKeepsTheEntry() async {
    let photo = world.write("photos/one/a.jpg")
    let queue = world.queue()
    _ = await queue.run(.move([photo], to: world.usb))
    world.unplug()
    #expect(await queue.undo().failures.count == 1)
    #expect(await queue.undoList.undoName == "Move 1 Photo")
    world.plugIn()
    #expect(await queue.undo().isComplete && world.text(photo) == "photo")
  }

  @Test(.enabled(if: FileWorld.mayMount)) func aFullDiskSaysHowMuchIsMissing() async throws {
    let photo = world.write(Array("photos/one/a.jpg".utf8), Data(repeating: 7, count: 3 << 20))
    let outcome = await world.queue().run(.move([photo], to: world.usb))
    guard case .diskFull("usb", let missing)? = outcome.failures.first?.error else {
      Issue.record("\(outcome)")
      return
    }
    #expect(missing >= 2 << 20 && missing < 3 << 20)
    #expect(FileWorld.data(photo)?.count == 3 << 20 && world.names("usb").isEmpty)
  }

  @Test(.enabled(if: FileWorld.mayMount)) func aReadOnlyDiskSaysSo() async {
    let photo = world.write("photos/one/a.jpg")
    world.setReadOnly(true)
    let outcome = await world.queue().run(.copy([photo], to: world.usb))
    #expect(outcome.failures.map(\.error) == [.readOnly("usb")])
  }

  @Test func aGroupIsUndoneAtOnceAndTheListHasALimit() async {
    let files = (1...6).map { world.write("photos/one/\($0).jpg", "\($0)") }
    let queue = world.queue(limit: 2)
    let group = UndoGroup()
    for file in files[0...3] { _ = await queue.run(.trash([file]), group: group) }
    #expect(await queue.undoList.undoNames == ["Move 4 Photos to the Trash"])
    for file in files[4...] { _ = await queue.run(.trash([file])) }
    #expect(await queue.undoList.undoNames.count == 2)
  }

  /// As imports do, which make a folder for each day.
  @Test func foldersThatWereMadeForPhotosArentCountedInTheName() async {
    let files = (1...3).map { world.write("photos/one/\($0).jpg", "\($0)") }
    let (queue, group) = (world.queue(), UndoGroup())
    for file in files {
      let day = world.photos.appending("day \(file.displayName)")
      _ = await queue.run(.makeFolder(day), group: group)
      _ = await queue.run(.copy([file], to: day), group: group)
    }
    #expect(await queue.undoList.undoNames == ["Copy 3 Photos"])
  }

  @Test func aCancelledOperationLeavesWholeFiles() async {
    let files = (1...4).map { world.write("photos/one/\($0).jpg", "\($0)") }
    let cancel = Mutex<(@Sendable () -> Void)?>(nil)
    var disk = Disk()
    disk.fault = { call, _ in
      if call == .write { cancel.withLock { $0?() } }
      return nil
    }
    let queue = world.queue(disk)
    let target = world.usb
    let task = Task {
      while cancel.withLock({ $0 == nil }) { await Task.yield() }
      return await queue.run(.copy(files, to: target))
    }
    cancel.withLock { $0 = { task.cancel() } }
    let outcome = await task.value
    #expect(outcome.isCancelled && outcome.doneCount <= 1 && outcome.failures.isEmpty)
    for name in world.names("usb") {
      #expect(world.text("usb/\(name)") == String(name.first ?? "-"))
    }
  }

  @Test func progressCountsPhotosBytesAndTime() async {
    let files = (1...4).map {
      world.write(Array("photos/one/\($0).jpg".utf8), Data(repeating: 1, count: 100_000))
    }
    let time = Mutex(0.0)
    let told = Mutex<[FileProgress]>([])
    let queue = world.queue(now: {
      time.withLock {
        $0 += 1; return $0
      }
    })
    _ = await queue.run(
      .move(files, to: world.usb), progress: { progress in told.withLock { $0.append(progress) } })
    let all = told.withLock { $0 }
    #expect(all.first?.count == 4 && all.first?.byteCount == 400_000 && all.first?.fraction == 0)
    #expect(all.last?.doneCount == 4 && all.last?.bytesDone == 400_000 && all.last?.fraction == 1)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.bytesDone <= $1.bytesDone })
    #expect(all.contains { ($0.secondsLeft ?? 0) > 0 && $0.sentence.contains(" left") })
  }

  // MARK: Patterns

  @Test func patternsNameFilesAndFindClashes() async throws {
    let files = ["x", "y", "z"].map { world.write("photos/one/\($0).JPG") }
    world.write("photos/one/x.xmp")
    let queue = world.queue()
    let date = WallTime(milliseconds: 1_700_000_000_000)
    let pattern = try RenamePattern("{date:yyyy} {camera} {{{counter:3}}} {name}")
    let preview = await queue.preview(
      pattern, of: files, countingFrom: 9, date: { _ in date },
      value: { field, _ in field == "camera" ? "A/B" : nil })
    #expect(
      preview.rows.map(\.displayName) == [
        "2023 A-B {009} x.JPG", "2023 A-B {010} y.JPG", "2023 A-B {011} z.JPG",
      ])
    let operation = try #require(preview.operation)
    #expect(await queue.run(operation).doneCount == 3)
    #expect(world.names("photos/one").contains("2023 A-B {009} x.xmp"))
    _ = await queue.undo()
    let same = await queue.preview(try RenamePattern("photo"), of: files)
    #expect(same.operation == nil && same.rows.map { $0.problem != nil } == [false, true, true])
    world.write("photos/one/2.JPG")
    let taken = await queue.preview(try RenamePattern("{counter}"), of: files)
    #expect(taken.rows.map(\.problem) == [nil, .nameTaken("2.JPG"), nil])
  }

  @Test func freeNamesTakeThePlaceOfThoseThatAreTaken() async throws {
    let files = ["x", "y", "z"].map { world.write("photos/one/\($0).JPG") }
    world.write("photos/one/y.xmp")
    world.write("photos/one/Harvest 002.JPG")
    let queue = world.queue()
    let counted = try RenamePattern("Harvest {counter:3}")
    #expect(await queue.preview(counted, of: files).operation == nil)
    let free = await queue.preview(counted, of: files, findingFreeNames: true)
    #expect(
      free.rows.map(\.displayName) == ["Harvest 001.JPG", "Harvest 003.JPG", "Harvest 004.JPG"])
    #expect(await queue.run(try #require(free.operation)).doneCount == 3)
    #expect(
      world.names("photos/one") == [
        "Harvest 001.JPG", "Harvest 002.JPG", "Harvest 003.JPG", "Harvest 003.xmp",
        "Harvest 004.JPG",
      ])
    _ = await queue.undo()
    let plain = try RenamePattern("Harvest 002")
    let same = await queue.preview(plain, of: files)
    let name = "Harvest 002.JPG"
    #expect(same.rows.map(\.problem) == [.nameTaken(name), .sameName(name), .sameName(name)])
    let numbered = await queue.preview(plain, of: files, findingFreeNames: true)
    #expect(
      numbered.rows.map(\.displayName) == [
        "Harvest 002 (2).JPG", "Harvest 002 (3).JPG", "Harvest 002 (4).JPG",
      ])
    #expect(numbered.operation != nil)
  }

  @Test(arguments: [
    ("", RenamePatternError.empty), ("{name", .unclosed), ("name}", .unopened),
    ("{counter:x}", .unknown("counter:x")),
    ("{}", .unknown("")),
  ])
  func mistakesInPatternsAreNamed(_ text: String, _ error: RenamePatternError) {
    #expect(throws: error) { try RenamePattern(text) }
  }
}
