import Foundation
import PhotoIndexing
import PhotoMetadata

/// Messages from a search to the library.
@MainActor protocol LibrarySearchDelegate: AnyObject {
  /// - Parameter number: The number of the search, for `didShow(_:)`.
  func searchDidFind(_ photos: LibraryEditing.Filter, _ number: Int)
  func searchDidFail(_ error: PhotoIndexError)
}

/// Searches the library's index off the main thread. The newest request wins: results of earlier
/// ones are not reported.
@MainActor final class LibrarySearch {
  /// The photos to search.
  struct Request: Equatable, Sendable {
    var scope = PhotoScope.all
    /// The query that photos of the scope have to match; nil for all.
    var typed: PhotoQuery?

    /// The query that photos have to match; nil for all.
    var query: PhotoQuery? {
      guard let part = scope.query else { return typed }
      return typed.map { part.adding($0) } ?? part
    }

    /// Whether only photos are found that are the same as another one, or look like it.
    var findsDuplicates: Bool { scope == .duplicates }

    /// Whether all photos are found, for which nothing has to be searched.
    var isEverything: Bool { self == Request() }

    /// Blocks.
    func found(in index: PhotoIndex, under roots: [FileID]) throws(PhotoIndexError)
      -> LibraryEditing.Filter
    {
      if scope.isNotUnderstood { return .only([]) }
      if findsDuplicates { return .groups(try index.duplicates(matching: query, under: roots)) }
      if let album = scope.album {
        let bytes = try? PlainFile(album).read()
        let photos = try AlbumList(album, bytes ?? [], in: index, under: roots).shown
        guard let typed else { return .list(photos) }
        let matching = try index.fileIDs(matching: typed, under: roots)
        return .list(photos.filter(matching.contains))
      }
      guard let query else { return .all }
      return .only(try index.fileIDs(matching: query, under: roots))
    }
  }

  /// The photos to search; all of them at first.
  var request: Request {
    get { wanted }
    set {
      guard newValue != wanted else { return }
      wanted = newValue
      begin()
    }
  }
  private var wanted = Request()
  /// The index; nil until it is open.
  var index: PhotoIndex? { didSet { if index !== oldValue { repeatSearch() } } }
  weak var delegate: (any LibrarySearchDelegate)?
  /// The folders of which the index needn't know.
  var bareFolders = BareFolders()

  struct BareFolders {
    /// Those that a person made, which are listed although they have no photos yet.
    var made: Set<FileID> = []
    /// Those on disk, of which some may have no photos.
    var found: Set<FileID> = []
  }

  /// The number of searches that were begun.
  private(set) var number = 0
  /// The number of searches that the index has answered, for tests.
  private(set) var answerCount = 0

  private let roots: [FileID]
  private var shownNumber = 0
  /// The request whose results are shown.
  private(set) var shown = Request()
  /// Whether photos may be left out because they don't match what was typed.
  var isFiltered: Bool { shown.typed != nil }
  private var cancellation = Cancellation()
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Searches one after the other. Tests suspend it.
  let queue = DispatchQueue(label: "LibrarySearch", qos: .userInitiated)

  init(under roots: [FileID]) { self.roots = roots }

  /// Searches again, because photos have changed.
  func repeatSearch() { if !request.isEverything { begin() } }

  /// Searches a folder by its new name as soon as the index knows that. Until then its photos stay.
  func follow(_ scope: PhotoScope) { wanted.scope = scope }

  private func begin() {
    number += 1
    cancellation.cancel()
    guard !request.isEverything else { return delegate?.searchDidFind(.all, number) ?? () }
    guard let index else { return }
    let (request, number, roots, cancellation) = (request, number, roots, Cancellation())
    self.cancellation = cancellation
    queue.async {
      guard !cancellation.isCancelled else { return }
      let result = Result { () throws(PhotoIndexError) in try request.found(in: index, under: roots)
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.take(result, number) } }
    }
  }

  private func take(_ result: Result<LibraryEditing.Filter, PhotoIndexError>, _ number: Int) {
    answerCount += 1
    guard number == self.number else { return }
    switch result {
    case .success(let found): delegate?.searchDidFind(found, number)
    case .failure(let error):
      delegate?.searchDidFail(error)
      delegate?.searchDidFind(.only([]), number)
    }
  }

  /// Called when the results of a search are shown, or would have been.
  func didShow(_ number: Int) {
    shownNumber = max(shownNumber, number)
    if shownNumber >= self.number { release() }
  }

  /// Called before the results of the newest search are shown. Returns whether it was for something
  /// else than the one before, though it may have found the same.
  func willShow(_ number: Int) -> Bool {
    guard number == self.number else { return false }
    defer { shown = request }
    return shown != request
  }

  /// Returns when the results of the newest search are shown.
  func finish() async {
    guard shownNumber < number else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends the search, which reports nothing from now on.
  func close() {
    cancellation.cancel()
    delegate = nil
    release()
  }

  private func release() {
    let ended = waiting
    waiting = []
    for continuation in ended { continuation.resume() }
  }

  // MARK: Contents

  /// Returns the parts of the library; nil if they are the known ones, and before the index is
  /// open.
  func outline(unlike known: LibraryOutline?) async -> LibraryOutline? {
    let (made, found) = (bareFolders.made, bareFolders.found)
    let outline = await read { try? LibraryOutline(of: $0, under: $1, made: made, found: found) }
    return outline == known ? nil : outline
  }

  /// Returns what there is to search for; nothing before the index is open.
  func vocabulary() async -> SearchVocabulary {
    await read { try? SearchVocabulary(of: $0, under: $1) } ?? SearchVocabulary()
  }

  /// Reads the index in the background; searches don't wait for it.
  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (PhotoIndex, [FileID]) -> Value?
  ) async -> Value? {
    guard let index else { return nil }
    return await withCheckedContinuation { [roots] continuation in
      DispatchQueue.global(qos: .utility).async {
        continuation.resume(returning: body(index, roots))
      }
    }
  }
}
