import Foundation
import PhotoIndexing

/// The photos of the library at one point in time, by date and then by name, with the index of
/// each. Created off the main thread, because there may be a hundred thousand.
struct OrderedPhotos: Sendable {
  private(set) var photos: [Photo] = []
  private(set) var places: [Photo.ID: Int] = [:]

  init() {}

  init(_ files: [MediaFile]) {
    let moments = files.map(\.moment)
    let order = files.indices.sorted { one, other in
      if moments[one] != moments[other] { return moments[one] < moments[other] }
      return FileID.isOrderedByName(files[one].id, files[other].id)
    }
    self.init(inOrder: order.map { Photo(files[$0]) })
  }

  init(inOrder photos: [Photo]) {
    self.photos = photos
    places = Dictionary(
      photos.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
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
