import Foundation
import PhotoIndexing
import Testing

@testable import FileOperations

/// What the program keeps about its operations: it is found again wherever it is, and what can't be
/// read isn't written over.
@Suite struct StateFolderTests {
  private let world: FileWorld

  init() throws { world = try FileWorld() }

  /// A folder whose name is in Latin-1, as of a home folder that is older than UTF-8.
  private var oldFolder: FileID {
    let folder = world.base.appending([0x42, 0xFC, 0x63, 0x68, 0x65, 0x72])
    _ = folder.makeFolder()
    return folder
  }

  private func heading(_ number: Int = 1, units: [[FileID]] = []) -> JournalHeading {
    JournalHeading(number: number, purpose: .perform, operation: nil, units: units)
  }

  private func numbers(of journal: FileID) -> [Int] {
    Journal.records(of: journal).compactMap {
      if case .unitEnd(let unit) = $0 { unit } else { nil }
    }
  }

  @Test func theUndoListIsFoundInAFolderWhoseNameIsNoUTF8() async {
    let folder = oldFolder
    func queue() -> FileOperationQueue {
      FileOperationQueue(
        stateFolder: folder, dataFolder: world.base.appending("data"), disk: Disk())
    }
    let photo = world.write("photos/one/a.jpg")
    var first: FileOperationQueue? = queue()
    _ = await first?.run(.trash([photo]))
    first = nil
    let next = queue()
    _ = await next.recover()
    #expect(await next.undoList.undoNames == ["Move 1 Photo to the Trash"])
    #expect(await next.undo().isComplete && world.text(photo) == "photo")
  }

  @Test func aJournalIsReadInAFolderWhoseNameIsNoUTF8() throws {
    let journal = try Journal(heading(), in: oldFolder, disk: Disk())
    try journal.note(.unitEnd(7))
    #expect(Journal.records(of: journal.file).count == 2 && numbers(of: journal.file) == [7])
  }

  @Test func aDamagedUndoListIsKeptAside() throws {
    let state = world.write("state/undo.json", "{\"undo\":[{").folder
    let store = UndoStore(folder: state, disk: Disk())
    #expect(store.load().undoNames.isEmpty && store.save(UndoList()))
    #expect(world.text("state/undo.json.damaged") == "{\"undo\":[{")
    #expect(store.load().undoNames.isEmpty && world.names("state").count == 3)
  }

  @Test func onlyTheFirstProgramKeepsTheList() throws {
    let state = world.base.appending("state")
    var first: UndoStore? = UndoStore(folder: state, disk: Disk())
    let second = UndoStore(folder: state, disk: Disk())
    #expect(first?.isOwner == true && !second.isOwner && !second.save(UndoList()))
    first = nil
    #expect(UndoStore(folder: state, disk: Disk()).isOwner)
  }

  @Test func aListThatCantBeWrittenLeavesTheOneBefore() throws {
    let state = world.base.appending("state")
    #expect(UndoStore(folder: state, disk: Disk()).save(UndoList()))
    let before = world.text("state/undo.json")
    for name in ["undo.json", "undo.json.new"] {
      var disk = Disk()
      disk.fault = { call, file in
        call == .note && file.name.elementsEqual(name.utf8) ? ENOSPC : nil
      }
      let full = UndoStore(folder: state, disk: disk)
      var list = UndoList()
      list.lastNumber = 9
      #expect(!full.save(list) && world.text("state/undo.json") == before)
      #expect(full.load().lastNumber == 0)
    }
  }

  @Test func linesOfAJournalThatAreDamagedAreLeftOut() throws {
    let journal = try Journal(heading(3), in: world.base.appending("state"), disk: Disk())
    try journal.note(.unitEnd(1))
    let file = journal.file
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file.displayPath))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0xFF, 0x00, 0x0A]) + Data("{\"unitEnd\":".utf8))
    try handle.close()
    #expect(Journal(continuing: file, disk: Disk()) == nil, "its program is still running")
    #expect(Journal.records(of: file).count == 2)
  }

  /// A full disk takes the first part of a line; what is noted after some room was made is whole.
  @Test(.enabled(if: FileWorld.mayMount)) func aLineThatDoesNotFitLeavesTheNextOneWhole() throws {
    let journal = try Journal(heading(), in: world.usb, disk: Disk())
    let filler = world.base.appending("usb/filler")
    let descriptor = filler.withPath { open($0, O_CREAT | O_WRONLY, 0o600) }
    let zeros = [UInt8](repeating: 0, count: 4096)
    while write(descriptor, zeros, zeros.count) == zeros.count {}
    close(descriptor)
    let long = FileAction.trash(world.usb.appending(String(repeating: "x", count: 20_000)))
    #expect(throws: FileOperationError.self) { try journal.note(.unit(0, [long])) }
    _ = Disk().unlink(filler)
    try journal.note(.unitEnd(5))
    #expect(numbers(of: journal.file) == [5])
  }

  @Test func aFolderThatCantBeMadeIsSaid() {
    let file = world.write("blocked", "a file")
    #expect(throws: FileOperationError.self) {
      _ = try Journal(heading(), in: file.appending("journals"), disk: Disk())
    }
    #expect(!UndoStore(folder: file.appending("state"), disk: Disk()).isOwner)
  }
}
