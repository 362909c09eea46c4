import Foundation
import GRDB

extension PhotoIndex {
  /// Computes the hashes of photos that have none yet.
  ///
  /// - Parameters:
  ///   - onProgress: Called on the calling thread before each photo.
  ///   - hash: Called on the calling thread for each photo; nil if it can't be decoded, which is tried
  ///     again the next time.
  /// - Returns: The number of photos that got one.
  @discardableResult public func updateHashes(
    under roots: [FileID], isCancelled: () -> Bool = { false },
    onProgress: (IndexProgress) -> Void = { _ in }, _ hash: (MediaFile) -> PerceptualHash?
  ) throws(PhotoIndexError) -> Int {
    var conditions = Conditions(under: roots)
    conditions.add("hash IS NULL AND kind = ? AND width > 0", [MediaFile.Kind.photo.rawValue])
    let ids = try numbers("SELECT id FROM file WHERE \(conditions.sql)", conditions.arguments)
    var count = 0
    for (place, id) in ids.enumerated() {
      if isCancelled() { break }
      onProgress(IndexProgress(done: place, total: ids.count))
      guard let file = try files([id]).first, let found = hash(file) else { continue }
      count += 1
      try told {
        try database.write { database in
          // Not for a file that was replaced while its hash was computed.
          try database.cachedStatement(
            sql: "UPDATE file SET hash = ? WHERE id = ? AND changed = ? AND byteCount = ?"
          ).execute(arguments: [
            Int64(bitPattern: found.bits), id.rawValue, file.stamp.changed, file.stamp.byteCount,
          ])
        }
      }
    }
    return count
  }

  /// Returns groups of photos that look alike, each the oldest first.
  ///
  /// - Parameter distance: The number of bits of their hashes that may differ, 0…15.
  public func duplicates(
    under roots: [FileID], within distance: Int = 4
  ) throws(PhotoIndexError) -> [[PhotoID]] {
    var conditions = Conditions(under: roots)
    conditions.add("hash IS NOT NULL")
    let rows: [(PhotoID, PerceptualHash)] = try told {
      try database.read { database in
        try GRDB.Row.fetchAll(
          database, sql: "SELECT id, hash FROM file WHERE \(conditions.sql) ORDER BY moment, id",
          arguments: conditions.arguments
        ).map { (PhotoID(rawValue: $0[0]), PerceptualHash(bits: UInt64(bitPattern: $0[1] as Int64))) }
      }
    }
    return PerceptualHash.groups(of: rows.map(\.1), within: distance).map { $0.map { rows[$0].0 } }
  }
}
