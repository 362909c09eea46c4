import Foundation
import GRDB

/// What is known of the files under some folders, kept in a database between visits: who opens a
/// large folder again need not read what did not change.
///
/// Every call blocks and may come from any thread. A process that is killed leaves what it had
/// committed; a database that is damaged is made anew, for all of it can be read again.
public final class PhotoIndex: Sendable {
  let database: any DatabaseWriter
  /// Whether one that was there could not be used, and this one began empty.
  public let wasRenewed: Bool

  /// Kept in memory alone.
  public convenience init() throws(PhotoIndexError) {
    try self.init(wasRenewed: false) { try DatabaseQueue(configuration: Self.configuration) }
  }

  /// - Parameter file: Made with its folder when it is not there.
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
      // Names of files are nobody else's business.
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
      let words = try database.read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") }
      guard words == ["ok"] else { throw PhotoIndexError.damaged }
      try Self.migrator.migrate(database)
    } catch {
      throw PhotoIndexError(error)
    }
    self.wasRenewed = wasRenewed
  }

  /// Beside what other programs keep for this person and can make again.
  public static var standardFile: URL {
    (FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("vitrine/gallery/index.sqlite")
  }

  /// The database with what SQLite keeps beside it.
  static func remove(_ file: URL) {
    for ending in ["", "-wal", "-shm", "-journal"] {
      try? FileManager.default.removeItem(atPath: file.path + ending)
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    // Another window may be writing.
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      // A loss of power may cost the last commits, which are read again; never the database.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    return configuration
  }

  /// In the order of paths, so that a folder with all below it is one stretch.
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
    // One of a newer program is none of ours; it can all be read again.
    migrator.registerMigration("1") { database in
      try database.execute(sql: table(pathType: "TEXT"))
    }
    // Paths as bytes: text would have to be UTF-8.
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
    return migrator
  }
}

/// Why nothing can be kept; each description is a sentence for the person.
public enum PhotoIndexError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The database isn't one, or its contents contradict themselves.
  case damaged
  /// The disk has no room left.
  case full
  /// The process lacks permission for the database or its folder.
  case denied
  /// Any other failure, in the words of the system.
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
