import Foundation
import PhotoIndexing
import PhotoMetadata

/// Writes what a person says of photos: favorites, stars, tags, titles. The photos show it at once;
/// it is written off the main thread, one photo after another, in the order in which it was said.
@MainActor final class PhotoTagging {
  /// Called with a sentence if something couldn't be written.
  var onFailure: ((String) -> Void)?
  /// Called with the folders of photos when something was written.
  var onWrite: ((Set<FileID>) -> Void)?
  /// Where it is written: beside the photos, which themselves stay untouched.
  var storage = MetadataWriter.Storage.sidecar
  /// Told of drafts of files that are written.
  var drafts: DraftNoting?

  /// Does something as soon as no file is being moved, with the places of those that were.
  var whenSettled: (@escaping @MainActor ([FileID: FileID]) -> Void) -> Void = { $0([:]) }

  private let library: PhotoLibrary
  private let history: UndoHistory
  private let queue = DispatchQueue(label: "PhotoTagging", qos: .userInitiated)
  private var writingCount = 0

  init(library: PhotoLibrary, history: UndoHistory) {
    self.library = library
    self.history = history
  }

  /// Photos as the library knows them now.
  func current(_ photos: [Photo]) -> [Photo] { photos.map { library.photo($0.id) ?? $0 } }

  /// Reads what photos say of themselves, unless the library has read it of all: just after the start
  /// it hasn't.
  func describe(_ photos: [Photo], then act: @escaping ([Photo]) -> Void) {
    guard !library.isDescribed, photos.count <= Self.mostRead else { return }
    let (known, reader) = (current(photos), PhotoFacts())
    Task {
      await finish()
      act(
        await Task.detached(priority: .userInitiated) { known.map { $0.described(by: reader) } }
          .value)
    }
  }

  /// The greatest number of photos that are read for somebody who waits.
  private static let mostRead = 100

  // MARK: Saying something

  /// Makes photos favorites, or no longer if all of them are. Returns whether they are now.
  @discardableResult func toggleFavorite(_ photos: [Photo]) -> Bool {
    let isFavorite = !photos.allSatisfy(\.isFavorite)
    setFavorite(isFavorite, of: photos)
    return isFavorite
  }

  func setFavorite(_ isFavorite: Bool, of photos: [Photo]) {
    let name =
      isFavorite ? String(gallery: "Add to Favorites") : String(gallery: "Remove from Favorites")
    apply([.favorite(isFavorite)], to: photos, name: name)
  }

  /// Gives photos 0…5 stars.
  func setStars(_ stars: Int, of photos: [Photo]) {
    // "No stars" is written, because the photo itself may say otherwise.
    apply([.rating(stars)], to: photos, name: String(gallery: "Rate"))
  }

  func setTags(_ tags: [String], of photos: [Photo]) {
    apply([.keywords(tags)], to: photos, name: String(gallery: "Change Tags"))
  }

  func changeTags(
    of photos: [Photo], adding added: [String], removing removed: [String] = [],
    onWritten: ((Int) -> Void)? = nil
  ) {
    let changes: [MetadataChange] =
      (removed.isEmpty ? [] : [.removeKeywords(removed)])
      + (added.isEmpty ? [] : [.addKeywords(added)])
    apply(
      changes, to: photos.map(\.id), name: String(gallery: "Change Tags"), onWritten: onWritten)
  }

  /// Sets the title of photos; nil removes it.
  func setTitle(_ title: String?, of photos: [Photo]) {
    apply([.title(title)], to: photos, name: String(gallery: "Change Title"))
  }

  /// Sets the caption of photos; nil removes it.
  func setCaption(_ caption: String?, of photos: [Photo]) {
    apply([.caption(caption)], to: photos, name: String(gallery: "Change Caption"))
  }

  /// Writes changes of photos, which can be undone under a name.
  func apply(_ changes: [MetadataChange], to photos: [Photo], name: String) {
    apply(changes, to: photos.map(\.id), name: name)
  }

  /// Writes changes of files, also of those that aren't shown. Returns what can be undone.
  ///
  /// - Parameter onWritten: Called with the number of files that say so now, unless that is none.
  @discardableResult func apply(
    _ changes: [MetadataChange], to files: [Photo.ID], name: String,
    onWritten: ((Int) -> Void)? = nil
  ) -> UndoHistory.Act.ID? {
    guard !changes.isEmpty, !files.isEmpty else {
      if !files.isEmpty { onWritten?(files.count) }
      return nil
    }
    let all = Dictionary(files.map { ($0, changes) }) { first, _ in first }
    let writing = write(all)
    if let onWritten {
      Task {
        let count = await writing.value.inverse.count
        if count > 0 { onWritten(count) }
      }
    }
    return history.record(
      name,
      undo: { [weak self] in
        let outcome = await writing.value
        return await self?.write(outcome.inverse, takingBack: outcome.undo).value.inverse.isEmpty
          == false
      },
      redo: { [weak self] in
        let outcome = await writing.value
        let again = self?.write(outcome.changes.filter { outcome.inverse[$0.key] != nil })
        return await again?.value.inverse.isEmpty == false
      })
  }

  // MARK: Writing

  private typealias Changes = [Photo.ID: [MetadataChange]]

  private struct Outcome: Sendable {
    /// The changes of photos where these were when they were written.
    var changes: Changes
    /// The number of the amendment that shows them.
    var amendment: Int?
    /// The changes that bring back the former metadata of the photos that were written.
    var inverse: Changes = [:]
    /// The changes that bring their files back, as long as nobody else writes them.
    var undo: [Photo.ID: MetadataUndo] = [:]
    var failures: [Photo.ID: MetadataError] = [:]
  }

  /// Shows changes at once, and writes them after those before. The task returns what undoes them.
  ///
  /// - Parameter undo: What takes the place of the changes where it still can.
  private func write(_ changes: Changes, takingBack undo: [Photo.ID: MetadataUndo] = [:]) -> Task<
    Outcome, Never
  > {
    let amendment = library.amend(changes)
    writingCount += 1
    let (results, result) = AsyncStream<Outcome>.makeStream()
    let (storage, drafts) = (storage, drafts)
    whenSettled { [self] places in
      let moved = Dictionary(changes.map { ($0.place(in: places) ?? $0, $1) }) { $0 + $1 }
      let follows = moved.keys != changes.keys
      if follows { library.settle(amendment) }
      let shown = follows ? library.amend(moved) : amendment
      let writer = MetadataWriter(storage: storage, drafts: drafts)
      queue.async {
        var outcome = Self.write(moved, takingBack: undo, by: writer)
        outcome.amendment = shown
        result.yield(outcome)
      }
    }
    return Task {
      var iterator = results.makeAsyncIterator()
      let outcome = await iterator.next() ?? Outcome(changes: changes)
      writingCount -= 1
      library.settle(outcome.amendment ?? amendment)
      onWrite?(Set(outcome.changes.keys.map(\.folder)))
      if let sentence = Self.sentence(outcome.failures) { onFailure?(sentence) }
      return outcome
    }
  }

  nonisolated private static func write(
    _ changes: Changes, takingBack undo: [Photo.ID: MetadataUndo], by writer: MetadataWriter
  ) -> Outcome {
    var outcome = Outcome(changes: changes)
    for (id, changes) in changes.sorted(by: { $0.key < $1.key }) {
      let before = (try? MetadataReader().metadata(of: id))?.details ?? MediaDetails()
      do throws(MetadataError) {
        let isTakenBack = if let undo = undo[id] { try writer.takeBack(undo) } else { false }
        if !isTakenBack { outcome.undo[id] = try writer.apply(changes, to: id).undo }
        outcome.inverse[id] = MetadataChange.inverse(of: changes, before: before)
      } catch { outcome.failures[id] = error }
    }
    return outcome
  }

  /// A sentence about the errors, for the person; nil if there are none.
  private static func sentence(_ failures: [Photo.ID: MetadataError]) -> String? {
    guard let (id, error) = failures.min(by: { $0.key < $1.key }) else { return nil }
    guard failures.count > 1 else { return error.sentence(of: id.displayName) }
    return String(gallery: "\(failures.count) photos couldn’t be changed.")
  }

  /// Waits until what was said so far is written.
  func finish() async {
    guard writingCount > 0 else { return }
    await withCheckedContinuation { done in queue.async { done.resume() } }
  }

  /// Finishes writing before the app terminates. Blocks.
  ///
  /// - Parameter limit: The maximum time for a slow disk, in seconds.
  func finish(within limit: Double) {
    guard writingCount > 0 else { return }
    let isDone = DispatchSemaphore(value: 0)
    queue.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + limit)
  }
}
