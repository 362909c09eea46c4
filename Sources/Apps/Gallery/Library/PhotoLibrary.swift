import Foundation

/// The photos under the opened paths, kept up to date with the disk.
@MainActor final class PhotoLibrary {
  enum State: Equatable {
    case scanning
    case photos([Photo])
    case problem(FolderProblem)
  }

  let paths: [URL]
  private(set) var state = State.scanning {
    didSet { if state != oldValue { onChange?() } }
  }
  var onChange: (() -> Void)?

  private var watch: FolderWatch?
  private var scanCount = 0
  private let queue = DispatchQueue(label: "PhotoLibrary", qos: .userInitiated)

  init(paths: [URL]) { self.paths = paths }

  var photos: [Photo] {
    if case .photos(let photos) = state { photos } else { [] }
  }

  /// What a person calls the whole: the folder's name.
  var title: String {
    paths.count == 1 ? paths[0].standardizedFileURL.lastPathComponent : "Photos"
  }

  /// Scans off the main thread; a newer scan makes an older one's result void.
  func scan() {
    scanCount += 1
    let number = scanCount
    queue.async { [paths] in
      let outcome = FolderScan.run(paths)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard number == self.scanCount else { return }
          self.take(outcome)
        }
      }
    }
  }

  /// Takes a photo off the list whose file has just gone: what a scan would find a moment later.
  func remove(_ id: Photo.ID) {
    // One that is under way may have seen the file.
    scanCount += 1
    let rest = photos.filter { $0.id != id }
    state = rest.isEmpty ? .problem(.empty(title)) : .photos(rest)
  }

  func close() {
    watch?.stop()
    watch = nil
    onChange = nil
  }

  private func take(_ outcome: FolderScan.Outcome) {
    switch outcome {
    case .photos(let photos) where photos.isEmpty: state = .problem(.empty(title))
    case .photos(let photos): state = .photos(photos)
    case .failed(let problem): state = .problem(problem)
    }
    watchFolders()
  }

  /// The opened folders and those that photos lie in.
  private func watchFolders() {
    let folders = Set(
      paths.map(\.path) + photos.map { $0.url.deletingLastPathComponent().path })
    guard folders != watchedFolders || watch == nil || photos.isEmpty else { return }
    watchedFolders = folders
    watch?.stop()
    watch = FolderWatch(folders.map { URL(fileURLWithPath: $0) }, roots: paths) { [weak self] in
      self?.scan()
    }
  }

  private var watchedFolders: Set<String> = []
}
