import Foundation
import PhotoIndexing
import Synchronization
import Testing

@testable import FileOperations

/// What each operation does with files, and how it is undone.
@Suite struct OperationTests {
  private let world: FileWorld

  init() throws { world = try FileWorld() }

  private func answer(_ choice: ClashAnswer.Choice, forAll: Bool = false)
    -> FileOperationQueue.ClashHandler
  {
    { _ in ClashAnswer(choice, forAll: forAll) }
  }

  // MARK: Deleting

  @Test func deletingTakesOnlySidecarsAlong() async {
    let photo = world.write("photos/one/IMG_1.HEIC")
    let gone = world.photos.appending("one/gone.jpg")
    for name in [
      "IMG_1.HEIC.xmp", "IMG_1.xmp", "IMG_1.MOV", "IMG_1.MOV.xmp", "IMG_2.HEIC", "IMG_2.xmp",
    ] {
      world.write("photos/one/\(name)", name)
    }
    let queue = world.queue()
    _ = await queue.run(.trash([world.photos.appending("one/IMG_2.HEIC")]))
    let outcome = await queue.delete([photo, gone])
    #expect(outcome.doneCount == 1 && outcome.deleted == [photo] && outcome.trashed.isEmpty)
    #expect(outcome.failures.map(\.file) == [gone])
    // What describes the video, too, stays with it.
    #expect(world.names("photos/one") == ["IMG_1.MOV", "IMG_1.MOV.xmp", "IMG_1.xmp"])
    _ = await queue.undo()
    #expect(
      world.names("photos/one").suffix(2) == ["IMG_2.HEIC", "IMG_2.xmp"],
      "what was done before is undone")
  }

  @Test func aCancelledDeletionLeavesTheRest() async {
    let files = (0..<3).map { world.write("photos/one/\($0).jpg") }
    let queue = world.queue()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await queue.delete(files)
    }
    #expect(await task.value.isCancelled && world.names("photos/one").count == 3)
  }

  // MARK: Companions

  @Test func sidecarsAndLivePhotosGoAlong() async {
    let photo = world.write("photos/one/IMG_1.HEIC")
    for name in [
      "IMG_1.HEIC.xmp", "IMG_1.xmp", "IMG_1.MOV", "IMG_1.MOV.xmp", "IMG_10.MOV", "IMG_1.txt",
    ] {
      world.write("photos/one/\(name)", name)
    }
    _ = world.photos.appending("two").makeFolder()
    let queue = world.queue()
    let outcome = await queue.run(.move([photo], to: world.photos.appending("two")))
    #expect(outcome.isComplete && outcome.doneCount == 1 && outcome.places.count == 5)
    #expect(
      world.names("photos/two") == [
        "IMG_1.HEIC", "IMG_1.HEIC.xmp", "IMG_1.MOV", "IMG_1.MOV.xmp", "IMG_1.xmp",
      ])
    #expect(world.names("photos/one") == ["IMG_1.txt", "IMG_10.MOV"])
    let renamed = await queue.run(
      .rename([FileRenaming(world.photos.appending("two/IMG_1.HEIC"), to: "Sea.heic")]))
    #expect(renamed.isComplete)
    #expect(
      world.names("photos/two") == [
        "Sea.MOV", "Sea.MOV.xmp", "Sea.heic", "Sea.heic.xmp", "Sea.xmp",
      ])
    _ = await queue.undo()
    _ = await queue.undo()
    #expect(world.names("photos/one").count == 7 && world.names("photos/two").isEmpty)
  }

  @Test(arguments: ["CR2", "MEF"]) func aSharedSidecarStaysWithTheRawPhoto(ending: String) async {
    let jpeg = world.write("photos/one/a.JPG")
    let raw = world.write("photos/one/a.\(ending)")
    world.write("photos/one/a.xmp")
    let queue = world.queue()
    _ = await queue.run(.trash([jpeg]))
    #expect(world.names("photos/one") == ["a.\(ending)", "a.xmp"])
    _ = await queue.undo()
    _ = await queue.run(.trash([raw]))
    #expect(world.names("photos/one") == ["a.JPG"])
    _ = await queue.undo()
    _ = await queue.run(.trash([jpeg]), companions: [.standard, .rawPairs])
    #expect(world.names("photos/one").isEmpty)
  }

  @Test func theSidecarOfALivePhotoStaysWithThePhoto() async {
    for name in ["IMG_1.HEIC", "IMG_1.MOV", "IMG_1.xmp"] { world.write("photos/one/\(name)", name) }
    let queue = world.queue()
    _ = await queue.run(.trash([world.photos.appending("one/IMG_1.MOV")]))
    #expect(world.names("photos/one") == ["IMG_1.HEIC", "IMG_1.xmp"])
    _ = await queue.undo()
    _ = await queue.run(.trash([world.photos.appending("one/IMG_1.HEIC")]), companions: .sidecars)
    #expect(world.names("photos/one") == ["IMG_1.MOV", "IMG_1.xmp"])
    _ = await queue.undo()
    _ = await queue.run(.trash([world.photos.appending("one/IMG_1.HEIC")]))
    #expect(world.names("photos/one").isEmpty)
  }

  // MARK: Clashes

  @Test(arguments: [ClashAnswer.Choice.replace, .keepBoth, .skip, .stop])
  func aTakenNameIsAskedAbout(_ choice: ClashAnswer.Choice) async {
    let photo = world.write("photos/one/a.jpg", "new")
    world.write("photos/one/a.jpg.xmp", "new description")
    world.write("photos/two/a.jpg", "old")
    world.write("photos/two/a.xmp", "old description")
    let beginning = world.seen
    let asked = Mutex<[FileClash]>([])
    let queue = world.queue()
    let outcome = await queue.run(
      .move([photo], to: world.photos.appending("two")),
      clash: { clash in
        asked.withLock { $0.append(clash) }
        return ClashAnswer(choice)
      })
    #expect(asked.withLock { $0.map(\.existing.file.displayName) } == ["a.jpg"])
    #expect(asked.withLock { $0.map(\.incoming.byteCount) } == [3])
    let two = world.names("photos/two").map { world.text("photos/two/\($0)") ?? "" }
    switch choice {
    case .replace:
      #expect(two == ["new", "new description"])
      #expect(outcome.trashed.count == 2, "the old photo and its description")
    case .keepBoth:
      #expect(world.names("photos/two") == ["a (2).jpg", "a (2).jpg.xmp", "a.jpg", "a.xmp"])
      #expect(two == ["new", "new description", "old", "old description"])
    case .skip: #expect(outcome.skipped == [photo] && world.seen == beginning)
    case .stop: #expect(outcome.isCancelled && world.seen == beginning)
    }
    _ = await queue.undo()
    #expect(world.seen == beginning)
  }

  @Test func anAnswerForAllIsAskedForOnce() async {
    let files = (1...5).map { world.write("photos/one/\($0).jpg", "\($0)") }
    for number in 1...5 { world.write("photos/two/\(number).jpg", "old \(number)") }
    let count = Mutex(0)
    let outcome = await world.queue().run(
      .copy(files, to: world.photos.appending("two")),
      clash: { _ in
        count.withLock { $0 += 1 }
        return ClashAnswer(.keepBoth, forAll: true)
      })
    #expect(count.withLock { $0 } == 1 && outcome.doneCount == 5)
    #expect(world.names("photos/two").count == 10)
  }

  /// The name is taken between the question and the renaming.
  @Test func aNameThatIsTakenMeanwhileIsAskedAboutToo() async {
    let photo = world.write("photos/one/a.jpg", "new")
    _ = world.photos.appending("two").makeFolder()
    let other = world.photos.appending("two/a.jpg")
    var disk = Disk()
    let world = world
    disk.fault = { call, file in
      if call == .rename, file == photo, Disk().status(other) == nil {
        world.write("photos/two/a.jpg", "other")
      }
      return nil
    }
    let outcome = await world.queue(disk).run(
      .move([photo], to: world.photos.appending("two")), clash: answer(.keepBoth))
    #expect(outcome.isComplete && world.text(other) == "other")
    #expect(world.text("photos/two/a (2).jpg") == "new")
  }

  /// Another program takes every name just before it is used.
  @Test func aPhotoThatFindsNoNameIsReported() async {
    let photo = world.write("photos/one/a.jpg", "new")
    _ = world.photos.appending("two").makeFolder()
    var disk = Disk()
    disk.fault = { call, file in call == .rename && file == photo ? EEXIST : nil }
    let outcome = await world.queue(disk).run(
      .move([photo], to: world.photos.appending("two")), clash: answer(.keepBoth))
    #expect(outcome.failures.map(\.error) == [.tooManyOfName("a.jpg")])
    #expect(outcome.doneCount == 0 && world.text(photo) == "new")
  }

  // MARK: Copying

  @Test func aCopyIsWholeAndKeepsWhatIsKnownOfTheFile() async throws {
    let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let photo = world.write(Array("photos/one/a.jpg".utf8), data)
    chmod(photo.displayPath, 0o640)
    var times = [
      timespec(tv_sec: 1_000_000_000, tv_nsec: 7),
      timespec(tv_sec: 1_100_000_000, tv_nsec: 123_456_789),
    ]
    utimensat(AT_FDCWD, photo.displayPath, &times, 0)
    let outcome = await world.queue().run(.copy([photo], to: world.usb))
    #expect(outcome.isComplete && FileWorld.data(world.usb.appending("a.jpg")) == data)
    let status = try #require(Disk().status(world.usb.appending("a.jpg")))
    #expect(status.st_mode & 0o7777 == 0o640 && status.st_mtim.tv_nsec == 123_456_789)
    #expect(status.st_mtim.tv_sec == 1_100_000_000 && FileWorld.data(photo) == data)
  }

  @Test func holesStayHoles() async throws {
    let photo = world.write("photos/one/a.jpg", "start")
    truncate(photo.displayPath, 4_000_000)
    let outcome = await world.queue().run(.move([photo], to: world.usb))
    let status = try #require(Disk().status(world.usb.appending("a.jpg")))
    #expect(outcome.isComplete && status.st_size == 4_000_000 && status.st_blocks < 1000)
    #expect(Disk().status(photo) == nil)
  }

  @Test func linksAreMovedAsLinks() async throws {
    let photo = world.write("photos/one/a.jpg")
    let link = world.photos.appending("one/link.jpg")
    symlink("a.jpg", link.displayPath)
    _ = await world.queue().run(.move([link], to: world.usb))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: world.usb.appending("link.jpg").displayPath) == "a.jpg")
    #expect(world.text(photo) == "photo" && world.names("photos/one") == ["a.jpg"])
  }

  @Test func foldersGoToOtherDisksAndBack() async {
    world.write("photos/one/deep/a.jpg", "1")
    world.write("photos/one/b.jpg", "2")
    let beginning = world.seen
    let queue = world.queue()
    let outcome = await queue.run(.move([world.photos.appending("one")], to: world.usb))
    #expect(outcome.isComplete && world.names("photos").isEmpty)
    #expect(world.text("usb/one/deep/a.jpg") == "1" && world.text("usb/one/b.jpg") == "2")
    #expect(await queue.undo().isComplete)
    #expect(world.seen == beginning)
    let into = await queue.run(
      .move([world.photos.appending("one")], to: world.photos.appending("one/deep")))
    #expect(into.failures.map(\.error) == [.intoItself("one")])
  }

  @Test func aCopyThatDiffersIsNotKept() async {
    let photo = world.write("photos/one/a.jpg", "right")
    var disk = Disk()
    // The disk keeps something else than what was written.
    disk.fault = { call, file in
      if call == .read, PartName.isPart(file) { file.withPath { _ = truncate($0, 0) } }
      return nil
    }
    let beginning = world.seen
    let outcome = await world.queue(disk).run(.move([photo], to: world.usb))
    #expect(world.seen == beginning && outcome.doneCount == 0)
    #expect(outcome.failures.map(\.error) == [.damagedCopy("a.jpg")])
  }

  @Test func aPhotoThatIsDuplicatedStandsBesideItself() async {
    let photo = world.write("photos/one/a.jpg")
    let queue = world.queue()
    for _ in 1...2 { _ = await queue.run(.duplicate([photo])) }
    _ = await queue.run(.duplicate([world.photos.appending("one/a (3).jpg")]))
    #expect(world.names("photos/one") == ["a (2).jpg", "a (3).jpg", "a (4).jpg", "a.jpg"])
  }

  // MARK: Names

  @Test func everyNameIsKept() async {
    let names: [[UInt8]] = [
      [0x63, 0xE9, 0x2E, 0x6A, 0x70, 0x67], [UInt8](repeating: 0x78, count: 255),
      Array("e\u{301}.jpg".utf8),
      Array("\u{E9}.jpg".utf8), Array("two\nlines.jpg".utf8), Array("100%.jpg".utf8),
    ]
    let files = names.map { world.write(Array("photos/one/".utf8) + $0, Data($0)) }
    let beginning = world.seen
    let queue = world.queue()
    #expect(await queue.run(.move(files, to: world.usb)).isComplete)
    for name in names { #expect(FileWorld.data(world.usb.appending(name)) == Data(name)) }
    #expect(await queue.run(.copy(names.map(world.usb.appending), to: world.usb)).isComplete)
    #expect(Disk().names(in: world.usb).count == 2 * names.count)
    while await queue.undoList.undoName != nil { #expect(await queue.undo().isComplete) }
    #expect(world.seen == beginning)
  }

  @Test func namesThatAreNoneAreRefused() async {
    let photo = world.write("photos/one/a.jpg")
    for name in ["", ".", "..", "a/b.jpg", String(repeating: "x", count: 256)] {
      let outcome = await world.queue().run(.rename([FileRenaming(photo, to: name)]))
      #expect(outcome.failures.count == 1 && world.names("photos/one") == ["a.jpg"], "\(name)")
    }
  }

  /// A file system that finds names in any spelling.
  @Test func aNameIsSpeltOtherwise() async {
    let photo = world.write("photos/one/a.jpg")
    var disk = Disk()
    disk.spelling = { file in
      let names = Disk().names(in: file.folder)
      let found = names.first {
        String(decoding: $0, as: UTF8.self).lowercased() == file.displayName.lowercased()
      }
      return found.map(file.folder.appending) ?? file
    }
    let queue = world.queue(disk)
    let outcome = await queue.run(.rename([FileRenaming(photo, to: "A.jpg")]))
    #expect(outcome.isComplete && world.names("photos/one") == ["A.jpg"])
    _ = await queue.undo()
    #expect(world.names("photos/one") == ["a.jpg"] && world.text(photo) == "photo")
  }

  @Test func namesAreExchanged() async {
    let files = ["a.jpg", "b.jpg", "c.jpg", "d.jpg"].map { world.write("photos/one/\($0)", $0) }
    let queue = world.queue()
    let names = ["b.jpg", "a.jpg", "d.jpg", "e.jpg"]
    let outcome = await queue.run(.rename(zip(files, names).map { FileRenaming($0, to: $1) }))
    #expect(
      outcome.isComplete && world.names("photos/one") == ["a.jpg", "b.jpg", "d.jpg", "e.jpg"])
    let texts = ["a.jpg", "b.jpg", "d.jpg", "e.jpg"].map { world.text("photos/one/\($0)") }
    #expect(texts == ["b.jpg", "a.jpg", "c.jpg", "d.jpg"])
    _ = await queue.undo()
    #expect(files.map(world.text) == ["a.jpg", "b.jpg", "c.jpg", "d.jpg"])
  }

  @Test func aNewFolderIsRemovedOnlyWhileItIsEmpty() async {
    let queue = world.queue()
    let folder = world.photos.appending("new")
    #expect(await queue.run(.makeFolder(folder)).isComplete && Disk().isFolder(folder))
    world.write("photos/new/a.jpg")
    #expect(await queue.undo().failures.map(\.error) == [.notEmpty("new")])
    #expect(world.text("photos/new/a.jpg") == "photo")
  }
}
