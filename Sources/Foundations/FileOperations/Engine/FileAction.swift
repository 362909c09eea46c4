import PhotoIndexing

/// One thing to do with one file: what operations, their undoing and their rolling back consist of.
struct FileAction: Codable, Hashable {
  enum Kind: String, Codable {
    case move, copy, trash, restore, makeFolder, removeFolder
    /// Makes a file out of another one.
    case make
    /// Removes a copy that was just made, while its original is still there.
    case discard
  }

  var kind: Kind
  /// The file, or the folder that is removed; for a discarded copy, its original.
  var from: FileID?
  /// Where it goes, or the folder that is made; for a discarded copy, the copy.
  var to: FileID?
  /// The stamp that the file must have to be touched; nil for any.
  var expected: DiskStamp?
  /// For a discarded copy: what its original has to be.
  var original: DiskStamp?
  /// The file to restore.
  var trashed: TrashedFile?

  static func move(_ from: FileID, to: FileID, expected: DiskStamp? = nil) -> FileAction {
    FileAction(kind: .move, from: from, to: to, expected: expected)
  }
  static func copy(_ from: FileID, to: FileID) -> FileAction {
    FileAction(kind: .copy, from: from, to: to)
  }
  static func make(_ from: FileID, to: FileID) -> FileAction {
    FileAction(kind: .make, from: from, to: to)
  }
  static func trash(_ file: FileID, expected: DiskStamp? = nil) -> FileAction {
    FileAction(kind: .trash, from: file, expected: expected)
  }
  static func restore(_ trashed: TrashedFile, expected: DiskStamp? = nil) -> FileAction {
    FileAction(
      kind: .restore, from: trashed.file, to: trashed.resolvedOrigin, expected: expected,
      trashed: trashed)
  }
  static func makeFolder(_ folder: FileID) -> FileAction {
    FileAction(kind: .makeFolder, to: folder)
  }
  static func removeFolder(_ folder: FileID, expected: DiskStamp?) -> FileAction {
    FileAction(kind: .removeFolder, from: folder, expected: expected)
  }

  /// The file that failures name.
  var subject: FileID { trashed?.origin ?? from ?? to ?? FileID([FileID.slash]) }
}

/// An action that was done, with what is needed to take it back.
struct FileEffect: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case moved, copied, trashed, restored, madeFolder, removedFolder, discarded
  }

  var kind: Kind
  /// Where the file was.
  var from: FileID?
  /// Where it is.
  var to: FileID?
  /// The file's stamp before, at its old place.
  var before: DiskStamp?
  /// The file's stamp at its new place.
  var after: DiskStamp?
  var trashed: TrashedFile?

  /// The action that takes it back; nil if it isn't taken back.
  var inverse: FileAction? {
    switch (kind, from, to) {
    case (.moved, let from?, let to?): .move(to, to: from, expected: after)
    case (.copied, _, let to?): .trash(to, expected: after)
    case (.trashed, _, _): trashed.map { .restore($0, expected: after) }
    case (.restored, _, let to?): .trash(to, expected: after)
    case (.madeFolder, _, let to?): .removeFolder(to, expected: after)
    case (.removedFolder, let from?, _): .makeFolder(from)
    default: nil
    }
  }

  /// The action that takes it back within an operation that fails: a copy that was just made is
  /// removed rather than moved to the trash.
  var rollback: FileAction? {
    guard kind == .copied else { return inverse }
    return FileAction(kind: .discard, from: from, to: to, expected: after, original: before)
  }
}
