import Foundation
import PhotoIndexing

/// Performs actions, each noted in the journal before it is begun.
final class ActionRunner {
  let disk: Disk
  let trash: DesktopTrash
  let journal: Journal
  let watch: CopyWatch
  /// Writes files that are made out of others.
  var maker: FileMaker?
  /// The number of the next action in the journal.
  private var nextAct: Int
  /// Part files that could not be removed, since their disk is gone.
  private(set) var leftovers: [FileID] = []
  /// The files that were moved to another disk and back.
  private(set) var changes: [IdentityChange] = []
  /// Copies that stayed beside their originals, since neither could be removed.
  private var strays: [FileEffect] = []
  /// One for all files of a unit, by which what was deleted together is known.
  private var deletionDate = Date()

  init(disk: Disk, trash: DesktopTrash, journal: Journal, watch: CopyWatch, nextAct: Int = 0) {
    self.disk = disk
    self.trash = trash
    self.journal = journal
    self.watch = watch
    self.nextAct = nextAct
  }

  // MARK: Units

  /// Performs all actions of a unit; if one fails, takes back those before it.
  func run(unit index: Int, _ actions: [FileAction]) -> UnitResult {
    var done: [(act: Int, effect: FileEffect)] = []
    deletionDate = Date()
    do throws(FileOperationError) {
      try journal.note(.unit(index, actions))
      for action in actions { done.append(try perform(action)) }
      try? journal.note(.unitEnd(index))
      return UnitResult(effects: done.map(\.effect))
    } catch {
      let left = rollBack(done) + strays
      strays = []
      try? journal.note(.unitEnd(index))
      return UnitResult(effects: left, error: error)
    }
  }

  /// Takes effects back, the latest first, as far as that is possible. Returns those that are left.
  func rollBack(_ done: [(act: Int, effect: FileEffect)]) -> [FileEffect] {
    var left = done
    while let last = left.last, let action = last.effect.rollback {
      guard let (_, effect) = try? perform(action, reverts: last.act) else { break }
      if let change = IdentityChange(taking: last.effect, backBy: effect) { changes.append(change) }
      left.removeLast()
    }
    return left.map(\.effect)
  }

  /// Performs an action. Nothing of it is left if it fails.
  ///
  /// - Parameter reverts: The action that is taken back, which isn't cancelled on the way.
  func perform(
    _ action: FileAction, reverts: Int? = nil
  ) throws(FileOperationError) -> (act: Int, effect: FileEffect) {
    if reverts == nil, watch.isCancelled() { throw .cancelled }
    let act = nextAct
    nextAct += 1
    // Of a folder to be made: what has its name already, which a crash mustn't make ours.
    let before = (action.kind == .makeFolder ? action.to : action.from).flatMap(disk.stamp)
    do throws(FileOperationError) {
      try journal.note(.act(act, action, before: before, reverts: reverts))
    } catch {
      // Something is taken back even if that can't be noted.
      if reverts == nil { throw error }
    }
    let watch = reverts == nil ? watch : CopyWatch()
    do throws(FileOperationError) {
      let effect = try carryOut(action, before, act, watch)
      try? journal.note(.done(act, effect))
      return (act, effect)
    } catch {
      try? journal.note(.failed(act))
      throw error
    }
  }

  private func carryOut(
    _ action: FileAction, _ before: DiskStamp?, _ act: Int, _ watch: CopyWatch
  ) throws(FileOperationError) -> FileEffect {
    if action.kind != .discard, let expected = action.expected {
      let name = action.subject.displayName
      guard let before else { throw .gone(name) }
      guard expected.isSame(as: before) else { throw .changed(name) }
    }
    switch (action.kind, action.from, action.to, action.trashed) {
    case (.move, let from?, let to?, _):
      let after = try move(from, to, before, act, watch)
      return FileEffect(kind: .moved, from: from, to: to, before: before, after: after)
    case (.copy, let from?, let to?, _):
      let part = try makePart(of: from, in: to.folder, act, watch, verified: false)
      try commit(part.file, to: to)
      disk.sync(folder: to.folder)
      return FileEffect(kind: .copied, from: from, to: to, before: before, after: part.stamp)
    case (.make, let from?, let to?, _):
      let part = try makePart(outOf: from, before, in: to.folder, act, watch)
      try commit(part.file, to: to)
      disk.sync(folder: to.folder)
      return FileEffect(kind: .copied, from: from, to: to, before: before, after: part.stamp)
    case (.trash, let file?, _, _): return try moveToTrash(file, before, act)
    case (.restore, let from?, let to?, let trashed?):
      try trash.checkRestoring(trashed)
      let after = try move(from, to, before, act, watch)
      _ = disk.unlink(trashed.info)
      return FileEffect(
        kind: .restored, from: from, to: to, before: before, after: after, trashed: trashed)
    case (.makeFolder, _, let folder?, _):
      if let code = disk.makeFolder(folder) {
        throw FileOperationError(errno: code, file: folder, folder: folder.folder)
      }
      return FileEffect(kind: .madeFolder, to: folder, after: disk.stamp(folder))
    case (.removeFolder, let folder?, _, _):
      if let code = disk.removeFolder(folder) {
        throw FileOperationError(errno: code, file: folder)
      }
      return FileEffect(kind: .removedFolder, from: folder, before: before)
    case (.discard, let original?, let copy?, _):
      return try discard(copy, of: original, action, act)
    default: throw .notAFile(action.subject.displayName)
    }
  }

  // MARK: Trash

  private func moveToTrash(
    _ file: FileID, _ before: DiskStamp?, _ act: Int
  ) throws(FileOperationError) -> FileEffect {
    let trashed = try trash.move(file, at: deletionDate) { place throws(FileOperationError) in
      try journal.note(.trashing(act, place))
    }
    return FileEffect(
      kind: .trashed, from: file, to: trashed.file, before: before, after: before, trashed: trashed)
  }

  /// A copy whose original has gone or changed, or that was changed itself, goes to the trash
  /// instead.
  private func discard(
    _ copy: FileID, of original: FileID, _ action: FileAction, _ act: Int
  ) throws(FileOperationError) -> FileEffect {
    let found = disk.stamp(copy)
    guard let found, action.expected?.isSame(as: found) == true,
      action.original?.isSame(as: disk.stamp(original)) == true
    else { return try moveToTrash(copy, found, act) }
    if let code = disk.unlink(copy) { throw FileOperationError(errno: code, file: copy) }
    return FileEffect(kind: .discarded, from: copy, before: found)
  }

  // MARK: Moving

  /// Returns what the file is at its new place.
  private func move(
    _ from: FileID, _ to: FileID, _ before: DiskStamp?, _ act: Int, _ watch: CopyWatch
  ) throws(FileOperationError) -> DiskStamp {
    guard let before else { throw .gone(from.displayName) }
    switch disk.rename(from, to: to) {
    case nil: return before
    case EEXIST:
      guard disk.isSameEntry(from, to) else { throw .placeTaken(to.displayName) }
      return try respell(from, to, before, act)
    case EXDEV: return try moveAcross(from, to, before, act, watch)
    case let code?: throw failure(code, from, to)
    }
  }

  private func failure(_ code: Int32, _ from: FileID, _ to: FileID) -> FileOperationError {
    if disk.status(from) == nil { return .gone(from.displayName) }
    let isAboutName = [EEXIST, ENAMETOOLONG, EINVAL, EILSEQ].contains(code)
    return FileOperationError(errno: code, file: isAboutName ? to : from, folder: to.folder)
  }

  /// Changes the spelling of a name that is the same to the file system.
  private func respell(
    _ from: FileID, _ to: FileID, _ before: DiskStamp, _ act: Int
  ) throws(FileOperationError) -> DiskStamp {
    guard let spare = FreeName.number(from, isTaken: { disk.status($0) != nil }) else {
      throw .tooManyOfName(to.displayName)
    }
    try journal.note(.spare(act, spare))
    if let code = disk.rename(from, to: spare) { throw failure(code, from, spare) }
    if let code = disk.rename(spare, to: to) {
      _ = disk.rename(spare, to: from)
      throw failure(code, from, to)
    }
    return before
  }

  /// Copies to another disk, and removes the original when the copy is on it and has been compared.
  private func moveAcross(
    _ from: FileID, _ to: FileID, _ before: DiskStamp, _ act: Int, _ watch: CopyWatch
  ) throws(FileOperationError) -> DiskStamp {
    let name = from.displayName
    guard !before.isFolder else { throw .failed(name, reason: String(cString: strerror(EXDEV))) }
    if let code = from.folder.withPath({ access($0, W_OK | X_OK) == 0 ? nil : errno }) {
      throw FileOperationError(errno: code, file: from)
    }
    let part = try makePart(of: from, in: to.folder, act, watch, verified: true)
    try commit(part.file, to: to)
    disk.sync(folder: to.folder)
    guard before.isSame(as: disk.stamp(from)) else {
      withdraw(from, before, to, part.stamp)
      throw .changing(name)
    }
    if let code = disk.unlink(from) {
      if before.isSame(as: disk.stamp(from)) {
        withdraw(from, before, to, part.stamp)
      } else {
        strays.append(
          FileEffect(kind: .copied, from: from, to: to, before: before, after: part.stamp))
      }
      throw FileOperationError(errno: code, file: from)
    }
    disk.sync(folder: from.folder)
    return part.stamp
  }

  /// Removes a copy whose original is still there.
  private func withdraw(_ file: FileID, _ before: DiskStamp, _ copy: FileID, _ stamp: DiskStamp) {
    if stamp.isSame(as: disk.stamp(copy)), disk.unlink(copy) == nil { return }
    strays.append(FileEffect(kind: .copied, from: file, to: copy, before: before, after: stamp))
  }

  // MARK: Copying

  /// Writes a copy under a name of its own.
  private func makePart(
    of file: FileID, in folder: FileID, _ act: Int, _ watch: CopyWatch, verified: Bool
  ) throws(FileOperationError) -> (file: FileID, stamp: DiskStamp) {
    let part = folder.appending(PartName.make())
    try journal.note(.part(act, part))
    do throws(FileOperationError) {
      let stamp = try disk.copy(file, to: part, watch)
      if verified, !(try disk.haveSameContents(file, part, watch)) {
        throw .damagedCopy(file.displayName)
      }
      try journal.note(.copied(act, stamp))
      return (part, stamp)
    } catch {
      removePart(part)
      throw error
    }
  }

  /// Lets the maker write a file under a name of its own.
  private func makePart(
    outOf file: FileID, _ before: DiskStamp?, in folder: FileID, _ act: Int, _ watch: CopyWatch
  ) throws(FileOperationError) -> (file: FileID, stamp: DiskStamp) {
    guard let maker else { throw .cancelled }
    guard let before else { throw .gone(file.displayName) }
    let part = folder.appending(PartName.make())
    try journal.note(.part(act, part))
    do throws(FileOperationError) {
      let draft = FileDraft(file: part, disk: disk, watch: watch)
      try draft.create()
      try maker(file, draft)
      if watch.isCancelled() { throw .cancelled }
      guard before.isSame(as: disk.stamp(file)) else { throw .changing(file.displayName) }
      let stamp = try draft.finish()
      try journal.note(.copied(act, stamp))
      watch.advance(before.byteCount)
      return (part, stamp)
    } catch {
      removePart(part)
      throw error
    }
  }

  private func commit(_ part: FileID, to place: FileID) throws(FileOperationError) {
    guard let code = disk.rename(part, to: place) else { return }
    removePart(part)
    throw code == EEXIST
      ? .placeTaken(place.displayName)
      : FileOperationError(errno: code, file: place, folder: place.folder)
  }

  private func removePart(_ part: FileID) {
    if let code = disk.unlink(part), code != ENOENT || !disk.isFolder(part.folder) {
      leftovers.append(part)
    }
  }
}
