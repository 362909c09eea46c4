import Foundation
import PhotoIndexing

/// The library's photos at one moment, oldest first, those of one moment by name, and where each of
/// them is. Made off the main thread, which a hundred thousand of them would hold up.
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

  /// Without some photos, the others in their order.
  func removing(_ ids: Set<Photo.ID>) -> OrderedPhotos {
    let gone = ids.compactMap { places[$0] }.sorted()
    guard let first = gone.first else { return self }
    var rest = self
    for place in gone.reversed() { rest.places[rest.photos.remove(at: place).id] = nil }
    for place in rest.photos.indices[first...] { rest.places[rest.photos[place].id] = place }
    return rest
  }
}
