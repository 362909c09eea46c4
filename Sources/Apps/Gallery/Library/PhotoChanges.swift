import PhotoIndexing

/// What leads from one list of photos to the next. Made off the main thread.
struct PhotoChanges: Sendable {
  /// Places in the list before, and in the one after, in their order; nil when they are so many that
  /// whoever shows the list had better begin anew.
  private(set) var steps: Steps? = Steps()
  /// Photos as they were before that are gone, or whose files were written again.
  private(set) var outdated: [Photo] = []
  /// Photos of which more is known now; they are where they were.
  private(set) var learned: [Photo] = []

  struct Steps: Equatable, Sendable {
    /// In the list before.
    var removed: [Int] = []
    /// In the list after. One that went elsewhere is removed and inserted.
    var inserted: [Int] = []
    /// In the list before: the file was written again.
    var rewritten: [Int] = []

    var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && rewritten.isEmpty }
    var count: Int { removed.count + inserted.count + rewritten.count }
  }

  /// Chosen: more than a person follows by eye.
  static let mostSteps = 200

  var isEmpty: Bool { steps?.isEmpty == true && learned.isEmpty }

  init(from old: OrderedPhotos, to new: OrderedPhotos) {
    var (one, other) = (0, 0)
    while one < old.photos.count || other < new.photos.count {
      let before = one < old.photos.count ? old.photos[one] : nil
      let after = other < new.photos.count ? new.photos[other] : nil
      if let before, let after, before.id == after.id {
        take(before, after, at: one)
        (one, other) = (one + 1, other + 1)
      } else if let before, after.map({ Self.goesFirst(before, $0, in: new) }) ?? true {
        remove(before, at: one, stays: new.places[before.id].map { new.photos[$0] })
        one += 1
      } else {
        steps?.inserted.append(other)
        other += 1
      }
      if let count = steps?.count, count > Self.mostSteps { steps = nil }
    }
  }

  /// Of two that stand at the same place: whether the old one left it. What is new, or came from
  /// elsewhere, is in the old one's way.
  private static func goesFirst(_ before: Photo, _ after: Photo, in new: OrderedPhotos) -> Bool {
    guard new.places[before.id] != nil else { return true }
    let (one, other) = (before.file.moment, after.file.moment)
    return one == other ? FileID.isOrderedByName(before.id, after.id) : one < other
  }

  private mutating func take(_ before: Photo, _ after: Photo, at place: Int) {
    if before.version != after.version {
      outdated.append(before)
      steps?.rewritten.append(place)
    } else if before != after {
      learned.append(after)
    }
  }

  /// - Parameter stays: As it is at its new place.
  private mutating func remove(_ before: Photo, at place: Int, stays: Photo?) {
    if stays?.version != before.version { outdated.append(before) }
    steps?.removed.append(place)
  }
}
