import Foundation
import GRDB

extension PhotoIndex {
  static let duplicateTables = """
    CREATE TABLE sketch (file INTEGER PRIMARY KEY, hash INTEGER NOT NULL, fields BLOB NOT NULL);
    CREATE TABLE likeness (
      one INTEGER NOT NULL,
      other INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      PRIMARY KEY (one, other)
    ) WITHOUT ROWID;
    CREATE INDEX likenessOther ON likeness (other);
    CREATE TRIGGER fileUnlike AFTER DELETE ON file BEGIN
      DELETE FROM sketch WHERE file = old.id;
      DELETE FROM likeness WHERE one = old.id OR other = old.id;
    END;
    """

  /// Returns groups of files that are the same or look alike: identical ones first, then by the
  /// place of their best. What `updateDuplicates` hasn't compared is in none.
  ///
  /// - Parameter query: What the files have to match; nil for all.
  public func duplicates(
    matching query: PhotoQuery? = nil, under roots: [FileID]
  ) throws(PhotoIndexError) -> [DuplicateGroup] {
    let candidates = try duplicateCandidates(matching: query, under: roots)
    let pairs = try likenesses(atLeast: .alike)
    let groups = DuplicateNodes(candidates.map(\.id.rawValue), pairs: pairs).groups(by: pairs)
    let files = try fileIDs(groups.flatMap { $0.members.map { candidates[$0].id } })
    guard files.count == groups.reduce(0, { $0 + $1.members.count }) else {
      // Another process has removed some meanwhile, and says so soon.
      return []
    }
    var rest = files[...]
    return groups.map { group in
      let members = Array(rest.prefix(group.members.count))
      rest = rest.dropFirst(group.members.count)
      let copies = Set(group.copies)
      let marked = zip(group.members, members).filter { copies.contains($0.0) }.map(\.1)
      return DuplicateGroup(files: members, kind: group.kind, copies: Set(marked))
    }.enumerated().sorted { ($1.element.kind, $0.offset) < ($0.element.kind, $1.offset) }.map(
      \.element)
  }

  /// Compares files that weren't compared yet: first byte by byte, then by what they look like.
  ///
  /// - Parameters:
  ///   - query: What the files have to match; nil for all.
  ///   - onProgress: Called on the calling thread before each photo that is looked at, first
  ///     roughly and then, among all, in detail.
  public func updateDuplicates(
    matching query: PhotoQuery? = nil, under roots: [FileID], by comparison: any PhotoComparison,
    isCancelled: () -> Bool = { false }, onProgress: (IndexProgress) -> Void = { _ in }
  ) throws(PhotoIndexError) {
    try compareBytes(try duplicateCandidates(matching: query, under: roots), isCancelled)
    try updateSketches(matching: query, under: roots, by: comparison, isCancelled, onProgress)
    try compareLooks(
      try duplicateCandidates(matching: query, under: roots, withSketches: true),
      by: comparison, isCancelled, onProgress)
  }

  // MARK: Files

  /// A file that may be like another one.
  struct Candidate {
    let id: PhotoID
    let file: FileID
    let width: Int
    let height: Int
    let stamp: FileStamp
    let sketch: PhotoSketch?

    /// Whether a copy of one may have the size of the other, whose sides are rounded.
    func hasShape(of other: Candidate) -> Bool {
      let (one, two) = (width * other.height, other.width * height)
      return abs(one - two)
        <= max(max(width, other.width) + max(height, other.height), max(one, two) / 100)
    }
  }

  /// How much a file's path looks like that of a copy, as a function of SQL.
  static let copyRank = DatabaseFunction("copyRank", argumentCount: 1, pure: true) { values in
    values.first.flatMap { Data.fromDatabaseValue($0) }.map { FileID(Array($0)).copyRank }
  }

  /// The files that can be read, the best first.
  func duplicateCandidates(
    matching query: PhotoQuery?, under roots: [FileID], withSketches: Bool = false
  ) throws(PhotoIndexError) -> [Candidate] {
    var conditions = Conditions(under: roots)
    conditions.add("width > 0 AND height > 0")
    for token in query?.tokens ?? [] { conditions.add(token) }
    let sketch =
      withSketches ? "hash, fields FROM file LEFT JOIN sketch ON file = id" : "NULL, NULL FROM file"
    return try told {
      try database.read { database in
        let rows = try GRDB.Row.fetchCursor(
          database,
          sql: """
            SELECT id, path, width, height, changed, byteCount, inode, \(sketch) WHERE \(conditions.sql)
              ORDER BY width * height DESC, byteCount DESC, sidecarChanged IS NULL, moment,
              copyRank(path), path
            """, arguments: conditions.arguments)
        var candidates: [Candidate] = []
        while let row = try rows.next() { candidates.append(Candidate(row)) }
        return candidates
      }
    }
  }

  func likenesses(atLeast kind: Likeness) throws(PhotoIndexError) -> [DuplicateNodes.Pair] {
    try told {
      try database.read { database in
        try GRDB.Row.fetchAll(
          database, sql: "SELECT one, other, kind FROM likeness WHERE kind >= ?",
          arguments: [kind.rawValue]
        ).map { .init(one: $0[0], other: $0[1], kind: Likeness(rawValue: $0[2]) ?? .none) }
      }
    }
  }

  /// Keeps what was found out, unless one of the files was replaced meanwhile.
  func keep(_ kind: Likeness, of one: Candidate, _ other: Candidate) throws(PhotoIndexError) {
    let ids = [one.id.rawValue, other.id.rawValue].sorted()
    try told {
      try database.write { database in
        for file in [one, other] where try !file.isCurrent(in: database) { return }
        try database.cachedStatement(
          sql: "INSERT OR REPLACE INTO likeness (one, other, kind) VALUES (?, ?, ?)"
        ).execute(arguments: [ids[0], ids[1], kind.rawValue])
      }
    }
  }
}

extension PhotoIndex.Row {
  /// Forgets what a file is like that was rewritten since, before its row is written. A trigger
  /// would make each row take longer, also of files that nobody has compared.
  func forgetLikeness(_ database: Database) throws {
    let rewritten = try database.cachedStatement(
      sql:
        "SELECT id FROM file WHERE path = ? AND NOT (changed = ? AND byteCount = ? AND inode = ?)")
    let (stamp, path) = (file.stamp, file.id.value)
    guard
      let id = try Int64.fetchOne(
        rewritten, arguments: [path, stamp.changed, stamp.byteCount, stamp.inode])
    else { return }
    try database.cachedStatement(sql: "DELETE FROM sketch WHERE file = ?").execute(arguments: [id])
    try database.cachedStatement(sql: "DELETE FROM likeness WHERE one = ?1 OR other = ?1")
      .execute(arguments: [id])
  }
}

extension PhotoIndex.Candidate {
  init(_ row: GRDB.Row) {
    id = PhotoID(rawValue: row[0])
    file = FileID(row[1] as Data)
    (width, height) = (row[2], row[3])
    stamp = FileStamp(changed: row[4], byteCount: row[5], inode: row[6])
    if let bits = row[7] as Int64?, let fields = row[8] as Data? {
      sketch = PhotoSketch(
        hash: PerceptualHash(bits: UInt64(bitPattern: bits)), fields: Array(fields))
    } else {
      sketch = nil
    }
  }

  func isCurrent(in database: Database) throws -> Bool {
    let statement = try database.cachedStatement(
      sql: "SELECT 1 FROM file WHERE id = ? AND changed = ? AND byteCount = ? AND inode = ?")
    return try Int.fetchOne(
      statement, arguments: [id.rawValue, stamp.changed, stamp.byteCount, stamp.inode]) != nil
  }
}
