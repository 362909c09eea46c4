import Foundation
import PhotoIndexing
import Testing

@testable import FileOperations

/// What is written down so that a kill leaves nothing behind, and what another start makes of it.
@Suite struct DraftJournalTests {
  private let world: FileWorld

  init() throws { world = try FileWorld() }

  private var notes: [String] { world.names("state/drafts") }

  @Test func whatAKillLeavesIsRemovedAtTheNextStart() async {
    let kept = [".vitrine-1.part", "a.tmp", ".vitrine-2.tmp"].map {
      world.write("photos/one/\($0)")
    }
    let draft = world.write("photos/one/.vitrine-1.tmp")
    let unplugged = world.base.appending("away/.vitrine-3.tmp")
    for (number, file) in ([draft, unplugged] + kept.prefix(2)).enumerated() {
      world.write(Array("state/drafts/\(number).draft".utf8), Data(file.bytes))
    }
    world.write("state/drafts/empty.draft", "")
    _ = await world.queue().recover()
    #expect(world.names("photos/one") == [".vitrine-1.part", ".vitrine-2.tmp", "a.tmp"])
    #expect(notes == ["1.draft"], "the folder of the other one may come back")
    world.write("away/.vitrine-3.tmp")
    world.queue().drafts.removeLeftovers()
    #expect(world.names("away").isEmpty && notes.isEmpty)
  }

  @Test func whatIsBeingWrittenStays() async {
    let draft = world.write("photos/one/.vitrine-1.tmp")
    let end = world.queue().drafts.note(draft)
    #expect(notes.count == 1)
    world.queue().drafts.removeLeftovers()
    #expect(world.names("photos/one") == [".vitrine-1.tmp"] && notes.count == 1)
    end()
    #expect(notes.isEmpty)
  }

  /// Between its first moment and its lock, a journal looks like that of a program that ended.
  @Test func aJournalThatIsBeingMadeIsNotTaken() throws {
    let (wasFound, folder) = (LockedFlag(), world.base.appending("state/journals"))
    var disk = Disk()
    disk.fault = { call, file in
      guard call == .lock, !wasFound.value else { return nil }
      // Another program starts, and looks for what others have left.
      guard let found = Journal(continuing: file, disk: Disk()) else { return nil }
      wasFound.value = true
      found.remove()
      return nil
    }
    let journal = try Journal(
      JournalHeading(number: 1, purpose: .perform), in: folder, disk: disk)
    try journal.note(.unit(0, []))
    #expect(wasFound.value)
    #expect(Journal.records(of: journal.file).count == 2)
    journal.remove()
  }

  private final class LockedFlag: @unchecked Sendable {  // because a lock guards its value
    private let lock = NSLock()
    private var isSet = false
    var value: Bool {
      get { lock.withLock { isSet } }
      set { lock.withLock { isSet = newValue } }
    }
  }
}
