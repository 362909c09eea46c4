import Foundation
import PhotoIndexing
import PhotoMetadata

/// The delegate of the albums' store.
@MainActor protocol AlbumStoreDelegate: AnyObject {
  /// Called when an album or a saved search was changed.
  func albumsDidChange()
  /// Called with a sentence if something couldn't be written.
  func albumsDidFail(_ sentence: String)
}

/// Makes and changes albums and saved searches: files that are written off the main thread, one
/// change after another, each of which can be undone.
@MainActor final class AlbumStore {
  weak var delegate: (any AlbumStoreDelegate)?
  /// Told of drafts of files that are written.
  var drafts: DraftNoting?

  private let library: PhotoLibrary
  private let history: UndoHistory
  private let queue = DispatchQueue(label: "AlbumStore", qos: .userInitiated)

  init(of library: PhotoLibrary, history: UndoHistory) {
    (self.library, self.history) = (library, history)
  }

  private var roots: [FileID] { library.paths.compactMap { FileID($0) } }

  /// The folder in which new albums are made; nil if no folder is open.
  var folder: AlbumFolder? { roots.first.map { AlbumFolder(in: $0) } }

  /// The albums of all open folders.
  func albums() async -> [FileID] {
    let roots = roots
    return await onQueue { roots.flatMap { AlbumFolder(in: $0).files(.album) } }
  }

  /// The photos of an album in its order.
  func photos(of album: FileID) async -> [Photo.ID] {
    let (roots, index) = (roots, library.search.index)
    return await onQueue {
      guard let bytes = try? PlainFile(album).read() else { return [] }
      return (try? AlbumList(album, bytes, in: index, under: roots))?.shown ?? []
    }
  }

  // MARK: Changing

  /// A change that was made, and its place in what can be undone.
  typealias Result = (file: FileID, count: Int, act: UndoHistory.Act.ID)

  /// Makes an album of photos. If there is one of this name, the new one gets a number.
  func make(_ name: String, of photos: [Photo.ID]) async -> Result? {
    let roots = roots
    let result = await makeFile(name, .album, title: String(gallery: "New Album")) { file in
      guard var list = try? AlbumList(file, [], in: nil, under: roots) else { return [] }
      _ = list.add(photos)
      return list.bytes
    }
    return result.map { ($0.file, photos.count, $0.act) }
  }

  /// Saves a search. If there is one of this name, the new one gets a number.
  func save(_ text: String, as name: String) async -> SavedSearch? {
    let line = Array("\(text)\n".utf8)
    let result = await makeFile(name, .search, title: String(gallery: "Save Search")) { _ in line }
    return result.map { SavedSearch(file: $0.file, text: text) }
  }

  /// Adds photos to an album that it doesn't have.
  func add(_ photos: [Photo.ID], to album: FileID) async -> Result? {
    await change(album, title: String(gallery: "Add to Album")) { $0.add(photos) }
  }

  /// Takes photos out of an album. Their files stay.
  func remove(_ photos: [Photo.ID], from album: FileID) async -> Result? {
    await change(album, title: String(gallery: "Remove from Album")) { $0.remove(Set(photos)) }
  }

  /// Moves photos before another one of an album; nil moves them to its end.
  func move(_ photos: [Photo.ID], before target: Photo.ID?, in album: FileID) async -> Result? {
    await change(album, title: String(gallery: "Order Album")) { list in
      list.move(Set(photos), before: target)
      return photos.count
    }
  }

  func setCover(_ photo: Photo.ID, of album: FileID) async -> Result? {
    await change(album, title: String(gallery: "Use as Cover")) { list in
      list.setCover(photo)
      return 1
    }
  }

  /// Lets albums say where photos are now that were renamed or moved, or whose folder was.
  func follow(_ places: [FileID: FileID]) {
    guard !places.isEmpty else { return }
    let (roots, drafts) = (roots, drafts)
    queue.async { [weak self] in
      var isChanged = false
      for file in roots.flatMap({ AlbumFolder(in: $0).files(.album) }) {
        let change = try? PlainFile(file).change(notedBy: drafts) { bytes in
          bytes.map { Self.bytes($0, of: file, following: places) }
        }
        isChanged = isChanged || change?.isEmpty == false
      }
      guard isChanged else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.delegate?.albumsDidChange() } }
    }
  }

  nonisolated private static func bytes(
    _ bytes: [UInt8], of file: FileID, following places: [FileID: FileID]
  ) -> [UInt8] {
    var (contents, isChanged) = (AlbumContents(bytes), false)
    for (index, entry) in contents.entries.enumerated() {
      guard let place = entry.file(in: file.folder).place(in: places) else { continue }
      contents.setPlace(place, ofEntryAt: index, in: file.folder)
      isChanged = true
    }
    return isChanged ? contents.bytes : bytes
  }

  // MARK: Writing

  private func change(
    _ file: FileID, title: String, _ body: @escaping @Sendable (inout AlbumList) -> Int
  ) async -> Result? {
    let (roots, index, drafts) = (roots, library.search.index, drafts)
    let outcome = await onQueue { () -> Outcome in
      var count = 0
      return (
        Self.told {
          () throws(MetadataError) in
          try PlainFile(file).change(notedBy: drafts) { bytes throws(MetadataError) in
            guard let bytes else { throw .missing }
            guard var list = try? AlbumList(file, bytes, in: index, under: roots) else {
              throw .unavailable
            }
            count = body(&list)
            return count > 0 ? list.bytes : bytes
          }
        }, count
      )
    }
    return finish(outcome, file, title)
  }

  private func makeFile(
    _ name: String, _ kind: AlbumFolder.Kind, title: String,
    _ body: @escaping @Sendable (FileID) -> [UInt8]
  ) async -> Result? {
    guard let folder else { return nil }
    let drafts = drafts
    let (file, outcome) = await onQueue { () -> (FileID, Outcome) in
      for number in 1... {
        let file = folder.file(named: number == 1 ? name : "\(name) (\(number))", kind)
        let result = Self.told { () throws(MetadataError) in
          try PlainFile(file).change(notedBy: drafts) { $0 ?? body(file) }
        }
        if case .success(let change) = result, change.isEmpty { continue }
        return (file, (result, 1))
      }
      return (folder.folder, (.failure(.unavailable), 0))
    }
    return finish(outcome, file, title)
  }

  private typealias Outcome = (
    change: Swift.Result<PlainFile.Change, MetadataError>, count: Int
  )

  private func finish(_ outcome: Outcome, _ file: FileID, _ title: String) -> Result? {
    switch outcome.change {
    case .success(let change):
      guard !change.isEmpty else { return nil }
      delegate?.albumsDidChange()
      let act = history.record(
        title, undo: { [weak self] in await self?.write(change.reversed) ?? false },
        redo: { [weak self] in await self?.write(change) ?? false })
      return (file, outcome.count, act)
    case .failure(let error):
      delegate?.albumsDidFail(error.sentence(of: file.stem))
      return nil
    }
  }

  /// Undoes or redoes a change, unless another one came after it.
  private func write(_ change: PlainFile.Change) async -> Bool {
    let drafts = drafts
    let result = await onQueue {
      Self.told { () throws(MetadataError) in try PlainFile.make(change, notedBy: drafts) }
    }
    switch result {
    case .success:
      delegate?.albumsDidChange()
      return true
    case .failure(let error):
      delegate?.albumsDidFail(error.sentence(of: change.file.stem))
      return false
    }
  }

  nonisolated private static func told(
    _ body: () throws(MetadataError) -> PlainFile.Change
  ) -> Swift.Result<PlainFile.Change, MetadataError> {
    do { return .success(try body()) } catch { return .failure(error) }
  }

  private func onQueue<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }

  /// Finishes writing before the app terminates. Blocks.
  ///
  /// - Parameter limit: The maximum time for a slow disk, in seconds.
  func finish(within limit: Double) {
    let isDone = DispatchSemaphore(value: 0)
    queue.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + limit)
  }
}
