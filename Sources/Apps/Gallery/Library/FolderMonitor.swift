import Foundation
import PhotoIndexing

/// Reports in which of some folders something changed: files that were written, moved or deleted,
/// or the folder itself. Many changes in a row are reported once.
///
/// It works on its own queue, because watching a folder accesses its disk, which may be asleep.
final class FolderMonitor: @unchecked Sendable {  // because only its queue uses what changes
  /// Creates one watch, as `inotify_add_watch` does.
  typealias AddWatch = @Sendable (Int32, FileID, UInt32) -> Int32

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "FolderMonitor", qos: .utility)
  private let addWatch: AddWatch
  private var source: (any DispatchSourceRead)?
  private var changes: LibraryScope?
  private let onChange: @MainActor @Sendable (LibraryScope) -> Void
  private let givenLimit: Int?
  private let roots: [FileID]
  /// Half of the system's limit for a person, because other programs need some, too.
  private static let limit: Int = {
    let text = try? String(contentsOfFile: "/proc/sys/fs/inotify/max_user_watches", encoding: .utf8)
    let granted = text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    return max(512, (granted ?? 8192) / 2)
  }()
  /// The delay to collect changes in, in seconds: enough for copying many files, but not
  /// noticeable.
  private static let delay = DispatchTimeInterval.milliseconds(250)

  /// A folder has several paths if a link points to it, or until its move is reported.
  private var folders: [Int32: Set<FileID>] = [:]
  private var watches: [FileID: Int32] = [:]
  /// Names to watch for in folders that are not themselves opened.
  private var names: [Int32: Set<[UInt8]>] = [:]

  /// Creates a watch; nil if the system can't.
  ///
  /// - Parameters:
  ///   - roots: The opened paths, whose creation and deletion is reported by their parents.
  ///   - limit: The maximum number of folders to watch; nil is the system's limit.
  init?(
    roots: [FileID], limit: Int? = nil,
    addWatch: @escaping AddWatch = { descriptor, folder, mask in
      folder.withPath { inotify_add_watch(descriptor, $0, mask) }
    }, onChange: @escaping @MainActor @Sendable (LibraryScope) -> Void
  ) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.onChange = onChange
    self.addWatch = addWatch
    givenLimit = limit
    self.roots = roots
    queue.async { self.begin() }
  }

  private func begin() {
    watchParents()
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.takeEvents() }
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.activate()
    self.source = source
  }

  func stop() {
    queue.async {
      self.source?.cancel()
      self.source = nil
    }
  }

  /// Watches all parent folders, because unplugging a disk removes some of them.
  ///
  /// - Returns: Roots with parents that were not watched before.
  @discardableResult private func watchParents() -> Set<FileID> {
    let before = names
    names = [:]
    var fresh: Set<FileID> = []
    for root in roots {
      var path = root
      while path.folder != path {
        let name = Array(path.name)
        path = path.folder
        let watch = addWatch(descriptor, path, Self.changes)
        guard watch >= 0 else { continue }
        names[watch, default: []].insert(name)
        if path == root.folder { names[watch]?.insert(name + Array(".xmp".utf8)) }
        if before[watch] == nil { fresh.insert(root) }
      }
    }
    for watch in before.keys where names[watch] == nil && folders[watch] == nil {
      inotify_rm_watch(descriptor, watch)
    }
    return fresh
  }

  /// The events of interest. Changes of permissions hide and show files. The system has one watch
  /// for each folder, so its events are combined.
  private static let changes =
    UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ATTRIB | IN_ONLYDIR)
    | UInt32(IN_MASK_ADD)

  /// The result of watching.
  struct Outcome: Equatable, Sendable {
    /// Folders that were not watched before, and roots with such parents.
    var fresh: Set<FileID> = []
    /// Folders that couldn't be watched, whose changes are not reported.
    var unwatchedCount = 0
  }

  /// Watches these folders and the opened paths from now on, and no others.
  func watch(_ wanted: Set<FileID>, then: @escaping @MainActor @Sendable (Outcome) -> Void) {
    queue.async {
      guard self.source != nil else { return }
      let outcome = self.watch(wanted.union(self.roots))
      DispatchQueue.main.async { MainActor.assumeIsolated { then(outcome) } }
    }
  }

  private func watch(_ wanted: Set<FileID>) -> Outcome {
    for (folder, watch) in watches where !wanted.contains(folder) { forget(watch, folder) }
    var outcome = Outcome(fresh: watchParents())
    let changes = Self.changes | UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
    let limit = givenLimit ?? Self.limit
    for folder in wanted.sorted() where watches[folder] == nil {
      guard watches.count < limit else {
        outcome.unwatchedCount += 1
        continue
      }
      let watch = addWatch(descriptor, folder, changes)
      if watch >= 0 {
        watches[folder] = watch
        folders[watch, default: []].insert(folder)
        outcome.fresh.insert(folder)
      } else if errno == ENOSPC {
        outcome.unwatchedCount += 1
      }
    }
    return outcome
  }

  private func forget(_ watch: Int32, _ folder: FileID) {
    folders[watch]?.remove(folder)
    watches[folder] = nil
    guard folders[watch]?.isEmpty == true else { return }
    folders[watch] = nil
    if names[watch] == nil { inotify_rm_watch(descriptor, watch) }
  }

  // MARK: Events

  /// Reads events, which only say which folders have changed; the folders have to be scanned again.
  private func takeEvents() {
    var buffer = [UInt8](repeating: 0, count: 16384)
    let isPending = changes != nil
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      takeEvents(in: buffer[..<count])
    }
    guard changes != nil, !isPending else { return }
    queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.tell() }
  }

  private func tell() {
    guard source != nil, let changes else { return }
    self.changes = nil
    DispatchQueue.main.async { [onChange] in MainActor.assumeIsolated { onChange(changes) } }
  }

  private func takeEvents(in bytes: ArraySlice<UInt8>) {
    let header = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + header <= bytes.count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      }
      let end = min(bytes.count, offset + header + Int(event.len))
      let name = Array(bytes[(offset + header)..<end].prefix { $0 != 0 })
      if let scope = scope(of: event, name) { changes = changes?.union(scope) ?? scope }
      offset = end
    }
  }

  /// The scope of an event; nil if it is irrelevant.
  private func scope(of event: inotify_event, _ name: [UInt8]) -> LibraryScope? {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      // The queue has overflowed: folders may have moved with their watches.
      for (folder, watch) in watches { forget(watch, folder) }
      return .everything
    }
    if names[event.wd]?.contains(name) == true { return .everything }
    guard let paths = folders[event.wd] else { return nil }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders[event.wd] = nil
      for path in paths { watches[path] = nil }
      return nil
    }
    if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0 {
      for path in paths { forgetTree(path) }
      return .folders(paths.union(paths.map(\.folder)))
    }
    let isFolder = event.mask & UInt32(IN_ISDIR) != 0
    guard name.first != UInt8(ascii: "."),
      isFolder || FolderScan.kind(ofName: name) != nil || FolderSidecars.concerns(name)
    else { return nil }
    return .folders(paths)
  }

  /// Removes watches, which would follow a moved folder.
  private func forgetTree(_ folder: FileID) {
    for (below, watch) in watches where below == folder || below.isBelow(folder) {
      forget(watch, below)
    }
  }
}
