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
    // What had its turn after closing wasn't begun.
    #expect(
      found.map(\.remaining) == [.move(Array(files[3...]), to: two), .move([files[5]], to: two)])
    #expect(await next.undoList.undoNames == ["Move 1 Photo to the Trash", "Move 3 Photos"])
    #expect(await next.undo().isComplete)
    #expect(await next.undo().isComplete)
    #expect(world.seen == beginning)
    #expect(await next.recover().isEmpty && world.remains.isEmpty)
  }

  @Test func whatIsOfferedComesAgainUntilItIsAnswered() async throws {
    let files = (1...4).map { world.write("photos/one/\($0).jpg", "\($0)") }
    let two = folder("two")
    let open = Mutex<FileOperationQueue?>(nil)
    let disk = disk(at: 2) { open.withLock { $0 }?.close(within: 0) }
    var queue: FileOperationQueue? = world.queue(disk)
    open.withLock { $0 = queue }
    _ = await queue?.run(.move(files, to: two))
    open.withLock { $0 = nil }
    func offers() async throws -> [RecoveredOperation] {
      await end(&queue)
      queue = world.queue()
      return try #require(await queue?.recover())
    }
    for _ in 0..<3 {
      #expect(try await offers().map(\.remaining) == [.move(Array(files[2...]), to: two)])
    }
    // What somebody has put elsewhere isn't offered, but for a disk that may be unplugged.
    _ = files[2].withPath { from in world.base.appending("3.jpg").withPath { rename(from, $0) } }
    #expect(try await offers().map(\.remaining) == [.move([files[3]], to: two)])
    let offer = try #require(try await offers().first)
    #expect(await queue?.run(.move([files[3]], to: two), continuing: offer).isComplete == true)
    #expect(try await offers().isEmpty)
    #expect(world.text("photos/two/4.jpg") == "4" && world.remains.isEmpty)
  }

  @Test func anOfferThatIsTurnedDownOrInterruptedOnceMoreIsMadeOnce() async throws {
    let files = (1...4).map { world.write("photos/one/\($0).jpg", "\($0)") }
    let two = folder("two")
    let open = Mutex<FileOperationQueue?>(nil)
    func run(_ offer: RecoveredOperation?, _ operation: FileOperation, until rename: Int) async {
      let disk = disk(at: rename) { open.withLock { $0 }?.close(within: 0) }
      var queue: FileOperationQueue? = world.queue(disk)
      open.withLock { $0 = queue }
      _ = await queue?.recover()
      _ = await queue?.run(operation, continuing: offer)
      open.withLock { $0 = nil }
      await end(&queue)
    }
    await run(nil, .move(files, to: two), until: 1)
    var queue: FileOperationQueue? = world.queue()
    var found = try #require(await queue?.recover())
    let rest = Array(files[1...])
    #expect(found.map(\.remaining) == [.move(rest, to: two)])
    await end(&queue)
    await run(found.first, .move(rest, to: two), until: 1)
    queue = world.queue()
    found = try #require(await queue?.recover())
    #expect(found.map(\.remaining) == [.move(Array(files[2...]), to: two)])
    await queue?.forget(try #require(found.first))
    await end(&queue)
    queue = world.queue()
    #expect(await queue?.recover().isEmpty == true && world.remains.isEmpty)
  }

  /// Lets a program end; its lock goes with it.
  private func end(_ queue: inout FileOperationQueue?) async {
    weak var old = queue
    queue = nil
    while old != nil { await Task.yield() }
  }

  /// At each step of copying, comparing and removing, to another disk.
  @Test func closingLeavesOutNoPhoto() async throws {
    for step in 1... {
      let files = (1...3).map { world.write("photos/\(step)/\($0).jpg", "photo \($0)") }
      let target = world.usb.appending("\(step)")
      _ = target.makeFolder()
      let open = Mutex<FileOperationQueue?>(nil)
      let count = Mutex(0)
      var disk = Disk()
      disk.fault = { _, _ in
        let number = count.withLock { count in
          count += 1
          return count
        }
        if number == step { open.withLock { $0 }?.close(within: 0) }
        return nil
      }
      var queue: FileOperationQueue? = world.queue(disk)
      open.withLock { $0 = queue }
      let outcome = try #require(await queue?.run(.move(files, to: target)))
      open.withLock { $0 = nil }
      weak var old = queue
      queue = nil
      while old != nil { await Task.yield() }
      let next = world.queue()
      let left = files.filter { world.text($0) != nil }
      let found = await next.recover()
      for offer in found { await next.forget(offer) }
      let offered = found.compactMap(\.remaining).flatMap(\.files)
      #expect(offered == left, "step \(step): \(outcome)")
      #expect(outcome.doneCount == files.count - left.count)
      if count.withLock({ $0 }) < step { return }
    }
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
