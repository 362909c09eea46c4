import Foundation
import PhotoIndexing

/// The photos of the library at one point in time, in an order, with the index of each. Created off
/// the main thread, because there may be a hundred thousand.
struct OrderedPhotos: Sendable {
  private(set) var photos: [Photo] = []
  private(set) var places: [Photo.ID: Int] = [:]

  let order: PhotoOrder

  init(by order: PhotoOrder = .oldestFirst) { self.order = order }

  init(_ files: [MediaFile], by order: PhotoOrder = .oldestFirst) {
    // Computed once for each file.
    let keys = files.map { (moment: $0.moment, id: $0.id) }
    let sorted = files.indices.sorted { order.isOrdered(keys[$0], keys[$1]) }
    self.init(inOrder: sorted.map { Photo(files[$0]) }, by: order)
  }

  init(inOrder photos: [Photo], by order: PhotoOrder = .oldestFirst) {
    self.photos = photos
    self.order = order
    places = Dictionary(
      photos.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the photos in another order.
  func ordered(by order: PhotoOrder) -> OrderedPhotos {
    order == self.order ? self : OrderedPhotos(photos.map(\.file), by: order)
  }

  /// Returns the photos without some of them.
  func removing(_ ids: Set<Photo.ID>) -> OrderedPhotos {
    let gone = ids.compactMap { places[$0] }.sorted()
    guard let first = gone.first else { return self }
    var rest = self
    for place in gone.reversed() { rest.places[rest.photos.remove(at: place).id] = nil }
    for place in rest.photos.indices[first...] { rest.places[rest.photos[place].id] = place }
    return rest
  }
}
