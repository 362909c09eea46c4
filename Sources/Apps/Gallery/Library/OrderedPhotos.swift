import Foundation
import PhotoIndexing

/// The photos of the library at one point in time, in an order, with the index of each. Created off
/// the main thread, because there may be a hundred thousand.
struct OrderedPhotos: Sendable {
  private(set) var photos: [Photo] = []
  private(set) var places: [Photo.ID: Int] = [:]

  let order: PhotoOrder

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
    return rest
  }
}
