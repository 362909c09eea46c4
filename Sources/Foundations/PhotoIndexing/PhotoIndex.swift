import Foundation
import GRDB

/// The metadata of files, stored in a database between launches, so that unchanged files needn't be
/// read again.
///
/// Every call blocks and may come from any thread. If the process is killed, what was committed
/// remains; a damaged database is rebuilt, because everything can be read again.
public final class PhotoIndex: Sendable {
  let database: any DatabaseWriter
  /// Whether an existing database couldn't be used and was replaced by an empty one.
  public let wasRenewed: Bool

  /// Creates an index in memory.
  public convenience init() throws(PhotoIndexError) {
    try self.init(wasRenewed: false) { try DatabaseQueue(configuration: Self.configuration) }
  }

  /// - Parameter file: The database, which is created with its folder if needed.
  public convenience init(at file: URL) throws(PhotoIndexError) {
    do {
      try self.init(existing: file, wasRenewed: false)
    } catch {
      guard case .damaged = error else { throw error }
      Self.remove(file)
      try self.init(existing: file, wasRenewed: true)
    }
  }

  private convenience init(existing file: URL, wasRenewed: Bool) throws(PhotoIndexError) {
    try self.init(wasRenewed: wasRenewed) {
      // File names are private to the user.
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      return try DatabasePool(path: file.path, configuration: Self.configuration)
    }
  }

  private init(
    wasRenewed: Bool, open: () throws -> any DatabaseWriter
  ) throws(PhotoIndexError) {
    do {
      database = try open()
      let report = try database.read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") }
      guard report == ["ok"] else { throw PhotoIndexError.damaged }
      try Self.migrator.migrate(database)
      try Self.refreshMoments(database)
    } catch {
      throw PhotoIndexError(error)
    }
    self.wasRenewed = wasRenewed
  }

  /// The default folder, for the user's application data that can be regenerated.
  public static var standardFile: URL {
    (FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("vitrine/gallery/index.sqlite")
  }

  /// The database with the files that SQLite keeps beside it.
  static func remove(_ file: URL) {
    for ending in ["", "-wal", "-shm", "-journal"] {
      try? FileManager.default.removeItem(atPath: file.path + ending)
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    // Another process may be writing.
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      // A loss of power may lose the last commits, which are read again, but never the database.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
      database.add(function: SearchedTexts.holding)
      database.add(function: Self.copyRank)
    }
    return configuration
  }

  /// The rows in the order of their paths, so that a folder and its subfolders are contiguous.
  private static func table(pathType: String) -> String {
    """
    CREATE TABLE file (
      path \(pathType) PRIMARY KEY NOT NULL,
      kind INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      byteCount INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      readAt INTEGER NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      orientation INTEGER NOT NULL,
      taken INTEGER,
      duration REAL
    ) WITHOUT ROWID
    """
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    // A newer version's database isn't understood; everything can be read again.
    migrator.registerMigration("1") { database in
      try database.execute(sql: table(pathType: "TEXT"))
    }
    // Paths are blobs, because text would have to be UTF-8.
    migrator.registerMigration("2") { database in
      try database.execute(
        sql: """
          ALTER TABLE file RENAME TO old;
          \(table(pathType: "BLOB"));
          INSERT INTO file SELECT CAST(path AS BLOB), kind, changed, byteCount, inode, readAt,
            width, height, orientation, taken, duration FROM old;
          DROP TABLE old;
          """)
    }
    // What photos are searched by. Rows stay; what they lack is read with the next update.
    migrator.registerMigration("3") { try $0.execute(sql: searchTables) }
    // When a file came to its folder; of those that are in the index already it isn't known.
    migrator.registerMigration("4") { database in
      try database.execute(
        sql: """
          ALTER TABLE file ADD COLUMN added INTEGER NOT NULL DEFAULT 0;
          UPDATE file SET added = changed
          """)
    }
    // Words of scripts without spaces are cut, and found by signs and without accents of all
    // scripts.
    migrator.registerMigration("words") { database in
      try database.execute(sql: wordTable)
      try writeWords(database)
    }
    // What photos look like is compared anew: hashes alone no longer prove anything.
    migrator.registerMigration("likeness") { database in
      try database.execute(sql: "ALTER TABLE file DROP COLUMN hash; \(duplicateTables)")
    }
    // What is recorded in UTC, and the zone in which moments are.
    migrator.registerMigration("dates") { try $0.execute(sql: dateTables) }
    return migrator
  }
}

/// The reason why nothing can be stored; each description is a sentence for the user.
public enum PhotoIndexError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The database isn't one, or its contents contradict themselves.
  case damaged
  /// The disk is full.
  case full
  /// The process lacks permission for the database or its folder.
  case denied
  /// Any other failure, with the system's message.
  case failed(reason: String)

  init(_ error: any Error) {
    switch error {
    case let error as PhotoIndexError: self = error
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT: self = .damaged
      case .SQLITE_FULL: self = .full
      case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .denied
      default: self = .failed(reason: error.message ?? "code \(error.resultCode.rawValue)")
      }
    case let error as CocoaError where error.code == .fileWriteNoPermission: self = .denied
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = .full
    default: self = .failed(reason: String(describing: error))
    }
  }

  public var description: String {
    switch self {
    case .damaged: "The index of photos is damaged. It is made anew with the next start."
    case .full: "The disk is full, so what is read of photos cannot be kept. Make some room."
    case .denied:
      "What is read of photos cannot be kept: the cache folder may not be written. Check its permissions."
    case .failed(let reason): "What is read of photos cannot be kept: \(reason)."
    }
  }
}
