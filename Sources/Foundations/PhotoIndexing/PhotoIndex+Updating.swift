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
  /// missing ones.
  ///
  /// Results are committed incrementally, so that after a crash the next call continues from there.
  ///
  /// - Parameter threads: The number of threads that read concurrently.
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
    following.onKnown(plan.known, plan.unread.count)
    var change = IndexChange()
    change.unchanged = plan.known.count - plan.moves.count - plan.refreshedCount
    change.moved = plan.moves.count
    change.removed = plan.gone.count
    let reading = ParallelReading(
      plan.unread, by: reader, threads: threads, isCancelled: following.isCancelled)
    let total = plan.unread.count
    while let batch = reading.next(atMost: Self.batchSize, within: Self.batchTime) {
      try commit(batch)
      change.read += batch.count
      following.onCommit(batch.map(\.file), IndexProgress(done: change.read, total: total))
    }
    change.wasCancelled = change.read < total
    return change
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

  private let files: [MediaFile]
  private var places: [FileID: Int] = [:]
  private var isKnown: [Bool]
  private var refreshed: [MediaFile] = []
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
    var known = file
    known.facts = row.file.facts
    self.known.append(known)
    if !Self.isCurrent(row, for: file) {
      refreshed.append(file)
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
        if !Self.isCurrent(row, for: file) { refreshed.append(file) }
      } else {
        unread.append(file)
      }
    }
    unread += refreshed
    gone = lost.values.flatMap { $0.map(\.file.id) }.sorted()
  }
}
