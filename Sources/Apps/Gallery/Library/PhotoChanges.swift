import PhotoIndexing

/// The changes between two lists of photos. Created off the main thread.
struct PhotoChanges: Sendable {
  /// The indices of changes in order; nil if there are so many that it is better to reload.
  private(set) var steps: Steps? = Steps()
  /// Photos that were deleted or whose files were rewritten, in their old version.
  private(set) var outdated: [Photo] = []
  /// Photos with new facts that have not moved.
  private(set) var learned: [Photo] = []

  struct Steps: Equatable, Sendable {
    /// Indices in the old list.
    var removed: [Int] = []
    /// Indices in the new list. A photo that moved is deleted and inserted.
    var inserted: [Int] = []
    /// Indices in the old list of files that were rewritten.
    var rewritten: [Int] = []

    var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && rewritten.isEmpty }
    var count: Int { removed.count + inserted.count + rewritten.count }
  }

  /// More changes than a person can follow.
  static let mostSteps = 200

  var isEmpty: Bool { steps?.isEmpty == true && learned.isEmpty }

  init(from old: OrderedPhotos, to new: OrderedPhotos) {
    var (one, other) = (0, 0)
    if old.order != new.order { steps = nil }
    while one < old.photos.count || other < new.photos.count {
      let before = one < old.photos.count ? old.photos[one] : nil
      let after = other < new.photos.count ? new.photos[other] : nil
      if let before, let after, before.id == after.id {
        take(before, after, at: one)
        (one, other) = (one + 1, other + 1)
      } else if let before, after.map({ Self.goesFirst(before, $0, in: new) }) ?? true {
        remove(before, at: one, stays: new.index(of: before.id).map { new.photos[$0] })
        one += 1
      } else {
        steps?.inserted.append(other)
        other += 1
      }
      if let count = steps?.count, count > Self.mostSteps { steps = nil }
    }
  }

  /// Whether the old one of two photos at the same index was deleted or moved, rather than the new
  /// one inserted.
  private static func goesFirst(_ before: Photo, _ after: Photo, in new: OrderedPhotos) -> Bool {
    guard new.index(of: before.id) != nil else { return true }
    return new.order.isOrdered(PhotoOrder.Key(before), PhotoOrder.Key(after))
  }

  private mutating func take(_ before: Photo, _ after: Photo, at place: Int) {
    if before.version != after.version {
      outdated.append(before)
      steps?.rewritten.append(place)
    } else if before != after {
      learned.append(after)
    }
  }

  /// - Parameter stays: The photo at its new index.
  private mutating func remove(_ before: Photo, at place: Int, stays: Photo?) {
    if stays?.version != before.version { outdated.append(before) }
    steps?.removed.append(place)
  }
}
