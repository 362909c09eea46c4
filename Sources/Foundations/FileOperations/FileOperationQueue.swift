import Foundation
import PhotoIndexing

/// Performs operations with files one after another, and undoes them.
///
/// Nothing is overwritten or deleted: what is replaced goes to the trash, and an original is
/// removed only after its copy on another disk was compared with it. What was interrupted by a
/// crash is finished or taken back before anything else is done. To cancel an operation, cancel its
/// task; it ends with the photo at work taken back.
public actor FileOperationQueue {
  /// Called with a name that is taken; the operation waits for the answer.
  public typealias ClashHandler = @Sendable (FileClash) async -> ClashAnswer
  /// Called with how far an operation is, on any thread.
  public typealias ProgressHandler = @Sendable (FileProgress) -> Void

  let folder: FileID
  let disk: Disk
  let trash: DesktopTrash
  let limit: Int
  /// The names of drafts that others write where photos are; what is left over is removed by
  /// `recover()`.
  public nonisolated let drafts: DraftJournal
  let work = WorkAtHand()
  private let now: @Sendable () -> Double
  private let executor = DiskExecutor()
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var loaded: UndoStore?
  /// Whether files were written here since the undo list was saved.
  private(set) var hasUnsavedRewritings = false
  var recovered: [RecoveredOperation] = []
  var lastNumber = 0

  /// The operations that can be undone and redone.
  public internal(set) var undoList = UndoList()

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - stateFolder: Where journals and the undo list are kept, of one program; nil is
  ///     `$XDG_STATE_HOME/vitrine/gallery`, otherwise `~/.local/state/vitrine/gallery`.
  ///   - dataFolder: The folder with the home trash; nil is the user's.
  ///   - limit: How many operations can be undone.
  public init(stateFolder: FileID? = nil, dataFolder: FileID? = nil, limit: Int = 100) {
    self.init(stateFolder: stateFolder, dataFolder: dataFolder, limit: limit, disk: Disk())
  }

  /// Creates a queue that moves files to the given trash.
  public init(stateFolder: FileID? = nil, trash: Trash, limit: Int = 100) {
    self.init(
      stateFolder: stateFolder, limit: limit, disk: trash.trash.disk, trash: trash.trash, now: nil)
  }

  /// Creates a queue with a disk and a clock, in seconds, of tests.
  package init(
    stateFolder: FileID?, dataFolder: FileID?, limit: Int = 100, disk: Disk,
    now: (@Sendable () -> Double)? = nil
  ) {
    self.init(
      stateFolder: stateFolder, limit: limit, disk: disk,
      trash: DesktopTrash(dataFolder: dataFolder, disk: disk), now: now)
  }

  private init(
    stateFolder: FileID?, limit: Int, disk: Disk, trash: DesktopTrash,
    now: (@Sendable () -> Double)?
  ) {
    folder =
      stateFolder
      ?? FileID.environmentFolder("XDG_STATE_HOME", else: [".local", "state"])
      .appending("vitrine").appending("gallery")
    self.disk = disk
    self.limit = limit
    drafts = DraftJournal(folder: folder.appending("drafts"), disk: disk)
    self.now = now ?? { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    self.trash = trash
  }

  /// Returns when all operations that were asked for have ended.
  public func idle() async {
    await takeTurn()
    endTurn()
  }

  // MARK: One after another

  func takeTurn() async {
    if isBusy {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isBusy = true
    }
  }

  func endTurn() {
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
  }

  /// The undo list's file; what was interrupted is settled before it is first used.
  func store() -> UndoStore {
    defer { adoptRewritings() }
    if let loaded { return loaded }
    let store = UndoStore(folder: folder, disk: disk)
    loaded = store
    undoList = store.load()
    lastNumber = undoList.lastNumber
    recovered += unansweredOffers() + recoverJournals(store)
    drafts.removeLeftovers()
    return store
  }

  /// Finishes or takes back what a crash interrupted, and returns it, with what was returned at
  /// earlier starts and neither continued nor forgotten. Other calls do so, too, if this wasn't
  /// called; it then returns what they found.
  public func recover() async -> [RecoveredOperation] {
    await takeTurn()
    defer { endTurn() }
    _ = store()
    defer { recovered = [] }
    return recovered
  }

  // MARK: Performing

  /// Performs an operation.
  ///
  /// - Parameters:
  ///   - companions: What goes along with photos.
  ///   - group: Operations in a row with the same group are undone together.
  ///   - isImport: Whether it is called an import where it is undone.
  ///   - offer: What was interrupted, if the operation continues it.
  ///   - progress: Told how far it is, ten times a second at most.
  ///   - clash: Asked about names that are taken; photos are skipped if it is nil.
  public func run(
    _ operation: FileOperation, companions: FileCompanions = .standard, group: UndoGroup? = nil,
    isImport: Bool = false, continuing offer: RecoveredOperation? = nil,
    progress: @escaping ProgressHandler = { _ in }, clash: ClashHandler? = nil
  ) async -> FileOutcome {
    await takeTurn()
    defer { endTurn() }
    var planner = Planner(disk: disk, companions: companions)
    let units = planner.units(of: operation)
    let batch = Batch(
      units: units, failures: planner.failures, kind: isImport ? .importing : operation.kind,
      operation: operation,
      group: group, answers: offer?.id)
    return await perform(batch, progress: progress, clash: clash)
  }

  /// Units that are performed in one turn.
  struct Batch {
    var units: [PlannedUnit]
    /// The photos that are left out.
    var failures: [FileFailure] = []
    var kind: UndoName.Kind
    /// Nil for what another launch can't continue.
    var operation: FileOperation?
    var group: UndoGroup?
    /// The offer that it answers.
    var answers: Int?
    /// Writes files that are made out of others.
    var maker: FileMaker?
  }

  /// Performs units in their turn.
  func perform(
    _ batch: Batch, progress: @escaping ProgressHandler, clash: ClashHandler?
  ) async -> FileOutcome {
    let (units, store) = (batch.units, store())
    var outcome = FileOutcome()
    outcome.failures = batch.failures
    guard !units.isEmpty else {
      if undoList.settle(batch.answers) { _ = store.save(undoList) }
      return outcome
    }
    guard work.begin(mayStop: batch.kind != .trash) else {
      keepRest(of: batch, from: 0)
      outcome.isCancelled = true
      return outcome
    }
    defer { work.end() }
    let meter = ProgressMeter(tell: progress, now: now)
    meter.start(units)
    let number = nextNumber()
    let journal: Journal
    do throws(FileOperationError) {
      try checkRoom(for: units)
      journal = try Journal(
        JournalHeading(
          number: number, purpose: .perform, operation: batch.operation, kind: batch.kind,
          units: units.map(\.named), group: batch.group, answers: batch.answers),
        in: journalFolder(store), disk: disk)
    } catch {
      outcome.failures += units.map { FileFailure(file: $0.group.main, error: error) }
      return outcome
    }
    // The journal says so until the list is saved.
    undoList.settle(batch.answers)
    let watch = watch(meter)
    let runner = ActionRunner(disk: disk, trash: trash, journal: journal, watch: watch)
    runner.maker = batch.maker
    var asker = ClashAsker(disk: disk, handler: clash.map(asking))
    var done: [[FileEffect]] = []
    // The first that wasn't ended, which is the one at work where that was taken back.
    var rest = units.startIndex
    let devices = Dictionary(units.map { ($0.folder, disk.device(of: $0.folder)) }) { first, _ in
      first
    }
    for (index, unit) in units.enumerated() {
      if watch.isCancelled() || outcome.isCancelled { break }
      meter.begin(unit.group.main)
      // Where a disk is unplugged, an empty folder of another disk may take its place.
      if case .some(.some(let device)) = devices[unit.folder],
        disk.device(of: unit.folder) != device
      {
        outcome.failures += units[index...].map {
          FileFailure(file: $0.group.main, error: .unplugged(unit.folder.displayName))
        }
        break
      }
      let result = await perform(unit, index, runner, &asker, &outcome)
      if !result.effects.isEmpty { done.append(result.effects) }
      outcome.add(result)
      work.add(result.effects)
      meter.end()
      if result.error != .cancelled { rest = index + 1 }
      if let error = result.error, error != .cancelled, error.endsOperation {
        outcome.failures += units[(index + 1)...].map {
          FileFailure(file: $0.group.main, error: error)
        }
        break
      }
    }
    if watch.isCancelled() { outcome.isCancelled = true }
    undoList.record(
      UndoList.Entry(
        id: number, name: UndoName(kind: batch.kind, count: max(1, outcome.doneCount), of: done),
        group: batch.group, units: done), limit: limit)
    if work.isStopped { keepRest(of: batch, from: rest) }
    finish(journal, runner, number, store)
    meter.finish()
    return outcome
  }

  /// Hears of the progress, and stops where the task is cancelled or the program ends.
  func watch(_ meter: ProgressMeter) -> CopyWatch {
    CopyWatch(
      isCancelled: { [work] in Task.isCancelled || work.isStopped }, advance: meter.advance)
  }

  private func asking(_ handler: @escaping ClashHandler) -> ClashHandler {
    { [work] clash in await work.ask { await handler(clash) } }
  }

  /// Performs one photo's part, and asks about its names as often as needed.
  private func perform(
    _ unit: PlannedUnit, _ index: Int, _ runner: ActionRunner, _ asker: inout ClashAsker,
    _ outcome: inout FileOutcome
  ) async -> UnitResult {
    // Another program may take each name that is free.
    for _ in 0..<100 {
      do throws(FileOperationError) {
        let resolved = try await asker.resolve(unit)
        let actions: [FileAction]
        switch resolved {
        case .perform(let found): actions = found
        case .skip:
          outcome.skipped.append(unit.group.main)
          return UnitResult()
        case .stop:
          outcome.isCancelled = true
          return UnitResult()
        }
        let result = runner.run(unit: index, actions)
        if case .placeTaken = result.error, result.effects.isEmpty, asker.canAsk(unit) { continue }
        if let error = result.error, error != .cancelled {
          outcome.failures.append(FileFailure(file: unit.group.main, error: error))
        }
        return result
      } catch {
        outcome.failures.append(FileFailure(file: unit.group.main, error: error))
        return UnitResult(error: error)
      }
    }
    let error = FileOperationError.tooManyOfName(unit.group.main.displayName)
    outcome.failures.append(FileFailure(file: unit.group.main, error: error))
    return UnitResult(error: error)
  }

  /// Throws if the disk is too full for all that is to be copied.
  private func checkRoom(for units: [PlannedUnit]) throws(FileOperationError) {
    var needed: [FileID: Int64] = [:]
    // How large files will be that are made isn't known.
    for unit in units where unit.byteCount > 0 && !unit.isMade {
      // Copies within a disk may share their blocks.
      if case .copy = unit.way,
        disk.device(of: unit.group.main.folder) == disk.device(of: unit.folder),
        [0x9123_683E, 0x5846_5342].contains(DiskStamp.fileSystem(of: unit.folder))
      {
        continue
      }
      needed[unit.folder, default: 0] += unit.byteCount
    }
    for (folder, count) in needed {
      if let free = disk.available(in: folder), free < count {
        throw .diskFull(folder.displayName, missing: count - free)
      }
    }
  }

  // MARK: The journal

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// A program that doesn't keep the list has journals of its own.
  func journalFolder(_ store: UndoStore) -> FileID {
    store.isOwner ? folder.appending("journals") : folder.appending("other-journals")
  }

  /// Saves the list and removes the journal, which would otherwise be read at the next start.
  func finish(_ journal: Journal, _ runner: ActionRunner, _ number: Int, _ store: UndoStore) {
    undoList.lastNumber = number
    undoList.apply(runner.changes)
    adoptRewritings()
    undoList.leftovers += runner.leftovers
    hasUnsavedRewritings = false
    if store.save(undoList) || !store.isOwner { journal.remove() }
  }

  /// Makes what can be undone mean the files that were written here since.
  private func adoptRewritings() {
    if undoList.apply(drafts.takeRewritings()) { hasUnsavedRewritings = true }
  }

  /// Notes a draft of a file, as `drafts` does, and keeps what can be undone in step with the file
  /// that takes the place of the old one.
  public nonisolated func note(
    _ draft: FileID, replacing file: FileID
  ) -> @Sendable () -> Void {
    let end = drafts.note(draft, replacing: file)
    return { [weak self] in
      end()
      Task { await self?.keepRewritings() }
    }
  }

  private func keepRewritings() async {
    await inTurn { store in
      guard hasUnsavedRewritings else { return }
      hasUnsavedRewritings = !store.save(undoList)
    }
  }

  /// Performs a step with the turn taken.
  func inTurn<Result: Sendable>(_ body: (UndoStore) -> Result) async -> Result {
    await takeTurn()
    defer { endTurn() }
    return body(store())
  }

  /// A meter for undoing.
  func meter(_ progress: @escaping ProgressHandler) -> ProgressMeter {
    ProgressMeter(tell: progress, now: now)
  }
}
