import Foundation
import PhotoIndexing

/// Finds names that are taken, asks what to do, and makes the actions of a photo from the answer.
struct ClashAsker {
  enum Resolved {
    case perform([FileAction])
    case skip, stop
  }

  let disk: Disk
  let handler: FileOperationQueue.ClashHandler?
  /// The answer for all further clashes.
  private var standing: ClashAnswer.Choice?

  init(disk: Disk, handler: FileOperationQueue.ClashHandler?) {
    self.disk = disk
    self.handler = handler
  }

  /// Whether a name that was taken meanwhile is asked about.
  func canAsk(_ unit: PlannedUnit) -> Bool {
    switch unit.way {
    case .copy, .make, .move: true
    default: false
    }
  }

  mutating func resolve(_ unit: PlannedUnit) async throws(FileOperationError) -> Resolved {
    switch unit.way {
    case .trash: return .perform(unit.group.files.map { .trash($0) })
    case .restore(let trashed): return .perform([.restore(trashed)])
    case .makeFolder: return .perform([.makeFolder(unit.group.main)])
    case .swap(let actions): return .perform(actions)
    case .copy, .make, .move: break
    }
    guard let taken = clashing(unit).first ?? orphan(unit) else {
      return .perform(try isMixedUp(unit) ? numbered(unit) : actions(unit))
    }
    if unit.numbers { return .perform(try numbered(unit)) }
    switch await choice(taken, isMade: unit.isMade) {
    case .skip: return .skip
    case .stop: return .stop
    case .keepBoth: return .perform(try numbered(unit))
    case .replace:
      let old = replaced(unit)
      // A folder that holds the file can't give way to it.
      if old.contains(where: { old in unit.group.files.contains { $0 == old || $0.isBelow(old) } })
      {
        throw .intoItself(unit.group.main.displayName)
      }
      return .perform(old.map { .trash($0) } + (try actions(unit)))
    }
  }

  /// The files whose names are taken, each with the file that has it. A file doesn't stand in its
  /// own way.
  private func clashing(_ unit: PlannedUnit) -> [(file: FileID, target: FileID)] {
    let taken = unit.group.files.map { ($0, unit.target(of: $0)) }.filter { file, target in
      guard disk.status(target) != nil else { return false }
      if case .copy = unit.way { return true }
      if unit.isMade { return true }
      return file != target && !disk.isSameEntry(file, target)
    }
    return taken
  }

  private mutating func choice(
    _ clash: (file: FileID, target: FileID), isMade: Bool
  ) async -> ClashAnswer.Choice {
    if let standing { return standing }
    guard let handler, let incoming = facts(clash.file), let existing = facts(clash.target) else {
      return .skip
    }
    let answer = await handler(FileClash(incoming: incoming, existing: existing, isMade: isMade))
    if answer.forAll { standing = answer.choice }
    return answer.choice
  }

  private func facts(_ file: FileID) -> FileClash.Facts? {
    disk.status(file).map { status in
      FileClash.Facts(
        file: file, byteCount: Int64(status.st_size), changed: FileStamp(status).changeDate,
        isFolder: status.st_mode & S_IFMT == S_IFDIR)
    }
  }

  /// The files that stand in the way, with the descriptions of a photo that is replaced.
  private func replaced(_ unit: PlannedUnit) -> [FileID] {
    let taken = (clashing(unit) + [orphan(unit)].compactMap(\.self)).map(\.target)
    var finder = CompanionFinder(disk: disk, options: .sidecars)
    let others = taken.flatMap { finder.companions(of: $0, Set(taken), true) }
    var seen: Set<FileID> = []
    return (taken + others).filter { seen.insert($0).inserted && !unit.group.files.contains($0) }
  }

  // MARK: Actions

  private func numbered(_ unit: PlannedUnit) throws(FileOperationError) -> [FileAction] {
    var unit = unit
    for stem in FreeName.stems(after: unit.stem, room: unit.group.room(ending: unit.ending)) {
      unit.stem = stem
      if unit.targets.allSatisfy({ disk.status($0) == nil }), !isMixedUp(unit) {
        return try actions(unit)
      }
    }
    throw .tooManyOfName(unit.group.main.displayName)
  }

  private func checkFolder(of unit: PlannedUnit) throws(FileOperationError) {
    guard !disk.isFolder(unit.folder) else { return }
    throw disk.status(unit.folder) == nil
      ? .noTarget(unit.folder.displayName) : .noFolder(unit.group.main.displayName)
  }

  private func actions(_ unit: PlannedUnit) throws(FileOperationError) -> [FileAction] {
    if unit.isMade {
      try checkFolder(of: unit)
      return [.make(unit.group.main, to: unit.target(of: unit.group.main))]
    }
    var isMoving = true
    if case .copy = unit.way { isMoving = false }
    try checkFolder(of: unit)
    var actions: [FileAction] = []
    for file in unit.group.files {
      let target = unit.target(of: file)
      guard let status = disk.status(file) else { throw .gone(file.displayName) }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if isFolder, !isMoving || disk.device(of: unit.folder) != status.st_dev {
        actions += tree(file, to: target, isMoving: isMoving)
      } else {
        actions.append(isMoving ? .move(file, to: target) : .copy(file, to: target))
      }
    }
    return actions
  }

  /// A folder whose contents have to be copied.
  private func tree(_ folder: FileID, to target: FileID, isMoving: Bool) -> [FileAction] {
    var actions: [FileAction] = [.makeFolder(target)]
    for name in disk.names(in: folder) {
      let (child, place) = (folder.appending(name), target.appending(name))
      if let status = disk.status(child), status.st_mode & S_IFMT == S_IFDIR {
        actions += tree(child, to: place, isMoving: isMoving)
      } else {
        actions.append(isMoving ? .move(child, to: place) : .copy(child, to: place))
      }
    }
    return isMoving ? actions + [.removeFolder(folder, expected: nil)] : actions
  }
}
