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
  private var visitCount = 0
  private let keeper: IndexKeeper
  private let reader = PhotoFacts()
  private let queue = DispatchQueue(label: "PhotoLibrary", qos: .userInitiated)
  private var ordered = OrderedPhotos()
  private var watchedFolders: Set<String> = []

  /// - Parameter index: Where what is known of files is kept; nil keeps it in memory.
  init(paths: [URL], index: URL? = nil) {
    self.paths = paths
    keeper = IndexKeeper(index)
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

  /// Scans off the main thread; a newer scan makes an older one's result void.
  func scan() {
    visit?.cancel()
    visitCount += 1
    let visit = LibraryVisit(paths)
    self.visit = visit
    let isFirst = visitCount == 1
    queue.async { [keeper, reader] in
      let tell = { @Sendable (step: LibraryVisit.Step) in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if visit === self.visit { self.take(step) } }
        }
      }
      guard !visit.isCancelled else { return }
      if let error = keeper.open() { tell(.trouble(error)) }
      guard let index = keeper.index else { return }
      visit.run(index, by: reader, isFirst: isFirst, tell: tell)
    }
  }

  /// Takes a photo off the list whose file has just gone: what a scan would find a moment later.
  func remove(_ id: Photo.ID) {
    let rest = photos.filter { $0.id != id }
    ordered = OrderedPhotos(inOrder: rest)
    state = rest.isEmpty ? .problem(.empty(title)) : .photos(rest)
    // A visit that is under way may have seen the file.
    scan()
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
      self.isOnDisk = isOnDisk
      self.ordered = ordered
      state = ordered.photos.isEmpty ? .problem(.empty(title)) : .photos(ordered.photos)
    case .problem(let problem):
      isOnDisk = true
      ordered = OrderedPhotos()
      state = .problem(problem)
    case .folders(let folders): watchFolders(folders)
    case .reading(let progress): self.progress = progress
    case .trouble(let error): indexTrouble = error.description
    }
  }

  /// The opened paths and all folders below.
  private func watchFolders(_ found: [String]) {
    let folders = Set(paths.map(\.path) + found)
    guard folders != watchedFolders || watch == nil || photos.isEmpty else { return }
    watchedFolders = folders
    watch?.stop()
    watch = FolderWatch(
      folders.sorted().map { URL(fileURLWithPath: $0) }, roots: paths
    ) { [weak self] in
      self?.scan()
    }
    let left = watch.map(\.unwatchedCount) ?? folders.count
    watchTrouble =
      left == 0
      ? nil
      : "Changes in \(left) folders are seen only when this window comes to the front: the system watches no more at once. Raise fs.inotify.max_user_watches to change that."
  }

  /// What may have been missed.
  func windowDidComeToFront() {
    if let watch, watch.unwatchedCount == 0 { return }
    if state != .scanning { scan() }
  }
}

/// Opens the index where it is first needed, off the main thread.
private final class IndexKeeper: @unchecked Sendable {  // because only the library's queue uses it
  private let file: URL?
  private(set) var index: PhotoIndex?

  init(_ file: URL?) { self.file = file }

  /// Tells why there is only one in memory; nil when all is well.
  func open() -> PhotoIndexError? {
    guard index == nil else { return nil }
    var reason: PhotoIndexError?
    if let file {
      do { index = try PhotoIndex(at: file) } catch { reason = error }
    }
    if index == nil {
      do { index = try PhotoIndex() } catch { reason = error }
    }
    return reason
  }
}
