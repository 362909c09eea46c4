import Foundation

/// Tells when something under some folders changed: files written, moved, deleted, the folder itself
/// gone. Many changes in a row are told once.
@MainActor final class FolderWatch {
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var isPending = false
  private let onChange: () -> Void
  /// Folders beyond this many are not watched: the system has a limit on watches.
  private static let limit = 512
  /// Long enough to gather a copy of many files, short enough to feel immediate.
  private static let delay = DispatchTimeInterval.milliseconds(250)

  /// Nil when the system has no watch to give.
  init?(_ folders: [URL], onChange: @escaping () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.onChange = onChange
    let mask = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ATTRIB)
    for folder in folders.prefix(Self.limit) { inotify_add_watch(descriptor, folder.path, mask) }
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

  /// What changed is found by scanning again, so the events themselves only need to be read away.
  private func takeEvents() {
    var buffer = [UInt8](repeating: 0, count: 16384)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    guard !isPending else { return }
    isPending = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.source != nil else { return }
        self.isPending = false
        self.onChange()
      }
    }
  }
}
