import PhotoIndexing

extension FileOperationQueue {
  /// Undoes the last operation. Files that were changed since are left as they are, and their part
  /// of the operation is forgotten; what can't be undone now, such as on a disk that is unplugged,
  /// stays in the list to be tried again.
  public func undo(progress: @escaping ProgressHandler = { _ in }) async -> FileOutcome {
    await inTurn { store in reverse(.undo, store, progress) }
  }

  /// Redoes what was undone last. As with undoing, files that were changed since are left as they
  /// are.
  public func redo(progress: @escaping ProgressHandler = { _ in }) async -> FileOutcome {
    await inTurn { store in reverse(.redo, store, progress) }
  }

  /// Whether this program keeps the undo list, not another one that was started before.
  public var keepsUndoList: Bool {
    get async { await inTurn { store in store.isOwner } }
  }

  /// Forgets what would be undone next, such as after a failure that can't be mended.
  public func forgetNextUndo() async {
    await inTurn { store in
      undoList.forget(.undo)
      _ = store.save(undoList)
    }
  }

  /// Forgets what would be redone next.
  public func forgetNextRedo() async {
    await inTurn { store in
      undoList.forget(.redo)
      _ = store.save(undoList)
    }
  }

  /// Forgets all that could be undone and redone. The files stay where they are.
  public func forgetAll() async {
    await inTurn { store in
      while undoList.last(.undo) != nil { undoList.forget(.undo) }
      while undoList.last(.redo) != nil { undoList.forget(.redo) }
      _ = store.save(undoList)
    }
  }

  private func reverse(
    _ side: UndoList.Side, _ store: UndoStore, _ progress: @escaping ProgressHandler
  ) -> FileOutcome {
    var outcome = FileOutcome()
    guard let entry = undoList.last(side) else { return outcome }
    guard work.begin(mayStop: true) else {
      outcome.isCancelled = true
      return outcome
    }
    defer { work.end() }
    let number = nextNumber()
    let journal: Journal
    do throws(FileOperationError) {
      journal = try Journal(
        JournalHeading(number: number, purpose: side == .undo ? .undo(entry.id) : .redo(entry.id)),
        in: journalFolder(store), disk: disk)
    } catch {
      outcome.failures = entry.units.compactMap { unit in
        unit.first?.place.map { FileFailure(file: $0, error: error) }
      }
      return outcome
    }
    let meter = meter(progress)
    meter.start(
      entry.units.map { unit in
        PlannedUnit(way: .trash, group: FileGroup(main: unit.first?.place ?? folder), named: [])
      })
    let runner = ActionRunner(disk: disk, trash: trash, journal: journal, watch: watch(meter))
    var reversals: [UndoList.Reversal] = []
    for index in entry.units.indices.reversed() {
      let unit = entry.units[index]
      guard let place = unit.first?.place else { continue }
      meter.begin(place)
      let result = runner.run(
        unit: index, unit.reversed().compactMap(\.inverse) + actionsOnFollowers(of: unit))
      outcome.add(result)
      work.add(result.effects)
      meter.end()
      var isLost = false
      if result.error == .cancelled {
        outcome.isCancelled = true
      } else if let error = result.error {
        outcome.failures.append(FileFailure(file: place, error: error))
        isLost = isFinal(error, unit)
      }
      reversals.append(UndoList.Reversal(unit: index, effects: result.effects, isLost: isLost))
      if let error = result.error, error == .cancelled || error.endsOperation { break }
    }
    undoList.reverse(side, reversals, id: number)
    finish(journal, runner, number, store)
    meter.finish()
    return outcome
  }

  /// Files that were made beside photos since, such as sidecars, go where they go.
  private func actionsOnFollowers(of unit: [FileEffect]) -> [FileAction] {
    let places = Set(unit.compactMap(\.place))
    var finder = CompanionFinder(disk: disk, options: .sidecars)
    var seen = places
    var actions: [FileAction] = []
    for (index, effect) in unit.enumerated() {
      guard let place = effect.to, disk.status(place) != nil,
        let origin = effect.origin(after: unit[..<index])
      else { continue }
      for file in finder.companions(of: place, places, true) where seen.insert(file).inserted {
        let isOwn = file.name.starts(with: place.name)
        switch effect.kind {
        case .moved:
          let name = FreeName.parts(origin.name)
          let group = FileGroup(main: place, others: [file])
          let target = origin.folder.appending(
            group.name(of: file, stem: name.stem, ending: name.ending))
          // Another photo may have that name's `a.xmp`.
          guard isOwn || disk.status(target) == nil else { continue }
          actions.append(.move(file, to: target))
        // Whose `a.xmp` is may have been another question before; `a.jpg.xmp` is that of `a.jpg`.
        case .copied, .restored: if isOwn { actions.append(.trash(file)) }
        case .trashed, .madeFolder, .removedFolder, .discarded: break
        }
      }
    }
    return actions
  }

  /// Whether a part of an operation can never be undone: a file was changed, or removed from a
  /// folder that is still there.
  private func isFinal(_ error: FileOperationError, _ unit: [FileEffect]) -> Bool {
    switch error {
    case .changed: return true
    case .gone:
      let missing = unit.compactMap(\.place).first { disk.status($0) == nil }
      // The folder of a disk that is unplugged may be empty.
      return missing.map { !disk.names(in: $0.folder).isEmpty } ?? true
    default: return false
    }
  }
}

extension FileEffect {
  /// Where the file is now.
  var place: FileID? { to ?? from }

  /// Where the file was before all of a photo's effects; nil if it took the place of the one that
  /// it was made of, whose sidecars stay.
  fileprivate func origin(after others: ArraySlice<FileEffect>) -> FileID? {
    var origin = from
    for other in others.reversed() where other.to == origin { origin = other.from }
    return origin == to ? nil : origin
  }
}
