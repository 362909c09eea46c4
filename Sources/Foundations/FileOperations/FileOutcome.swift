import PhotoIndexing

/// The outcome of an operation. A photo counts once, with the files that go along with it.
public struct FileOutcome: Sendable {
  /// How many photos it was done for.
  public internal(set) var doneCount = 0
  /// Where the files are now, by where they were; those that went along as well. For files in the
  /// trash, their place there.
  public internal(set) var places: [FileID: FileID] = [:]
  /// The files that were copied: they are also still where they were.
  public internal(set) var copied: Set<FileID> = []
  /// Files in the trash, to be restored one by one.
  public internal(set) var trashed: [TrashedFile] = []
  /// The files that were deleted permanently.
  public internal(set) var deleted: Set<FileID> = []
  /// The photos that were left out because of a name that is taken.
  public internal(set) var skipped: [FileID] = []
  /// The photos that it failed for, each with the reason. They are where they were.
  public internal(set) var failures: [FileFailure] = []
  /// Whether it was ended by cancelling, or by an answer to a clash.
  public internal(set) var isCancelled = false

  /// Whether it was done for all files.
  public var isComplete: Bool { skipped.isEmpty && failures.isEmpty && !isCancelled }
}

/// A file that something failed for.
public struct FileFailure: Hashable, Sendable {
  /// The file, where it still is.
  public let file: FileID
  /// Why.
  public let error: FileOperationError
}
