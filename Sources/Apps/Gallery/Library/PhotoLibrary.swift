import Foundation
import PhotoIndexing
import PhotoMetadata

/// The photos under the opened paths, kept in sync with the disk.
@MainActor final class PhotoLibrary {
  enum State: Equatable {
    case scanning
    case photos([Photo])
    case problem(FolderProblem)
  }

  let paths: [URL]
  private(set) var state = State.scanning
  /// The last change; nil before the first.
  private(set) var changes: PhotoChanges?
  var onChange: (() -> Void)?
  /// Called before a change with photos whose files were deleted or rewritten, so that caches can
  /// be cleared.
  var onOutdated: (([Photo]) -> Void)?

  /// The progress of reading new files; nil if all were read.
  private(set) var progress: IndexProgress? { didSet { if progress != oldValue { onProgress?() } } }
  var onProgress: (() -> Void)?
  /// Called when the index may have learned something.
  var onIndexed: (() -> Void)?
  /// Whether the photos were found on disk, not only in the index.
  private(set) var isOnDisk = false
  /// Whether the first photos of a large library are shown, and the others aren't known yet.
  private(set) var isPartial = false
  /// How many photos of a large library are shown before the others are known; nil if all are
  /// awaited.
  var firstCount: Int?
  /// Whether a window shows the photos, so that their details wait until its first thumbnails are
  /// visible.
  var waitsForScreen = false
  /// Messages for the person about what doesn't work.
  var trouble: String? {
    let sentences = [indexTrouble, watchTrouble].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
  private var indexTrouble: String? { didSet { if indexTrouble != oldValue { onProgress?() } } }
  private var watchTrouble: String? { didSet { if watchTrouble != oldValue { onProgress?() } } }

  private var watch: FolderMonitor?
  private var visit: LibraryUpdate?
  /// The scope that no update has scanned yet.
  private var unseen: LibraryScope?
  /// The number of folders that were scanned, for tests.
  private(set) var lookCount = 0
  private let catalog: LibraryCatalog
  private let reader = PhotoFacts()
  private let queue = DispatchQueue(label: "PhotoLibrary", qos: .userInitiated)
  private let editing: LibraryEditing
  /// Photos that are being deleted and may still be on disk.
  private var hidden: Set<Photo.ID> = []
  /// The amendments that are not known to be on disk, in order.
  private var amendments: [Amendment] = []
  /// Amendments that were written, or couldn't be.
  private var settled: Set<Int> = []
  private var amendmentCount = 0
  /// The search among the photos.
  let search: LibrarySearch
  /// Finds out which photos are the same or look alike.
  let comparing: PhotoComparing
  /// Folders that couldn't be watched; all of them while there is no watch.
  private var unwatchedCount = 0

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - index: The location of the index; nil keeps it in memory.
  ///   - named: A photo that is shown before the folders were scanned.
  init(paths: [URL], index: URL? = nil, named: Photo? = nil, order: PhotoOrder = .oldestFirst) {
    self.paths = paths
    self.order = order
    catalog = LibraryCatalog(index)
    editing = LibraryEditing(OrderedPhotos(inOrder: named.map { [$0] } ?? [], by: order))
    let roots = paths.compactMap { FileID($0) }
    search = LibrarySearch(under: roots)
    comparing = PhotoComparing(under: roots)
    if named != nil { state = .photos(editing.photos.photos) }
    search.onFound = { [weak self] in self?.show($0, of: $1) }
    search.onFailure = { [weak self] in self?.indexTrouble = $0.sentence }
    comparing.onCompared = { [search] in search.repeatSearch() }
    comparing.onProgress = { [weak self] in self?.onProgress?() }
  }

  /// The order of the photos.
  var order: PhotoOrder {
    didSet {
      guard order != oldValue else { return }
      editing.apply({ [order] in $0.ordered(by: order) }) { [weak self] _, changes in
        if let self, let changes { self.take(changes, isOnDisk: self.isOnDisk) }
      }
    }
  }

  var photos: [Photo] { if case .photos(let photos) = state { photos } else { [] } }

  /// The number of photos before those that can't be read, which are the last.
  var readableCount: Int { editing.photos.readableCount }

  /// The days of the photos, if they are in the order of their dates.
  var days: PhotoDays { editing.photos.days }

  /// The groups of photos that are the same or look alike; empty unless duplicates are shown.
  var groups: [OrderedPhotos.Group] { editing.photos.groups }

  /// The photos of groups that may be deleted without a look; none unless duplicates are shown.
  var copies: [Photo] { editing.photos.copies }

  /// The index of a photo.
  func index(of id: Photo.ID) -> Int? { editing.photos.index(of: id) }

  func photo(_ id: Photo.ID) -> Photo? { index(of: id).map { photos[$0] } }

  /// The title: the folder's name.
  var title: String {
    (paths.count == 1 ? FileID(paths[0])?.displayName : nil) ?? String(gallery: "Photos")
  }

  /// Scans off the main thread. A newer scan replaces an older one and includes its rest.
  func scan(_ scope: LibraryScope = .everything) {
    visit?.cancel()
    let scope = unseen?.union(scope) ?? scope
    unseen = scope
    let visit = LibraryUpdate(
      paths, scope, by: order, repeatsPhotos: !settled.isEmpty,
      firstCount: state == .scanning && self.scope == .all && query == nil ? firstCount : nil,
      waitsForScreen: waitsForScreen && state == .scanning)
    self.visit = visit
    queue.async { [catalog, reader, search, comparing] in
      let tell = { @Sendable (step: LibraryUpdate.Step) in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if visit === self.visit { self.take(step) } }
        }
      }
      guard !visit.isCancelled else { return }
      if let error = catalog.open() { tell(.trouble(error)) }
      let index = catalog.index
      DispatchQueue.main.async {
        MainActor.assumeIsolated { (search.index, comparing.index) = (index, index) }
      }
      visit.run(catalog, by: reader, tell: tell)
    }
  }

  /// Lets the scan go on that waits until the first photos are visible.
  func firstPhotosAreVisible() { visit?.resume() }

  /// Removes photos from the list even though their files are on disk. Returns after the change was
  /// reported.
  func hide(_ ids: Set<Photo.ID>) async {
    hidden.formUnion(ids)
    await withCheckedContinuation { continuation in
      editing.apply({ $0.removing(ids) }) { [weak self] _, changes in
        if let self, let changes { self.take(changes, isOnDisk: self.isOnDisk) }
        continuation.resume()
      }
    }
  }

  /// Shows the photo again if its file is on disk.
  func unhide(_ id: Photo.ID) {
    hidden.remove(id)
    // An update in progress may have seen the file before it was deleted.
    scan(.folders([id.folder]))
  }

  func close() {
    visit?.cancel()
    visit = nil
    watch?.stop()
    watch = nil
    onChange = nil
    onOutdated = nil
    onProgress = nil
    onIndexed = nil
    search.close()
    comparing.close()
  }

  private func take(_ step: LibraryUpdate.Step) {
    switch step {
    case .firstPhotos(let ordered):
      if state == .scanning { show(ordered, isOnDisk: false, isPartial: true) }
    case .photos(let ordered, let isOnDisk):
      show(ordered, isOnDisk: isOnDisk)
      search.repeatSearch()
      comparing.update()
      onIndexed?()
    case .described:
      amendments.removeAll { settled.contains($0.number) }
      settled = []
    case .problem(let problem): show(OrderedPhotos(by: order), isOnDisk: true, problem)
    case .folders(let folders, let lookCount):
      unseen = nil
      self.lookCount += lookCount
      watchFolders(folders)
    case .reading(let progress):
      self.progress = progress
      if progress == nil { onIndexed?() }
    case .trouble(let error): indexTrouble = error.sentence
    }
  }

  /// Skips edits of an update that was cancelled.
  private func show(
    _ fresh: OrderedPhotos, isOnDisk: Bool, isPartial: Bool = false, _ problem: FolderProblem? = nil
  ) {
    // The index may not have a photo that is open.
    if !isOnDisk, editing.all.photos.contains(where: { fresh.index(of: $0.id) == nil }) { return }
    let (visit, hidden, order, amendments) = (visit, hidden, order, amendments)
    editing.apply(
      isWanted: { [weak self] in self?.visit === visit && visit != nil },
      { _ in fresh.ordered(by: order).removing(hidden).amended(by: amendments) }
    ) { [weak self] _, changes in
      guard let self, let changes else { return }
      let isWholeNow = self.isPartial && !isPartial
      self.isPartial = isPartial
      take(changes, isOnDisk: isOnDisk, problem, always: isWholeNow)
    }
  }

  /// - Parameter always: Whether the change is reported even if the photos are the same.
  private func take(
    _ changes: PhotoChanges, isOnDisk: Bool, _ problem: FolderProblem? = nil, always: Bool = false
  ) {
    self.isOnDisk = isOnDisk
    let photos = editing.photos.photos
    let nothing: FolderProblem =
      editing.all.photos.isEmpty ? .empty(title) : isFiltered ? .noMatch : .emptyScope(scope)
    let reason = problem ?? (photos.isEmpty ? nothing : nil)
    let isSame =
      switch (state, reason) {
      case (.photos, nil): changes.isEmpty
      case (.problem(let old), let reason?): old == reason
      default: false
      }
    state = reason.map { .problem($0) } ?? .photos(photos)
    guard !isSame || always else { return }
    self.changes = changes
    if !changes.outdated.isEmpty { onOutdated?(changes.outdated) }
    onChange?()
  }

  // MARK: Search

  /// The part of the library that is shown. Its photos are shown as soon as they are found.
  var scope = PhotoScope.all { didSet { if scope != oldValue { updateSearch() } } }

  /// The query that the photos of the scope have to match; nil shows all. Those that do are shown
  /// as soon as they are found.
  var query: PhotoQuery? { didSet { if query != oldValue { updateSearch() } } }

  private func updateSearch() {
    var request = LibrarySearch.Request(query: query, findsDuplicates: scope == .duplicates)
    if let part = scope.query { request.query = query.map { part.adding($0) } ?? part }
    search.request = request
    comparing.query = request.query
    comparing.isWanted = request.findsDuplicates
  }

  /// Whether photos may be left out because they don't match the query.
  private(set) var isFiltered = false

  /// Shows the photos that match what a person types; all for an empty text. Returns when they, or
  /// those of a newer search, are shown.
  func search(_ text: String) async {
    let fresh = PhotoQuery(text)
    query = fresh.isEmpty ? nil : fresh
    await search.finish()
  }

  private func show(_ found: LibraryEditing.Filter, of number: Int) {
    editing.apply(filter: found, isWanted: { [weak search] in search?.number == number }) {
      [weak self] _, changes in
      guard let self else { return }
      if search.number == number { isFiltered = query != nil }
      // Folders that are gone stay so, whatever is searched.
      var problem: FolderProblem?
      if case .problem(let reason) = state, !reason.isAboutFilter { problem = reason }
      if let changes, state != .scanning { take(changes, isOnDisk: isOnDisk, problem) }
      search.didShow(number)
    }
  }

  // MARK: Amendments

  /// Shows what a person says of photos, before it is written. Returns the number of the amendment,
  /// which has to be settled.
  func amend(_ changes: [Photo.ID: [MetadataChange]]) -> Int {
    amendmentCount += 1
    let amendment = Amendment(number: amendmentCount, changes: changes)
    amendments.append(amendment)
    editing.apply({ $0.amended(by: [amendment]) }) { [weak self] _, changes in
      if let self, let changes { self.take(changes, isOnDisk: self.isOnDisk) }
    }
    return amendment.number
  }

  /// Shows what is on disk instead of an amendment, which was written or couldn't be.
  func settle(_ amendment: Int) {
    guard let changes = amendments.first(where: { $0.number == amendment })?.changes else { return }
    settled.insert(amendment)
    scan(.folders(Set(changes.keys.map(\.folder))))
  }

  /// Watches the opened paths and all folders below.
  private func watchFolders(_ found: Set<FileID>) {
    let isFirst = watch == nil
    if isFirst {
      watch = FolderMonitor(roots: paths.compactMap { FileID($0) }) { [weak self] scope in
        if let self, self.watch != nil { self.scan(scope) }
      }
    }
    guard let watch else { return tellUnwatched(found.count) }
    watch.watch(found) { [weak self] outcome in
      guard let self, self.watch === watch else { return }
      self.tellUnwatched(outcome.unwatchedCount)
      // Files may have been added to a new folder before it was watched.
      if isFirst {
        self.lookForMissed()
      } else if !outcome.fresh.isEmpty {
        self.scan(.folders(outcome.fresh))
      }
    }
  }

  private func tellUnwatched(_ count: Int) {
    unwatchedCount = count
    watchTrouble =
      count == 0
      ? nil
      : String(
        gallery:
          "Changes in \(count) folders are seen only when this window comes to the front: the system watches no more at once. Raise fs.inotify.max_user_watches to change that."
      )
  }

  /// Files may also have been added to scanned folders before there was any watch.
  private func lookForMissed() {
    queue.async { [weak self, catalog, paths] in
      let missed = catalog.scan?.differences(from: FolderScan(paths)) ?? []
      guard !missed.isEmpty else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { if let self, self.watch != nil { self.scan(.folders(missed)) } }
      }
    }
  }

  /// Checks for missed changes, such as a disk that was mounted.
  func windowDidComeToFront() {
    // The first scan has not started.
    guard visit != nil else { return }
    switch state {
    case .scanning: return
    case .photos: if watch != nil, unwatchedCount == 0 { return }
    case .problem: break
    }
    scan()
  }
}
