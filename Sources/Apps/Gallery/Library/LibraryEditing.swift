import Foundation
import PhotoIndexing

/// Applies edits to the list of photos one after another: lists are made and compared on a queue,
/// and passed to the main thread with their changes. What a person did with photos stays true of
/// lists that were read from the disk before it was there.
@MainActor final class LibraryEditing {
  /// Makes the next list from the current one.
  typealias Edit = @Sendable (OrderedPhotos) -> OrderedPhotos

  /// The photos that are shown.
  enum Filter: Sendable {
    case all
    case only(Set<Photo.ID>)
    /// Groups of photos that are the same or look alike.
    case groups([DuplicateGroup])
    /// Photos in an order of their own.
    case list([Photo.ID])

    /// The same photos by their old and new names; nil if none of them has a new one.
    func following(_ places: [Photo.ID: Photo.ID]) -> Filter? {
      switch self {
      case .all, .groups: return nil
      case .only(let ids):
        let fresh = Set(ids.compactMap { places[$0] })
        return fresh.isEmpty ? nil : .only(ids.union(fresh))
      case .list(let ids):
        let fresh = ids.flatMap { id in [id] + (places[id].map { [$0] } ?? []) }
        return fresh.count == ids.count ? nil : .list(fresh)
      }
    }

    func photos(of all: OrderedPhotos) -> OrderedPhotos {
      switch self {
      case .all: all
      case .only(let ids): all.keeping(ids)
      case .groups(let groups): all.grouped(by: groups)
      case .list(let ids): all.listed(ids)
      }
    }
  }

  private struct Step {
    let edit: Edit
    /// The filter from now on, made of the one before.
    let filter: @Sendable (Filter) -> Filter
    /// Called before and after the edit.
    let isWanted: @MainActor () -> Bool
    let take: @MainActor (OrderedPhotos, PhotoChanges?) -> Void
  }

  /// The photos that are shown.
  private(set) var photos: OrderedPhotos
  /// All photos, which edits change.
  private(set) var all: OrderedPhotos
  private(set) var filter = Filter.all
  /// The order of the next list.
  var order: PhotoOrder
  /// Photos that are being deleted and may still be on disk.
  var hidden: Set<Photo.ID> = []
  var amendments = PendingAmendments()
  private var steps: [Step] = []
  private var isBusy = false
  private let queue = DispatchQueue(label: "LibraryEditing", qos: .userInitiated)

  init(_ photos: OrderedPhotos = OrderedPhotos()) {
    self.photos = photos
    all = photos
    order = photos.order
  }

  /// Queues a list that was read, as what a person did has made of it, unless it isn't needed any
  /// more when its turn comes.
  func replace(
    with fresh: OrderedPhotos, isWanted: @escaping @MainActor () -> Bool,
    take: @escaping @MainActor (PhotoChanges) -> Void
  ) {
    let (order, hidden, amendments) = (order, hidden, amendments.all)
    apply(
      isWanted: isWanted, { _ in fresh.ordered(by: order).removing(hidden).amended(by: amendments) }
    ) { _, changes in if let changes { take(changes) } }
  }

  /// Queues an edit.
  ///
  /// - Parameters:
  ///   - filter: The photos that are shown from now on; nil changes nothing of it.
  ///   - isWanted: Returns whether the edit is still needed; otherwise it is skipped.
  ///   - take: Called with the list and its changes; the changes are nil if the edit was skipped.
  func apply(
    filter: Filter? = nil, isWanted: @escaping @MainActor () -> Bool = { true },
    _ edit: @escaping Edit = { $0 },
    take: @escaping @MainActor (OrderedPhotos, PhotoChanges?) -> Void
  ) {
    steps.append(Step(edit: edit, filter: { filter ?? $0 }, isWanted: isWanted, take: take))
    next()
  }

  /// Queues new names of photos, by which the filter of that time has them, too.
  func follow(
    _ places: [Photo.ID: Photo.ID],
    take: @escaping @MainActor (OrderedPhotos, PhotoChanges?) -> Void
  ) {
    steps.append(
      Step(
        edit: { $0 }, filter: { $0.following(places) ?? $0 }, isWanted: { true }, take: take))
    next()
  }

  private func next() {
    guard !isBusy, !steps.isEmpty else { return }
    let step = steps.removeFirst()
    guard step.isWanted() else {
      step.take(photos, nil)
      return next()
    }
    isBusy = true
    let (old, oldAll, filter) = (photos, all, step.filter(filter))
    queue.async {
      let freshAll = step.edit(oldAll)
      let fresh = filter.photos(of: freshAll)
      let changes = PhotoChanges(from: old, to: fresh)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.finish(step, filter, freshAll, fresh, changes) }
      }
    }
  }

  private func finish(
    _ step: Step, _ filter: Filter, _ freshAll: OrderedPhotos, _ fresh: OrderedPhotos,
    _ changes: PhotoChanges
  ) {
    isBusy = false
    if step.isWanted() {
      release(photos)
      release(all)
      (all, photos, self.filter) = (freshAll, fresh, filter)
      step.take(fresh, changes)
    } else {
      release(freshAll)
      release(fresh)
      step.take(photos, nil)
    }
    next()
  }

  /// Releasing a hundred thousand photos takes long, so do it off the main thread.
  private func release(_ photos: OrderedPhotos) {
    queue.asyncAfter(deadline: .now() + 1) { withExtendedLifetime(photos) {} }
  }
}
