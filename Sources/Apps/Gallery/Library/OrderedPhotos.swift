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
  /// The groups of photos that look alike; empty unless the photos are grouped so.
  private(set) var groups: [Group] = []

  /// Consecutive photos that look alike.
  struct Group: Equatable, Sendable {
    /// The least of their identities, which the group keeps while its photos stay.
    let id: Photo.ID
    /// The index of the first photo.
    let start: Int
  }

  /// The number of photos before those that can't be read.
  var readableCount: Int {
    var (low, high) = (0, photos.count)
    while low < high {
      let middle = (low + high) / 2
      if photos[middle].isUnreadable { high = middle } else { low = middle + 1 }
    }
    return low
  }

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

  private mutating func findPlaces() {
    places = PhotoPlaces(count: photos.count) { photos[$0].id }
  }

  /// The index of a photo.
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

  /// Returns only the photos of some groups, the best of each group first. Groups of which no two
  /// photos are left are left out.
  func grouped(by groups: [[Photo.ID]]) -> OrderedPhotos {
    let found = groups.map { $0.compactMap { index(of: $0) }.filter { !photos[$0].isUnreadable } }
      .filter { $0.count > 1 }
      .sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }
    var rest = OrderedPhotos(by: order)
    for group in found {
      let members = group.map { photos[$0] }.sorted { $0.isBetter(than: $1) }
      guard let id = members.map(\.id).min() else { continue }
      rest.groups.append(Group(id: id, start: rest.photos.count))
      rest.photos += members
    }
    rest.findPlaces()
    return rest
  }

  /// The photos that aren't the best of their groups.
  var copies: [Photo] {
    guard !groups.isEmpty else { return [] }
    let best = Set(groups.map(\.start))
    return photos.indices.filter { !best.contains($0) }.map { photos[$0] }
  }

  /// Returns the photos with what a person has just said of some of them, which the disk may not
  /// say yet.
  func amended(by amendments: [Amendment]) -> OrderedPhotos {
    var amended = self
    for amendment in amendments {
      for (id, changes) in amendment.changes {
        guard let place = index(of: id), var facts = amended.photos[place].file.facts else { continue }
        for change in changes { change.apply(to: &facts.details) }
        var file = amended.photos[place].file
        file.facts = facts
        amended.photos[place] = Photo(file)
      }
    }
    return amended
  }
}

extension Photo {
  /// Whether the photo is worth more than one that looks alike: it has more pixels, then more bytes,
  /// or is older.
  fileprivate func isBetter(than other: Photo) -> Bool {
    let (size, otherSize) = (pixelSize ?? .zero, other.pixelSize ?? .zero)
    let (area, otherArea) = (size.width * size.height, otherSize.width * otherSize.height)
    if area != otherArea { return area > otherArea }
    let (bytes, otherBytes) = (file.stamp.byteCount, other.file.stamp.byteCount)
    if bytes != otherBytes { return bytes > otherBytes }
    return (file.moment, id) < (other.file.moment, other.id)
  }
}
