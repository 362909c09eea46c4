import Foundation

/// The progress of updating the index.
public struct IndexProgress: Hashable, Sendable {
  /// The number of files that have been read again.
  public var done: Int
  /// The number of files to read.
  public var total: Int

  /// Creates a progress.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}

/// The result of updating the index.
public struct IndexChange: Hashable, Sendable {
  /// Files whose header was read.
  public var read = 0
  /// Files whose details were read in a second step.
  public var described = 0
  /// Files whose facts were still valid.
  public var unchanged = 0
  /// The number of files that were renamed, and not read again.
  public var moved = 0
  /// Files that the index no longer lists.
  public var removed = 0
  /// Whether the update was cancelled.
  public var wasCancelled = false

  /// Creates a change that counts nothing yet.
  public init() {}
}

extension PhotoIndex {
  /// Callbacks of `update`; all are called on the calling thread.
  public struct Following {
    /// Called between files; returns whether to cancel.
    public var isCancelled: @Sendable () -> Bool = { false }
    /// Called once before reading, with the files whose metadata is known and the number of others.
    public var onKnown: ([MediaFile], _ unreadCount: Int) -> Void = { _, _ in }
    /// Called with files whose metadata has been read and stored.
    public var onCommit: ([MediaFile], IndexProgress) -> Void = { _, _ in }
    /// Called once before `onKnown` with the files whose details will be read in a second step.
    public var onPending: ([FileID]) -> Void = { _ in }
    /// Called once between the two steps, if there is a second one. It may block.
    public var onFacts: () -> Void = {}
    /// Called with files whose details have been read and stored.
    public var onDetails: ([MediaFile], _ isLast: Bool) -> Void = { _, _ in }

    /// Creates callbacks that do nothing.
    public init() {}
  }

  /// The number of files that are read before they are committed: at most these are lost in a
  /// crash.
  static let batchSize = 256
  /// The time in seconds after which fewer files are committed.
  static let batchTime = 0.25

  /// The folders to update and their current files, without metadata. Indexed files in these
  /// folders that aren't listed are removed.
  public enum Extent: Sendable {
    /// Folders including all subfolders.
    case trees([FileID], files: [MediaFile])
    /// Folders without their subfolders.
    case folders(Set<FileID>, files: [MediaFile])

    var files: [MediaFile] {
      switch self {
      case .trees(_, let files), .folders(_, let files): files
      }
    }
  }

  /// Updates the index: reads new and changed files in their order, moves renamed ones, and removes
  /// missing ones. A `DetailReading` reads the details of all files after the facts of all.
  ///
  /// Results are committed incrementally, so that after a crash the next call continues from there.
  ///
  /// - Parameter threads: The number of threads that read facts; one more reads details.
  @discardableResult public func update(
    _ extent: Extent, by reader: any FactReading, threads: Int = 2,
    following: Following = Following()
  ) throws(PhotoIndexError) -> IndexChange {
    var plan = UpdatePlan(extent.files)
    switch extent {
    case .trees(let roots, _): try readRows(under: roots) { plan.take($0) }
    case .folders(let folders, _): try readRows(in: folders) { plan.take($0) }
    }
    plan.matchMoves()
    try commit([], removing: plan.gone, moving: plan.moves)
    let detailReader = reader as? any DetailReading
    // Without a second step, all of a file is read again.
    let unread = detailReader == nil ? plan.unread + plan.refreshed.map(\.file) : plan.unread
    if detailReader != nil {
      following.onPending(plan.unread.map(\.id) + plan.refreshed.map(\.file.id))
    }
    following.onKnown(plan.known, unread.count)
    var change = IndexChange()
    change.unchanged = plan.known.count - plan.moves.count - plan.refreshedCount
    change.moved = plan.moves.count
    change.removed = plan.gone.count
    var undescribed = plan.refreshed
    try readFacts(of: unread, by: reader, threads, following) { batch in
      change.read += batch.count
      undescribed += batch
      following.onCommit(
        batch.map(\.file), IndexProgress(done: change.read, total: unread.count))
    }
    change.wasCancelled = change.read < unread.count
    if let detailReader, !change.wasCancelled {
      let total = undescribed.count
      if total > 0 { following.onFacts() }
      try readDetails(of: undescribed, by: detailReader, threads, following) { batch in
        change.described += batch.count
        following.onDetails(batch.map(\.file), change.described == total)
      }
      change.wasCancelled = change.described < total
    }
    return change
  }

  private func readFacts(
    of files: [MediaFile], by reader: any FactReading, _ threads: Int, _ following: Following,
    _ take: ([Row]) -> Void
  ) throws(PhotoIndexError) {
    let version = reader is any DetailReading ? Row.factsVersion : Row.currentVersion
    let reading = ParallelReading(
      files.map { Row(file: $0, readAt: 0, version: version) }, threads: threads,
      isCancelled: following.isCancelled
    ) { row in
      row.readAt = Self.now
      row.added = Self.added(row.file)
      row.file.facts = reader.facts(of: row.file.id, kind: row.file.kind)
      guard row.file.facts == nil else { return }
      row.file.facts = .unreadable
      // A later attempt may succeed although the file didn't change.
      if Self.isClosed(row.file.id) { row.readAt = row.file.stamp.changed }
    }
    while let batch = reading.next(atMost: Self.batchSize, within: Self.batchTime) {
      try commit(batch)
      take(batch)
    }
  }

  private func readDetails(
    of rows: [Row], by reader: any DetailReading, _ threads: Int, _ following: Following,
    _ take: ([Row]) -> Void
  ) throws(PhotoIndexError) {
    // Details come from other processes, for which a thread waits.
    let reading = ParallelReading(
      rows, threads: threads + 1, isCancelled: following.isCancelled
    ) { row in
      let now = Self.now
      guard var facts = row.file.facts else { return }
      let isDone = reader.describe(
        &facts, of: row.file.id, kind: row.file.kind, isFromHeader: row.version == Row.factsVersion)
      row.file.facts = facts
      // Otherwise the version stays that of a header.
      guard isDone else { return row.version = Row.factsVersion }
      row.version = Row.currentVersion
      // Facts that may be out of date stay so; otherwise the sidecar's age counts from now on.
      if row.file.stamp.isSettled(at: row.readAt) { row.readAt = now }
    }
    while let batch = reading.next(atMost: Self.batchSize, within: Self.batchTime) {
      try commit(batch)
      take(batch)
    }
  }

  /// Nanoseconds since 1970.
  static var now: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  /// When a file came to its folder: the last change of its status, which copying, moving and
  /// renaming are, though they keep the modification time.
  private static func added(_ file: MediaFile) -> Int64 {
    var status = stat()
    guard file.id.withPath({ lstat($0, &status) }) == 0 else { return file.stamp.changed }
    return Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec)
  }

  private static func isClosed(_ file: FileID) -> Bool {
    file.withPath { access($0, R_OK) != 0 && errno != ENOENT }
  }
}

/// The changes that bring the index up to date.
struct UpdatePlan {
  /// Files whose metadata is known, including those that are nevertheless read again.
  private(set) var known: [MediaFile] = []
  /// Files to read, in the given order.
  private(set) var unread: [MediaFile] = []
  private(set) var moves: [(from: FileID, to: FileID)] = []
  private(set) var gone: [FileID] = []
  /// The number of files that didn't move and are known and read again, because their sidecar
  /// changed or an earlier version of the index knew less of them.
  private(set) var refreshedCount = 0

  /// Files that are known and whose details are read again, with the facts that stay.
  private(set) var refreshed: [PhotoIndex.Row] = []

  private let files: [MediaFile]
  private var places: [FileID: Int] = [:]
  private var isKnown: [Bool]
  private var lost: [FileStamp: [PhotoIndex.Row]] = [:]

  init(_ files: [MediaFile]) {
    self.files = files
    isKnown = Array(repeating: false, count: files.count)
    places.reserveCapacity(files.count)
    for (place, file) in files.enumerated() { places[file.id] = place }
  }

  /// A row of the index.
  mutating func take(_ row: PhotoIndex.Row) {
    guard let index = places[row.file.id] else {
      lost[row.file.stamp, default: []].append(row)
      return
    }
    let file = files[index]
    guard file.stamp == row.file.stamp, file.kind == row.file.kind,
      file.stamp.isSettled(at: row.readAt)
    else { return }
    isKnown[index] = true
    var known = row.file
    if known.sidecar != file.sidecar { known.sidecar = file.sidecar }
    self.known.append(known)
    if !Self.isCurrent(row, for: file) {
      refreshed.append(PhotoIndex.Row(file: known, readAt: row.readAt, version: row.version))
      refreshedCount += 1
    }
  }

  /// Whether all that is known of a file whose own stamp is unchanged is still valid.
  private static func isCurrent(_ row: PhotoIndex.Row, for file: MediaFile) -> Bool {
    row.version == PhotoIndex.Row.currentVersion && row.file.sidecar == file.sidecar
      && file.sidecar?.isSettled(at: row.readAt) != false
  }

  /// A new file with the stamp of a missing one is that file, renamed.
  mutating func matchMoves() {
    for (place, file) in files.enumerated() where !isKnown[place] {
      if var rows = lost[file.stamp], let row = rows.popLast(), row.file.kind == file.kind,
        file.stamp.isSettled(at: row.readAt)
      {
        lost[file.stamp] = rows
        var moved = file
        moved.facts = row.file.facts
        known.append(moved)
        moves.append((row.file.id, file.id))
        if !Self.isCurrent(row, for: file) {
          refreshed.append(PhotoIndex.Row(file: moved, readAt: row.readAt, version: row.version))
        }
      } else {
        unread.append(file)
      }
    }
    gone = lost.values.flatMap { $0.map(\.file.id) }.sorted()
  }
}
