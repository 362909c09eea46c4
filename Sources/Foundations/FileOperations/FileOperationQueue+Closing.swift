import PhotoIndexing

extension FileOperationQueue {
  /// Stops what is being done with files before the next photo, since the program ends: the photo
  /// at work is taken back, and the rest is offered at the next start, by `recover()`. Nothing but
  /// moving to the trash begins any more. Blocks until it has stopped.
  ///
  /// - Parameter limit: The longest time in seconds, for a slow disk.
  public nonisolated func close(within limit: Double) { work.stop(within: limit) }

  /// Whether it was closed, so that what was stopped is offered at the next start.
  public nonisolated var isClosed: Bool { work.isClosed }

  /// Where files are that were moved since this was called last, by where they were: also by an
  /// operation that hasn't ended.
  public nonisolated func takePlaces() -> [FileID: FileID] { work.takePlaces() }

  /// Lets the next start offer what is left of an operation that was stopped.
  func keepRest(of batch: Batch, from index: Int) {
    let rest = batch.units[index...]
    guard !rest.isEmpty, let operation = batch.operation?.only(Set(rest.flatMap(\.named))) else {
      return
    }
    // Journals of its own operations are read only if they are later than the saved list.
    _ = try? Journal(
      JournalHeading(
        number: nextNumber(), purpose: .perform, operation: operation, kind: batch.kind,
        units: rest.map(\.named), group: batch.group, answers: batch.answers),
      in: folder.appending("other-journals"), disk: disk)
  }
}
