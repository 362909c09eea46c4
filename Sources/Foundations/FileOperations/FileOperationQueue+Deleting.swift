import PhotoIndexing

extension FileOperationQueue {
  /// Deletes files permanently, which can't be undone, after all operations that were asked for.
  /// Descriptions beside them go along that describe no other file; nothing else does.
  ///
  /// The files that are left when the task is cancelled stay.
  public func delete(_ files: [FileID]) async -> FileOutcome {
    await takeTurn()
    defer { endTurn() }
    var finder = CompanionFinder(disk: disk, options: .sidecars)
    var outcome = FileOutcome()
    for group in finder.groups(files, leaves: true) {
      if Task.isCancelled {
        outcome.isCancelled = true
        break
      }
      do throws(FileOperationError) {
        try delete(group.main)
        outcome.doneCount += 1
        outcome.deleted.insert(group.main)
        // A sidecar that stays describes nothing, and harms nothing.
        for file in group.others where CompanionKind.isDescription(file.name) {
          _ = disk.unlink(file)
        }
      } catch {
        outcome.failures.append(FileFailure(file: group.main, error: error))
      }
    }
    return outcome
  }

  private func delete(_ file: FileID) throws(FileOperationError) {
    guard disk.status(file) != nil else { throw .gone(file.displayName) }
    if let code = disk.unlink(file) { throw FileOperationError(errno: code, file: file) }
  }
}
