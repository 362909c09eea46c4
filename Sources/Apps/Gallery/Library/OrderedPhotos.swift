import Foundation
import PhotoIndexing

/// The photos of the library at one point in time, in an order, with the index of each. Created off
/// the main thread, because there may be a hundred thousand.
struct OrderedPhotos: Sendable {
  private(set) var photos: [Photo] = []
  private var places = PhotoPlaces()

  let order: PhotoOrder
  /// The days of those that can be read; empty without an order by date, and for groups.
  private(set) var days = PhotoDays()
  /// The groups of photos that are the same or look alike; empty unless the photos are grouped so.
  private(set) var groups: [Group] = []
  /// The photos of groups that may be deleted without a look: another one before them is the same
  /// file byte by byte, and they have no sidecar that says something else.
  private(set) var copies: [Photo] = []

  /// Consecutive photos that are the same or look alike.
  struct Group: Equatable, Sendable {
    /// The least of their identities, which the group keeps while its photos stay.
    let id: Photo.ID
    /// The index of the first photo, which is the best.
    let start: Int
    /// The least likeness of the others to it.
    let kind: Likeness
    /// Whether some are the same file byte by byte.
    let hasCopies: Bool
  }

  /// The number of photos before those that can't be read.
  var readableCount: Int { photos.partitioningIndex(where: \.isUnreadable) }

  init(by order: PhotoOrder = .oldestFirst) { self.order = order }

  init(_ files: [MediaFile], by order: PhotoOrder = .oldestFirst) {
    self.init(of: files.map { Photo($0) }, by: order)
  }

  private init(of photos: [Photo], by order: PhotoOrder) {
    // Computed once for each file.
    let keys = photos.map { PhotoOrder.Key($0) }
    let sorted = photos.indices.sorted { order.isOrdered(keys[$0], keys[$1]) }
    self.init(inOrder: sorted.map { photos[$0] }, by: order)
  }

  init(inOrder photos: [Photo], by order: PhotoOrder = .oldestFirst) {
    self.photos = photos
    self.order = order
    findPlaces()
    findDays()
  }

  private mutating func findPlaces() { places = PhotoPlaces(count: photos.count) { photos[$0].id } }

  func index(of id: Photo.ID) -> Int? { places.place(of: id) { photos[$0].id } }

  private mutating func findDays() {
    if order != .name { days = PhotoDays(photos[..<readableCount]) }
  }

  /// Returns the photos in another order.
  func ordered(by order: PhotoOrder) -> OrderedPhotos {
    order == self.order ? self : OrderedPhotos(of: photos, by: order)
  }

  /// Returns the photos without some of them.
  func removing(_ ids: Set<Photo.ID>) -> OrderedPhotos {
    guard ids.contains(where: { index(of: $0) != nil }) else { return self }
    var rest = self
    rest.photos.removeAll { ids.contains($0.id) }
    rest.findPlaces()
    rest.findDays()
    return rest
  }

  /// Returns only some of the photos.
  func keeping(_ ids: Set<Photo.ID>) -> OrderedPhotos {
    OrderedPhotos(inOrder: photos.filter { ids.contains($0.id) }, by: order)
  }

  /// Returns only some of the photos, in their own order. Those that can't be read are the last.
  func listed(_ ids: [Photo.ID]) -> OrderedPhotos {
    let found = ids.compactMap { index(of: $0).map { photos[$0] } }
    var rest = OrderedPhotos(by: order)
    rest.photos = found.filter { !$0.isUnreadable } + found.filter(\.isUnreadable)
    rest.findPlaces()
    return rest
  }

  /// Returns only the photos of some groups: identical ones first, then in the order of the photos.
  /// Groups of which not all photos are left have lost their copies, or their best: the others may
  /// have nothing to do with each other, and are left out unless they are the same file.
  func grouped(by groups: [DuplicateGroup]) -> OrderedPhotos {
    let found = groups.compactMap { group -> Members? in
      let places = group.files.map { file in
        index(of: file).flatMap { photos[$0].isUnreadable ? nil : $0 }
      }
      let hasBest = places.first.map { $0 != nil } ?? false
      let left = places.compactMap { $0 }
      guard left.count > 1, hasBest || group.kind == .sameBytes else { return nil }
      return Members(places: left, first: left.min() ?? 0, group: group)
    }.sorted { ($1.group.kind, $0.first) < ($0.group.kind, $1.first) }
    var rest = OrderedPhotos(by: order)
    for members in found { rest.append(members, of: photos) }
    rest.findPlaces()
    return rest
  }

  private struct Members {
    let places: [Int]
    let first: Int
    let group: DuplicateGroup
  }

  private mutating func append(_ members: Members, of all: [Photo]) {
    let members = (photos: members.places.map { all[$0] }, group: members.group)
    guard let best = members.photos.first, let id = members.photos.map(\.id).min() else { return }
    let same = members.photos.dropFirst().filter { members.group.copies.contains($0.id) }
    groups.append(
      Group(id: id, start: photos.count, kind: members.group.kind, hasCopies: !same.isEmpty))
    photos += members.photos
    copies += same.filter {
      $0.file.sidecar == nil || $0.file.facts?.details == best.file.facts?.details
    }
  }

  /// Returns the photos with what a person has just said of some of them, which the disk may not
  /// say yet.
  func amended(by amendments: [Amendment]) -> OrderedPhotos {
    var amended = self
    for amendment in amendments {
      for (id, changes) in amendment.changes {
        guard let place = index(of: id), var facts = amended.photos[place].file.facts else {
          continue
        }
        for change in changes { change.apply(to: &facts.details) }
        var file = amended.photos[place].file
        file.facts = facts
        amended.photos[place] = Photo(file)
      }
    }
    return amended
  }
}
