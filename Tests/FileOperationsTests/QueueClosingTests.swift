import Foundation
import PhotoIndexing
import Synchronization
import Testing

@testable import FileOperations

/// What becomes of work with files when the program ends, and of files that it writes itself.
@Suite struct QueueClosingTests {
  private let world: FileWorld

  init() throws { world = try FileWorld() }

  private func folder(_ name: String) -> FileID {
    let folder = world.photos.appending(name)
    _ = folder.makeFolder()
    return folder
  }

  /// A disk on which something happens before a file is renamed.
  private func disk(at rename: Int, _ body: @escaping @Sendable () -> Void) -> Disk {
    let count = Mutex(0)
    var disk = Disk()
    disk.fault = { call, _ in
      guard call == .rename else { return nil }
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number == rename { body() }
      return nil
    }
    return disk
  }

  @Test func whatClosingStopsIsOfferedAtTheNextStart() async throws {
    let files = (1...6).map { world.write("photos/one/\($0).jpg", "\($0)") }
    let two = folder("two")
    let beginning = world.seen
    let open = Mutex<FileOperationQueue?>(nil)
    let disk = disk(at: 3) { open.withLock { $0 }?.close(within: 0) }
    var queue: FileOperationQueue? = world.queue(disk)
    open.withLock { $0 = queue }
    let outcome = try #require(await queue?.run(.move(files, to: two)))
    #expect(outcome.isCancelled && outcome.doneCount == 3)
    let places = try #require(queue?.takePlaces())
    #expect(places.count == 3 && places[files[2]] == two.appending("3.jpg"))
    #expect(await queue?.run(.move([files[5]], to: two)).isCancelled == true)
    #expect(await queue?.undo().isCancelled == true)
    #expect(await queue?.run(.trash([files[4]])).isComplete == true)
    open.withLock { $0 = nil }
    queue = nil

    let next = world.queue()
    let found = await next.recover()
    #expect(found.map(\.remaining) == [.move(Array(files[3...]), to: two)])
    #expect(await next.undoList.undoNames == ["Move 1 Photo to the Trash", "Move 3 Photos"])
    #expect(await next.undo().isComplete)
    #expect(await next.undo().isComplete)
    #expect(world.seen == beginning)
    #expect(await next.recover().isEmpty && world.remains.isEmpty)
  }

  @Test func thePhotoAtWorkIsOfferedWithTheRest() async throws {
    let text = String(repeating: "0123456789abcdef", count: 1 << 16)
    let files = (1...4).map { world.write("photos/one/\($0).jpg", "\($0)\(text)") }
    let open = Mutex<FileOperationQueue?>(nil)
    let count = Mutex(0)
    var disk = Disk()
    disk.fault = { call, _ in
      guard call == .write else { return nil }
      let isSecond = count.withLock { count in
        count += 1
        return count == 2
      }
      if isSecond { open.withLock { $0 }?.close(within: 0) }
      return nil
    }
    var queue: FileOperationQueue? = world.queue(disk)
    open.withLock { $0 = queue }
    let outcome = try #require(await queue?.run(.move(files, to: world.usb)))
    #expect(outcome.isCancelled && outcome.doneCount < 3)
    open.withLock { $0 = nil }
    queue = nil
    let left = files.filter { $0.withPath { access($0, F_OK) } == 0 }
    #expect(left.count == 4 - outcome.doneCount)
    let found = await world.queue().recover()
    #expect(found.map(\.remaining) == [.move(left, to: world.usb)])
  }

  @Test func undoingThatClosingStopsCanBeGoneOnWith() async throws {
    let files = (1...4).map { world.write("photos/one/\($0).jpg", "\($0)") }
    let two = folder("two")
    let beginning = world.seen
    let open = Mutex<FileOperationQueue?>(nil)
    let disk = disk(at: 6) { open.withLock { $0 }?.close(within: 0) }
    var queue: FileOperationQueue? = world.queue(disk)
    open.withLock { $0 = queue }
    _ = await queue?.run(.move(files, to: two))
    _ = queue?.takePlaces()
    #expect(await queue?.undo().doneCount == 2)
    #expect(queue?.takePlaces()[two.appending("4.jpg")] == files[3])
    open.withLock { $0 = nil }
    queue = nil
    let next = world.queue()
    #expect(await next.recover().isEmpty)
    #expect(await next.undo().isComplete)
    #expect(world.seen == beginning)
  }

  /// Writes a file as the program does: another one takes its place.
  private func rewrite(_ file: FileID, _ text: String, _ queue: FileOperationQueue) {
    let draft = file.folder.appending(".vitrine-1.tmp")
    let end = queue.note(draft, replacing: file)
    _ = world.write(Array(draft.bytes.dropFirst(world.base.bytes.count + 1)), Data(text.utf8))
    _ = draft.withPath { from in file.withPath { rename(from, $0) } }
    end()
  }

  @Test func aFileThatWasWrittenHereIsStillMeantByWhatIsUndone() async {
    let file = world.write("photos/one/a.jpg", "a")
    let (two, three) = (folder("two"), folder("three"))
    var queue: FileOperationQueue? = world.queue()
    _ = await queue?.run(.move([file], to: two))
    _ = await queue?.run(.move([two.appending("a.jpg")], to: three))
    if let queue { rewrite(three.appending("a.jpg"), "turned", queue) }
    #expect(await queue?.undo().isComplete == true)
    if let queue { rewrite(two.appending("a.jpg"), "turned once more", queue) }
    #expect(await queue?.undo().isComplete == true)
    #expect(world.text(file) == "turned once more")
    #expect(await queue?.redo().isComplete == true)
    if let queue { rewrite(two.appending("a.jpg"), "a", queue) }
    #expect(await queue?.redo().isComplete == true)
    #expect(world.text("photos/three/a.jpg") == "a")
    // It is known at the next start, too; what others write isn't.
    if let queue { rewrite(three.appending("a.jpg"), "b", queue) }
    while await queue?.hasUnsavedRewritings == true || queue?.drafts.hasRewritings == true {
      await queue?.idle()
    }
    weak var old = queue
    queue = nil
    // Its lock goes with it.
    while old != nil { await Task.yield() }
    let next = world.queue()
    #expect(await next.undo().isComplete)
    world.write("photos/two/a.jpg", "another program")
    let outcome = await next.undo()
    #expect(outcome.failures.map(\.error) == [.changed("a.jpg")], "\(outcome)")
  }
}
