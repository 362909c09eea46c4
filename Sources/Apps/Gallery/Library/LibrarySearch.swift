import Foundation
import PhotoIndexing

/// Searches the library's index off the main thread. The newest request wins: results of earlier
/// ones are not reported.
@MainActor final class LibrarySearch {
  /// The photos to search.
  struct Request: Equatable, Sendable {
    /// The query that photos have to match; nil for all.
    var query: PhotoQuery?
    /// Whether only photos are found that are the same as another one, or look like it.
    var findsDuplicates = false

    /// Whether all photos are found, for which nothing has to be searched.
    var isEverything: Bool { query == nil && !findsDuplicates }

    /// Blocks.
    func found(in index: PhotoIndex, under roots: [FileID]) throws(PhotoIndexError)
      -> LibraryEditing.Filter
    {
      if findsDuplicates { return .groups(try index.duplicates(matching: query, under: roots)) }
      guard let query else { return .all }
      return .only(try index.fileIDs(matching: query, under: roots))
    }
  }

  /// The photos to search; all of them at first.
  var request = Request() { didSet { if request != oldValue { begin() } } }
  /// The index; nil until it is open.
  var index: PhotoIndex? { didSet { if index !== oldValue { repeatSearch() } } }
  /// Called with the photos that match and the number of the search.
  var onFound: ((LibraryEditing.Filter, Int) -> Void)?
  var onFailure: ((PhotoIndexError) -> Void)?
  /// The number of searches that were begun.
  private(set) var number = 0
  /// The number of searches that the index has answered, for tests.
  private(set) var answerCount = 0

  private let roots: [FileID]
  private var shownNumber = 0
  private var cancellation = Cancellation()
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Searches one after the other. Tests suspend it.
  let queue = DispatchQueue(label: "LibrarySearch", qos: .userInitiated)

  init(under roots: [FileID]) { self.roots = roots }

  /// Searches again, because photos have changed.
  func repeatSearch() { if !request.isEverything { begin() } }

  private func begin() {
    number += 1
    cancellation.cancel()
    guard !request.isEverything else { return onFound?(.all, number) ?? () }
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
    case .success(let found): onFound?(found, number)
    case .failure(let error):
      onFailure?(error)
      onFound?(.only([]), number)
    }
  }

  /// Called when the results of a search are shown, or would have been.
  func didShow(_ number: Int) {
    shownNumber = max(shownNumber, number)
    if shownNumber >= self.number { release() }
  }

  /// Returns when the results of the newest search are shown.
  func finish() async {
    guard shownNumber < number else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends the search, which reports nothing from now on.
  func close() {
    cancellation.cancel()
    onFound = nil
    onFailure = nil
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
    guard let index else { return nil }
    let roots = roots
    return await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async {
        let outline = try? LibraryOutline(of: index, under: roots)
        continuation.resume(returning: outline == known ? nil : outline)
      }
    }
  }

  /// Returns what there is to search for; nothing before the index is open.
  func vocabulary() async -> SearchVocabulary {
    guard let index else { return SearchVocabulary() }
    let roots = roots
    return await withCheckedContinuation { continuation in
      // Searches don't wait for it.
      DispatchQueue.global(qos: .utility).async {
        let vocabulary = try? SearchVocabulary(of: index, under: roots)
        continuation.resume(returning: vocabulary ?? SearchVocabulary())
      }
    }
  }
}
