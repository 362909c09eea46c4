import Foundation
import GRDB

extension PhotoIndex {
  /// Returns the indexed files below the given paths, sorted by path.
  ///
  /// This is the state of the last update, not that of the disk.
  public func files(under roots: [FileID]) throws(PhotoIndexError) -> [MediaFile] {
    var files: [MediaFile] = []
    try readRows(under: roots) { files.append($0.file) }
    return files
  }

  /// Returns the number of files in the index.
  public func count() throws(PhotoIndexError) -> Int {
    try told { try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM file") ?? 0 } }
  }

  /// A file as it was read, and when.
  struct Row {
    var file: MediaFile
    /// The time in nanoseconds since 1970.
    var readAt: Int64
  }

  private static let selection = "SELECT \(Row.Column.list) FROM file"

  func readRows(under roots: [FileID], _ take: (Row) -> Void) throws(PhotoIndexError) {
    try told {
      try database.read { database in
        let statement = try database.makeStatement(
          sql: "\(Self.selection) WHERE path = ?1 OR (path >= ?2 AND path < ?3) ORDER BY path")
        for root in Self.outermost(roots) {
          let range = Self.range(below: root)
          let cursor = try Row.fetchCursor(
            statement, arguments: [root.value, range.first, range.end])
          while let row = try cursor.next() { take(row) }
        }
      }
    }
  }

  /// The files directly in the folders.
  func readRows(in folders: Set<FileID>, _ take: (Row) -> Void) throws(PhotoIndexError) {
    try told {
      try database.read { database in
        let statement = try database.makeStatement(
          sql: """
            \(Self.selection) WHERE path >= ?1 AND path < ?2
              AND instr(substr(path, length(?1) + 1), x'2f') = 0 ORDER BY path
            """)
        for folder in folders.sorted() {
          let range = Self.range(below: folder)
          let cursor = try Row.fetchCursor(statement, arguments: [range.first, range.end])
          while let row = try cursor.next() { take(row) }
        }
      }
    }
  }

  /// The range of paths below a folder: from the first up to but not including the end.
  private static func range(below folder: FileID) -> (first: Data, end: Data) {
    let prefix = folder.bytes.last == FileID.slash ? folder.bytes : folder.bytes + [FileID.slash]
    return (Data(prefix), Data(prefix.dropLast() + [FileID.slash + 1]))
  }

  /// Removes roots that lie within others, so that no file is listed twice.
  static func outermost(_ roots: [FileID]) -> [FileID] {
    var result: [FileID] = []
    for root in Set(roots).sorted() where !result.contains(where: { root.isBelow($0) }) {
      result.append(root)
    }
    return result
  }

  // MARK: Writing

  /// Performs all changes in one transaction.
  func commit(
    _ rows: [Row], removing gone: [FileID] = [], moving moves: [(from: FileID, to: FileID)] = []
  ) throws(PhotoIndexError) {
    guard !(rows.isEmpty && gone.isEmpty && moves.isEmpty) else { return }
    try told {
      try database.write { database in
        let remove = try database.cachedStatement(sql: "DELETE FROM file WHERE path = ?")
        for path in gone { try remove.execute(arguments: [path.value]) }
        let move = try database.cachedStatement(
          sql: "UPDATE OR REPLACE file SET path = ? WHERE path = ?")
        for (from, to) in moves { try move.execute(arguments: [to.value, from.value]) }
        let insert = try database.cachedStatement(
          sql: """
            INSERT OR REPLACE INTO file (\(Row.Column.list))
              VALUES (\(databaseQuestionMarks(count: Row.Column.allCases.count)))
            """)
        for row in rows { try insert.execute(arguments: row.values) }
      }
    }
  }

  func told<Value>(_ body: () throws -> Value) throws(PhotoIndexError) -> Value {
    do { return try body() } catch { throw PhotoIndexError(error) }
  }
}

extension PhotoIndex.Row: FetchableRecord {
  /// The columns in the order of selection and insertion; accessed by position rather than name,
  /// because a large library has half a million of these values.
  fileprivate enum Column: Int, CaseIterable {
    case path, kind, changed, byteCount, inode, readAt, width, height, orientation, taken, duration

    static let list = allCases.map { "\($0)" }.joined(separator: ", ")
  }

  init(row: GRDB.Row) {
    let facts = MediaFacts(
      width: row[.width], height: row[.height], orientation: row[.orientation],
      taken: (row[.taken] as Int64?).map { WallTime(milliseconds: $0) }, duration: row[.duration])
    file = MediaFile(
      id: FileID(row[.path]), kind: MediaFile.Kind(rawValue: row[.kind]) ?? .photo,
      stamp: FileStamp(changed: row[.changed], byteCount: row[.byteCount], inode: row[.inode]),
      facts: facts)
    readAt = row[.readAt]
  }

  /// The values in the order of the columns.
  fileprivate var values: StatementArguments {
    let facts = file.facts ?? .unreadable
    return [
      file.id.value, file.kind.rawValue, file.stamp.changed, file.stamp.byteCount, file.stamp.inode,
      readAt, facts.width, facts.height, facts.orientation, facts.taken?.milliseconds,
      facts.duration,
    ]
  }
}

extension GRDB.Row {
  fileprivate subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    column: PhotoIndex.Row.Column
  ) -> Value { self[column.rawValue] }
}

extension FileID {
  /// A blob, which SQLite compares bytewise.
  fileprivate var value: Data { Data(bytes) }

  fileprivate init(_ value: Data) { self.init(Array(value)) }
}
