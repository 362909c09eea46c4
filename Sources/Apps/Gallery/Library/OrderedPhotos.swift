import Foundation
import PhotoIndexing

/// The photos of the library at one point in time, in an order, with the index of each. Created off
/// the main thread, because there may be a hundred thousand.
struct OrderedPhotos: Sendable {
  private(set) var photos: [Photo] = []
  private(set) var places: [Photo.ID: Int] = [:]

  let order: PhotoOrder
  /// The days of those that can be read; empty without an order by date.
  private(set) var days = PhotoDays()

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
    places = Dictionary(
      photos.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    findDays()
  }

  private mutating func findDays() {
    if order != .name { days = PhotoDays(photos[..<readableCount]) }
  }

  /// Returns the photos in another order.
  func ordered(by order: PhotoOrder) -> OrderedPhotos {
    order == self.order ? self : OrderedPhotos(of: photos, by: order)
  }

  /// Returns the photos without some of them.
  func removing(_ ids: Set<Photo.ID>) -> OrderedPhotos {
    let gone = ids.compactMap { places[$0] }.sorted()
    guard let first = gone.first else { return self }
    var rest = self
    for place in gone.reversed() { rest.places[rest.photos.remove(at: place).id] = nil }
    for place in rest.photos.indices[first...] { rest.places[rest.photos[place].id] = place }
    rest.findDays()
    return rest
  }

  /// Returns only some of the photos.
  func keeping(_ ids: Set<Photo.ID>) -> OrderedPhotos {
    OrderedPhotos(inOrder: photos.filter { ids.contains($0.id) }, by: order)
  }

  /// Returns the photos with what a person has just said of some of them, which the disk may not
  /// say yet.
  func amended(by amendments: [Amendment]) -> OrderedPhotos {
    var amended = self
    for amendment in amendments {
      for (id, changes) in amendment.changes {
        guard let place = places[id], var facts = amended.photos[place].file.facts else { continue }
        for change in changes { change.apply(to: &facts.details) }
        var file = amended.photos[place].file
        file.facts = facts
        amended.photos[place] = Photo(file)
      }
    }
    return amended
  }
}
