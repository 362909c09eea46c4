import Foundation
import PhotoIndexing
import PhotoMetadata

/// The photos under the opened paths, kept in sync with the disk: what is shown of them, and why
/// there may be none.
@MainActor final class PhotoLibrary {
  enum State: Equatable {
    case scanning
    case photos([Photo])
    case problem(FolderProblem)
  }

  /// Where the photos that are shown were found.
  private enum Source {
    /// The first photos of a large library, in the index.
    case beginning
    case index, disk
  }

  weak var delegate: (any PhotoLibraryDelegate)?
  private(set) var state = State.scanning
  /// The last change; nil before the first.
  private(set) var changes: PhotoChanges?
  /// The progress of reading new files; nil if all were read.
  private(set) var progress: IndexProgress? {
    didSet { if progress != oldValue { progressDidChange() } }
  }
  /// Why the index can't be used; nil if it can.
  private var indexTrouble: String? {
    didSet { if indexTrouble != oldValue { progressDidChange() } }
  }
  private var source = Source.index
  /// Whether it has been read what all photos say of themselves.
  private(set) var isDescribed = false

  /// Scans the disk.
  let scanner: LibraryScanner
  private let watch: LibraryWatch
  private let editing: LibraryEditing
  let search: LibrarySearch
  /// Finds out which photos are the same or look alike.
  let comparing: PhotoComparing

  /// - Parameters:
  ///   - index: The location of the index; nil keeps it in memory.
  ///   - named: A photo that is shown before the folders were scanned.
  init(paths: [URL], index: URL? = nil, named: Photo? = nil, order: PhotoOrder = .oldestFirst) {
    let roots = paths.compactMap { FileID($0) }
    scanner = LibraryScanner(paths, index: index)
    watch = LibraryWatch(roots)
    editing = LibraryEditing(OrderedPhotos(inOrder: named.map { [$0] } ?? [], by: order))
    search = LibrarySearch(under: roots)
    comparing = PhotoComparing(under: roots)
    if named != nil { state = .photos(editing.photos.photos) }
    watch.delegate = self
    search.delegate = self
    comparing.delegate = self
  }

  var paths: [URL] { scanner.paths }

  var photos: [Photo] { if case .photos(let photos) = state { photos } else { [] } }

  /// The number of photos before those that can't be read, which are the last.
  var readableCount: Int { editing.photos.readableCount }

  /// The days of the photos, if they are in the order of their dates.
  var days: PhotoDays { editing.photos.days }

  /// The groups of photos that are the same or look alike; empty unless duplicates are shown.
  var groups: [OrderedPhotos.Group] { editing.photos.groups }

  /// The photos of groups that may be deleted without a look; none unless duplicates are shown.
  var copies: [Photo] { editing.photos.copies }

  func index(of id: Photo.ID) -> Int? { editing.photos.index(of: id) }

  func photo(_ id: Photo.ID) -> Photo? { index(of: id).map { photos[$0] } }

  /// Whether a photo is in the library, shown or not.
  func isKnown(_ id: Photo.ID) -> Bool { editing.all.index(of: id) != nil }

  /// The title: the folder's name.
  var title: String {
    (paths.count == 1 ? FileID(paths[0])?.displayName : nil) ?? String(gallery: "Photos")
  }

  /// Whether the photos were found on disk, not only in the index.
  var isOnDisk: Bool { source == .disk }

  /// Whether the first photos of a large library are shown, and the others aren't known yet.
  var isPartial: Bool { source == .beginning }

  /// Messages for the person about what doesn't work.
  var trouble: String? {
    guard let first = indexTrouble else { return watch.trouble }
    guard let second = watch.trouble else { return first }
    return String(gallery: "\(first) \(second)")
  }

  // MARK: The disk

  /// Scans off the main thread. A newer scan replaces an older one and includes its rest.
  func scan(_ scope: LibraryScope = .everything) {
    scanner.scan(
      scope, by: order, isFirst: state == .scanning, isFiltered: !search.request.isEverything,
      repeatsPhotos: editing.amendments.hasSettled
    ) { [weak self] in self?.take($0) }
  }

  /// Checks for missed changes, such as a disk that was mounted.
  func windowDidComeToFront() {
    // The first scan has not started.
    guard scanner.update != nil else { return }
    switch state {
    case .scanning: return
    case .photos: if watch.isComplete { return }
    case .problem: break
    }
    scan()
  }

  func close() {
    delegate = nil
    scanner.cancel()
    watch.stop()
    search.close()
    comparing.close()
  }

  private func take(_ step: LibraryUpdate.Step) {
    switch step {
    case .opened(let index): (search.index, comparing.index) = (index, index)
    case .firstPhotos(let ordered): if state == .scanning { show(ordered, from: .beginning) }
    case .photos(let ordered, let isOnDisk):
      show(ordered, from: isOnDisk ? .disk : .index)
      search.repeatSearch()
      comparing.update()
      delegate?.indexDidChange(in: self)
    case .described:
      isDescribed = true
      editing.amendments.dropSettled()
    case .problem(let problem): show(OrderedPhotos(by: order), from: .disk, problem)
    case .folders(let folders, _):
      watch.watch(folders)
      if search.bareFolders.found != folders {
        search.bareFolders.found = folders
        delegate?.indexDidChange(in: self)
      }
    case .reading(let progress):
      let wasReading = self.progress != nil
      self.progress = progress
      // A search without results says whether all photos were read.
      if wasReading != (progress != nil), case .problem = state { search.repeatSearch() }
      if progress == nil { delegate?.indexDidChange(in: self) }
    case .trouble(let error): indexTrouble = error.sentence
    }
  }

  /// Skips lists of an update that was cancelled.
  private func show(_ fresh: OrderedPhotos, from source: Source, _ problem: FolderProblem? = nil) {
    // The index may not have a photo that is open.
    if source != .disk, editing.all.photos.contains(where: { fresh.index(of: $0.id) == nil }) {
      return
    }
    let update = scanner.update
    editing.replace(
      with: fresh, isWanted: { [weak scanner] in update != nil && scanner?.update === update }
    ) { [weak self] changes in
      guard let self else { return }
      let isWholeNow = isPartial && source != .beginning
      self.source = source
      take(changes, problem, always: isWholeNow)
    }
  }

  /// - Parameter always: Whether the change is reported even if the photos are the same.
  private func take(
    _ changes: PhotoChanges, _ problem: FolderProblem? = nil, always: Bool = false
  ) {
    let photos = editing.photos.photos
    let nothing: FolderProblem =
      editing.all.photos.isEmpty ? .empty(title) : isFiltered ? noMatch : .emptyScope(scope)
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
    if !changes.outdated.isEmpty { delegate?.library(self, willDrop: changes.outdated) }
    delegate?.photosDidChange(in: self)
  }

  // MARK: Changes of a person

  var order: PhotoOrder {
    get { editing.order }
    set {
      guard newValue != order else { return }
      editing.order = newValue
      edit { $0.ordered(by: newValue) }
    }
  }

  private func edit(_ edit: @escaping LibraryEditing.Edit, completion: @escaping () -> Void = {}) {
    editing.apply(edit) { [weak self] _, changes in
      if let self, let changes { take(changes) }
      completion()
    }
  }

  /// Keeps photos that were renamed among those that are shown, also before the index knows it.
  func follow(_ places: [Photo.ID: Photo.ID]) {
    let renamed = places.filter { $0.key.folder == $0.value.folder }
    guard !renamed.isEmpty else { return }
    editing.follow(renamed) { [weak self] _, changes in
      if let self, let changes { take(changes) }
    }
  }

  /// Removes photos from the list even though their files are on disk. Returns after the change was
  /// reported.
  func hide(_ ids: Set<Photo.ID>) async {
    editing.hidden.formUnion(ids)
    await withCheckedContinuation { continuation in
      edit({ $0.removing(ids) }) { continuation.resume() }
    }
  }

  /// Shows the photo again if its file is on disk.
  func unhide(_ id: Photo.ID) {
    editing.hidden.remove(id)
    // An update in progress may have seen the file before it was deleted.
    scan(.folders([id.folder]))
  }

  /// Shows what a person says of photos, before it is written. Returns the number of the amendment,
  /// which has to be settled.
  func amend(_ changes: [Photo.ID: [MetadataChange]]) -> Int {
    let amendment = editing.amendments.add(changes)
    edit { $0.amended(by: [amendment]) }
    return amendment.number
  }

  /// Shows what is on disk instead of an amendment, which was written or couldn't be.
  func settle(_ amendment: Int) {
    if let folders = editing.amendments.settle(amendment) { scan(.folders(folders)) }
  }

  // MARK: Search

  /// The part of the library that is shown. Its photos are shown as soon as they are found.
  var scope: PhotoScope {
    get { search.request.scope }
    set { request(newValue, query) }
  }

  /// Why a search has no results.
  var noMatch: FolderProblem {
    .noMatch(
      scope, searched: query?.tokens.map(\.text).joined(separator: " ") ?? "",
      isReading: progress != nil)
  }

  /// The query that the photos of the scope have to match; nil shows all. Those that do are shown
  /// as soon as they are found.
  var query: PhotoQuery? {
    get { search.request.typed }
    set { request(scope, newValue) }
  }

  private func request(_ scope: PhotoScope, _ query: PhotoQuery?) {
    search.request = LibrarySearch.Request(scope: scope, typed: query)
    comparing.request = search.request.findsDuplicates ? search.request : nil
  }

  /// Whether photos may be left out because they don't match the query.
  var isFiltered: Bool { search.isFiltered }

  /// Shows the photos that match what a person types; all for an empty text. Returns when they, or
  /// those of a newer search, are shown.
  func search(_ text: String) async {
    let fresh = PhotoQuery(text)
    query = fresh.isEmpty ? nil : fresh
    await search.finish()
  }
}

extension PhotoLibrary: LibrarySearchDelegate, PhotoComparingDelegate {
  func searchDidFind(_ photos: LibraryEditing.Filter, _ number: Int) {
    editing.apply(filter: photos, isWanted: { [weak search] in search?.number == number }) {
      [weak self] _, changes in
      guard let self else { return }
      let isOther = search.willShow(number)
      // Folders that are gone stay so, whatever is searched.
      var problem: FolderProblem?
      if case .problem(let reason) = state, !reason.isAboutFilter { problem = reason }
      if let changes, state != .scanning { take(changes, problem, always: isOther) }
      search.didShow(number)
    }
  }

  func searchDidFail(_ error: PhotoIndexError) { indexTrouble = error.sentence }

  func photosWereCompared() { search.repeatSearch() }

  func progressDidChange() { delegate?.progressDidChange(in: self) }
}

extension PhotoLibrary: LibraryWatchDelegate {
  func filesMayHaveChanged(in scope: LibraryScope) { scan(scope) }

  func watchDidBegin() {
    scanner.findMissed { [weak self] in
      if let self, watch.isActive { scan(.folders($0)) }
    }
  }
}
