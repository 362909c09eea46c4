import Foundation

@testable import PhotoIndexing

/// Indexes as earlier versions left them.
enum OldIndex {
  /// An index of the fourth version, before words were cut and likeness was kept.
  static func make(at file: URL, _ fill: (PhotoIndex) throws -> Void) throws {
    let index = try PhotoIndex(at: file)
    try fill(index)
    try index.database.write { database in
      try database.execute(
        sql: """
          ALTER TABLE file DROP COLUMN recorded;
          DROP TABLE zone;
          DROP TRIGGER fileUnlike;
          DROP TABLE sketch;
          DROP TABLE likeness;
          ALTER TABLE file ADD COLUMN hash INTEGER;
          UPDATE file SET hash = 7;
          DROP TABLE words;
          CREATE VIRTUAL TABLE words USING fts5 (
            name, folder, title, caption, keywords, camera,
            tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3', detail = column
          );
          INSERT INTO words (rowid, title, caption) SELECT id, title, caption FROM file;
          DELETE FROM keyword;
          DELETE FROM grdb_migrations WHERE identifier NOT IN ('1', '2', '3', '4');
          """)
    }
  }
}
