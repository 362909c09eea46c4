import Foundation

/// Tells when something under some folders changed: files written, moved, deleted, the folder itself
/// gone. Many changes in a row are told once.
@MainActor final class FolderWatch {
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var isPending = false
  private let onChange: () -> Void
  /// Folders that the system gave no watch for: what changes in them is not told.
  private(set) var unwatchedCount = 0
  /// Half of what the system grants a person; the other programs need some, too.
  private static let limit: Int = {
    let text = try? String(contentsOfFile: "/proc/sys/fs/inotify/max_user_watches", encoding: .utf8)
    let granted = text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    return max(512, (granted ?? 8192) / 2)
  }()
  /// Long enough to gather a copy of many files, short enough to feel immediate.
  private static let delay = DispatchTimeInterval.milliseconds(250)

  /// What each watch looks for: any name, or one name in a folder that is not itself opened.
  private var names: [Int32: String] = [:]

  /// Nil when the system has no watch to give.
  ///
  /// - Parameters:
  ///   - folders: Every change in them counts.
  ///   - roots: That one of them comes or goes counts, which their parents tell.
  ///   - limit: How many folders are watched at most; nil is what the system allows.
  init?(_ folders: [URL], roots: [URL], limit: Int? = nil, onChange: @escaping () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.onChange = onChange
    let changes = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF
        | IN_MOVE_SELF)
    let arrivals = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    for root in roots {
      let parent = root.deletingLastPathComponent().path
      let watch = inotify_add_watch(descriptor, parent, arrivals)
      if watch >= 0 { names[watch] = root.lastPathComponent }
    }
    for (count, folder) in folders.enumerated() {
      guard count < limit ?? Self.limit else {
        unwatchedCount += 1
        continue
      }
      let watch = inotify_add_watch(descriptor, folder.path, changes)
      if watch >= 0 { names[watch] = nil }
      if watch < 0, errno == ENOSPC { unwatchedCount += 1 }
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.takeEvents() } }
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.activate()
    self.source = source
  }

  func stop() {
    source?.cancel()
    source = nil
  }

  /// What changed is found by scanning again; the events only say whether that is worth it.
  private func takeEvents() {
    var buffer = [UInt8](repeating: 0, count: 16384)
    var isRelevant = false
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      if contains(relevantEventIn: buffer[..<count]) { isRelevant = true }
    }
    guard isRelevant, !isPending else { return }
    isPending = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.source != nil else { return }
        self.isPending = false
        self.onChange()
      }
    }
  }

  private func contains(relevantEventIn bytes: ArraySlice<UInt8>) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + header <= bytes.count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      }
      let end = min(bytes.count, offset + header + Int(event.len))
      let name = String(decoding: bytes[(offset + header)..<end].prefix { $0 != 0 }, as: UTF8.self)
      if names[event.wd].map({ $0 == name }) ?? true { return true }
      offset = end
    }
    return false
  }
}
