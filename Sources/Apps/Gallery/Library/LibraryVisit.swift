import Foundation
import PhotoIndexing

/// Brings the library in line with the disk once, on a thread that it blocks: what is known from the
/// last visit, then what is there, then what is new in it.
final class LibraryVisit: Sendable {
  enum Step: Sendable {
    /// From the last visit until `isOnDisk`.
    case photos(OrderedPhotos, isOnDisk: Bool)
    case problem(FolderProblem)
    /// All folders that were looked into.
    case folders([String])
    /// Nil when it is over.
    case reading(IndexProgress?)
    /// What was read cannot be kept, or what was kept was lost.
    case trouble(PhotoIndexError)
  }

  private let paths: [URL]
  private let cancellation = Cancellation()

  init(_ paths: [URL]) { self.paths = paths }

  /// It ends as soon as it can, and tells nothing any more.
  func cancel() { cancellation.cancel() }
  var isCancelled: Bool { cancellation.isCancelled }

  /// - Parameters:
  ///   - isFirst: Whether what the index knows is told before the disk was asked.
  func run(
    _ index: PhotoIndex, by reader: any FactReading, isFirst: Bool,
    tell: @escaping (Step) -> Void
  ) {
    let tell = { (step: Step) in if !self.isCancelled { tell(step) } }
    do throws(PhotoIndexError) {
      if isFirst, let known = try known(to: index) { tell(.photos(known, isOnDisk: false)) }
      let scan = FolderScan(paths, isCancelled: { self.isCancelled })
      // Half a scan would have the index forget the other half.
      if isCancelled { return }
      if let problem = scan.problem { tell(.problem(problem)) }
      if scan.problem == nil { try update(index, to: scan.files, by: reader, tell: tell) }
      tell(.folders(scan.folders))
    } catch {
      tell(.trouble(error))
    }
    tell(.reading(nil))
  }

  /// What is on a disk that is not plugged in is neither shown nor forgotten.
  private var roots: [String] {
    paths.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Nil when that is nothing.
  private func known(to index: PhotoIndex) throws(PhotoIndexError) -> OrderedPhotos? {
    let files = try index.files(under: roots)
    return files.isEmpty ? nil : OrderedPhotos(files)
  }

  private func update(
    _ index: PhotoIndex, to files: [MediaFile], by reader: any FactReading,
    tell: @escaping (Step) -> Void
  ) throws(PhotoIndexError) {
    var merged = Merged(files)
    var following = PhotoIndex.Following()
    following.isCancelled = { [cancellation] in cancellation.isCancelled }
    following.onKnown = {
      merged.take($0)
      // Few are read so soon that their dates are worth waiting for: nothing changes places then.
      let unreadCount = merged.files.count - $0.count
      guard unreadCount == 0 || unreadCount > Self.few else { return }
      tell(.photos(OrderedPhotos(merged.files), isOnDisk: true))
    }
    var lastTold = DispatchTime.now().uptimeNanoseconds
    following.onCommit = { batch, progress in
      merged.take(batch)
      tell(.reading(progress))
      let isOver = progress.done == progress.total
      let now = DispatchTime.now().uptimeNanoseconds
      guard isOver || now - lastTold > Self.pause else { return }
      lastTold = now
      tell(.photos(OrderedPhotos(merged.files), isOnDisk: true))
    }
    do throws(PhotoIndexError) {
      try index.update(
        roots: roots, to: files, by: reader,
        threads: max(2, ProcessInfo.processInfo.activeProcessorCount), following: following)
    } catch {
      // They can be seen nevertheless.
      tell(.photos(OrderedPhotos(merged.files), isOnDisk: true))
      throw error
    }
  }

  /// Nanoseconds between two orders of the same photos: each moves what the person looks at.
  private static let pause: UInt64 = 4_000_000_000
  /// Photos that take no longer than a person needs to see that a window opened.
  private static let few = 200

  private struct Merged {
    private(set) var files: [MediaFile]
    private let places: [String: Int]

    init(_ files: [MediaFile]) {
      self.files = files
      places = Dictionary(
        files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func take(_ read: [MediaFile]) {
      for file in read {
        if let place = places[file.path] { files[place].facts = file.facts }
      }
    }
  }
}

/// Says that nobody waits any more.
private final class Cancellation: @unchecked Sendable {  // because the lock guards the flag
  private let lock = NSLock()
  private var flag = false

  var isCancelled: Bool { lock.withLock { flag } }
  func cancel() { lock.withLock { flag = true } }
}
