import Foundation

/// How far bringing an index up to date has come.
public struct IndexProgress: Hashable, Sendable {
  /// Files whose contents are known again.
  public var done: Int
  /// Files whose contents were not known when it began.
  public var total: Int

  /// Creates a progress.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}

/// What bringing an index up to date came to.
public struct IndexChange: Hashable, Sendable {
  /// Files whose header was read.
  public var read = 0
  /// Files whose facts were still valid.
  public var unchanged = 0
  /// Found under another name, and not read again.
  public var moved = 0
  /// Files that the index no longer lists.
  public var removed = 0
  /// Whether somebody wanted it to end before its end.
  public var wasCancelled = false

  /// Creates a change that counts nothing yet.
  public init() {}
}

extension PhotoIndex {
  /// What a call to `update` is to do beside its work; all of it on the calling thread.
  public struct Following {
    /// Asked between files.
    public var isCancelled: @Sendable () -> Bool = { false }
    /// Files of which nothing has to be read, with their facts, and how many others there are; once,
    /// before those.
    public var onKnown: ([MediaFile], _ unreadCount: Int) -> Void = { _, _ in }
    /// Files whose facts were read and are kept by now.
    public var onCommit: ([MediaFile], IndexProgress) -> Void = { _, _ in }

    /// Creates callbacks that do nothing.
    public init() {}
  }

  /// Files that are read before the first are kept: as many as may be lost to a sudden end.
  static let batchSize = 256
  /// Seconds after which fewer are kept, too.
  static let batchTime = 0.25

  /// Where files are, and which; without facts. What the index knows there and is not among them is
  /// forgotten.
  public enum Extent: Sendable {
    /// Paths with all that lies below them.
    case trees([FileID], files: [MediaFile])
    /// What lies in folders themselves, not in those below.
    case folders(Set<FileID>, files: [MediaFile])

    var files: [MediaFile] {
      switch self {
      case .trees(_, let files), .folders(_, let files): files
      }
    }
  }

  /// Brings what is known in line with what is on the disk: reads new and changed files in their
  /// order, moves those that got another name, forgets those that are gone.
  ///
  /// What it has done is kept bit by bit, so that after a sudden end the next call goes on from there.
  ///
  /// - Parameter threads: How many read side by side.
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
    change.unchanged = plan.known.count - plan.moves.count
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

/// What is to be done so that the index knows the files.
struct UpdatePlan {
  /// With their facts.
  private(set) var known: [MediaFile] = []
  /// In the order they were given.
  private(set) var unread: [MediaFile] = []
  private(set) var moves: [(from: FileID, to: FileID)] = []
  private(set) var gone: [FileID] = []

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
    guard let place = places[row.file.id] else {
      lost[row.file.stamp, default: []].append(row)
      return
    }
    let file = files[place]
    guard file.stamp == row.file.stamp, file.kind == row.file.kind,
      file.stamp.isSettled(at: row.readAt)
    else { return }
    isKnown[place] = true
    known.append(row.file)
  }

  /// A file with the stamp of one that is gone is that one.
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
      } else {
        unread.append(file)
      }
    }
    gone = lost.values.flatMap { $0.map(\.file.id) }.sorted()
  }
}
