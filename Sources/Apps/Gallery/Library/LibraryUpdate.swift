import Foundation
import PhotoIndexing

/// Updates the library once on a thread that it blocks: first from the index, then from the disk,
/// then with the facts of new files, then with their details.
final class LibraryUpdate: Sendable {
  enum Step: Sendable {
    /// The photos, from the index unless `isOnDisk`.
    case photos(OrderedPhotos, isOnDisk: Bool)
    /// The first photos of a large library, from the index.
    case firstPhotos(OrderedPhotos)
    case problem(FolderProblem)
    /// All folders, and how many of them were scanned. The scan is complete.
    case folders(Set<FileID>, lookCount: Int)
    /// All details have been read: the next photos, if any, have those on disk.
    case described
    /// The progress of indexing; nil when it has ended.
    case reading(IndexProgress?)
    /// The index can't be written, or was lost.
    case trouble(PhotoIndexError)
    /// The index that is open now.
    case opened(PhotoIndex)
  }

  private let paths: [URL]
  let scope: LibraryScope
  private let order: PhotoOrder
  private let cancellation = Cancellation()
  /// Whether the photos are reported at the end even if nothing is new.
  private let repeatsPhotos: Bool
  /// How many photos of a larger index are reported before all; nil if none are.
  private let firstCount: Int?
  /// Whether a window is about to show the first photos, whose thumbnails need the processors.
  private let waitsForScreen: Bool
  /// How long the rest waits in seconds if no window shows the first photos.
  private let longestWait: TimeInterval
  /// Signaled when nobody waits for the first photos anymore.
  private let firstPhotosAreDone = DispatchSemaphore(value: 0)

  init(
    _ paths: [URL], _ scope: LibraryScope = .everything, by order: PhotoOrder = .oldestFirst,
    repeatsPhotos: Bool = false, firstCount: Int? = nil, waitsForScreen: Bool = false,
    longestWait: TimeInterval = 2
  ) {
    self.waitsForScreen = waitsForScreen
    self.firstCount = firstCount
    self.longestWait = longestWait
    self.paths = paths
    self.scope = scope
    self.order = order
    self.repeatsPhotos = repeatsPhotos
  }

  /// Cancels the update, which reports nothing from now on.
  func cancel() {
    cancellation.cancel()
    firstPhotosAreDone.signal()
  }

  /// Goes on after the first photos, because they are visible.
  func resume() { firstPhotosAreDone.signal() }

  var isCancelled: Bool { cancellation.isCancelled }

  /// Updates a catalog. If it has not been scanned yet, the photos in the index are reported first.
  func run(_ catalog: LibraryCatalog, by reader: any FactReading, tell: @escaping (Step) -> Void) {
    let tell = { (step: Step) in if !self.isCancelled { tell(step) } }
    guard let index = catalog.index else { return }
    var waits = waitsForScreen
    let awaitScreen = {
      _ = self.firstPhotosAreDone.wait(timeout: .now() + self.longestWait)
      waits = false
    }
    do throws(PhotoIndexError) {
      if catalog.scan == nil {
        if let first = try firstPhotos(of: index) {
          tell(.firstPhotos(first))
          awaitScreen()
        }
        if let known = try known(to: index) { tell(.photos(known, isOnDisk: false)) }
      }
      // An incomplete scan would remove other files from the index.
      guard let changed = look(catalog), let scan = catalog.scan else { return }
      tell(.folders(scan.folders, lookCount: scan.lookCount))
      if let problem = scan.problem {
        tell(.problem(problem))
      } else {
        try update(
          index, catalog, changed, by: reader, onFacts: { if waits { awaitScreen() } }, tell: tell)
      }
    } catch { tell(.trouble(error)) }
    tell(.described)
    tell(.reading(nil))
  }

  /// Files on a disk that is not plugged in are neither shown nor removed from the index.
  private var roots: [FileID] {
    paths.compactMap { FileID($0) }.filter { $0.withPath { access($0, F_OK) } == 0 }
  }

  /// The first photos in the index if they are reported before all; nil if there are hardly more.
  private func firstPhotos(of index: PhotoIndex) throws(PhotoIndexError) -> OrderedPhotos? {
    guard let firstCount, order != .name else { return nil }
    let files = try index.firstFiles(firstCount, newestFirst: order == .newestFirst, under: roots)
    return files.map { OrderedPhotos($0, by: order) }
  }

  /// The photos in the index; nil if there are none.
  private func known(to index: PhotoIndex) throws(PhotoIndexError) -> OrderedPhotos? {
    let files = try index.files(under: roots)
    return files.isEmpty ? nil : OrderedPhotos(files, by: order)
  }

  // MARK: The disk

  /// Scans the disk. Returns where files may have changed; nil if it was cancelled.
  private func look(_ catalog: LibraryCatalog) -> LibraryScope? {
    let isCancelled = { [cancellation] in cancellation.isCancelled }
    var changed = LibraryScope.everything
    var scan: FolderScan
    if case .folders(let folders) = scope, let last = catalog.scan {
      scan = last
      changed = .folders(scan.rescan(into: folders, isCancelled: isCancelled))
    } else {
      scan = FolderScan(paths, isCancelled: isCancelled)
    }
    if isCancelled() { return nil }
    catalog.take(scan, changed: changed)
    return changed
  }

  // MARK: The index

  private func update(
    _ index: PhotoIndex, _ catalog: LibraryCatalog, _ changed: LibraryScope,
    by reader: any FactReading, onFacts: @escaping () -> Void, tell: @escaping (Step) -> Void
  ) throws(PhotoIndexError) {
    let showAll = { tell(.photos(OrderedPhotos(catalog.files, by: self.order), isOnDisk: true)) }
    var following = PhotoIndex.Following()
    following.isCancelled = { [cancellation] in cancellation.isCancelled }
    following.onFacts = onFacts
    var pendingCount = 0
    following.onPending = { files in
      catalog.awaitDetails(of: files)
      pendingCount = files.count
    }
    var isShown = false
    following.onKnown = { known, unreadCount in
      catalog.take(known)
      // A few files are read quickly, so wait for their dates, so that photos don't move, or for
      // what has changed beside them.
      let count = unreadCount > 0 ? unreadCount : pendingCount
      guard count == 0 || count > Self.few else { return }
      isShown = true
      if count == 0 { tell(.described) }
      showAll()
    }
    var lastTold = DispatchTime.now().uptimeNanoseconds
    following.onCommit = { batch, progress in
      catalog.take(batch)
      let isOver = progress.done == progress.total
      // The end is reported once, after the photos.
      if !isOver { tell(.reading(progress)) }
      let now = DispatchTime.now().uptimeNanoseconds
      guard isOver || now - lastTold > Self.pause else { return }
      lastTold = now
      isShown = true
      showAll()
      if isOver { tell(.reading(nil)) }
    }
    var hasNews = repeatsPhotos
    following.onDetails = { batch, isLast in
      if catalog.takeDetails(batch) { hasNews = true }
      let now = DispatchTime.now().uptimeNanoseconds
      guard isLast ? hasNews || !isShown : hasNews && now - lastTold > Self.pause else { return }
      lastTold = now
      (isShown, hasNews) = (true, self.repeatsPhotos)
      if isLast { tell(.described) }
      showAll()
    }
    do throws(PhotoIndexError) {
      try index.update(
        extent(of: changed, in: catalog), by: reader,
        threads: max(2, ProcessInfo.processInfo.activeProcessorCount), following: following)
    } catch {
      // The photos are shown nevertheless.
      showAll()
      throw error
    }
  }

  /// Includes files that an earlier update found but didn't read.
  private func extent(of changed: LibraryScope, in catalog: LibraryCatalog) -> PhotoIndex.Extent {
    guard let scan = catalog.scan else { return .folders([], files: []) }
    switch changed {
    case .everything: return .trees(roots, files: scan.files)
    case .folders(let folders):
      let wanted = folders.union(catalog.unreadFolders)
      return .folders(wanted, files: scan.files(in: wanted))
    }
  }

  /// The time between two changes of the order in nanoseconds, because each moves what the person
  /// looks at.
  private static let pause: UInt64 = 4_000_000_000
  /// The number of files that are read before the window is noticed.
  private static let few = 200
}
