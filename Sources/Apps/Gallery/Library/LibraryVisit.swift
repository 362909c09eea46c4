import Foundation
import PhotoIndexing

/// Brings the library in line with the disk once, on a thread that it blocks: what is known from the
/// last visit, then what is there, then what is new in it.
final class LibraryVisit: Sendable {
  enum Step: Sendable {
    /// From the last visit until `isOnDisk`.
    case photos(OrderedPhotos, isOnDisk: Bool)
    case problem(FolderProblem)
    /// All folders there are, and how many of them were looked into; what was to be looked at is.
    case folders(Set<FileID>, lookCount: Int)
    /// Nil when it is over.
    case reading(IndexProgress?)
    /// What was read cannot be kept, or what was kept was lost.
    case trouble(PhotoIndexError)
  }

  private let paths: [URL]
  let scope: LibraryScope
  private let cancellation = Cancellation()

  init(_ paths: [URL], _ scope: LibraryScope = .everything) {
    self.paths = paths
    self.scope = scope
  }

  /// It ends as soon as it can, and tells nothing any more.
  func cancel() { cancellation.cancel() }
  var isCancelled: Bool { cancellation.isCancelled }

  /// What the index knows is told before the disk is asked when the catalog has not seen it yet.
  func run(
    _ catalog: LibraryCatalog, by reader: any FactReading, tell: @escaping (Step) -> Void
  ) {
    let tell = { (step: Step) in if !self.isCancelled { tell(step) } }
    guard let index = catalog.index else { return }
    do throws(PhotoIndexError) {
      if catalog.scan == nil, let known = try known(to: index) {
        tell(.photos(known, isOnDisk: false))
      }
      // Half a scan would have the index forget the other half.
      guard let changed = look(catalog), let scan = catalog.scan else { return }
      tell(.folders(scan.folders, lookCount: scan.lookCount))
      if let problem = scan.problem {
        tell(.problem(problem))
      } else {
        try update(index, catalog, changed, by: reader, tell: tell)
      }
    } catch {
      tell(.trouble(error))
    }
    tell(.reading(nil))
  }

  /// What is on a disk that is not plugged in is neither shown nor forgotten.
  private var roots: [FileID] {
    paths.compactMap { FileID($0) }.filter { $0.withPath { access($0, F_OK) } == 0 }
  }

  /// Nil when that is nothing.
  private func known(to index: PhotoIndex) throws(PhotoIndexError) -> OrderedPhotos? {
    let files = try index.files(under: roots)
    return files.isEmpty ? nil : OrderedPhotos(files)
  }

  // MARK: The disk

  /// Where files may be others than before; nil when it was cancelled.
  private func look(_ catalog: LibraryCatalog) -> LibraryScope? {
    let isCancelled = { [cancellation] in cancellation.isCancelled }
    var changed = LibraryScope.everything
    var scan: FolderScan
    if case .folders(let folders) = scope, let last = catalog.scan {
      scan = last
      changed = .folders(scan.lookAgain(into: folders, isCancelled: isCancelled))
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
    by reader: any FactReading, tell: @escaping (Step) -> Void
  ) throws(PhotoIndexError) {
    var following = PhotoIndex.Following()
    following.isCancelled = { [cancellation] in cancellation.isCancelled }
    following.onKnown = { known, unreadCount in
      catalog.take(known)
      // Few are read so soon that their dates are worth waiting for: nothing changes places then.
      guard unreadCount == 0 || unreadCount > Self.few else { return }
      tell(.photos(OrderedPhotos(catalog.files), isOnDisk: true))
    }
    var lastTold = DispatchTime.now().uptimeNanoseconds
    following.onCommit = { batch, progress in
      catalog.take(batch)
      let isOver = progress.done == progress.total
      // The end is told once, after the photos.
      if !isOver { tell(.reading(progress)) }
      let now = DispatchTime.now().uptimeNanoseconds
      guard isOver || now - lastTold > Self.pause else { return }
      lastTold = now
      tell(.photos(OrderedPhotos(catalog.files), isOnDisk: true))
    }
    do throws(PhotoIndexError) {
      try index.update(
        extent(of: changed, in: catalog), by: reader,
        threads: max(2, ProcessInfo.processInfo.activeProcessorCount), following: following)
    } catch {
      // They can be seen nevertheless.
      tell(.photos(OrderedPhotos(catalog.files), isOnDisk: true))
      throw error
    }
  }

  /// With what an earlier visit found and had no time to read.
  private func extent(of changed: LibraryScope, in catalog: LibraryCatalog) -> PhotoIndex.Extent {
    guard let scan = catalog.scan else { return .folders([], files: []) }
    switch changed {
    case .everything: return .trees(roots, files: scan.files)
    case .folders(let folders):
      let wanted = folders.union(catalog.unreadFolders)
      return .folders(wanted, files: scan.files(in: wanted))
    }
  }

  /// Nanoseconds between two orders of the same photos: each moves what the person looks at.
  private static let pause: UInt64 = 4_000_000_000
  /// Photos that take no longer than a person needs to see that a window opened.
  private static let few = 200
}

/// Says that nobody waits any more.
private final class Cancellation: @unchecked Sendable {  // because the lock guards the flag
  private let lock = NSLock()
  private var flag = false

  var isCancelled: Bool { lock.withLock { flag } }
  func cancel() { lock.withLock { flag = true } }
}
