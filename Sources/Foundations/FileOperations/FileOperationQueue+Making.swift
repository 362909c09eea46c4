import PhotoIndexing

extension FileOperationQueue {
  /// Makes files out of others in a folder, such as exported photos. Nothing is overwritten, and
  /// undoing moves what was made to the trash.
  ///
  /// Where the program ends meanwhile, the file at work is removed, and the rest isn't made.
  ///
  /// - Parameters:
  ///   - progress: Told how far it is, ten times a second at most.
  ///   - clash: Asked about names that are taken; photos are skipped if it is nil.
  ///   - maker: Writes one file after another.
  public func make(
    _ files: [FileMaking], in folder: FileID, progress: @escaping ProgressHandler = { _ in },
    clash: ClashHandler? = nil, by maker: @escaping FileMaker
  ) async -> FileOutcome {
    await takeTurn()
    defer { endTurn() }
    var planner = Planner(disk: disk, companions: .standard)
    let units = planner.units(of: files, in: folder)
    let batch = Batch(units: units, failures: planner.failures, kind: .export, maker: maker)
    return await perform(batch, progress: progress, clash: clash)
  }

  /// Replaces files by others that are made out of them. The old ones go to the trash once the new
  /// ones are whole; undoing exchanges them again.
  public func replace(
    _ files: [FileReplacing], progress: @escaping ProgressHandler = { _ in },
    by maker: @escaping FileMaker
  ) async -> FileOutcome {
    await takeTurn()
    defer { endTurn() }
    var batch = Batch(units: [], kind: .save, maker: maker)
    for file in files {
      if let unit = unit(replacing: file) {
        batch.units.append(unit)
      } else {
        let error = FileOperationError.tooManyOfName(file.file.displayName)
        batch.failures.append(FileFailure(file: file.file, error: error))
      }
    }
    return await perform(batch, progress: progress, clash: nil)
  }

  /// All files are made before the first one leaves its place. Nil if there are too many of their
  /// names.
  private func unit(replacing file: FileReplacing) -> PlannedUnit? {
    var (made, moved): ([FileAction], [FileAction]) = ([], [])
    for old in [file.file] + file.others {
      guard let spare = FreeName.number(old, isTaken: { [disk] in disk.status($0) != nil }) else {
        return nil
      }
      made.append(.make(old, to: spare))
      moved.append(.move(spare, to: old))
    }
    let trashed = ([file.file] + file.others + file.removed).map { FileAction.trash($0) }
    return PlannedUnit(
      way: .swap(made + trashed + moved),
      group: FileGroup(main: file.file, others: file.others + file.removed), named: [file.file])
  }
}
