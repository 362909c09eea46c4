import Foundation
import PhotoIndexing

extension FileOperationQueue {
  /// The offers of earlier starts that nobody answered. Files that somebody has moved or deleted since are
  /// left out.
  func unansweredOffers() -> [RecoveredOperation] {
    undoList.offers = undoList.offers.compactMap { offer in
      var rest = offer
      guard case let remaining? = whatIsLeft(of: offer.remaining) else { return nil }
      rest.remaining = remaining
      return rest
    }
    return undoList.offers.map { RecoveredOperation($0) }
  }

  private func whatIsLeft(of operation: FileOperation) -> FileOperation? {
    if case .makeFolder(let folder) = operation {
      return disk.status(folder) == nil ? operation : nil
    }
    return operation.only(
      Set(
        operation.files.filter {
          // The folder of a disk that is unplugged may be empty.
          disk.status($0) != nil || disk.names(in: $0.folder).isEmpty
        }))
  }

  /// Forgets an operation that was interrupted, whose rest isn't wanted.
  public func forget(_ offer: RecoveredOperation) async {
    await inTurn { store in if undoList.settle(offer.id) { _ = store.save(undoList) } }
  }

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
        undoList.settle(recovery.heading.answers)
        if let operation = recovery.heading.operation {
          let rest = recovery.remaining(units)
          let name = UndoName(
            kind: recovery.heading.kind ?? operation.kind, count: operation.files.count)
          if let rest {
            undoList.offers.append(
              Offer(id: number, name: name, doneCount: doneCount, remaining: rest))
          }
          found.append(
            RecoveredOperation(
              id: number, name: name.text, isImport: name.kind == .importing,
              doneCount: doneCount, remaining: rest))
        }
        undoList.lastNumber = max(undoList.lastNumber, number)
        undoList.apply(recovery.changes + recovery.runner.changes)
        undoList.leftovers += recovery.runner.leftovers
        if store.save(undoList) { journal.remove() }
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
          id: number, name: UndoName(kind: kind, count: done.count, of: done.map(\.effects)),
          group: heading.group, units: done.map(\.effects)), limit: limit)
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
