import Foundation
import GRDB

extension PhotoIndex {
  /// Files with numbers, which the other tables refer to; words to search for; keywords.
  static let searchTables = """
    ALTER TABLE file RENAME TO old;
    CREATE TABLE file (
      id INTEGER PRIMARY KEY,
      path BLOB NOT NULL UNIQUE,
      kind INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      byteCount INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      readAt INTEGER NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      orientation INTEGER NOT NULL,
      taken INTEGER,
      duration REAL,
      version INTEGER NOT NULL DEFAULT 0,
      moment INTEGER NOT NULL,
      month INTEGER NOT NULL,
      type TEXT NOT NULL,
      sidecarChanged INTEGER,
      sidecarByteCount INTEGER,
      sidecarInode INTEGER,
      camera TEXT,
      lens TEXT,
      latitude REAL,
      longitude REAL,
      title TEXT,
      caption TEXT,
      keywords TEXT,
      rating INTEGER,
      isFavorite INTEGER NOT NULL DEFAULT 0,
      hash INTEGER
    );
    INSERT INTO file (path, kind, changed, byteCount, inode, readAt, width, height, orientation,
        taken, duration, moment, month, type)
      SELECT path, kind, changed, byteCount, inode, readAt, width, height, orientation, taken,
        duration, moment,
        strftime('%Y', moment / 1000, 'unixepoch') * 12 + strftime('%m', moment / 1000, 'unixepoch') - 1,
        '' FROM (SELECT *, coalesce(taken, changed / 1000000) AS moment FROM old);
    DROP TABLE old;
    CREATE INDEX fileMoment ON file (moment, id);
    CREATE INDEX fileMonth ON file (month);
    CREATE INDEX filePlace ON file (latitude, longitude) WHERE latitude IS NOT NULL;
    CREATE TABLE keyword (
      folded TEXT NOT NULL,
      file INTEGER NOT NULL,
      word TEXT NOT NULL,
      PRIMARY KEY (folded, file)
    ) WITHOUT ROWID;
    CREATE INDEX keywordFile ON keyword (file);
    CREATE VIRTUAL TABLE words USING fts5 (
      name, folder, title, caption, keywords, camera,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3', detail = column
    );
    CREATE TRIGGER fileGone AFTER DELETE ON file BEGIN
      DELETE FROM words WHERE rowid = old.id;
      DELETE FROM keyword WHERE file = old.id;
    END;
    """
}

extension PhotoIndex {
  /// Words that `SearchText` has cut, so that all that isn't a letter or a digit of ASCII belongs
  /// to one.
  static let wordTable = """
    DROP TABLE words;
    CREATE VIRTUAL TABLE words USING fts5 (
      name, folder, title, caption, keywords, camera,
      tokenize = 'ascii', prefix = '1 2 3', detail = column
    );
    """

  /// Writes the words of all files again, from what is known of them.
  static func writeWords(_ database: Database) throws {
    let rows = try GRDB.Row.fetchCursor(
      database, sql: "SELECT id, path, title, caption, keywords, camera, lens FROM file")
    while let row = try rows.next() {
      var details = MediaDetails()
      (details.title, details.caption) = (row[2], row[3])
      details.keywords = (row[4] as String?)?.split(separator: "\n").map(String.init) ?? []
      (details.camera, details.lens) = (row[5], row[6])
      try SearchedTexts(file: FileID(row[1] as Data), details: details).write(row[0], in: database)
    }
  }
}

extension PhotoIndex.Row {
  /// Writes what the file is searched by, after its row.
  func writeWords(_ database: Database) throws {
    let number = try database.cachedStatement(sql: "SELECT id FROM file WHERE path = ?")
    guard let id = try Int64.fetchOne(number, arguments: [file.id.value]) else { return }
    try SearchedTexts(file: file.id, details: file.facts?.details ?? MediaDetails())
      .write(id, in: database)
  }
}

extension WallTime {
  /// Months since the year 0.
  var monthNumber: Int {
    let parts = Self.calendar.dateComponents(
      [.year, .month], from: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    return (parts.year ?? 0) * 12 + (parts.month ?? 1) - 1
  }

  /// Wall time has no time zone, so it is reckoned in one without changes.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()
}

extension FileID {
  /// The type of file that the name says it is: "raw" for every camera's own format, "jpeg" for all
  /// spellings of it, otherwise the extension in lower case.
  var type: String {
    let ending = pathExtension.map { String(decoding: $0, as: UTF8.self).lowercased() } ?? ""
    return PhotoQuery.type(ending)
  }
}
