import Foundation
import PhotoIndexing

extension FileOperationQueue {
  /// Settles the journals of programs that ended within an operation.
  func recoverJournals(_ store: UndoStore) -> [RecoveredOperation] {
    guard store.isOwner else { return [] }
    var found: [RecoveredOperation] = []
    for name in ["journals", "other-journals"] {
      let folder = folder.appending(name)
      let files = disk.names(in: folder).map(folder.appending).filter {
        $0.name.suffix(8).elementsEqual(".journal".utf8)
      }
      for file in files.sorted(by: { Self.number($0) < Self.number($1) }) {
        let isOwn = name == "journals"
        lastNumber = max(lastNumber, isOwn ? Self.number(file) : 0)
        guard let journal = Journal(continuing: file, disk: disk) else { continue }
        guard let recovery = Recovery(journal, disk: disk, trash: trash) else {
          // It ended before its first line was complete, so before anything was done.
          journal.remove()
          continue
        }
        // Those of other programs aren't in the list.
        if isOwn, recovery.heading.number <= undoList.lastNumber {
          journal.remove()
          continue
        }
        let number = isOwn ? recovery.heading.number : nextNumber()
        let units = recovery.settle()
        let doneCount = add(recovery.heading, units, number)
        undoList.lastNumber = max(undoList.lastNumber, number)
        undoList.apply(recovery.changes + recovery.runner.changes)
        undoList.leftovers += recovery.runner.leftovers
        if store.save(undoList) { journal.remove() }
        if let operation = recovery.heading.operation {
          found.append(
            RecoveredOperation(
              name: UndoName(kind: operation.kind, count: operation.files.count).text,
              doneCount: doneCount, remaining: recovery.remaining(units)))
        }
      }
    }
    removeLeftovers(store)
    return found
  }

  private static func number(_ file: FileID) -> Int {
    Int(String(decoding: file.name.prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self)) ?? 0
  }

  /// Brings the undo list up to date. Returns the number of photos that were done.
  private func add(_ heading: JournalHeading, _ units: [Recovery.Unit], _ number: Int) -> Int {
    let done = units.filter { !$0.effects.isEmpty }
    switch heading.purpose {
    case .perform:
      let kind = heading.kind ?? heading.operation?.kind ?? .change
      undoList.record(
        UndoList.Entry(
          id: number, name: UndoName(kind: kind, count: done.count), group: heading.group,
          units: done.map(\.effects)), limit: limit)
    case .undo(let id), .redo(let id):
      var side = UndoList.Side.undo
      if case .redo = heading.purpose { side = .redo }
      guard undoList.last(side)?.id == id else { break }
      undoList.reverse(
        side, done.map { UndoList.Reversal(unit: $0.index, effects: $0.effects) }, id: number)
    }
    return done.count
  }

  /// Removes part files whose disk was unplugged.
  private func removeLeftovers(_ store: UndoStore) {
    let left = undoList.leftovers.filter { part in
      guard PartName.isPart(part) else { return false }
      guard disk.status(part) != nil else { return !disk.isFolder(part.folder) }
      return disk.unlink(part) != nil
    }
    if left != undoList.leftovers {
      undoList.leftovers = left
      _ = store.save(undoList)
    }
  }
}
