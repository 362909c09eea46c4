import Foundation
import GRDB

extension PhotoIndex {
  /// Returns those of some files that are in the index.
  public func known(_ files: [FileID], under roots: [FileID]) throws(PhotoIndexError) -> Set<FileID>
  {
    // Looking for each of many takes longer than reading all.
    if files.count > 2000 {
      return try fileIDs(matching: PhotoQuery(tokens: []), under: roots).intersection(files)
    }
    return try told {
      try database.read { database in
        let statement = try database.cachedStatement(sql: "SELECT 1 FROM file WHERE path = ?")
        return Set(
          try files.filter { try Int.fetchOne(statement, arguments: [$0.value]) != nil })
      }
    }
  }

  /// Returns the files below the given paths that have one of some sizes in bytes, by their size.
  public func files(
    ofSizes sizes: Set<Int64>, under roots: [FileID]
  ) throws(PhotoIndexError) -> [Int64: [FileID]] {
    let conditions = Conditions(under: roots)
    return try told {
      try database.read { database in
        let rows = try GRDB.Row.fetchCursor(
          database,
          sql: "SELECT byteCount, path FROM file WHERE \(conditions.sql) ORDER BY path",
          arguments: conditions.arguments)
        var found: [Int64: [FileID]] = [:]
        while let row = try rows.next() {
          let size: Int64 = row[0]
          if sizes.contains(size) { found[size, default: []].append(FileID(row[1] as Data)) }
        }
        return found
      }
    }
  }
}
