import Foundation
import GRDB

extension PhotoIndex {
  static let dateTables = """
    ALTER TABLE file ADD COLUMN recorded INTEGER;
    CREATE TABLE zone (fingerprint INTEGER NOT NULL)
    """

  /// Files are ordered and found by moments on the clock of the person. Those that are in no zone
  /// of their own are reckoned again once that clock is another one than when they were stored.
  static func refreshMoments(_ database: any DatabaseWriter) throws {
    let zone = LocalZone.fingerprint
    let stored = try database.read { try Int64.fetchOne($0, sql: "SELECT fingerprint FROM zone") }
    guard zone != stored else { return }
    try database.write { database in
      let update = try database.makeStatement(
        sql: "UPDATE file SET moment = ?, month = ? WHERE id = ?")
      let rows = try GRDB.Row.fetchAll(
        database, sql: "SELECT id, recorded, changed FROM file WHERE taken IS NULL")
      for row in rows {
        let seconds = (row[1] as Int64?).map { Double($0) / 1000 } ?? Double(row[2] as Int64) / 1e9
        let moment = WallTime(Date(timeIntervalSince1970: seconds))
        try update.execute(arguments: [moment.milliseconds, moment.monthNumber, row[0] as Int64])
      }
      try database.execute(sql: "DELETE FROM zone")
      try database.execute(sql: "INSERT INTO zone VALUES (?)", arguments: [zone])
    }
  }
}
