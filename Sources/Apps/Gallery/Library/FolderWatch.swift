import Foundation
import PhotoIndexing

/// Tells in which of some folders something changed: files written, moved, deleted, the folder itself
/// gone. Many changes in a row are told once.
///
/// Works on a queue of its own: to watch a folder the system asks its disk, which may sleep.
final class FolderWatch: @unchecked Sendable {  // because only its queue uses what changes
  /// Asks the system for one watch, as `inotify_add_watch` does.
  typealias AddWatch = @Sendable (Int32, FileID, UInt32) -> Int32

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "FolderWatch", qos: .utility)
  private let addWatch: AddWatch
  private var source: (any DispatchSourceRead)?
  private var changes: LibraryScope?
  private let onChange: @MainActor @Sendable (LibraryScope) -> Void
  private let givenLimit: Int?
  private let roots: [FileID]
  /// Half of what the system grants a person; the other programs need some, too.
  private static let limit: Int = {
    let text = try? String(contentsOfFile: "/proc/sys/fs/inotify/max_user_watches", encoding: .utf8)
    let granted = text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    return max(512, (granted ?? 8192) / 2)
  }()
  /// Long enough to gather a copy of many files, short enough to feel immediate.
  private static let delay = DispatchTimeInterval.milliseconds(250)

  /// One folder has several paths while a link leads to it, or until it is told that it was moved.
  private var folders: [Int32: Set<FileID>] = [:]
  private var watches: [FileID: Int32] = [:]
  /// Names that are looked for in folders which are not themselves opened.
  private var names: [Int32: Set<[UInt8]>] = [:]

  /// Nil when the system has no watch to give.
  ///
  /// - Parameters:
  ///   - roots: That one of them comes or goes counts, which their parents tell.
  ///   - limit: How many folders are watched at most; nil is what the system allows.
  init?(
    roots: [FileID], limit: Int? = nil,
    addWatch: @escaping AddWatch = { descriptor, folder, mask in
      folder.withPath { inotify_add_watch(descriptor, $0, mask) }
    },
    onChange: @escaping @MainActor @Sendable (LibraryScope) -> Void
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

  /// All folders above, since a disk that is unplugged takes some of them away.
  ///
  /// - Returns: Roots with some that were not watched before.
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
        if before[watch] == nil { fresh.insert(root) }
      }
    }
    for watch in before.keys where names[watch] == nil && folders[watch] == nil {
      inotify_rm_watch(descriptor, watch)
    }
    return fresh
  }

  /// What a folder tells of what lies in it. Permissions are changes, too: they hide and show. The
  /// system has one watch a folder, and what it is to tell adds up.
  private static let changes = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ATTRIB | IN_ONLYDIR)
    | UInt32(IN_MASK_ADD)

  /// What came of watching.
  struct Outcome: Equatable, Sendable {
    /// Folders that were not watched before, and roots with folders above of which that is so.
    var fresh: Set<FileID> = []
    /// Folders that the system gave no watch for: what changes in them is not told.
    var unwatchedCount = 0
  }

  /// Every change in the opened paths and in these counts from now on, and none in others.
  func watch(
    _ wanted: Set<FileID>, then: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
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

  /// What changed in a folder is found by looking into it again; the events only say where.
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

  /// Nil for what is nobody's matter here.
  private func scope(of event: inotify_event, _ name: [UInt8]) -> LibraryScope? {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      // More happened than the system could note: folders may have gone elsewhere with their watches.
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
    guard name.first != UInt8(ascii: "."), isFolder || FolderScan.kind(ofName: name) != nil else {
      return nil
    }
    return .folders(paths)
  }

  /// The watches would follow the folder to wherever it went.
  private func forgetTree(_ folder: FileID) {
    for (below, watch) in watches where below == folder || below.isBelow(folder) {
      forget(watch, below)
    }
  }
}
