import Foundation
import PhotoIndexing

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

  /// How far reading new files is; nil when all are known.
  private(set) var progress: IndexProgress? {
    didSet { if progress != oldValue { onProgress?() } }
  }
  var onProgress: (() -> Void)?
  /// Whether what is shown was found on the disk, not only in the index.
  private(set) var isOnDisk = false
  /// Sentences for the person: what does not work as it should.
  var trouble: String? {
    let sentences = [indexTrouble, watchTrouble].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
  private var indexTrouble: String? {
    didSet { if indexTrouble != oldValue { onProgress?() } }
  }
  private var watchTrouble: String? {
    didSet { if watchTrouble != oldValue { onProgress?() } }
  }

  private var watch: FolderWatch?
  private var visit: LibraryVisit?
  /// What no visit has come to yet.
  private var unseen: LibraryScope?
  /// How many folders were looked into by all visits; for tests.
  private(set) var lookCount = 0
  private let catalog: LibraryCatalog
  private let reader = PhotoFacts()
  private let queue = DispatchQueue(label: "PhotoLibrary", qos: .userInitiated)
  private var ordered = OrderedPhotos()

  /// - Parameters:
  ///   - index: Where what is known of files is kept; nil keeps it in memory.
  ///   - named: Is there before the folders were looked at, and alone until then.
  init(paths: [URL], index: URL? = nil, named: Photo? = nil) {
    self.paths = paths
    catalog = LibraryCatalog(index)
    guard let named else { return }
    ordered = OrderedPhotos(inOrder: [named])
    state = .photos(ordered.photos)
  }

  var photos: [Photo] {
    if case .photos(let photos) = state { photos } else { [] }
  }

  /// Where the photo with the path is.
  func index(of id: String) -> Int? { ordered.places[id] }

  func photo(_ id: String) -> Photo? { index(of: id).map { photos[$0] } }

  /// What a person calls the whole: the folder's name.
  var title: String {
    paths.count == 1 ? paths[0].standardizedFileURL.lastPathComponent : "Photos"
  }

  /// Scans off the main thread. A newer scan takes the place of an older one, and looks at what that
  /// one had not come to.
  func scan(_ scope: LibraryScope = .everything) {
    visit?.cancel()
    let scope = unseen?.union(scope) ?? scope
    unseen = scope
    let visit = LibraryVisit(paths, scope)
    self.visit = visit
    queue.async { [catalog, reader] in
      let tell = { @Sendable (step: LibraryVisit.Step) in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if visit === self.visit { self.take(step) } }
        }
      }
      guard !visit.isCancelled else { return }
      if let error = catalog.open() { tell(.trouble(error)) }
      visit.run(catalog, by: reader, tell: tell)
    }
  }

  /// Takes a photo off the list whose file has just gone: what a scan would find a moment later.
  func remove(_ id: Photo.ID) {
    let rest = photos.filter { $0.id != id }
    ordered = OrderedPhotos(inOrder: rest)
    state = rest.isEmpty ? .problem(.empty(title)) : .photos(rest)
    // A visit that is under way may have seen the file.
    scan(.folders([FolderScan.folder(of: id)]))
  }

  func close() {
    visit?.cancel()
    visit = nil
    watch?.stop()
    watch = nil
    onChange = nil
    onProgress = nil
  }

  private func take(_ step: LibraryVisit.Step) {
    switch step {
    case .photos(let ordered, let isOnDisk):
      // The last visit may not know of a photo that is open now.
      if !isOnDisk, photos.contains(where: { ordered.places[$0.id] == nil }) { return }
      self.isOnDisk = isOnDisk
      self.ordered = ordered
      state = ordered.photos.isEmpty ? .problem(.empty(title)) : .photos(ordered.photos)
    case .problem(let problem):
      isOnDisk = true
      ordered = OrderedPhotos()
      state = .problem(problem)
    case .folders(let folders, let lookCount):
      unseen = nil
      self.lookCount += lookCount
      watchFolders(folders)
    case .reading(let progress): self.progress = progress
    case .trouble(let error): indexTrouble = error.description
    }
  }

  /// The opened paths and all folders below.
  private func watchFolders(_ found: Set<String>) {
    let folders = found.union(paths.map(\.path))
    let isFirst = watch == nil
    if isFirst { watch = FolderWatch(roots: paths) { [weak self] in self?.scan($0) } }
    let fresh = watch?.watch(folders) ?? []
    let left = watch.map(\.unwatchedCount) ?? folders.count
    watchTrouble =
      left == 0
      ? nil
      : "Changes in \(left) folders are seen only when this window comes to the front: the system watches no more at once. Raise fs.inotify.max_user_watches to change that."
    // Files may have come into a new folder before it was watched.
    if isFirst { lookForMissed() } else if !fresh.isEmpty { scan(.folders(fresh)) }
  }

  /// Files may also have come before there was any watch, into folders that were looked into by then.
  private func lookForMissed() {
    queue.async { [weak self, catalog, paths] in
      let missed = catalog.scan?.differences(from: FolderScan(paths)) ?? []
      guard !missed.isEmpty else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if let self, self.watch != nil { self.scan(.folders(missed)) }
        }
      }
    }
  }

  /// What may have been missed, such as a disk that now lies where there was nothing.
  func windowDidComeToFront() {
    // The first look is still to come.
    guard visit != nil else { return }
    switch state {
    case .scanning: return
    case .photos: if let watch, watch.unwatchedCount == 0 { return }
    case .problem: break
    }
    scan()
  }
}
